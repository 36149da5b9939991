import {
  type Binding,
  type Circumstances,
  type Command,
  inEffect,
  type Scope,
  spokenTitle,
} from '../../commands/command';
import { type Hotkey, type Leader, type Platform, type Stroke, sequenceOf } from '../../commands/hotkey';
import { familyOf } from '../../commands/keymap';
import { distinctFollowers, type Follower, followersOf } from '../../commands/resolve';
import { keywordsOf } from '../../commands/search/keywords';
import { hasEveryWord } from '../../commands/search/search';
import { spokenSequence } from '../../commands/spokenHotkey';
import { KEYWORDS } from '../palette/keywords';
import { spokenLeader } from '../text';
import { spokenShortcut } from './text';
import { spokenFamily } from './usePendingSpeech';

/** A key that can follow a leader, and the choice it makes. */
export interface Choice {
  readonly stroke: Stroke;
  readonly text: string;
}

/** One line of the help: a command with its keys, or a leader with what can follow it. */
export interface Shortcut {
  readonly id: string;
  readonly group: string;
  readonly keys: readonly Hotkey[];
  readonly title: string;
  readonly spoken: string;
  /** The keys that can follow a leader; empty for a command. */
  readonly choices: readonly Choice[];
  /** The commands that the keys run; a filter finds the shortcut by their texts too. */
  readonly commands: readonly Command[];
}

/** The lines under one heading. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The order of the groups by importance: the question, then the screen, its neck, and the commands of every page. */
const ORDER: readonly Scope[] = ['quiz', 'screen', 'neck', 'global', 'dialog'];

const rank = ({ command }: Binding): number => ORDER.indexOf(command.scope);

/**
 * The commands that keys reach on a page as it was before the help opened, then those of dialogs. The keys of a neck are
 * listed if there is one on the page; they work while it has the focus.
 */
function reachable(bindings: readonly Binding[], circumstances: Circumstances): readonly Binding[] {
  const hasNeck = bindings.some(({ command }) => command.scope === 'neck');
  const ofPage = inEffect(bindings, {
    ...circumstances,
    dialogOpen: false,
    neck: hasNeck ? 'focused' : 'away',
  });
  const ofDialogs = inEffect(bindings, { ...circumstances, dialogOpen: true });
  const all = [...ofPage, ...ofDialogs].filter(({ command }) => command.disabled === undefined);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** The line of a command's own keys, if it has any. */
function ownLine({ command, hotkeys }: Binding, platform: Platform): readonly Shortcut[] {
  const keys = hotkeys.filter(hotkey => sequenceOf(hotkey) === undefined);
  if (keys.length === 0) return [];
  const { id, group, title } = command;
  const spokenKeys = keys.map(key => spokenSequence(key, platform));
  const spoken = spokenShortcut(spokenKeys, spokenTitle(command));
  return [{ id, group, keys, title, spoken, choices: [], commands: [command] }];
}

/** The name of a leader: its family or, of a family with several leaders, the part that this one has. */
function leaderName(followers: readonly Follower[], isShared: (family: string) => boolean): string {
  const families = new Map<string, string>();
  for (const { command } of followers) {
    const { id, title, brief = title } = familyOf(command);
    if (!families.has(id)) families.set(id, isShared(id) ? brief : title);
  }
  return [...families.values()].join(', ');
}

interface Leading {
  readonly leader: Leader;
  readonly group: string;
  readonly followers: readonly Follower[];
}

/** Every leader with what can follow it, in the order in which they first come up. */
function leadersIn(bindings: readonly Binding[]): readonly Leading[] {
  const first = new Map<Leader, string>();
  for (const { command, hotkeys } of bindings)
    for (const hotkey of hotkeys) {
      const leader = sequenceOf(hotkey)?.leader;
      if (leader !== undefined && !first.has(leader)) first.set(leader, command.group);
    }
  return [...first].map(([leader, group]) => ({
    leader,
    group,
    followers: distinctFollowers(followersOf(leader, bindings)),
  }));
}

function leaderLines(bindings: readonly Binding[], platform: Platform): readonly Shortcut[] {
  const leaders = leadersIn(bindings);
  const leads = ({ followers }: Leading, id: string) =>
    followers.some(({ command }) => command.family?.id === id);
  const isShared = (id: string) => leaders.filter(each => leads(each, id)).length > 1;
  return leaders.map(({ leader, group, followers }) => {
    const title = leaderName(followers, isShared);
    return {
      id: `${leader} ${group}`,
      group,
      keys: [leader],
      title,
      spoken: spokenShortcut(
        [spokenSequence(leader, platform)],
        spokenLeader(title, spokenFamily(followers), Number.POSITIVE_INFINITY),
      ),
      choices: followers.map(({ stroke, command }) => ({ stroke, text: command.choice ?? command.title })),
      commands: followers.map(({ command }) => command),
    };
  });
}

/**
 * Everything that keys do, by group, those of the screen first. A leader is listed once, after the single keys of its group.
 *
 * @example shortcutGroups(bindings, circumstances, 'other')[0]?.title // 'Notes quiz'
 */
export function shortcutGroups(
  bindings: readonly Binding[],
  circumstances: Circumstances,
  platform: Platform,
): readonly ShortcutGroup[] {
  const all = reachable(bindings, circumstances);
  const lines = [...all.flatMap(each => ownLine(each, platform)), ...leaderLines(all, platform)];
  const rankOf = (title: string) =>
    Math.max(...all.filter(({ command }) => command.group === title).map(rank));
  return [...new Set(all.map(({ command }) => command.group))]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(title => ({ title, shortcuts: lines.filter(({ group }) => group === title) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}

/** The texts by which a filter finds a shortcut. */
const textsOf = ({ keys, title, group, commands }: Shortcut): readonly string[] => [
  ...[...keys, title, group],
  ...commands.flatMap(each => [each.title, spokenTitle(each), ...keywordsOf(each, KEYWORDS)]),
];

/**
 * The shortcuts that match a filter; groups without any are left out.
 *
 * @example matching(groups, 'quick drill').length // 1
 */
export function matching(groups: readonly ShortcutGroup[], typed: string): readonly ShortcutGroup[] {
  if (typed.trim() === '') return groups;
  return groups.flatMap(({ title, shortcuts }) => {
    const found = shortcuts.filter(shortcut => hasEveryWord(textsOf(shortcut), typed));
    return found.length === 0 ? [] : [{ title, shortcuts: found }];
  });
}
