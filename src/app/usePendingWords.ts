import { useEffect } from 'react';
import { strokeWords } from '../commands/hotkey';
import { followersShown, type Pending } from '../commands/resolve';
import { useSpeech } from '../speech/Speech';

/** How many of the keys that may follow are spoken; the status line shows them all. */
const SPOKEN = 6;

/** Bare letters are said as they are: a capital would be heard as one. */
const followerWords = (stroke: string): string => (/^[a-z]$/.test(stroke) ? stroke : strokeWords(stroke));

function wordsOf(pending: Pending): string {
  const spoken = followersShown(pending)
    .slice(0, SPOKEN)
    .map(({ stroke, command }) => `${followerWords(stroke)}, ${command.words ?? command.title}`);
  return `${pending.leader}, then: ${spoken.join('; ')}`;
}

/** Says that a leader waits, and for what; when it waits no longer that is taken back, but not what has been said since. */
export function usePendingWords(pending: Pending | undefined): void {
  const { say, withdraw } = useSpeech();
  useEffect(() => {
    if (!pending) return;
    const words = wordsOf(pending);
    say(words);
    return () => withdraw(words);
  }, [pending, say, withdraw]);
}
