import { useEffect } from 'react';
import { spokenTitle } from '../../commands/command';
import type { Stroke } from '../../commands/hotkey';
import { distinctFollowers, type Follower } from '../../commands/resolve';
import { quietStroke, spokenStroke } from '../../commands/spokenHotkey';
import { useSpeech } from '../../speech/Speech';
import { type SpokenFollower, spokenLeader } from '../text';

/** The followers of one family as spoken; a rule that several of them share is said once. */
export function spokenFamily(followers: readonly Follower[]): readonly SpokenFollower[] {
  const rules = followers.map(({ command }) => command.keyRule);
  return followers.flatMap(({ stroke, command }, index): readonly SpokenFollower[] => {
    const { keyRule, brief = spokenTitle(command) } = command;
    if (keyRule === undefined) return [{ key: quietStroke(stroke, 'other'), does: brief }];
    return rules.indexOf(keyRule) === index ? [{ keyRule }] : [];
  });
}

/**
 * A pending leader as spoken: its family's name and briefly what can follow, or the leader itself and whole titles if
 * the followers don't belong to one family.
 *
 * @example spokenPending('m', followersOf('m', bindings)) // 'Accidentals: 1, Sharps; 2, Flats; m next'
 */
export function spokenPending(leader: Stroke, followers: readonly Follower[]): string {
  const distinct = distinctFollowers(followers);
  const family = distinct[0]?.command.family;
  if (family !== undefined && distinct.every(({ command }) => command.family?.id === family.id))
    return spokenLeader(family.brief ?? family.title, spokenFamily(distinct));
  return spokenLeader(
    spokenStroke(leader, 'other'),
    distinct.map(({ stroke, command }) => ({
      key: quietStroke(stroke, 'other'),
      does: spokenTitle(command),
    })),
  );
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
