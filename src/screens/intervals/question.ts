import { type Chance, draw, pick } from '../../quiz/chance';
import type { Pace } from '../../quiz/pace';
import type { Session, Verdict } from '../../quiz/session';
import { INTERVALS, type Interval, type IntervalName, intervalNamed } from '../../theory/interval';
import { pickDirection, type QuizDirection } from './directions';
import { type Heard, ROOTS } from './heard';

/** The length of the interval quiz (spec §9). */
export const QUIZ_LENGTH = 12;

/** What a quiz was started with; it holds for all of its questions, whatever the settings become. */
export interface QuizSetup {
  readonly direction: QuizDirection;
  /** The intervals that are asked; none stands for all. */
  readonly asked: readonly IntervalName[];
  readonly pace: Pace;
}

export interface IntervalQuestion {
  readonly interval: Interval;
  readonly heard: Heard;
  readonly pace: Pace;
}

/** An interval by its name; only the very name is right (spec §5). */
export type IntervalAnswer = IntervalName;

export type IntervalsSession = Session<IntervalQuestion, IntervalAnswer>;

/**
 * The intervals that a quiz asks: those chosen, or all where none is.
 *
 * @example askedIntervals([]).length // 13
 */
export function askedIntervals(names: readonly IntervalName[]): readonly Interval[] {
  const chosen = INTERVALS.filter(({ name }) => names.includes(name));
  return chosen.length === 0 ? INTERVALS : chosen;
}

/**
 * The twelve questions of a quiz. Out of all thirteen intervals none is asked twice; out of fewer none again before all
 * have been asked.
 *
 * @example makeQuestions({ direction: 'ascending', asked: [], pace: { kind: 'calm' } }, Math.random).length // 12
 */
export function makeQuestions(
  { direction, asked, pace }: QuizSetup,
  chance: Chance,
): readonly IntervalQuestion[] {
  return draw(askedIntervals(asked), QUIZ_LENGTH, chance).map(interval => ({
    interval,
    heard: {
      root: pick(ROOTS, chance),
      semitones: interval.semitones,
      direction: pickDirection(direction, chance),
    },
    pace,
  }));
}

/**
 * The verdict on an answer.
 *
 * @example grade(question, 'Tritone') // 'right' where a tritone was heard
 */
export const grade = ({ interval }: IntervalQuestion, answer: IntervalAnswer): Verdict =>
  answer === interval.name ? 'right' : 'wrong';

/**
 * What was answered, as it would have sounded in the place of what was asked.
 *
 * @example heardAs(question, 'Octave').semitones // 12
 */
export const heardAs = ({ heard }: IntervalQuestion, answer: IntervalAnswer): Heard => ({
  ...heard,
  semitones: intervalNamed(answer)?.semitones ?? heard.semitones,
});

/** The question that stands on the screen, answered or not. */
export function questionOf(session: IntervalsSession): IntervalQuestion | undefined {
  if (session.status === 'asking') return session.question;
  return session.status === 'feedback' ? session.last.question : undefined;
}
