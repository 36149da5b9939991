import type { Command } from './command';
import { commandWithId } from './commandWithId';
import { isHere } from './here';
import type { ScreenId } from './screenId';

/** What the palette lists before anything is typed, in this order. */
const SECTIONS = ['here', 'steps', 'not now', 'go', 'app', 'settings', 'other screens', 'elsewhere'] as const;
type Section = (typeof SECTIONS)[number];

function sectionOf(command: Command, screen: ScreenId | undefined): Section {
  const { kind, where, disabled, scope } = command;
  if (where !== undefined) return 'elsewhere';
  if (kind === 'go' && scope !== 'neck') return isHere(command, screen) ? 'here' : 'go';
  if (isHere(command, screen)) {
    if (disabled !== undefined) return 'not now';
    return kind === 'step' ? 'steps' : 'here';
  }
  if (scope !== 'global') return 'other screens';
  return !isSetting(command) && kind === undefined ? 'app' : 'settings';
}

/** Whether a command chooses a value rather than doing something. */
const isSetting = ({ joint }: Command): boolean => joint !== undefined && joint.actsWith === undefined;

/** Within a section: what belongs to a question, then the page's own commands, its settings, and the moves on its neck. */
const PARTS = ['question', 'page', 'setting', 'neck'] as const;

function partOf(command: Command): (typeof PARTS)[number] {
  const { scope, kind } = command;
  if (isSetting(command)) return 'setting';
  if (scope === 'quiz') return 'question';
  return scope === 'neck' || kind === 'go' ? 'neck' : 'page';
}

const rankOf = (command: Command, screen: ScreenId | undefined): number =>
  PARTS.length * SECTIONS.indexOf(sectionOf(command, screen)) + PARTS.indexOf(partOf(command));

/**
 * All commands in the order in which the palette opens: recent ones, then what can be done here, and what is elsewhere last.
 *
 * @param recent ids, latest first
 * @example asOpened([settings, playHere], 'notes', []).map(({ title }) => title) // ['Play', 'Settings']
 */
export function asOpened(
  commands: readonly Command[],
  screen: ScreenId | undefined,
  recent: readonly string[],
): readonly Command[] {
  const latest = recent.flatMap(id => commandWithId(commands, id) ?? []);
  const ranks = new Map(commands.map(command => [command, rankOf(command, screen)]));
  const others = commands
    .filter(({ id }) => !recent.includes(id))
    .sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  return [...latest, ...others];
}
