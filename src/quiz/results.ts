import type { OtherAnswers } from './answerWith';
import { type BeatResults, beatResultsOf } from './beat';
import type { Drill } from './pace';
import { type Answered, type QuizLength, scoreOf } from './session';

/** The completion messages, best first, each from a percentage up (spec §9); all quizzes share them. */
const MESSAGES = [
  { from: 90, message: 'Excellent work!' },
  { from: 80, message: 'Great job!' },
  { from: 70, message: 'Good effort!' },
  { from: 60, message: 'Keep practicing!' },
] as const;

const LOWEST = 'More practice needed';

/** How good a score is, for its color: 80 percent or more, 60 or more, or less (spec §9). */
export type Standing = 'good' | 'fair' | 'poor';

/**
 * A score in whole percent.
 *
 * @example percentOf(8, 12) // 67
 */
export const percentOf = (score: number, total: number): number =>
  total === 0 ? 0 : Math.round((score / total) * 100);

/**
 * The message for a percentage.
 *
 * @example messageFor(83) // 'Great job!'
 */
export const messageFor = (percent: number): string =>
  MESSAGES.find(({ from }) => percent >= from)?.message ?? LOWEST;

/**
 * The standing of a percentage.
 *
 * @example standingOf(60) // 'fair'
 */
export function standingOf(percent: number): Standing {
  if (percent >= 80) return 'good';
  return percent >= 60 ? 'fair' : 'poor';
}

/**
 * The middle value, or the mean of the two middle ones; `undefined` if there are no values.
 *
 * @example median([3, 1, 2, 10]) // 2.5
 */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/**
 * What was answered wrongly or given up, in the order in which it was asked, each name once.
 *
 * @param nameOf names the item that a question practices
 * @example missedIn([{ question: 3, verdict: 'wrong', … }], question => `number ${question}`) // ['number 3']
 */
export const missedIn = <Question>(
  answered: readonly Answered<Question, unknown>[],
  nameOf: (question: Question) => string,
): readonly string[] => [
  ...new Set(answered.filter(({ verdict }) => verdict !== 'right').map(({ question }) => nameOf(question))),
];

/** How a quiz went; one that was ended early is scored on the questions answered. */
export interface Results {
  readonly right: number;
  readonly answered: number;
  readonly percent: number;
  readonly standing: Standing;
  readonly message: string;
  /** The length of a quiz that was ended before its last question. */
  readonly endedBefore: number | undefined;
  /** Median time of the answers (milliseconds). */
  readonly medianTime: number | undefined;
  /** How many answers a drill came to in a minute. */
  readonly perMinute: number | undefined;
  /** Left out where only keys and buttons answered. */
  readonly answerWith?: OtherAnswers;
  /** Left out where there was no beat. */
  readonly beat?: BeatResults;
}

const MINUTE = 60_000;

/** What results are made from: a session, or as much of one. */
interface Scored {
  readonly length: QuizLength;
  readonly answered: readonly Answered<unknown, unknown>[];
  readonly spent?: number;
  readonly run?: { readonly drill?: Drill; readonly answerWith?: OtherAnswers };
}

/** How many answers a drill came to in a minute of the time that its questions were open. */
function perMinuteIn({ answered, spent = 0, run }: Scored): number | undefined {
  if (run?.drill === undefined || spent === 0 || answered.length === 0) return undefined;
  return Math.round((answered.length * MINUTE) / spent);
}

/** The times of the answers that have their own (milliseconds). */
export const timesOf = (
  answered: readonly Pick<Answered<unknown, unknown>, 'milliseconds'>[],
): readonly number[] => answered.flatMap(({ milliseconds }) => milliseconds ?? []);

/**
 * How a quiz went.
 *
 * @example resultsOf({ length: 12, answered }).percent // 75, with nine of twelve right
 */
export function resultsOf(scored: Scored): Results {
  const { length, answered } = scored;
  const right = scoreOf(answered);
  const percent = percentOf(right, answered.length);
  const beat = beatResultsOf(answered);
  return {
    right,
    answered: answered.length,
    percent,
    standing: standingOf(percent),
    message: messageFor(percent),
    endedBefore: typeof length === 'number' && answered.length < length ? length : undefined,
    medianTime: median(timesOf(answered)),
    perMinute: perMinuteIn(scored),
    ...(scored.run?.answerWith && { answerWith: scored.run.answerWith }),
    ...(beat && { beat }),
  };
}

/** As many slow answers are listed. */
const SLOWEST = 3;

/**
 * The three answers that took longest, the longest first.
 *
 * @example slowestIn(answered)[0]?.milliseconds // 4200
 */
export const slowestIn = <Question, Answer>(
  answered: readonly Answered<Question, Answer>[],
): readonly Answered<Question, Answer>[] =>
  answered
    .filter(({ milliseconds }) => milliseconds !== undefined)
    .toSorted((a, b) => (b.milliseconds ?? 0) - (a.milliseconds ?? 0))
    .slice(0, SLOWEST);

/** A round that asks just some items, in one type of quiz. */
export interface ItemRound {
  /** The id of the type of quiz. */
  readonly quiz: string;
  readonly items: readonly string[];
}

/** How the questions about an item went in one round. */
export interface ItemResult<Question> {
  readonly item: string;
  /** The first of them. */
  readonly question: Question;
  readonly answers: number;
  readonly right: number;
  /** Median time (milliseconds); `undefined` if no answer had its own. */
  readonly milliseconds: number | undefined;
}

/** As many items of a round are worth another one. */
export const WEAKEST = 3;

/**
 * The three weakest items of a round, the weakest first: those with the most wrong answers, then the slowest.
 *
 * @param itemOf the item that a question practices
 * @example weakestIn(answered, quiz.itemOf)[0]?.item // 'key:Gb-major'
 */
export function weakestIn<Question>(
  answered: readonly Answered<Question, unknown>[],
  itemOf: (question: Question) => string,
): readonly ItemResult<Question>[] {
  const byItem = new Map<string, Answered<Question, unknown>[]>();
  for (const each of answered) {
    const item = itemOf(each.question);
    const own = byItem.get(item);
    if (own) own.push(each);
    else byItem.set(item, [each]);
  }
  const wrong = ({ answers, right }: ItemResult<Question>) => answers - right;
  return [...byItem]
    .flatMap(([item, own]) => resultOf(item, own))
    .sort((a, b) => wrong(b) - wrong(a) || (b.milliseconds ?? 0) - (a.milliseconds ?? 0))
    .slice(0, WEAKEST);
}

function resultOf<Question>(
  item: string,
  own: readonly Answered<Question, unknown>[],
): readonly ItemResult<Question>[] {
  const [first] = own;
  if (first === undefined) return [];
  const milliseconds = median(timesOf(own));
  const right = own.filter(({ verdict }) => verdict === 'right').length;
  return [{ item, question: first.question, answers: own.length, right, milliseconds }];
}

/** The part of a quiz that another round of some of its items needs. */
interface Rounds<Question> {
  readonly id: string;
  readonly itemOf: (question: Question) => string;
  /** Left out by a quiz that can't ask one item. */
  readonly questionOf?: unknown;
}

/**
 * Creates a function that names the round of the weakest items in some answers; `undefined` where a quiz can't ask them
 * again. It remembers the last: commands ask at every change, and a long drill has many answers.
 *
 * @example createWeakestRound()(quiz, answered) // { quiz: 'name-note', items: ['place:5:3', 'place:4:9', 'place:1:1'] }
 */
export function createWeakestRound<Question>() {
  let known: { readonly of: unknown; readonly round: ItemRound | undefined } | undefined;
  return (
    quiz: Rounds<Question>,
    answered: readonly Answered<Question, unknown>[],
  ): ItemRound | undefined => {
    if (known?.of !== answered) {
      const items = weakestIn(answered, question => quiz.itemOf(question)).map(({ item }) => item);
      const canAsk = items.length > 0 && quiz.questionOf !== undefined;
      known = { of: answered, round: canAsk ? { quiz: quiz.id, items } : undefined };
    }
    return known.round;
  };
}
