import { useLayoutEffect } from 'react';

const isBare = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Enter') && !ctrlKey && !altKey && !metaKey;

/**
 * Drops characters and Enter while a quiz waits for its code: they would change its setup, or answer a question that nobody
 * has seen.
 */
export function useQuietKeys(isStarting: boolean): void {
  useLayoutEffect(() => {
    if (!isStarting) return;
    const drop = (event: KeyboardEvent) => {
      if (!isBare(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', drop, { capture: true });
    return () => removeEventListener('keydown', drop, { capture: true });
  }, [isStarting]);
}
