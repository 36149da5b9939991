import { type Command, type Keymap, NO_KEYMAP, SCOPES, spokenTitle } from './command';
import { hotkeyText, type Platform, type Stroke, sequenceOf } from './hotkey';
import { fits, overlap, type Slot, slotsIn, workingIn } from './keymap';
import { type Keywords, keywordsOf } from './search/keywords';
import { hasEveryWord } from './search/search';
import { spokenStroke } from './spokenHotkey';
import { eitherKey, KEY_NOT_ALLOWED, type KeyUse, keyTaken, leaderTitle } from './text';

type Named = Pick<Command, 'title' | 'spoken'>;

/** The strokes of a slot as spoken. */
export const spokenHotkey = (strokes: readonly string[], platform: Platform): string =>
  eitherKey(strokes.map(stroke => spokenStroke(stroke, platform)));

/** The strokes of a slot as displayed. */
export const keyText = (strokes: readonly Stroke[], platform: Platform): string =>
  eitherKey(strokes.map(stroke => hotkeyText(stroke, platform)));

/** A slot as listed in the keymap editor. */
export interface SlotRow {
  readonly slot: Slot;
  readonly group: string;
  readonly title: string;
  readonly spoken: string;
  /** The strokes that work now. */
  readonly strokes: readonly Stroke[];
}

/** Whether a key differs from the declared one. */
export const isChanged = ({ slot, strokes }: SlotRow): boolean => strokes.join() !== slot.declared.join();

/** The name of a slot; a leader has that of its family or, if that has several leaders, of this one's first command. */
function nameOf({ kind, commands }: Slot, slots: readonly Slot[]): Named {
  const [first] = commands;
  if (first === undefined) return { title: '' };
  if (kind !== 'leader' || first.family === undefined) return first;
  const { family } = first;
  const leads = (each: Slot) => each.kind === 'leader' && each.commands[0]?.family?.id === family.id;
  return slots.filter(leads).length < 2
    ? { title: family.title }
    : { title: leaderTitle(first.title), spoken: leaderTitle(spokenTitle(first)) };
}

/**
 * Every key that can be changed, with the group of its commands.
 *
 * @example slotRows(commands, NO_KEYMAP).map(({ spoken, strokes }) => [spoken, strokes]) // [['Play', ['p']], …]
 */
export function slotRows(declared: readonly Command[], keymap: Keymap): readonly SlotRow[] {
  const slots = slotsIn(declared);
  const working = workingIn(declared, keymap);
  return slots.map(slot => {
    const name = nameOf(slot, slots);
    return {
      slot,
      group: slot.commands[0]?.group ?? '',
      title: name.title,
      spoken: spokenTitle(name),
      strokes: working.get(slot.id) ?? slot.declared,
    };
  });
}

/** The texts a slot is found by: its name, and those of all its commands. */
const textsOf = ({ slot, title, spoken, group }: SlotRow, keywords: Keywords): readonly string[] => [
  ...[title, spoken, group],
  ...slot.commands.flatMap(each => [each.title, spokenTitle(each), ...keywordsOf(each, keywords)]),
];

/**
 * The rows that match a search, in the order of the list; not by their keys, so that a row stays where its key is changed.
 *
 * @example rowsMatching(rows, 'play').map(({ spoken }) => spoken) // ['Play']
 */
export const rowsMatching = (
  rows: readonly SlotRow[],
  typed: string,
  keywords: Keywords = {},
): readonly SlotRow[] => rows.filter(row => hasEveryWord(textsOf(row, keywords), typed));

/** The command or leader that already has a key. */
export interface Holder {
  readonly kind: KeyUse;
  readonly spoken: string;
}

/** The command that follows a leader by a stroke, if one of its sequences is the leader twice: the leader can't become that stroke then. */
function followerOf({ declared, commands }: Slot, stroke: Stroke): Command | undefined {
  const sequences = commands.flatMap(command =>
    (command.hotkeys ?? []).flatMap(hotkey => {
      const sequence = sequenceOf(hotkey);
      return sequence && declared.includes(sequence.leader) ? [{ command, second: sequence.second }] : [];
    }),
  );
  const isTwice = sequences.some(({ second }) => declared.includes(second));
  return isTwice
    ? sequences.find(({ second }) => second === stroke && !declared.includes(stroke))?.command
    : undefined;
}

const holdsForGood = (other: Slot, slot: Slot, stroke: Stroke): boolean =>
  other.fixed.some(hotkey => hotkey === stroke) &&
  other.scope !== 'neck' &&
  SCOPES.indexOf(other.scope) <= SCOPES.indexOf(slot.scope);

/**
 * The holder of a stroke among everything that can be in effect together with a slot. Two slots declared with the same
 * stroke don't clash. A key that always works clashes unless the slot's scope is stronger, or it works on the neck only.
 *
 * @example clashOf(rows, play, 'c') // { kind: 'key', spoken: 'Highlight C' }
 */
export function clashOf(rows: readonly SlotRow[], slot: Slot, stroke: Stroke): Holder | undefined {
  const isDeclaredAlike = (other: Slot) => slot.declared.includes(stroke) && other.declared.includes(stroke);
  const holder = rows.find(
    ({ slot: other, strokes }) =>
      other.id !== slot.id &&
      (strokes.includes(stroke) || holdsForGood(other, slot, stroke)) &&
      overlap(other.scope, slot.scope) &&
      !isDeclaredAlike(other),
  );
  if (holder) return { kind: holder.slot.kind === 'leader' ? 'leader' : 'key', spoken: holder.spoken };
  const follower = slot.kind === 'leader' ? followerOf(slot, stroke) : undefined;
  return follower && { kind: 'follower', spoken: spokenTitle(follower) };
}

/** The result of changing a key. */
export type Change =
  | { readonly kind: 'accepted'; readonly keymap: Keymap }
  | { readonly kind: 'refused'; readonly reason: string };

/** A keymap with new strokes for a slot; the declared strokes aren't stored. */
export function withKeys(keymap: Keymap, { id, declared }: Slot, strokes: readonly Stroke[]): Keymap {
  const next = new Map(keymap);
  if (strokes.join() === declared.join()) next.delete(id);
  else next.set(id, strokes);
  return next.size === 0 ? NO_KEYMAP : next;
}

/**
 * Gives a slot another key, or says why it can't have it.
 *
 * @param stroke the pressed stroke; `undefined` for a press that can't be a hotkey
 * @example changeKey(commands, NO_KEYMAP, play, 'c')
 *   // { kind: 'refused', reason: 'C is already the key for Highlight C. Choose another key, or change that one first.' }
 */
export function changeKey(
  declared: readonly Command[],
  keymap: Keymap,
  slot: Slot,
  stroke: Stroke | undefined,
): Change {
  if (stroke === undefined || !fits(slot.kind, stroke))
    return { kind: 'refused', reason: KEY_NOT_ALLOWED[slot.kind] };
  const holder = clashOf(slotRows(declared, keymap), slot, stroke);
  if (holder === undefined) return { kind: 'accepted', keymap: withKeys(keymap, slot, [stroke]) };
  return { kind: 'refused', reason: keyTaken(holder.kind, spokenStroke(stroke, 'other'), holder.spoken) };
}
