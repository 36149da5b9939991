import type { Setting } from '../settings/setting';
import type { Pause } from './drillSettings';
import type { Completed, Verdict } from './session';

/**
 * How a quiz goes on. Calm, it waits to be told; in a drill one key answers, and after a right answer it goes on by
 * itself, after a pause in milliseconds; eyes-free one key answers too, and it goes on when the verdict has been spoken.
 */
export type Pace =
  | { readonly kind: 'calm' }
  | { readonly kind: 'drill'; readonly pause: number }
  | { readonly kind: 'eyes-free' };

/** The settings of a screen that decide on the pace of its quiz. */
export interface PaceSettings {
  readonly drill: Setting<'on' | 'off'>;
  readonly pause: Setting<Pause>;
}

/**
 * The pace that the settings of a screen ask for.
 *
 * @example paceIn(settings, notesSettings) // { kind: 'calm' }, with Quick Drill off
 */
export const paceIn = (
  settings: { read<T>(setting: Setting<T>): T },
  { drill, pause }: PaceSettings,
): Pace =>
  settings.read(drill) === 'on' ? { kind: 'drill', pause: settings.read(pause) } : { kind: 'calm' };

/**
 * Whether an answer is final as soon as its key is pressed.
 *
 * @example isQuick({ kind: 'calm' }) // false
 */
export const isQuick = ({ kind }: Pace): boolean => kind !== 'calm';

/**
 * Whether what comes after a verdict comes without being asked for.
 *
 * @example goesOnByItself({ kind: 'drill', pause: 600 }, 'wrong') // false
 */
export function goesOnByItself({ kind }: Pace, verdict: Verdict): boolean {
  switch (kind) {
    case 'calm':
      return false;
    case 'drill':
      return verdict === 'right';
    case 'eyes-free':
      return true;
  }
}

/**
 * Whether a quiz came to its results without being told to go on.
 *
 * @example endedByItself(completed, ({ pace }) => pace) // true after a drill whose last answer was right
 */
export function endedByItself<Question, Answer>(
  { questions, answered }: Completed<Question, Answer>,
  paceOf: (question: Question) => Pace,
): boolean {
  const last = answered[questions.length - 1];
  return last !== undefined && goesOnByItself(paceOf(last.question), last.verdict);
}

/**
 * Whether the next question follows a verdict at once, which is then spoken with it.
 *
 * @example goesOnAtOnce({ kind: 'drill', pause: 0 }, 'right') // true
 */
export const goesOnAtOnce = (pace: Pace, verdict: Verdict): boolean =>
  pace.kind === 'drill' && pace.pause === 0 && verdict === 'right';
