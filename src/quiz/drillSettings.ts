import type { Leader } from '../commands/hotkey';
import { oneOf, onOff } from '../settings/optionSetting';
import type { Choices, Setting } from '../settings/setting';
import { isTimed, lengthKind, minutesOf, type QuizLength } from './length';

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
