import type { ConfusionSum } from './sums';

/** One thing that was taken for another, and how often. */
export interface MixUp {
  readonly asked: string;
  readonly answered: string;
  readonly times: number;
}

/**
 * What was taken for what, whatever the item, the most frequent first.
 *
 * @example mixUpsIn(confusions)[0] // { asked: 'P4', answered: 'P5', times: 7 }
 */
export function mixUpsIn(confusions: readonly ConfusionSum[]): readonly MixUp[] {
  const mixUps = new Map<string, MixUp>();
  for (const { asked, answered, count } of confusions) {
    const key = `${asked} ${answered}`;
    mixUps.set(key, { asked, answered, times: (mixUps.get(key)?.times ?? 0) + count });
  }
  return [...mixUps.values()].sort(
    (a, b) => b.times - a.times || (`${a.asked} ${a.answered}` < `${b.asked} ${b.answered}` ? -1 : 1),
  );
}
