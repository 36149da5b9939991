import type { Listener, ListeningOptions } from '../listening/listener';
import { instrumentIn } from '../settings/instrument';
import { preferences as rows } from '../settings/preferences';
import type { AllSettings } from '../settings/useSettings';
import type { Navigation } from './navigation';

interface AdjustUse extends AllSettings {
  readonly listener: Pick<Listener, 'adjust'>;
  readonly navigation: Pick<Navigation, 'current' | 'subscribe'>;
}

type Options = Required<Pick<ListeningOptions, 'lowest' | 'a4' | 'readerPace'>>;

const isSame = (one: Options, other: Options): boolean =>
  one.lowest === other.lowest && one.a4 === other.a4 && one.readerPace === other.readerPace;

/** Keeps listening adjusted to the user's preferences and the instrument of the screen. */
export function adjustListener({ listener, navigation, screens, preferences }: AdjustUse): void {
  let known: Options | undefined;
  const adjust = () => {
    const screen = navigation.current();
    const { strings } = instrumentIn(screen ? screens[screen.id].choices() : preferences.choices());
    const options = {
      lowest: Math.min(...strings.map(({ open }) => open)),
      a4: preferences.read(rows.a4),
      readerPace: preferences.read(rows.readerPace),
    };
    if (known && isSame(known, options)) return;
    known = options;
    listener.adjust(options);
  };
  adjust();
  for (const { subscribe } of [preferences, navigation, ...Object.values(screens)]) subscribe(adjust);
}
