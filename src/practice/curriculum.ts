import type { Curriculum } from '../quiz/order';

/** As many new items join at a time. */
const LEAST = 3;
const MOST = 4;

/** A list in parts of nearly the same size, none longer than `MOST`. */
function parts<T>(items: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / MOST);
  const startOf = (part: number) => Math.round((part * items.length) / count);
  return Array.from({ length: count }, (_, part) => items.slice(startOf(part), startOf(part + 1)));
}

/**
 * The items that join together, three or four at a time: a long stage is divided, and a short one joins its neighbor. Only
 * the last may be smaller.
 *
 * @example batches([['P8', 'P5'], ['P4'], ['m3', 'M3'], ['m2', 'M2']]) // [['P8', 'P5', 'P4'], ['m3', 'M3', 'm2', 'M2']]
 */
export function batches(stages: Curriculum['stages']): readonly (readonly string[])[] {
  const joined: (readonly string[])[] = [];
  for (const part of stages.flatMap(parts)) {
    const before = joined.at(-1);
    const fits = before !== undefined && before.length < LEAST && before.length + part.length <= MOST;
    if (fits) joined[joined.length - 1] = [...before, ...part];
    else joined.push(part);
  }
  return joined;
}

/**
 * A curriculum of only some of its items.
 *
 * @example limitedTo({ stages: [['a', 'b'], ['c']] }, item => item !== 'b').stages // [['a'], ['c']]
 */
export const limitedTo = (curriculum: Curriculum, isAsked: (item: string) => boolean): Curriculum => ({
  ...curriculum,
  stages: curriculum.stages.map(stage => stage.filter(isAsked)).filter(stage => stage.length > 0),
});
