import type { Answer } from './answer';
import type { ItemSum } from './itemSum';
import { knowledgeOf, knownByParts, UNKNOWN } from './knowledge';

/** The figures of an item in one type of quiz, all ways of answering together. */
export interface Figures {
  readonly answers: number;
  /** The share of right answers in whole percent, weighted toward recent answers. */
  readonly percent: number;
  /** The usual time of a right answer (milliseconds); `undefined` before the first. */
  readonly time: number | undefined;
}

interface Total {
  readonly answers: number;
  readonly fadedAnswers: number;
  readonly fadedRight: number;
  /** The logarithms of times, each as often as there were answers, and how many that makes. */
  readonly logTimes: number;
  readonly timed: number;
}

const NOTHING: Total = { answers: 0, fadedAnswers: 0, fadedRight: 0, logTimes: 0, timed: 0 };

function added(total: Total, sum: ItemSum): Total {
  const timed = sum.logTime === null ? 0 : sum.timed;
  return {
    answers: total.answers + sum.answers,
    fadedAnswers: total.fadedAnswers + sum.fadedAnswers,
    fadedRight: total.fadedRight + sum.fadedRight,
    logTimes: total.logTimes + timed * (sum.logTime ?? 0),
    timed: total.timed + timed,
  };
}

/**
 * The figures of every item that was asked.
 *
 * @param sums the sums of one type of quiz
 * @example figuresOf(sums).get('key:C-major') // { answers: 14, percent: 72, time: 1900 }
 */
export function figuresOf(sums: readonly ItemSum[]): ReadonlyMap<string, Figures> {
  const totals = new Map<string, Total>();
  for (const sum of sums) totals.set(sum.item, added(totals.get(sum.item) ?? NOTHING, sum));
  return new Map(
    [...totals].map(([item, { answers, fadedAnswers, fadedRight, logTimes, timed }]) => [
      item,
      {
        answers,
        percent: Math.round((100 * fadedRight) / fadedAnswers),
        time: timed === 0 ? undefined : Math.exp(logTimes / timed),
      },
    ]),
  );
}

/** A moment for figures that depend on none: weakness doesn't, only whether an item is due does. */
const ANY_MOMENT = { now: 0, today: '' };

/** The items that a list of the weakest chooses from, and how they are known. */
interface WeakestDeps {
  readonly isListed: (item: string) => boolean;
  /** The items by which an item is known, among all that were asked; without any, by itself. */
  readonly partsOf?: (item: string, asked: readonly string[]) => readonly string[];
  readonly count: number;
}

/**
 * The items that are known least, the weakest first: by accuracy and time, and by their parts, as `Weak Spots First` weighs
 * them.
 *
 * @param sums the sums of that quiz
 * @example weakestItems({ screen: 'keys', quiz: 'name-key' }, sums, { isListed, count: 10 }) // ['key:Gb-major', …]
 */
export function weakestItems(
  quiz: Pick<Answer, 'screen' | 'quiz'>,
  sums: readonly ItemSum[],
  { isListed, partsOf = () => [], count }: WeakestDeps,
): readonly string[] {
  const known = knowledgeOf(quiz, sums, ANY_MOMENT);
  const asked = [...known.keys()];
  const weaknessOf = (item: string) => {
    const parts = partsOf(item, asked).map(part => known.get(part) ?? UNKNOWN);
    return knownByParts(known.get(item), parts).weakness;
  };
  return asked
    .filter(isListed)
    .map(item => ({ item, weakness: weaknessOf(item) }))
    .sort((a, b) => b.weakness - a.weakness || (a.item < b.item ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}

/**
 * The type of quiz that was answered last on a screen; `undefined` if none was.
 *
 * @example lastQuizOf('keys', sums) // 'name-key'
 */
export function lastQuizOf(screen: string, sums: Iterable<ItemSum>): string | undefined {
  let latest: ItemSum | undefined;
  for (const sum of sums)
    if (sum.screen === screen && (latest === undefined || latest.last < sum.last)) latest = sum;
  return latest?.quiz;
}
