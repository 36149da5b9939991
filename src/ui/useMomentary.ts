import { useCallback, useEffect, useState } from 'react';

/**
 * State that is forgotten as soon as the focus moves: what was just told of the focused place, or how a command ended.
 *
 * @returns the value, and what sets it, the same function each time
 */
export function useMomentary<Value>(): readonly [value: Value | undefined, set: (value: Value) => void] {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    if (value === undefined) return;
    const forget = () => setValue(undefined);
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, [value]);
  return [value, useCallback((next: Value) => setValue(() => next), [])];
}
