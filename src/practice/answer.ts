import type { AnswerWith, OtherAnswers } from '../quiz/answerWith';
import type { QuizLength } from '../quiz/session';

/** The version of the format of an answer, in the log and in exports. A reader refuses a higher one. */
export const ANSWER_VERSION = 1;

/** How an answer was given. */
export const INPUT_METHODS = ['keys', 'pointer', 'self-check', 'microphone', 'midi'] as const;
export type InputMethod = (typeof INPUT_METHODS)[number];

/**
 * The input method of an answer, as figures tell answers apart: keys and a pointer are one. Self-checked and played answers are
 * never mixed with those.
 *
 * @example answeredWith({ way: 'pointer' }) // 'keys'
 */
export const answeredWith = ({ way = 'keys' }: { readonly way?: InputMethod | undefined }): AnswerWith =>
  way === 'pointer' ? 'keys' : way;

/**
 * The input method of an answer as sums keep it: left out for keys and a pointer.
 *
 * @example methodOtherThanKeys({ way: 'midi' }) // { way: 'midi' }
 */
export function methodOtherThanKeys(answer: { readonly way?: InputMethod | undefined }): {
  readonly way?: OtherAnswers;
} {
  const way = answeredWith(answer);
  return way === 'keys' ? {} : { way };
}

export const PACES = ['calm', 'drill', 'eyes-free'] as const;

/** The grades of an answer, as FSRS counts them: wrong, slow, usual, quick. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/** The places of an answer that names several: each as an item. */
export interface AnsweredPlaces {
  readonly found: readonly string[];
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/**
 * One answer, as it is logged, exported and imported: plain data. Screens and quizzes are texts here, since an import may
 * hold answers of a quiz that this Fretty doesn't know.
 */
export interface Answer {
  readonly version: typeof ANSWER_VERSION;
  /** The id, which begins with the time, so that ids in order are answers in order. */
  readonly id: string;
  /** The time of the answer: milliseconds since 1970, UTC. */
  readonly time: number;
  /** The local date of the answer: `2026-11-22`. */
  readonly date: string;
  readonly screen: string;
  /** The type of quiz; unique within its screen. */
  readonly quiz: string;
  /** The item that the question practiced: `key:Bb-major`. */
  readonly item: string;
  /** The answer that was asked for, as a short code: `C`. */
  readonly asked: string;
  /** The answer that was given, as a short code; empty if none was. */
  readonly answered: string;
  readonly verdict: 'right' | 'wrong';
  /** Set if a right answer came after its beat: it counts for accuracy, but not for the score of its round. */
  readonly late?: true;
  /** How long the answer took; `null` if it was interrupted or has no time of its own, and only counts for accuracy. */
  readonly milliseconds: number | null;
  /** Set if it was struck together with the answer before it, in one strum: that has one time. */
  readonly together?: true;
  readonly way: InputMethod;
  readonly pace: (typeof PACES)[number];
  readonly grade: Grade;
  /** The id of the answer's round, in the format of an answer's id. */
  readonly round: string;
  /** The length of that round: a number of questions, `5m` for five minutes, or `endless`. */
  readonly length: QuizLength;
  /** `some` if that round asked just some items: it can't be compared with one that may ask any. */
  readonly asks?: 'some';
  /** A short text that only rounds with the same settings have; left out in answers from before it was kept. */
  readonly settings?: string;
  readonly places?: AnsweredPlaces;
}

/** The base-36 digits of the time in an id: nine last until the year 5188. */
const TIME_DIGITS = 9;

/**
 * The id of an answer or a round: its time, which sorts as text, then its unique part.
 *
 * @example idAt(1795305600000, 'k3x9') // '0mwr2lmo0-k3x9'
 */
export const idAt = (time: number, unique: string): string =>
  `${Math.max(0, Math.floor(time)).toString(36).padStart(TIME_DIGITS, '0')}-${unique}`;

/** Whether a text is an id of a time. */
export const isIdAt = (id: string, time: number): boolean =>
  /^[0-9a-z]{9}-[0-9a-z]{1,24}$/.test(id) && id.startsWith(idAt(time, ''));

/** How many places an answer had to find; 1 if it had to find none. */
const partsOf = ({ places }: Pick<Answer, 'places'>): number =>
  Math.max(1, places === undefined ? 1 : places.found.length + places.missed.length);

/** The longest time that counts for an answer (milliseconds): anyone slower was doing something else. */
const LONGEST = 60_000;

/**
 * The time that an answer took, a minute at most; `undefined` if it was interrupted.
 *
 * @example spentOn({ milliseconds: 90_000 }) // 60_000
 */
export const spentOn = ({ milliseconds }: Pick<Answer, 'milliseconds'>): number | undefined =>
  milliseconds === null ? undefined : Math.min(LONGEST, milliseconds);

/**
 * The time that an answer took for each place it had to find, if it had to find any.
 *
 * @example timeOf({ milliseconds: 9000, places: { found: [a, b], missed: [c], wrong: [] } }) // 3000
 */
export function timeOf(answer: Pick<Answer, 'milliseconds' | 'places'>): number | undefined {
  const spent = spentOn(answer);
  return spent === undefined ? undefined : spent / partsOf(answer);
}
