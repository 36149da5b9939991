import type { Command } from './command';
import { drawnHotkey, type Platform, SIGN_WORDS, type Stroke, sequenceOf, strokeWords } from './hotkey';
import { fits, type Keymap, NO_KEYMAP, overlap, type Slot, slotsIn, workingIn } from './keymap';

type Named = Pick<Command, 'title' | 'words'>;

const wordsFor = ({ title, words }: Named): string => words ?? title;

/** The strokes of a slot in words. */
export const keyWords = (strokes: readonly Stroke[]): string =>
  strokes.map(strokeWords).join(' or ') || 'no key';

/** The strokes of a slot as they are drawn. */
export const keyDrawn = (strokes: readonly Stroke[], platform: Platform): string =>
  strokes.map(stroke => drawnHotkey(stroke, platform)).join(' ') || 'no key';

/** A slot as the editor lists it. */
export interface SlotRow {
  readonly slot: Slot;
  readonly group: string;
  readonly title: string;
  readonly words: string;
  /** The strokes that work now. */
  readonly strokes: readonly Stroke[];
}

/** Whether a key isn't the one that was meant for it. */
export const isChanged = ({ slot, strokes }: SlotRow): boolean => strokes.join() !== slot.declared.join();

/** A leader is called by its family; where that has several, by the first command that this one leads to. */
function nameOf({ kind, commands }: Slot, slots: readonly Slot[]): Named {
  const [first] = commands;
  if (first === undefined) return { title: '' };
  if (kind === 'key' || first.family === undefined) return first;
  const { family } = first;
  const leads = (each: Slot) => each.kind === 'leader' && each.commands[0]?.family?.id === family.id;
  return slots.filter(leads).length < 2
    ? { title: family.title }
    : { title: `${first.title} and the like`, words: `${wordsFor(first)} and the like` };
}

/**
 * Every key that can be changed, by the groups of the commands.
 *
 * @example slotRows(commands, NO_KEYMAP).map(({ words, strokes }) => [words, strokes]) // [['Play', ['p']], …]
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
      words: wordsFor(name),
      strokes: working.get(slot.id) ?? slot.declared,
    };
  });
}

/** Who has a key already; `follower` has it as the second key of the very sequences whose leader is to change. */
export interface Holder {
  readonly kind: 'key' | 'leader' | 'follower';
  readonly words: string;
}

/** A leader that is pressed twice must be none of the keys that may follow it. */
function followerOf({ declared, commands }: Slot, stroke: Stroke): Command | undefined {
  const claims = commands.flatMap(command =>
    (command.hotkeys ?? []).flatMap(hotkey => {
      const sequence = sequenceOf(hotkey);
      return sequence && declared.includes(sequence.leader) ? [{ command, second: sequence.second }] : [];
    }),
  );
  const isTwice = claims.some(({ second }) => declared.includes(second));
  return isTwice
    ? claims.find(({ second }) => second === stroke && !declared.includes(stroke))?.command
    : undefined;
}

/**
 * Who has a stroke already, among all that can be in effect together with a slot. What was declared alike is meant so.
 *
 * @example clashOf(rows, play, 'c') // { kind: 'key', words: 'Highlight C' }
 */
export function clashOf(rows: readonly SlotRow[], slot: Slot, stroke: Stroke): Holder | undefined {
  const isMeant = (other: Slot) => slot.declared.includes(stroke) && other.declared.includes(stroke);
  const holder = rows.find(
    ({ slot: other, strokes }) =>
      other.id !== slot.id && strokes.includes(stroke) && overlap(other.scope, slot.scope) && !isMeant(other),
  );
  if (holder) return { kind: holder.slot.kind, words: holder.words };
  const follower = slot.kind === 'leader' ? followerOf(slot, stroke) : undefined;
  return follower && { kind: 'follower', words: wordsFor(follower) };
}

const HELD: Record<Holder['kind'], (key: string, words: string) => string> = {
  key: (key, words) => `${key} is the key of ${words}.`,
  leader: (key, words) => `${key} begins the keys of ${words}.`,
  follower: (key, words) => `${key} is the second key of ${words}.`,
};

const ADVICE: Record<Holder['kind'], string> = {
  key: 'Choose another, or change that one first.',
  leader: 'Choose another, or change that one first.',
  follower: 'Choose another.',
};

const FIT_KEYS = new Intl.ListFormat('en-US', { type: 'disjunction' }).format([
  'a letter with or without Shift',
  'a digit',
  ...Object.values(SIGN_WORDS).map(sign => `a ${sign}`),
]);

const UNFIT: Record<Slot['kind'], string> = {
  key: `This must be ${FIT_KEYS}.`,
  leader: 'Other keys follow this one, so it must be a letter, with or without Shift.',
};

/** What a change of a key comes to. */
export type Change =
  | { readonly kind: 'accepted'; readonly keymap: Keymap }
  | { readonly kind: 'refused'; readonly reason: string };

/** A keymap with other strokes in a slot; declared ones aren't kept. */
export function withKeys(keymap: Keymap, { id, declared }: Slot, strokes: readonly Stroke[]): Keymap {
  const next = new Map(keymap);
  if (strokes.join() === declared.join()) next.delete(id);
  else next.set(id, strokes);
  return next.size === 0 ? NO_KEYMAP : next;
}

/**
 * Gives a slot another key, or says who has that key.
 *
 * @param stroke what was pressed, or nothing for a press that no hotkey may use
 * @example changeKey(commands, NO_KEYMAP, play, 'c')
 *   // { kind: 'refused', reason: 'C is the key of Highlight C. Choose another, or change that one first.' }
 */
export function changeKey(
  declared: readonly Command[],
  keymap: Keymap,
  slot: Slot,
  stroke: Stroke | undefined,
): Change {
  if (stroke === undefined || !fits(slot.kind, stroke)) return { kind: 'refused', reason: UNFIT[slot.kind] };
  const holder = clashOf(slotRows(declared, keymap), slot, stroke);
  if (holder === undefined) return { kind: 'accepted', keymap: withKeys(keymap, slot, [stroke]) };
  const held = HELD[holder.kind](strokeWords(stroke), holder.words);
  return { kind: 'refused', reason: `${held} ${ADVICE[holder.kind]}` };
}
