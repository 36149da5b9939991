import {
  type Binding,
  type Circumstances,
  type Command,
  inEffect,
  type Scope,
  type Series,
  spokenTitle,
} from '../../commands/command';
import { DIGIT_KEYS, type Hotkey, type Leader, type Platform, sequenceOf } from '../../commands/hotkey';
import { familyOf } from '../../commands/keymap';
import { ROW_KEYS } from '../../commands/numberRow';
import { distinctFollowers, type Follower, followersOf } from '../../commands/resolve';
import { keywordsOf } from '../../commands/search/keywords';
import { hasEveryWord } from '../../commands/search/search';
import { spokenSequence } from '../../commands/spokenHotkey';
import { KEYWORDS } from '../palette/keywords';
import { spokenLeader } from '../text';
import { fromTo, spokenShortcut } from './text';
import { spokenFamily } from './usePendingSpeech';

/** Keys that follow one another. */
type KeyRun = readonly Hotkey[];

/** A key that can follow a leader or is one of a series, and the choice it makes. */
export interface Choice {
  readonly stroke: Hotkey;
  readonly text: string;
}

/** One line of the help: a command with its keys, a series of commands with theirs, or a leader with what can follow it. */
export interface Shortcut {
  readonly id: string;
  readonly group: string;
  readonly keys: readonly Hotkey[];
  /** The keys as they are drawn: of a long run its first and its last. */
  readonly runs: readonly KeyRun[];
  readonly title: string;
  readonly spoken: string;
  /** The keys that can follow a leader, or those of a series whose names the keys don't tell; else empty. */
  readonly choices: readonly Choice[];
  /** The rule for the keys of a series. */
  readonly rule?: string;
  /** The lines that the commands of a series would have by themselves. */
  readonly members?: readonly Shortcut[];
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

/** The line of a command's own keys. */
function ownLine(binding: Binding, platform: Platform): Shortcut {
  const keys = singleKeys(binding);
  const { command } = binding;
  const { id, group, title } = command;
  const spokenKeys = keys.map(key => spokenSequence(key, platform));
  const spoken = spokenShortcut(spokenKeys, spokenTitle(command));
  return { id, group, keys, runs: keys.map(key => [key]), title, spoken, choices: [], commands: [command] };
}

/** The orders in which keys that follow one another make a run. */
const KEY_ORDERS: readonly (readonly string[])[] = [
  ['c', 'd', 'e', 'f', 'g', 'a', 'b'],
  DIGIT_KEYS,
  ROW_KEYS,
  ROW_KEYS.map(key => `shift+${key}`),
];

const follows = (one: Hotkey | undefined, other: Hotkey): boolean =>
  KEY_ORDERS.some(order => order.includes(other) && order[order.indexOf(other) - 1] === one);

/**
 * Keys, with those that follow one another together, so that a long run can be told by its ends.
 *
 * @example runsOf(['1', '2', '3', 'x']) // [['1', '2', '3'], ['x']]
 */
export function runsOf(keys: readonly Hotkey[]): readonly KeyRun[] {
  const runs: Hotkey[][] = [];
  for (const key of keys) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1), key)) run.push(key);
    else runs.push([key]);
  }
  return runs;
}

/** Runs of keys as spoken, of each long one the first and the last. */
const spokenRuns = (runs: readonly KeyRun[], platform: Platform): readonly string[] =>
  runs.flatMap(run => {
    const spoken = run.map(key => spokenSequence(key, platform));
    const [first, last] = [spoken[0], spoken.at(-1)];
    return isLong(run) && first && last ? [fromTo(first, last)] : spoken;
  });

/** Whether a run of keys is told by its first and its last. */
export const isLong = (run: KeyRun): boolean => run.length > 2;

const singleKeys = ({ hotkeys }: Binding): readonly Hotkey[] =>
  hotkeys.filter(hotkey => sequenceOf(hotkey) === undefined);

/** Whether a key says by itself which command of a series it runs, as 5 does for string 5(A). */
const tellsItself = (binding: Binding): boolean =>
  singleKeys(binding).every(key => binding.command.choice?.startsWith(key) ?? true);

/** The line of a series: its keys with the rule for them, or as runs, or each with its command. */
function seriesLine(
  { id, title }: Series,
  group: string,
  bindings: readonly Binding[],
  platform: Platform,
): Shortcut {
  const all = bindings.flatMap(singleKeys);
  const commands = bindings.map(({ command }) => command);
  const members = bindings.map(each => ownLine(each, platform));
  const shared = { id, group, title, commands, members };
  const rules = new Set(commands.map(({ keyRule }) => keyRule));
  if (!rules.has(undefined)) {
    // The rule says what Shift does.
    const plain = all.filter(key => !key.startsWith('shift+'));
    const keys = plain.length === 0 ? all : plain;
    const runs = runsOf(keys);
    const rule = [...rules].join('; ');
    const spoken = `${spokenShortcut(spokenRuns(runs, platform), title)}: ${rule}`;
    return { ...shared, keys, runs, choices: [], rule, spoken };
  }
  if (bindings.every(tellsItself)) {
    const runs = runsOf(all);
    const spoken = spokenShortcut(spokenRuns(runs, platform), title);
    return { ...shared, keys: all, runs, choices: [], spoken };
  }
  const choices = bindings.flatMap(each =>
    singleKeys(each).map(key => ({ stroke: key, command: each.command })),
  );
  return {
    ...shared,
    ...{ keys: [], runs: [] },
    choices: choices.map(({ stroke, command }) => ({ stroke, text: command.choice ?? command.title })),
    spoken: spokenLeader(
      title,
      choices.map(({ stroke, command }) => ({
        key: spokenSequence(stroke, platform),
        does: command.brief ?? spokenTitle(command),
      })),
      Number.POSITIVE_INFINITY,
    ),
  };
}

/** The lines of single keys: one for each command, or for each series where its first command would be. */
function ownLines(bindings: readonly Binding[], platform: Platform): readonly Shortcut[] {
  const withKeys = bindings.filter(each => singleKeys(each).length > 0);
  const allOf = ({ id }: Series) => withKeys.filter(({ command }) => command.series?.id === id);
  return withKeys.flatMap(each => {
    const { series, group } = each.command;
    const all = series === undefined ? [each] : allOf(series);
    if (series === undefined || all.length === 1) return ownLine(each, platform);
    return all[0] === each ? [seriesLine(series, group, all, platform)] : [];
  });
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
      ...{ keys: [leader], runs: [[leader]] },
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
  const lines = [...ownLines(all, platform), ...leaderLines(all, platform)];
  const rankOf = (title: string) =>
    Math.max(...all.filter(({ command }) => command.group === title).map(rank));
  return [...new Set(all.map(({ command }) => command.group))]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(title => ({ title, shortcuts: lines.filter(({ group }) => group === title) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}

/** How many of the shortcuts that matter most are listed above all others. */
const MOST_USED = 5;

/** Whether a line is one of the first that a user of the screen needs: the status line hints at it, or the palette opens with it. */
const isMain = ({ commands, members }: Shortcut): boolean =>
  members !== undefined ||
  commands.some(
    ({ hint, opening, opens }) =>
      hint !== undefined || opening === 'start' || opening === 'play' || opens !== undefined,
  );

/** How many keys that don't follow one another are drawn in brief. */
const MOST_DRAWN = 4;

/** Keys in brief: each by itself if they are few, else all as one run. */
const endsOf = (keys: readonly Hotkey[]): readonly KeyRun[] =>
  keys.length > MOST_DRAWN ? [keys] : keys.map(key => [key]);

/** A line cut down to its keys and its title. */
function cutDown({ choices, rule: _, ...shortcut }: Shortcut, platform: Platform): Shortcut {
  const runs = shortcut.runs.length > 0 ? shortcut.runs : endsOf(choices.map(({ stroke }) => stroke));
  const spoken = spokenShortcut(spokenRuns(runs, platform), shortcut.title);
  return {
    ...shortcut,
    runs,
    choices: [],
    ...(choices.length + (shortcut.members?.length ?? 0) > 0 && { spoken }),
  };
}

/**
 * The shortcuts that matter most now, in the order of the groups and in brief, since all of them are in the groups as well.
 *
 * @example mostUsed(groups, 'other').map(({ title }) => title) // ['Highlight a note', 'Start Quiz', …]
 */
export const mostUsed = (groups: readonly ShortcutGroup[], platform: Platform): readonly Shortcut[] =>
  groups
    .flatMap(({ shortcuts }) => shortcuts.filter(isMain))
    .slice(0, MOST_USED)
    .map(shortcut => cutDown(shortcut, platform));

/** The texts by which a filter finds a shortcut; those of one in a series find it alone. */
const textsOf = ({ keys, title, group, commands, members }: Shortcut): readonly string[] =>
  members
    ? [title, group]
    : [
        ...[...keys, title, group],
        ...commands.flatMap(each => [each.title, spokenTitle(each), ...keywordsOf(each, KEYWORDS)]),
      ];

/** What a filter leaves of a line: all of it, or the commands of a series that match. */
function leftOf(shortcut: Shortcut, typed: string): readonly Shortcut[] {
  if (hasEveryWord(textsOf(shortcut), typed)) return [shortcut];
  const found = (shortcut.members ?? []).filter(member => hasEveryWord(textsOf(member), typed));
  return found.length === shortcut.members?.length ? [shortcut] : found;
}

/**
 * The shortcuts that match a filter; groups without any are left out, and of a series only the commands that match are there.
 *
 * @example matching(groups, 'quick drill').length // 1
 */
export function matching(groups: readonly ShortcutGroup[], typed: string): readonly ShortcutGroup[] {
  if (typed.trim() === '') return groups;
  return groups.flatMap(({ title, shortcuts }) => {
    const found = shortcuts.flatMap(shortcut => leftOf(shortcut, typed));
    return found.length === 0 ? [] : [{ title, shortcuts: found }];
  });
}
