/** A source of chance: a number from 0 up to, not including, 1. `Math.random` is one. */
export type Chance = () => number;

/**
 * One item at random.
 *
 * @throws RangeError when there is none.
 * @example pick(['a', 'b'], () => 0.5) // 'b'
 */
export function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/**
 * The items in random order, each order as likely as any other.
 *
 * @example shuffle([1, 2, 3], () => 0) // [1, 2, 3]
 * @see https://en.wikipedia.org/wiki/Fisher%E2%80%93Yates_shuffle
 */
export function shuffle<T>(items: readonly T[], chance: Chance): readonly T[] {
  const rest = [...items];
  return items.map(() => {
    const [item] = rest.splice(Math.floor(chance() * rest.length), 1);
    if (item === undefined) throw new RangeError('chance must be below 1');
    return item;
  });
}

/**
 * As many items as asked for, none twice in a row, and none again before all have come once.
 *
 * @throws RangeError when there is none to draw from.
 * @example draw(['a'], 2, Math.random) // ['a', 'a'], since there is nothing else
 */
export function draw<T>(items: readonly T[], count: number, chance: Chance): readonly T[] {
  if (items.length === 0) throw new RangeError('nothing to draw from');
  const drawn: T[] = [];
  while (drawn.length < count) {
    const round = shuffle(items, chance);
    const first = round[0];
    const repeats = items.length > 1 && first !== undefined && first === drawn.at(-1);
    drawn.push(...(repeats ? [...round.slice(1), first] : round));
  }
  return drawn.slice(0, count);
}
