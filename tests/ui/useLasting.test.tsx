import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLasting } from '../../src/ui/useLasting';

const sameTexts = (some: readonly string[], others: readonly string[]) => some.join() === others.join();

test('given an array, when an equal one follows, then the first is kept, until a different one replaces it', () => {
  const first = ['C', 'E'];
  const { result, rerender } = renderHook(({ value }) => useLasting(value, sameTexts), {
    initialProps: { value: first },
  });
  expect(result.current).toBe(first);

  rerender({ value: ['C', 'E'] });
  expect(result.current).toBe(first);

  const other = ['C', 'G'];
  rerender({ value: other });
  expect(result.current).toBe(other);
});
