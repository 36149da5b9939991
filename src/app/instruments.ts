import type { ScreenId } from '../commands/screenId';
import type { Quizzes } from '../quiz/Quizzes';
import { LOCKED } from '../quiz/setupText';
import { instrument } from '../settings/instrument';
import type { QuerySettings } from '../settings/querySettings';
import type { Choices, SettingRow } from '../settings/setting';
import type { Navigation } from './navigation';

interface InstrumentsUse {
  readonly preferred: { readonly choices: () => Choices; readonly subscribe: (listener: () => void) => void };
  readonly quizzes: Pick<Quizzes, 'active' | 'subscribe'>;
  readonly navigation: Pick<Navigation, 'current' | 'show'>;
  readonly screens: Readonly<Record<ScreenId, QuerySettings>>;
}

/** The instrument that the screens have in common. */
export interface Instruments {
  /** As a choice; without any if it is the default. */
  shared(): Choices;
  /** Why the preference can't be changed now; `undefined` if it can. */
  lockOf(row: Pick<SettingRow, 'id'>): string | undefined;
}

const choiceOf = (code: string | undefined): Choices =>
  new Map(code === undefined ? [] : [[instrument.id, code]]);

/**
 * Gives every screen the instrument that the user prefers. While a quiz is open it stays, even if another tab changes it:
 * the questions are about that neck.
 *
 * @example createInstruments(use).shared() // Map { 'instrument' => 'ukulele' }
 */
export function createInstruments({ preferred, quizzes, navigation, screens }: InstrumentsUse): Instruments {
  const wanted = () => preferred.choices().get(instrument.id);
  const isHeld = () => quizzes.active().length > 0;
  let code = wanted();
  let shared = choiceOf(code);
  const follow = () => {
    if (isHeld() || wanted() === code) return;
    code = wanted();
    shared = choiceOf(code);
    for (const settings of Object.values(screens)) settings.share();
    const screen = navigation.current();
    if (screen) navigation.show(screen.id, screens[screen.id].query());
  };
  preferred.subscribe(follow);
  quizzes.subscribe(follow);
  return {
    shared: () => shared,
    lockOf: ({ id }) => (id === instrument.id && isHeld() ? LOCKED : undefined),
  };
}
