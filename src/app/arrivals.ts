import type { ScreenId } from '../commands/screenId';
import type { Announcer } from '../speech/announcer';
import type { Navigation } from './navigation';
import { NOT_FOUND, spokenArrival } from './text';

interface ArrivalsUse {
  readonly navigation: Pick<Navigation, 'current' | 'subscribe'>;
  readonly announcer: Pick<Announcer, 'say' | 'sayAloud' | 'withdraw'>;
  /** Whether a screen reader will certainly say the screen's heading. */
  readonly readsHeading: (screen: ScreenId) => boolean;
}

/**
 * Announces each screen the user comes to: a new page floods a screen reader with changes, and it may miss the heading that
 * gets the focus. Where it certainly says that, the name is left to it, so that it is heard once. What is said at the same
 * moment, such as a setting that a command changed there, follows the name.
 *
 * @example announceArrivals({ navigation, announcer, readsHeading }); navigation.open('scales') // 'Scales.'
 */
export function announceArrivals({ navigation, announcer, readsHeading }: ArrivalsUse): void {
  let shown = navigation.current();
  let name = '';
  navigation.subscribe(() => {
    const screen = navigation.current();
    if (screen === shown) return;
    shown = screen;
    // A screen that was left again isn't named any more.
    announcer.withdraw(name);
    name = spokenArrival(screen?.title ?? NOT_FOUND.title);
    if (screen && readsHeading(screen.id)) announcer.sayAloud(name);
    else announcer.say(name, 'lasting', 'redrawn');
  });
}
