import type { Binding, Command } from '../src/commands/command';
import { leaderOf } from '../src/commands/hotkey';
import { bindingsOf } from './commands/made';

const bindingOf = (each: Command | Binding): readonly Binding[] =>
  'command' in each ? [each] : bindingsOf([each]);

/**
 * What is wrong with a set of commands that can be in effect together: duplicate ids, duplicate hotkeys in one scope, and
 * leaders that hide a single key.
 *
 * @example clashesIn([{ id: 'a', … }, { id: 'a', … }]) // ['two commands are called a']
 */
export function clashesIn(commands: readonly (Command | Binding)[]): readonly string[] {
  const bindings = commands.flatMap(bindingOf);
  const ids = bindings.map(({ command }) => command.id);
  const claims = bindings.flatMap(({ command: { id, scope }, hotkeys }) =>
    hotkeys.map(hotkey => ({ id, scope, hotkey })),
  );
  const shared = claims.flatMap((claim, index) =>
    claims
      .slice(index + 1)
      .filter(other => other.scope === claim.scope && other.hotkey === claim.hotkey)
      .map(other => `${claim.id} and ${other.id} both use ${claim.hotkey}`),
  );
  const hidden = claims.flatMap(claim =>
    claims
      .filter(other => leaderOf(other.hotkey) === claim.hotkey)
      .map(other => `${claim.id} (${claim.hotkey}) is the leader of ${other.id} (${other.hotkey})`),
  );
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return [...repeated.map(id => `two commands are called ${id}`), ...shared, ...hidden];
}
