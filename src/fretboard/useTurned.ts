import { useLayoutEffect, useRef } from 'react';
import type { Hand } from '../instrument/orientation';

/** Calls back after a neck was turned to the other hand. */
export function useTurned(hand: Hand, onTurned: () => void): void {
  const drawnFor = useRef(hand);
  useLayoutEffect(() => {
    if (drawnFor.current !== hand) onTurned();
    drawnFor.current = hand;
  });
}
