import type { Leader } from '../commands/hotkey';
import { oneOf, onOff } from '../settings/options';
import type { Choices, Setting } from '../settings/setting';
import { type Answering, type AnswerWith, isSelfCheck } from './answerWith';
import { type Completed, isTimed, lengthKind, minutesOf, type QuizLength, type Verdict } from './session';

/** Quick Drill: one key per question. */
export const drill: Setting<'on' | 'off'> = onOff({
  id: 'drill',
  label: 'Quick Drill',
  leader: 'x',
  initial: 'off',
});

const PAUSES = [0, 200, 400, 600, 1000, 1500, 2000] as const;

/** A pause before the next question, in milliseconds. */
export type Pause = (typeof PAUSES)[number];

/** How long a quick drill waits after a right answer. */
export const pauseSetting = (initial: Pause, leader: Leader = 'w'): Setting<Pause> =>
  oneOf<Pause>({
    id: 'pause',
    label: 'Pause after a right answer',
    brief: 'Pause',
    control: 'select',
    leader,
    options: PAUSES.map(value => ({
      value,
      text: value === 1000 ? '1 second' : `${value / 1000} seconds`,
      brief: value === 0 ? 'none' : String(value / 1000),
    })),
    initial,
  });

/** Where a control is that only a drill has: shown while Quick Drill is on, and turning it on. */
export const IN_DRILL = {
  isShown: (choices: Choices) => drill.read(choices) === 'on',
  reveal: (choices: Choices) => drill.write(choices, 'on'),
};

const LENGTHS: readonly QuizLength[] = [25, 50, 100, 'endless', '1m', '2m', '5m'];

/** What people call each kind of length. */
const LENGTH_WORDS = {
  questions: ['short', 'long', 'how many questions'],
  time: ['timed', 'timed test', 'timed drill', 'time limit', 'clock', 'against the clock'],
  nothing: ['without end', 'unlimited', 'no limit', 'forever'],
} as const;

/**
 * How a length is called.
 *
 * @example lengthText('1m') // '1 minute'
 */
export function lengthText(length: QuizLength): string {
  if (length === 'endless') return 'Endless';
  if (!isTimed(length)) return `${length} questions`;
  const minutes = minutesOf(length);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** What people also call a time: `60 seconds`. */
const secondsText = (length: QuizLength): readonly string[] =>
  isTimed(length) ? [`${minutesOf(length) * 60} seconds`] : [];

/**
 * How long a drill is.
 *
 * @param first as many questions as the quiz asks otherwise
 */
export const lengthSetting = (first: number): Setting<QuizLength> =>
  oneOf<QuizLength>({
    id: 'length',
    label: 'Length',
    ...IN_DRILL,
    control: 'select',
    leader: 'shift+x',
    options: [first, ...LENGTHS].map(value => ({
      value,
      text: lengthText(value),
      keywords: [...LENGTH_WORDS[lengthKind(value)], ...secondsText(value)],
    })),
    initial: first,
  });

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
