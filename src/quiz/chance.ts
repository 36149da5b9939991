/** A source of chance: returns a number from 0 up to, not including, 1, as `Math.random` does. */
export type Chance = () => number;

/**
 * One item at random.
 *
 * @throws RangeError if there are no items.
 * @example pick(['a', 'b'], () => 0.5) // 'b'
 */
export function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/**
 * The next item of an endless draw: no item twice in a row, and none again before all have been drawn.
 *
 * @param asked the items drawn so far, the latest last
 * @param idOf identifies an item; by default the item itself
 * @throws RangeError if there are no items.
 * @example drawNext(['a', 'b', 'c'], ['a', 'c'], Math.random) // 'b'
 */
export function drawNext<T>(
  items: readonly T[],
  asked: readonly T[],
  chance: Chance,
  idOf: (item: T) => unknown = item => item,
): T {
  const thisRound = asked.length % items.length;
  // A new round must not begin with the item that ended the last one.
  const barred = thisRound === 0 && items.length > 1 ? 1 : thisRound;
  const ids = new Set((barred === 0 ? [] : asked.slice(-barred)).map(idOf));
  return pick(
    items.filter(item => !ids.has(idOf(item))),
    chance,
  );
}
