import type { Command } from './command';
import { JOINT } from './joint';

/**
 * The command with an id, joined again if it is one of several.
 *
 * @returns `undefined` if it, or a part of it, doesn't exist now
 */
export function commandWithId(commands: readonly Command[], id: string): Command | undefined {
  const known = commands.find(command => command.id === id);
  if (known !== undefined || !id.includes(JOINT)) return known;
  const ids = id.split(JOINT);
  const parts = ids.flatMap(each => commands.find(command => command.id === each) ?? []);
  return parts.length < ids.length ? undefined : parts[0]?.joint?.join(parts);
}
