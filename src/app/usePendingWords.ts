import { useEffect, useRef } from 'react';
import type { Pending } from '../commands/resolve';
import { useSpeech } from '../speech/Speech';

/** How many of the keys that may follow are spoken; the status line shows them all. */
const SPOKEN = 6;

/** Says that a leader waits, and for what. */
export function usePendingWords(pending: Pending | undefined): void {
  const { say } = useSpeech();
  const before = useRef(pending);
  useEffect(() => {
    if (pending && pending !== before.current) {
      const follows = pending.follows
        .slice(0, SPOKEN)
        .map(({ stroke, command }) => `${stroke}, ${command.words ?? command.title}`);
      say(`${pending.leader}, then: ${follows.join('; ')}`);
    }
    if (!pending && before.current) say('');
    before.current = pending;
  }, [pending, say]);
}
