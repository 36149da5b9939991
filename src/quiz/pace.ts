import type { Setting } from '../settings/setting';
import type { Pause } from './drillSettings';
import type { Completed, Verdict } from './session';

/**
 * How a quiz proceeds. A calm one waits to be told; in a drill one key answers, and after a right answer the next
 * question follows by itself, after a pause in milliseconds; eyes-free one key answers too, and the next question follows
 * when the verdict has been spoken.
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
 * Whether a quiz advances after a verdict without being told to.
 *
 * @example advances({ kind: 'drill', pause: 600 }, 'wrong') // false
 */
export function advances({ kind }: Pace, verdict: Verdict): boolean {
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
 * Whether the next question follows an answer at once, so that its verdict is spoken with it.
 *
 * @example advancesAtOnce({ kind: 'drill', pause: 0 }, 'right') // true
 */
export const advancesAtOnce = (pace: Pace, verdict: Verdict): boolean =>
  pace.kind === 'drill' && pace.pause === 0 && verdict === 'right';

/**
 * Whether a quiz came to its results by itself, so that a key that was meant for its last question may still follow.
 *
 * @example endedByItself(completed) // true after a drill whose last answer was right
 */
export function endedByItself({
  by,
  run,
  answered,
}: Completed<unknown, unknown, { readonly pace: Pace }>): boolean {
  const last = answered.at(-1);
  return by === 'last-answer' && last !== undefined && advances(run.pace, last.verdict);
}
