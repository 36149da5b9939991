import { type Binding, type Command, type Family, SCOPES, type Scope } from './command';
import { asLeader, type Hotkey, isCharacterStroke, type Leader, type Stroke, sequenceOf } from './hotkey';

/** What the user has put in the place of declared keys: the id of a slot to its strokes, none for no key. Plain data. */
export type Keymap = ReadonlyMap<string, readonly Stroke[]>;

export const NO_KEYMAP: Keymap = new Map();

/** A key that can be changed: the single key of a command, or the leader of all sequences of a family. */
export interface Slot {
  /** The command's id, or the family's id and the declared leader. */
  readonly id: string;
  readonly kind: 'key' | 'leader';
  readonly declared: readonly Stroke[];
  readonly scope: Scope;
  /** Whom it runs or leads to, in the order of the list. */
  readonly commands: readonly Command[];
}

/**
 * The id of the slot of a leader.
 *
 * @example leaderSlot('scales.key', 'r') // 'scales.key r'
 */
export const leaderSlot = (family: string, leader: Leader): string => `${family} ${leader}`;

/** The family that a command's leaders belong to; a command without one is a family of its own. */
export const familyOf = ({ family, id, title }: Command): Family => family ?? { id, title };

/** Whether a stroke may stand in a slot; a leader is a letter. */
export const fits = (kind: Slot['kind'], stroke: string): stroke is Stroke =>
  kind === 'leader' ? asLeader(stroke) !== undefined : isCharacterStroke(stroke);

const NO_KEY = 'none';

/**
 * A keymap as a text.
 *
 * @example formatKeymap(new Map([['notes.play', ['x']], ['scales.key r', []]])) // 'notes.play=x&scales.key+r=none'
 */
export const formatKeymap = (keymap: Keymap): string =>
  new URLSearchParams([...keymap].map(([id, strokes]) => [id, strokes.join(' ') || NO_KEY])).toString();

/**
 * Reads a keymap out of any text; what is no stroke is left out.
 *
 * @example parseKeymap('notes.play=x&notes.tips=%%%').size // 1
 */
export function parseKeymap(text: string): Keymap {
  const keymap = new Map<string, readonly Stroke[]>();
  for (const [id, value] of new URLSearchParams(text)) {
    const kind = id.includes(' ') ? 'leader' : 'key';
    if (value === NO_KEY) keymap.set(id, []);
    else if (fits(kind, value)) keymap.set(id, [value]);
  }
  return keymap.size === 0 ? NO_KEYMAP : keymap;
}

/** The declared hotkeys of a command, where they work now. */
const declaredHotkeys = ({ hotkeys = [], hotkeysWork = true }: Command): readonly Hotkey[] =>
  hotkeysWork ? hotkeys : [];

function slotOf(command: Command, hotkey: Hotkey): Omit<Slot, 'commands'> | undefined {
  const { id, scope } = command;
  const leader = sequenceOf(hotkey)?.leader;
  if (leader !== undefined)
    return { id: leaderSlot(familyOf(command).id, leader), kind: 'leader', declared: [leader], scope };
  return isCharacterStroke(hotkey) ? { id, kind: 'key', declared: [hotkey], scope } : undefined;
}

/**
 * Every key that can be changed among the commands as they are declared.
 *
 * @example slotsIn([{ id: 'go.notes', hotkeys: ['l n'], … }]).map(({ id }) => id) // ['go.notes l']
 */
export function slotsIn(commands: readonly Command[]): readonly Slot[] {
  const slots = new Map<string, Slot>();
  for (const command of commands)
    for (const hotkey of declaredHotkeys(command)) {
      const slot = slotOf(command, hotkey);
      if (slot === undefined) continue;
      const known = slots.get(slot.id) ?? { ...slot, declared: [], commands: [] };
      slots.set(slot.id, {
        ...known,
        declared: [...new Set([...known.declared, ...slot.declared])],
        commands: known.commands.includes(command) ? known.commands : [...known.commands, command],
      });
    }
  return [...slots.values()];
}

/** Whether two scopes can be in effect together. */
export const overlap = (one: Scope, other: Scope): boolean => (one === 'dialog') === (other === 'dialog');

/** A neck's keys work only on it, so that elsewhere they hide nothing. */
const hides = (one: Scope, other: Scope): boolean => one === other || (overlap(one, other) && one !== 'neck');

/**
 * A keymap as it works among some commands: of those alone, so that it costs no more with whatever else is stored. Where what the user gave meets another command's key, the stronger scope has
 * it; in one scope the user does. Whoever loses it has no key there, so that nothing shows one that doesn't work.
 *
 * @example workingIn([palette, maxFret], new Map([['shell.palette', ['x']]])).get('shell.palette') // [], x being a leader
 */
export function workingIn(commands: readonly Command[], keymap: Keymap): Keymap {
  if (keymap.size === 0) return keymap;
  const strength = ({ id, scope }: Slot) => 2 * SCOPES.indexOf(scope) + (keymap.has(id) ? 0 : 1);
  const slots = [...slotsIn(commands)].sort((one, other) => strength(one) - strength(other));
  const working = new Map<string, readonly Stroke[]>();
  const owners = new Map<Stroke, readonly Slot[]>();
  for (const slot of slots) {
    const { id, scope, declared } = slot;
    const strokes = keymap.get(id) ?? declared;
    const loses = (stroke: Stroke) =>
      (owners.get(stroke) ?? []).some(
        owner => (keymap.has(owner.id) || keymap.has(id)) && hides(owner.scope, scope),
      );
    const left = strokes.filter(stroke => !loses(stroke));
    if (keymap.has(id) || left.length < strokes.length) working.set(id, left);
    for (const stroke of left) owners.set(stroke, [...(owners.get(stroke) ?? []), slot]);
  }
  return working.size === 0 ? NO_KEYMAP : working;
}

/**
 * The hotkeys of a slot, given the declared ones; what can't be changed stays as it is.
 *
 * @example keysOf(new Map([['shell.palette', ['x']]]), 'shell.palette', ['mod+k', ':']) // ['mod+k', 'x']
 */
export function keysOf(
  keymap: Pick<Keymap, 'get'>,
  id: string,
  declared: readonly Hotkey[],
): readonly Hotkey[] {
  const own = keymap.get(id);
  if (own === undefined) return declared;
  const place = declared.findIndex(isCharacterStroke);
  return declared.flatMap((hotkey, index): readonly Hotkey[] => {
    if (!isCharacterStroke(hotkey)) return [hotkey];
    return index === place ? own : [];
  });
}

/** A sequence under the user's leader; a leader that is pressed twice stays the same twice. */
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
 * Commands with the hotkeys that run them under the user's keymap.
 *
 * @example applyKeymap([learnNotes], new Map([['go.notes l', ['j']]]))[0]?.hotkeys // ['j n']
 */
export const applyKeymap = (commands: readonly Command[], keymap: Keymap): readonly Binding[] =>
  commands.map(command => ({ command, hotkeys: hotkeysUnder(command, keymap) }));
