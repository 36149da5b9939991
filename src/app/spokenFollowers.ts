import { spokenTitle } from '../commands/command';
import type { Follower } from '../commands/resolve';
import { quietStroke } from '../commands/spokenHotkey';
import type { SpokenFollower } from './text';

/** The followers of one family as spoken; a rule that several of them share is said once. */
export function spokenFamily(followers: readonly Follower[]): readonly SpokenFollower[] {
  const rules = followers.map(({ command }) => command.keyRule);
  return followers.flatMap(({ stroke, command }, index): readonly SpokenFollower[] => {
    const { keyRule, brief = spokenTitle(command) } = command;
    if (keyRule === undefined) return [{ key: quietStroke(stroke, 'other'), does: brief }];
    return rules.indexOf(keyRule) === index ? [{ keyRule }] : [];
  });
}
