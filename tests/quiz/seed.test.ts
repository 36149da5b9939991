import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newSeed, seededChance, seedHash, seedIn } from '../../src/quiz/seed';
import { NEARLY_ONE } from './chances';

const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyQuestion = fc.integer({ min: 1, max: 10_000 });

const drawn = (seed: number, question: number, count: number): readonly number[] => {
  const chance = seededChance(seed, question);
  return Array.from({ length: count }, chance);
};

describe('given the seed of a drill', () => {
  // Computed with the C++ of PractRand: sfc32::seed(Uint64), then raw32().
  test.each([
    [0, 1, [1_299_785_925, 4_001_059_704, 2_906_380_172]],
    [46, 1, [510_061_421, 3_418_205_789, 219_469_842]],
    [46, 2, [1_399_462_388, 19_638_427, 3_812_373_269]],
    [4_294_967_295, 1000, [3_964_264_354, 2_948_571_913, 3_831_637_914]],
  ])('when %d draws for question %d, then the numbers are those of sfc32', (seed, question, numbers) => {
    expect(drawn(seed, question, 3)).toEqual(numbers.map(each => each / 2 ** 32));
  });

  test('when any draws for any question, then the numbers are from 0 up to 1, and the same every time', () => {
    fc.assert(
      fc.property(anySeed, anyQuestion, (seed, question) => {
        const numbers = drawn(seed, question, 20);
        expect(numbers.every(each => each >= 0 && each < 1)).toBe(true);
        expect(drawn(seed, question, 20)).toEqual(numbers);
      }),
    );
  });

  test('when questions or seeds are neighbors, then their numbers have nothing in common', () => {
    fc.assert(
      fc.property(anySeed, anyQuestion, (seed, question) => {
        const numbers = new Set(drawn(seed, question, 5));
        const others = [...drawn(seed, question + 1, 5), ...drawn((seed + 1) % 2 ** 32, question, 5)];
        expect(others.filter(each => numbers.has(each))).toEqual([]);
      }),
    );
  });
});

describe('given a seed in an address', () => {
  test('when any is written, then the same one is read', () => {
    fc.assert(
      fc.property(anySeed, seed => {
        expect(seedIn(seedHash(seed))).toEqual({ kind: 'seed', seed, version: 2 });
      }),
    );
  });

  test('when a new one is drawn, then it can be written, whatever chance says', () => {
    for (const chance of [0, 0.5, NEARLY_ONE]) {
      const seed = newSeed(() => chance);
      expect(seedIn(seedHash(seed))).toEqual({ kind: 'seed', seed, version: 2 });
    }
  });

  test('when any is cut off, then it isn’t taken for another', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 9 }), (seed, cut) => {
        expect(seedIn(seedHash(seed).slice(0, -cut))).toEqual({ kind: 'damaged' });
      }),
    );
  });

  test.each([
    '#seed=',
    '#seed=1',
    '#seed=1-',
    '#seed=1-000001',
    '#seed=1-0000001a',
    '#seed=1-000001A',
    '#seed=1-0000 1a',
    '#seed=1-zzzzzzz',
    '#seed=0-000001a',
    '#seed=-1-000001a',
    '#seed=000001a',
    '#seed=1-000001a&more',
  ])('when it is %s, then it can’t be read', hash => {
    expect(seedIn(hash)).toEqual({ kind: 'damaged' });
  });

  test.each(['#seed=4-000001a', '#seed=10-anything else', '#seed=4-'])(
    'when it is %s, then it comes from a newer version',
    hash => {
      expect(seedIn(hash)).toEqual({ kind: 'newer' });
    },
  );

  test.each(['', '#', '#main', '#seeds', '#Seed=1-000001a'])('when it has %s, then it has none', hash => {
    expect(seedIn(hash)).toBeUndefined();
  });
});
