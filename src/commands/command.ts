import { type Hotkey, isCharacterHotkey, leaderOf, strokesIn } from './hotkey';

/** Where a command lives, the strongest first: of two that ask for one hotkey, the earlier scope has it. */
export const SCOPES = ['dialog', 'quiz', 'neck', 'screen', 'global'] as const;
export type Scope = (typeof SCOPES)[number];

/** Commands that one leader leads to. */
export interface Family {
  readonly id: string;
  readonly title: string;
}

/** One thing that a user can do, declared once; control, palette, hotkey, help and status line all read it. */
export interface Command {
  /** Unique among all commands in existence: `notes-quiz.start`. */
  readonly id: string;
  readonly title: string;
  /** The title as it is spoken, where the drawn one has signs that speech garbles. */
  readonly words?: string;
  /** What the palette and the help list it under. */
  readonly group: string;
  readonly scope: Scope;
  readonly hotkeys?: readonly Hotkey[];
  /** Those it shares the leaders of its sequences with: the options of one setting. */
  readonly family?: Family;
  /** Other words that a user might look for it by. */
  readonly keywords?: readonly string[];
  /** Why it can't be run now; absent while it can. */
  readonly disabled?: string;
  /** The few words for it in the status line; only commands that have one are hinted there. */
  readonly hint?: string;
  /** Whether holding its key down repeats it. */
  readonly repeats?: boolean;
  readonly run: () => void;
}

/** What decides which commands a key may reach. */
export interface Circumstances {
  readonly dialogOpen: boolean;
  readonly neckFocused: boolean;
  /** Whether bare letters, digits and signs work as hotkeys at all. */
  readonly characterHotkeys: 'on' | 'off';
  /** Whether leaders rest, as they do while a quick drill listens for single answer keys. */
  readonly sequences: 'on' | 'resting';
}

const offerOf = ({ run: _run, ...offer }: Command): string => JSON.stringify(offer);

/**
 * Whether two lists offer the same, whatever their commands do.
 *
 * @example sameOffers([{ id: 'a', title: 'A', … }], [{ id: 'a', title: 'B', … }]) // false
 */
export const sameOffers = (some: readonly Command[], others: readonly Command[]): boolean =>
  some.length === others.length &&
  some.every((command, index) => {
    const other = others[index];
    return other !== undefined && (command === other || offerOf(command) === offerOf(other));
  });

function scopeInEffect(scope: Scope, { dialogOpen, neckFocused }: Circumstances): boolean {
  if (dialogOpen || scope === 'dialog') return dialogOpen && scope === 'dialog';
  return scope !== 'neck' || neckFocused;
}

function hotkeyInEffect(hotkey: Hotkey, { characterHotkeys, sequences }: Circumstances): boolean {
  if (characterHotkeys === 'off' && isCharacterHotkey(hotkey)) return false;
  return sequences === 'on' || leaderOf(hotkey) === undefined;
}

/**
 * The commands that a key can reach now, each with the hotkeys that work now, the strongest scope first.
 *
 * @example inEffect([palette, submit], circumstances)[0] // submit, since a quiz comes before global
 */
export function inEffect(commands: readonly Command[], circumstances: Circumstances): readonly Command[] {
  return SCOPES.filter(scope => scopeInEffect(scope, circumstances)).flatMap(scope =>
    commands
      .filter(command => command.scope === scope)
      .map(command => ({
        ...command,
        hotkeys: (command.hotkeys ?? []).filter(hotkey => hotkeyInEffect(hotkey, circumstances)),
      })),
  );
}

/**
 * What is wrong with a set of commands that may be in effect together: ids used twice, hotkeys used twice in one
 * scope, and leaders that hide a single key.
 *
 * @example clashesIn([{ id: 'a', … }, { id: 'a', … }]) // ['two commands are called a']
 */
export function clashesIn(commands: readonly Command[]): readonly string[] {
  const ids = commands.map(({ id }) => id);
  const claims = commands.flatMap(({ id, scope, hotkeys = [] }) =>
    hotkeys.map(hotkey => ({ id, scope, hotkey })),
  );
  const twins = claims.flatMap((claim, index) =>
    claims
      .slice(index + 1)
      .filter(other => other.scope === claim.scope && other.hotkey === claim.hotkey)
      .map(other => `${claim.id} and ${other.id} both ask for ${claim.hotkey}`),
  );
  const hidden = claims.flatMap(claim =>
    claims
      .filter(other => leaderOf(other.hotkey) === claim.hotkey && strokesIn(claim.hotkey).length === 1)
      .map(other => `${other.id} (${other.hotkey}) and ${claim.id} (${claim.hotkey}) begin alike`),
  );
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return [...repeated.map(id => `two commands are called ${id}`), ...twins, ...hidden];
}
