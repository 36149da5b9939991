import type { ScreenId } from '../commands/command';
import type { Listener, ListeningOptions } from '../listening/listener';
import type { Quizzes } from '../quiz/quizzes';
import { LOCKED } from '../quiz/text';
import { instrumentIn, sharedNeck } from '../settings/instrument';
import { isNaming, namesIn } from '../settings/noteNames';
import { preferences as rows } from '../settings/preferences';
import type { QuerySettings } from '../settings/querySettings';
import type { Choices, SettingRow } from '../settings/setting';
import type { AllSettings } from '../settings/useSettings';
import type { Navigation } from './links/navigation';

interface AdjustDeps extends AllSettings {
  readonly listener: Pick<Listener, 'adjust'>;
  readonly navigation: Pick<Navigation, 'current' | 'subscribe'>;
}

type Options = Required<Pick<ListeningOptions, 'lowest' | 'a4' | 'readerPace'>>;

const isSame = (one: Options, other: Options): boolean =>
  one.lowest === other.lowest && one.a4 === other.a4 && one.readerPace === other.readerPace;

/** Keeps listening adjusted to the user's preferences and the instrument of the screen. */
export function adjustListener({ listener, navigation, screens, preferences }: AdjustDeps): void {
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

interface InstrumentsDeps {
  readonly preferred: { readonly choices: () => Choices; readonly subscribe: (listener: () => void) => void };
  readonly quizzes: Pick<Quizzes, 'active' | 'subscribe'>;
  readonly navigation: Pick<Navigation, 'current' | 'show'>;
  readonly screens: Readonly<Record<ScreenId, QuerySettings>>;
}

/** The instrument and the note names that the screens have in common. */
export interface Instruments {
  /** The shared instrument, its capo and the note names as choices; no choice where it is the default. */
  shared(): Choices;
  /** Why the preference can't be changed now; `undefined` if it can. */
  lockOf(row: Pick<SettingRow, 'id'>): string | undefined;
}

/** What the screens have in common of some preferences. */
const sharedOf = (choices: Choices): Choices =>
  new Map([...choices].filter(([id]) => isNaming(id) || isOfNeck(id)));

const isOfNeck = (id: string): boolean => sharedNeck.some(text => text.id === id);

const codesOf = (shared: Choices): string => sharedNeck.map(({ id }) => shared.get(id) ?? '').join(' ');

/**
 * Gives every screen the instrument that the user prefers, its capo, and the names of its notes. While a quiz is open they stay,
 * even if another tab changes them: the questions are about that neck, in those names.
 */
export function createInstruments({ preferred, quizzes, navigation, screens }: InstrumentsDeps): Instruments {
  const wanted = () => sharedOf(preferred.choices());
  const isHeld = () => quizzes.active().length > 0;
  let shared = wanted();
  const follow = () => {
    const next = wanted();
    if (isHeld()) return;
    const before = shared;
    shared = next;
    if (namesIn(next) !== namesIn(before)) for (const settings of Object.values(screens)) settings.rename();
    if (codesOf(next) === codesOf(before)) return;
    for (const settings of Object.values(screens)) settings.share();
    const screen = navigation.current();
    if (screen) navigation.show(screen.id, screens[screen.id].query());
  };
  preferred.subscribe(follow);
  quizzes.subscribe(follow);
  return {
    shared: () => shared,
    lockOf: ({ id }) => (isHeld() && (isNaming(id) || isOfNeck(id)) ? LOCKED : undefined),
  };
}

/** Stops the microphone or a sound when the screen is left, and when the tab is hidden or leaves the page. */
export function stopWhenLeft(
  listener: Pick<Listener, 'stop'>,
  navigation: Pick<Navigation, 'current' | 'subscribe'>,
  page: Document,
): void {
  const stop = () => listener.stop();
  let shown = navigation.current()?.id;
  navigation.subscribe(() => {
    const next = navigation.current()?.id;
    if (next !== shown) stop();
    shown = next;
  });
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) stop();
  });
  page.defaultView?.addEventListener('pagehide', stop);
}
