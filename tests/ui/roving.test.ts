import { expect, test } from 'vitest';
import { indexAfter } from '../../src/ui/roving';

for (const [key, at, after] of [
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
] as const)
  test(`given index ${at} of three items, when ${key} is pressed, then the new index is ${after}`, () => {
    expect(indexAfter(key, at, 3)).toBe(after);
  });
