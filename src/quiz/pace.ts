import type { Setting } from '../settings/setting';
import { type Answering, type AnswerWith, isSelfCheck } from './answerWith';
import type { Pause } from './drillSettings';
import type { Verdict } from './grade';
import type { QuizLength } from './length';
import type { Completed } from './session';

/**
 * How a quiz proceeds. A calm quiz waits for the user. In a drill one key answers, and a right answer is followed by the
 * next question after a pause (milliseconds). In an eyes-free quiz one key answers too, and every answer is followed by the
 * next question once its verdict has been spoken.
 */
export type Pace =
  | { readonly kind: 'calm' }
  | { readonly kind: 'drill'; readonly pause: number }
  | { readonly kind: 'eyes-free' };

/** What Quick Drill makes of a quiz beyond its pace. */
export interface Drill {
  readonly length: QuizLength;
}

/** The settings that decide the pace of a screen's quiz and, if it is a drill, its length. */
export interface PaceSettings {
  readonly drill: Setting<'on' | 'off'>;
  readonly pause: Setting<Pause>;
  readonly length: Setting<QuizLength>;
  /** Left out on a screen whose answers are always given with keys. */
  readonly answerWith?: Setting<AnswerWith>;
  /** Left out on a screen that has nothing to play. */
  readonly onlyRight?: Setting<'on' | 'off'>;
}

interface Readable {
  read<T>(setting: Setting<T>): T;
}

/**
 * The pace that a screen's settings ask for.
 *
 * @example paceIn(settings, notesSettings) // { kind: 'calm' }, with Quick Drill off
 */
export const paceIn = (settings: Readable, { drill, pause }: PaceSettings): Pace =>
  settings.read(drill) === 'on' ? { kind: 'drill', pause: settings.read(pause) } : { kind: 'calm' };

/**
 * The drill that a screen's settings ask for, whatever its pace; `undefined` with Quick Drill off.
 *
 * @example drillIn(settings, notesSettings) // { length: 12 }
 */
export const drillIn = (settings: Readable, { drill, length }: PaceSettings): Drill | undefined =>
  settings.read(drill) === 'on' ? { length: settings.read(length) } : undefined;

/**
 * How the questions are answered by a screen's settings.
 *
 * @example answerWithIn(settings, notesSettings) // 'keys'
 */
export const answerWithIn = (settings: Readable, { answerWith }: PaceSettings): AnswerWith =>
  answerWith === undefined ? 'keys' : settings.read(answerWith);

/** Whether only right notes count by a screen's settings. */
export const onlyRightIn = (settings: Readable, { onlyRight }: PaceSettings): boolean =>
  onlyRight !== undefined && settings.read(onlyRight) === 'on';

/**
 * Whether one key answers: an answer is submitted as soon as it is chosen.
 *
 * @example isQuick({ kind: 'calm' }) // false
 */
export const isQuick = ({ kind }: Pace): boolean => kind !== 'calm';

/**
 * Whether a quiz advances by itself after a verdict.
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
 * Whether the next question follows an answer at once, so the verdict is spoken together with it.
 *
 * @example advancesAtOnce({ kind: 'drill', pause: 0 }, 'right') // true
 */
export const advancesAtOnce = (pace: Pace, verdict: Verdict): boolean =>
  pace.kind === 'drill' && pace.pause === 0 && verdict === 'right';

/**
 * Whether a quiz came to its results by itself, so a key meant for its last question may still follow.
 *
 * @example endedByItself(completed) // true after a drill whose last answer was right
 */
export function endedByItself({
  by,
  run,
  answered,
}: Completed<unknown, unknown, Answering & { readonly pace: Pace }>): boolean {
  const last = answered.at(-1);
  if (by !== 'last-answer' || last === undefined) return false;
  return advances(run.pace, last.verdict) || (isSelfCheck(run) && isQuick(run.pace));
}
