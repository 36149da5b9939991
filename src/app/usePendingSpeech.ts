import { useEffect } from 'react';
import { spokenTitle } from '../commands/command';
import { type Stroke, strokeWords } from '../commands/hotkey';
import { distinctFollowers, type Follower } from '../commands/resolve';
import { useSpeech } from '../speech/Speech';

/** How many of the keys that may follow are spoken; the status line shows them all. */
const SPOKEN = 6;

/** Bare letters are said as they are: a capital would be heard as one. */
const spokenStroke = (stroke: Stroke): string => (/^[a-z]$/.test(stroke) ? stroke : strokeWords(stroke));

function spokenLeader(leader: Stroke, followers: readonly Follower[]): string {
  const spoken = distinctFollowers(followers)
    .slice(0, SPOKEN)
    .map(({ stroke, command }) => `${spokenStroke(stroke)}, ${spokenTitle(command)}`);
  return `${spokenStroke(leader)}, then: ${spoken.join('; ')}`;
}

/** Says that a leader is pending and what may follow; once it isn't, that is withdrawn, but not what was said since. */
export function usePendingSpeech(
  leader: Stroke | undefined,
  followers: (leader: Stroke) => readonly Follower[],
): void {
  const { say, withdraw } = useSpeech();
  useEffect(() => {
    if (leader === undefined) return;
    const text = spokenLeader(leader, followers(leader));
    say(text);
    return () => withdraw(text);
  }, [leader, followers, say, withdraw]);
}
