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
/**
 * An item at random, of those that weren't drawn much more often than others: unlike `drawNext`, it can't be known from what
 * came before.
 *
 * @throws RangeError if there are no items.
 * @example pickEvenly(['a', 'b'], ['a', 'a'], Math.random) // 'b'
 */
export function pickEvenly<T>(items: readonly T[], drawn: readonly T[], chance: Chance): T {
  const countOf = (item: T) => drawn.filter(each => each === item).length;
  const least = Math.min(...items.map(countOf));
  return pick(
    items.filter(item => countOf(item) <= least + 1),
    chance,
  );
}

/** How the seed of a drill begins in an address; what follows the `#` is sent to no server. */
const START = '#seed=';

/**
 * Which questions a seed stands for. A change that gives a seed other questions needs a new version, and the old one stays
 * for the links that have it.
 */
export const SEED_VERSIONS = [1, 2, 3] as const;
export type SeedVersion = (typeof SEED_VERSIONS)[number];

/** The version of new links, and of every quiz without one. Since 2, roots and keys are spelled as players write them. */
export const SEED_VERSION: SeedVersion = 2;

/** The version of a learner's first round: as the second, but what is easy is asked first. */
export const FIRST_ROUND_VERSION: SeedVersion = 3;

/** A seed with the version that says which questions it stands for. */
export interface Seed {
  readonly seed: number;
  readonly version: SeedVersion;
}

/** A seed has always as many digits, so that one that was cut off isn't taken for another. */
const DIGITS = 7;
const BASE = 36;
const SEEDS = 2 ** 32;

/** The seed in an address: a whole number below 2³², one that can't be read, or one of a later version of Fretty. */
export type SeedReading =
  | ({ readonly kind: 'seed' } & Seed)
  | { readonly kind: 'damaged' }
  | { readonly kind: 'newer' };

/**
 * The seed in the part of an address that follows its `#`; `undefined` if it has none.
 *
 * @example seedIn('#seed=1-000001a') // { kind: 'seed', seed: 46, version: 1 }
 */
export function seedIn(hash: string): SeedReading | undefined {
  if (!hash.startsWith(START)) return undefined;
  const [, version = '', digits = ''] = /^([1-9]\d*)-(.*)$/s.exec(hash.slice(START.length)) ?? [];
  if (Number(version) > Math.max(...SEED_VERSIONS)) return { kind: 'newer' };
  const known = SEED_VERSIONS.find(each => each === Number(version));
  const seed = /^[0-9a-z]+$/.test(digits) ? Number.parseInt(digits, BASE) : SEEDS;
  return known === undefined || digits.length !== DIGITS || seed >= SEEDS
    ? { kind: 'damaged' }
    : { kind: 'seed', seed, version: known };
}

/**
 * A seed as it is written in an address.
 *
 * @example seedHash(46, 1) // '#seed=1-000001a'
 */
export const seedHash = (seed: number, version: SeedVersion = SEED_VERSION): string =>
  `${START}${version}-${seed.toString(BASE).padStart(DIGITS, '0')}`;

/**
 * A number below 2³² that is the same for the same text: FNV-1a with 32 bits.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 * @example hashOf('') // 2166136261
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A seed that nobody has yet. */
export const newSeed = (chance: Chance): number => Math.floor(chance() * SEEDS);

/**
 * The random numbers for one question of a drill with a seed. It depends on nothing else, so it is the same everywhere,
 * whatever was answered before. The generator is sfc32 by Chris Doty-Humphrey, seeded as in his PractRand: with 64 bits, of
 * which the seed is the lower half and the number of the question the upper one; the first 12 numbers are thrown away.
 *
 * @param question its number, counted from 1
 * @see https://pracrand.sourceforge.net/RNG_engines.txt
 * @see https://github.com/bryc/code/blob/master/jshash/PRNGs.md#sfc32
 * @example seededChance(46, 1)() // the same number every time
 */
export function seededChance(seed: number, question: number): Chance {
  let [a, b, c, counter] = [0, seed | 0, question | 0, 1];
  const next = () => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  for (let thrown = 0; thrown < 12; thrown += 1) next();
  return () => next() / SEEDS;
}
