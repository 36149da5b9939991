import { useEffect } from 'react';
import { spokenTitle } from '../commands/command';
import { type Stroke, spokenStroke } from '../commands/hotkey';
import { distinctFollowers, type Follower } from '../commands/resolve';
import { useSpeech } from '../speech/Speech';
import { spokenLeader } from './text';

/** How many of the keys that can follow are spoken; the status line shows them all. */
const SPOKEN = 6;

/** Plain letters are spoken in lower case: some screen readers announce capitals. */
const quietStroke = (stroke: Stroke): string =>
  /^[a-z]$/.test(stroke) ? stroke : spokenStroke(stroke, 'other');

function spokenPending(leader: Stroke, followers: readonly Follower[]): string {
  const spoken = distinctFollowers(followers)
    .slice(0, SPOKEN)
    .map(({ stroke, command }) => [quietStroke(stroke), spokenTitle(command)] as const);
  return spokenLeader(quietStroke(leader), spoken);
}

/** Announces a pending leader and what can follow it, and withdraws that announcement once the leader isn't pending any more. */
export function usePendingSpeech(
  leader: Stroke | undefined,
  followers: (leader: Stroke) => readonly Follower[],
): void {
  const { say, withdraw } = useSpeech();
  useEffect(() => {
    if (leader === undefined) return;
    const text = spokenPending(leader, followers(leader));
    say(text);
    return () => withdraw(text);
  }, [leader, followers, say, withdraw]);
}
