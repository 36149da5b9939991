import type { Command } from './command';
import { commandWithId } from './commandWithId';
import { isHere } from './here';
import type { ScreenId } from './screenId';

/** What the palette lists before anything is typed, in this order. */
const SECTIONS = [
  ...([
    'question',
    'start',
    'play',
    'screens',
    'here',
    'steps',
    'not now',
    'there',
    'go',
    'app',
    'settings',
  ] as const),
  ...(['other screens', 'elsewhere', 'last'] as const),
] as const;
type Section = (typeof SECTIONS)[number];

function sectionHere({ kind, scope, disabled, opening }: Command): Section {
  if (disabled !== undefined) return 'not now';
  if (scope === 'quiz') return 'question';
  if (opening === 'start' || opening === 'play') return opening;
  return kind === 'step' ? 'steps' : 'here';
}

function sectionOf(command: Command, screen: ScreenId | undefined): Section {
  const { kind, where, scope, opens, opening } = command;
  if (opening === 'last') return 'last';
  if (where !== undefined) return 'elsewhere';
  if (opens !== undefined) return opens === screen ? 'there' : 'screens';
  if (isHere(command, screen)) return sectionHere(command);
  if (kind === 'go') return 'go';
  if (scope !== 'global') return 'other screens';
  return !isSetting(command) && kind === undefined ? 'app' : 'settings';
}

/** Whether a command chooses a value rather than doing something. */
const isSetting = ({ joint }: Command): boolean => joint !== undefined && joint.actsWith === undefined;

/** Within a section: the page's own commands, its settings, and the moves on its neck. */
const PARTS = ['page', 'setting', 'neck'] as const;

function partOf(command: Command): (typeof PARTS)[number] {
  if (command.scope === 'neck' || command.kind === 'go') return 'neck';
  return isSetting(command) ? 'setting' : 'page';
}

const rankOf = (command: Command, screen: ScreenId | undefined): number =>
  PARTS.length * SECTIONS.indexOf(sectionOf(command, screen)) + PARTS.indexOf(partOf(command));

/**
 * All commands in the order in which the palette opens: recent ones, then what one most likely wants here (answer, start, play,
 * go to another screen), then everything else that can be done, here first.
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
