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
 * The next item of an endless row: none twice in a row, and none again before all have come.
 *
 * @param asked what has come so far, the latest last
 * @param idOf what tells two items apart; by default the items themselves
 * @throws RangeError when there is none to draw from.
 * @example drawNext(['a', 'b', 'c'], ['a', 'c'], Math.random) // 'b'
 */
export function drawNext<T>(
  items: readonly T[],
  asked: readonly T[],
  chance: Chance,
  idOf: (item: T) => unknown = item => item,
): T {
  const thisRound = asked.length % items.length;
  // A new round may not begin with what the last one ended with.
  const barred = thisRound === 0 && items.length > 1 ? 1 : thisRound;
  const ids = new Set((barred === 0 ? [] : asked.slice(-barred)).map(idOf));
  return pick(
    items.filter(item => !ids.has(idOf(item))),
    chance,
  );
}
