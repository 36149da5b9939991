import fc from 'fast-check';
import type { Chance } from '../../src/quiz/seed';

/** The largest number that chance may come to. */
export const NEARLY_ONE = 1 - Number.EPSILON;

/**
 * A course of chance that is always the same for a seed.
 *
 * @see https://en.wikipedia.org/wiki/Linear_congruential_generator (the constants of Numerical Recipes)
 */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Any course that chance may take, and both of its ends. */
export const anyChance: fc.Arbitrary<Chance> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom<Chance>(
      () => 0,
      () => NEARLY_ONE,
    ),
  },
  { weight: 9, arbitrary: fc.integer().map(seeded) },
);
