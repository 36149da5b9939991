import { useCallback, useEffect, useState } from 'react';

/** Where the cursor was when the user asked; it is forgotten as soon as the focus moves. */
export function useHere(): readonly [here: string | undefined, show: (text: string) => void] {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    if (here === undefined) return;
    const forget = () => setHere(undefined);
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, [here]);
  return [here, useCallback((text: string) => setHere(text), [])];
}
