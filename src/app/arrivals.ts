import type { Announcer } from '../speech/announcer';
import type { Navigation } from './navigation';
import { NOT_FOUND, spokenArrival } from './text';

interface ArrivalsUse {
  readonly navigation: Pick<Navigation, 'current' | 'subscribe'>;
  readonly announcer: Pick<Announcer, 'say' | 'withdraw'>;
}

/**
 * Announces each screen the user comes to: a new page floods a screen reader with changes, and it may miss the heading that
 * gets the focus. What is said at the same moment, such as a setting that a command changed there, follows the name.
 *
 * @example announceArrivals({ navigation, announcer }); navigation.open('scales') // 'Scales.'
 */
export function announceArrivals({ navigation, announcer }: ArrivalsUse): void {
  let shown = navigation.current();
  let name = '';
  navigation.subscribe(() => {
    const screen = navigation.current();
    if (screen === shown) return;
    shown = screen;
    // A screen that was left again isn't named any more.
    announcer.withdraw(name);
    name = spokenArrival(screen?.title ?? NOT_FOUND.title);
    announcer.say(name, 'lasting', 'redrawn');
  });
}
