import { useState } from 'react';

/**
 * A value that stays the same object for as long as it says the same.
 *
 * @see https://react.dev/reference/react/useState#storing-information-from-previous-renders
 * @example useLasting(['C', 'E'], sameTexts) // the list of the render before, if that held C and E
 */
export function useLasting<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
