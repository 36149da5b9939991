import type { Command } from './command';
import { type Hotkey, isNamed, type Stroke, strokesIn } from './hotkey';

/** A leader that waits for the stroke that completes it, and what may follow; it waits as long as the user likes. */
export interface Pending {
  readonly leader: Stroke;
  readonly follows: readonly Follower[];
}

/** A command that a pending leader may still become, and the stroke that makes it so. */
export interface Follower {
  readonly stroke: string;
  readonly command: Command;
}

/** What a press comes to. `pass` leaves it to the browser, `drop` gives up a pending leader and swallows the press. */
export type Resolution =
  | { readonly kind: 'run'; readonly command: Command }
  | { readonly kind: 'refuse'; readonly command: Command }
  | { readonly kind: 'pend'; readonly pending: Pending }
  | { readonly kind: 'drop' }
  | { readonly kind: 'pass' };

/** What kind of thing has the focus; it decides which presses stay with it. */
export type FocusKind =
  | 'text'
  | 'select'
  | 'button'
  | 'link'
  | 'radio'
  | 'tab'
  | 'checkbox'
  | 'slider'
  | 'cell'
  | 'other';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const OWN_KEYS: Record<FocusKind, readonly string[]> = {
  text: [],
  select: ['Enter', 'Space', ...ARROWS, 'Home', 'End', 'PageUp', 'PageDown'],
  button: ['Enter', 'Space'],
  link: ['Enter'],
  radio: ['Enter', 'Space', ...ARROWS],
  tab: ['Enter', 'Space', ...ARROWS, 'Home', 'End'],
  checkbox: ['Space'],
  slider: [...ARROWS, 'Home', 'End', 'PageUp', 'PageDown'],
  cell: [],
  other: [],
};

/**
 * Whether a press belongs to what has the focus, so that no hotkey may take it.
 *
 * @example focusKeeps('select', 'c') // true: it is the select's own type-ahead
 */
export function focusKeeps(focus: FocusKind, stroke: Stroke): boolean {
  if (stroke.startsWith('mod+') || stroke === 'Escape') return false;
  if (focus === 'text') return true;
  if (focus === 'select' && !isNamed(stroke)) return true;
  return OWN_KEYS[focus].includes(stroke);
}

function followersOf(leader: Stroke, commands: readonly Command[]): readonly Follower[] {
  return commands.flatMap(command =>
    (command.hotkeys ?? []).flatMap(hotkey => {
      const [first, second] = strokesIn(hotkey);
      return first === leader && second !== undefined ? [{ stroke: second, command }] : [];
    }),
  );
}

/**
 * What may follow a pending leader, each command once under the first of its strokes, as it is shown and spoken.
 *
 * @example followersShown({ leader: 'r', follows: [{ stroke: 'c', command }, { stroke: '1', command }] }).length // 1
 */
export const followersShown = ({ follows }: Pending): readonly Follower[] =>
  follows.filter(({ command }, index) => follows.findIndex(each => each.command.id === command.id) === index);

const outcome = (command: Command): Resolution =>
  command.disabled === undefined ? { kind: 'run', command } : { kind: 'refuse', command };

function resolveFirst(stroke: Stroke, commands: readonly Command[]): Resolution | undefined {
  const startsHere = (hotkey: Hotkey) => strokesIn(hotkey)[0] === stroke;
  const owner = commands.find(({ hotkeys = [] }) => hotkeys.some(startsHere));
  if (owner === undefined) return undefined;
  if (owner.hotkeys?.some(hotkey => hotkey === stroke)) return outcome(owner);
  return { kind: 'pend', pending: { leader: stroke, follows: followersOf(stroke, commands) } };
}

function resolveSecond(strokes: readonly Stroke[], { follows }: Pending): Resolution {
  const follower = strokes.flatMap(stroke => follows.filter(each => each.stroke === stroke))[0];
  return follower === undefined ? { kind: 'drop' } : outcome(follower.command);
}

/**
 * What a press does, given the leader that waits (if one does) and the commands in effect, strongest first.
 *
 * @param strokes what the press may stand for, likeliest first
 * @example resolve(['n'], { leader: 'l', follows: [{ stroke: 'n', command: learnNotes }] }, [])
 *   // { kind: 'run', command: learnNotes }
 */
export function resolve(
  strokes: readonly Stroke[],
  pending: Pending | undefined,
  commands: readonly Command[],
): Resolution {
  if (pending !== undefined) return resolveSecond(strokes, pending);
  for (const stroke of strokes) {
    const resolution = resolveFirst(stroke, commands);
    if (resolution !== undefined) return resolution;
  }
  return { kind: 'pass' };
}
