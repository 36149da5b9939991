import { useState } from 'react';

/**
 * Keeps the previous object while the new one is equal to it.
 *
 * @see https://react.dev/reference/react/useState#storing-information-from-previous-renders
 * @example useLasting(['C', 'E'], sameTexts) // the array of the previous render, if it had the same texts
 */
export function useLasting<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [previous, setPrevious] = useState(value);
  if (previous === value || isSame(previous, value)) return previous;
  setPrevious(value);
  return value;
}
