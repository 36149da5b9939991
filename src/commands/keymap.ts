import {
  type Binding,
  type Command,
  declaredHotkeys,
  type Family,
  type Keymap,
  leaderSlot,
  NO_KEYMAP,
  SCOPES,
  type Scope,
} from './command';
import {
  asDigit,
  asLeader,
  type Hotkey,
  isCharacterHotkey,
  isFunctionStroke,
  isNamed,
  isStroke,
  leaderOf,
  type Stroke,
  sequenceOf,
} from './hotkey';
import { isRowStroke } from './numberRow';

/** The kind of key in a slot: that of a command, one that a pedal may send as well, or a leader. */
export type SlotKind = 'key' | 'pedal' | 'leader';

/**
 * A key the user can change: the single key of a command, or the leader of all sequences of a family. Enter, Space, Escape,
 * arrows and keys with `mod` are fixed: a command that has one of them can be given a key beside it.
 */
export interface Slot {
  /** The id of the command, or the id of the family and the declared leader. */
  readonly id: string;
  readonly kind: SlotKind;
  readonly declared: readonly Stroke[];
  /** Hotkeys of the command that always work. */
  readonly fixed: readonly Hotkey[];
  readonly scope: Scope;
  /** The commands that the key runs or leads to, in the order of the list. */
  readonly commands: readonly Command[];
}

/** Whether a slot can hold a stroke; a leader is always a letter. */
export function fits(kind: SlotKind, stroke: string): stroke is Stroke {
  switch (kind) {
    case 'key':
      return isCharacterStroke(stroke) || isFunctionStroke(stroke);
    case 'pedal':
      return isCharacterStroke(stroke) || isPedalStroke(stroke);
    case 'leader':
      return asLeader(stroke) !== undefined;
  }
}

const NO_KEY = 'none';

/**
 * A keymap as text.
 *
 * @example formatKeymap(new Map([['notes.play', ['x']], ['scales.key r', []]])) // 'notes.play=x&scales.key+r=none'
 */
export const formatKeymap = (keymap: Keymap): string =>
  new URLSearchParams([...keymap].map(([id, strokes]) => [id, strokes.join(' ') || NO_KEY])).toString();

/**
 * Parses a keymap from any text; entries that aren't valid strokes are left out.
 *
 * @example parseKeymap('notes.play=x&notes.tips=%%%').size // 1
 */
export function parseKeymap(text: string): Keymap {
  const keymap = new Map<string, readonly Stroke[]>();
  for (const [id, value] of new URLSearchParams(text)) {
    const kind = id.includes(' ') ? 'leader' : 'pedal';
    if (value === NO_KEY) keymap.set(id, []);
    else if (fits(kind, value)) keymap.set(id, [value]);
  }
  return keymap.size === 0 ? NO_KEYMAP : keymap;
}

function slotOf(command: Command, hotkey: Hotkey): Omit<Slot, 'commands'> {
  const { id, scope, isPedal = false } = command;
  const kind = isPedal ? 'pedal' : 'key';
  const leader = sequenceOf(hotkey)?.leader;
  if (leader !== undefined)
    return {
      id: leaderSlot(familyOf(command).id, leader),
      kind: 'leader',
      declared: [leader],
      fixed: [],
      scope,
    };
  return isCharacterStroke(hotkey)
    ? { id, kind, declared: [hotkey], fixed: [], scope }
    : { id, kind, declared: [], fixed: [hotkey], scope };
}

/** Whether a hotkey is a pair of digits, a string and a fret, of which neither can be changed. */
const isPair = (hotkey: Hotkey): boolean => asDigit(leaderOf(hotkey) ?? '') !== undefined;

/**
 * Every key of the declared commands that can be changed.
 *
 * @example slotsIn([{ id: 'go.notes', hotkeys: ['l n'], … }]).map(({ id }) => id) // ['go.notes l']
 */
export function slotsIn(commands: readonly Command[]): readonly Slot[] {
  const slots = new Map<string, Slot>();
  for (const command of commands)
    for (const hotkey of declaredHotkeys(command)) {
      if (isPair(hotkey)) continue;
      const slot = slotOf(command, hotkey);
      const known = slots.get(slot.id) ?? { ...slot, declared: [], fixed: [], commands: [] };
      slots.set(slot.id, {
        ...known,
        declared: [...new Set([...known.declared, ...slot.declared])],
        fixed: [...known.fixed, ...slot.fixed],
        commands: known.commands.includes(command) ? known.commands : [...known.commands, command],
      });
    }
  return [...slots.values()];
}

/** Whether two scopes can be in effect at the same time. */
export const overlap = (one: Scope, other: Scope): boolean => (one === 'dialog') === (other === 'dialog');

/** Whether a key in one scope hides the same key in another; neck keys work only on the neck, so they hide none. */
const hides = (one: Scope, other: Scope): boolean => one === other || (overlap(one, other) && one !== 'neck');

/**
 * A keymap as it works among some commands. Only their keys are looked at, so the cost doesn't grow with the stored keymap. If a
 * key the user chose clashes with another command's, the stronger scope gets it; within one scope the user's choice does. The
 * loser has no key, so that a key that doesn't work is never shown.
 *
 * @example workingIn([palette, maxFret], new Map([['shell.palette', ['x']]])).get('shell.palette') // [], since x is a leader
 */
export function workingIn(commands: readonly Command[], keymap: Keymap): Keymap {
  if (keymap.size === 0) return keymap;
  const declaredSlots = slotsIn(commands);
  // A stored key may be one that this command can't have.
  const chosen: Keymap = new Map(
    declaredSlots.flatMap(({ id, kind }) => {
      const own = keymap.get(id);
      return own?.every(stroke => fits(kind, stroke)) ? [[id, own] as const] : [];
    }),
  );
  const strength = ({ id, scope }: Slot) => 2 * SCOPES.indexOf(scope) + (chosen.has(id) ? 0 : 1);
  const slots = [...declaredSlots].sort((one, other) => strength(one) - strength(other));
  const working = new Map<string, readonly Stroke[]>();
  const owners = new Map<Stroke, readonly Slot[]>();
  for (const slot of slots) {
    const { id, scope, declared } = slot;
    const strokes = chosen.get(id) ?? declared;
    const loses = (stroke: Stroke) =>
      (owners.get(stroke) ?? []).some(
        owner => (chosen.has(owner.id) || chosen.has(id)) && hides(owner.scope, scope),
      );
    const kept = strokes.filter(stroke => !loses(stroke));
    if (chosen.has(id) || kept.length < strokes.length) working.set(id, kept);
    for (const stroke of kept) owners.set(stroke, [...(owners.get(stroke) ?? []), slot]);
  }
  return working.size === 0 ? NO_KEYMAP : working;
}

/**
 * The hotkeys of a slot under a keymap; fixed ones and sequences stay as declared.
 *
 * @example keysOf(new Map([['shell.palette', ['x']]]), 'shell.palette', ['mod+k', ':']) // ['mod+k', 'x']
 * @example keysOf(new Map([['neck.left', ['h']]]), 'neck.left', ['ArrowLeft']) // ['ArrowLeft', 'h']
 */
export function keysOf(
  keymap: Pick<Keymap, 'get'>,
  id: string,
  declared: readonly Hotkey[],
): readonly Hotkey[] {
  const own = keymap.get(id);
  if (own === undefined) return declared;
  const first = declared.findIndex(isCharacterStroke);
  const isFixed = first < 0 && declared.some(hotkey => sequenceOf(hotkey) === undefined);
  if (isFixed) return [...declared, ...own];
  return declared.flatMap((hotkey, index): readonly Hotkey[] => {
    if (!isCharacterStroke(hotkey)) return [hotkey];
    return index === first ? own : [];
  });
}

/** A sequence with the user's leader; in a sequence of the leader twice, both strokes change. */
function sequencesOf(hotkey: Hotkey, family: string, keymap: Keymap): readonly Hotkey[] {
  const sequence = sequenceOf(hotkey);
  const leaders = sequence && keymap.get(leaderSlot(family, sequence.leader));
  if (sequence === undefined || leaders === undefined) return [hotkey];
  return leaders.map(asLeader).flatMap(leader => {
    if (leader === undefined) return [];
    const second = sequence.second === sequence.leader ? leader : sequence.second;
    return [`${leader} ${second}` satisfies Hotkey];
  });
}

function hotkeysUnder(command: Command, keymap: Keymap): readonly Hotkey[] {
  const hotkeys = declaredHotkeys(command);
  if (keymap.size === 0 || hotkeys.length === 0) return hotkeys;
  const family = familyOf(command).id;
  return keysOf(keymap, command.id, hotkeys).flatMap(hotkey => sequencesOf(hotkey, family, keymap));
}

/**
 * Commands with the hotkeys that run them under a keymap.
 *
 * @example applyKeymap([learnNotes], new Map([['go.notes l', ['j']]]))[0]?.hotkeys // ['j n']
 */
export const applyKeymap = (commands: readonly Command[], keymap: Keymap): readonly Binding[] =>
  commands.map(command => ({ command, hotkeys: hotkeysUnder(command, keymap) }));

/** The family a command's leaders belong to; a command without one is its own family. */
export const familyOf = ({ family, id, title }: Command): Family => family ?? { id, title };

/** Whether a stroke is a key that a pedal may send and that types no character: an arrow, `PageDown`, `Enter`, `F13`. */
export const isPedalStroke = (text: string): text is Stroke =>
  !['Escape', 'Tab'].includes(text) && !text.includes('+') && isStroke(text) && isNamed(text);

/** Whether a stroke is known by the one character it types: a letter with or without Shift, a digit, or one of the signs. */
export const isCharacterStroke = (text: string): text is Stroke =>
  isStroke(text) && isCharacterHotkey(text) && !isRowStroke(text) && !/^shift\+[^a-z]/.test(text);
