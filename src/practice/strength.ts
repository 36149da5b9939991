import { median } from '../quiz/results';
import { type Answer, type Grade, timeOf } from './answer';
import type { ItemSum } from './itemSum';

type QuizOf = Pick<Answer, 'screen' | 'quiz'>;

/** The times (milliseconds) of someone fluent: targets until there is a median of one's own. In Find Note for each place. */
const FLUENT: Readonly<Record<string, number>> = {
  'notes/name-note': 2000,
  'notes/find-note': 1500,
  'notes/find-on-string': 2000,
  'notes/play-note': 2500,
  'notes/read-note': 3000,
  'notes/read-name': 2000,
  'intervals/interval': 2000,
  'intervals/play-interval': 3000,
  'keys/count-accidentals': 2000,
  'keys/name-key': 3000,
  'keys/ear-chord': 3000,
  'triads/name-quality': 3000,
  'triads/name-inversion': 3000,
  'triads/complete-shape': 4000,
  'triads/ear-quality': 2000,
  'triads/play-shape': 1500,
  'chords/name-chord': 4000,
  'chords/build-chord': 8000,
  'chords/ear-chord-type': 2000,
  'scales/name-degree': 2500,
  'scales/find-degree': 5000,
  'scales/ear-degree': 2000,
  'scales/play-pattern': 1000,
};

/** The target time for a quiz that has no row above (milliseconds). */
const FLUENT_ELSEWHERE = 3000;

/** How much more than the median a target allows: half of all items are slower, but only those that are clearly slower count as slow. */
const LEEWAY = 1.3;

/** How many items, and answers to them that counted for time, a median of one's own takes. */
const ENOUGH = { items: 3, answers: 12 };

/**
 * The time that an answer should take (milliseconds): the user's own median for a type of quiz and a way of answering, so
 * that it is as fair to someone who answers by switch or by voice, and a little more; at first that of someone fluent.
 *
 * @param sums the sums of that quiz and way
 * @example targetTime({ screen: 'keys', quiz: 'name-key' }, []) // 3000
 */
export function targetTime({ screen, quiz }: QuizOf, sums: readonly ItemSum[]): number {
  const logTimes = sums.flatMap(({ logTime }) => logTime ?? []);
  const timed = sums.reduce((total, sum) => total + sum.timed, 0);
  const own = median(logTimes);
  const isEnough = logTimes.length >= ENOUGH.items && timed >= ENOUGH.answers;
  if (own === undefined || !isEnough) return FLUENT[`${screen}/${quiz}`] ?? FLUENT_ELSEWHERE;
  return LEEWAY * Math.exp(own);
}

/**
 * The smoothed time of the right answers to an item (milliseconds); `undefined` before the first.
 *
 * @example usualTime({ logTime: Math.log(1900), … }) // 1900
 */
export const usualTime = ({ logTime }: Pick<ItemSum, 'logTime'>): number | undefined =>
  logTime === null ? undefined : Math.exp(logTime);

/**
 * The probability that the next answer is right, judged by the latest ones. Before the first it is one half, as if one
 * answer had been right and one wrong (Laplace's rule of succession).
 *
 * @see https://en.wikipedia.org/wiki/Rule_of_succession
 * @example accuracy({ fadedAnswers: 1, fadedRight: 1 }) // 2 / 3
 */
export const accuracy = ({
  fadedAnswers,
  fadedRight,
}: Pick<ItemSum, 'fadedAnswers' | 'fadedRight'>): number => (fadedRight + 1) / (fadedAnswers + 2);

/**
 * The target time over the usual one: 1 is as quick as it should be, less is slower. An item without a time is taken to be
 * quick enough, since its accuracy tells all there is to tell.
 *
 * @example confidence({ logTime: Math.log(4000) }, 2000) // 0.5
 */
export const confidence = (sum: Pick<ItemSum, 'logTime'>, target: number): number =>
  target / (usualTime(sum) ?? target);

/**
 * How well an item is known, from 0 to 1: its accuracy, less if it is slow. More than quick enough is no better.
 *
 * @example strength({ fadedAnswers: 0, fadedRight: 0, logTime: null }, 2000) // 0.5, for an item never asked
 */
export const strength = (
  sum: Pick<ItemSum, 'fadedAnswers' | 'fadedRight' | 'logTime'>,
  target: number,
): number => accuracy(sum) * Math.min(1, confidence(sum, target));

/** The parts of the target time from which an answer is slow, and up to which it is quick. */
const SLOW = 1.3;
const QUICK = 0.6;

/**
 * The grade of an answer. One whose time was interrupted is taken as usual.
 *
 * @example gradeOf({ verdict: 'right', milliseconds: 5000 }, 2000) // 2, right but slow
 */
export function gradeOf(answer: Pick<Answer, 'verdict' | 'milliseconds' | 'places'>, target: number): Grade {
  if (answer.verdict === 'wrong') return 1;
  const time = timeOf(answer) ?? target;
  if (time >= SLOW * target) return 2;
  return time <= QUICK * target ? 4 : 3;
}
