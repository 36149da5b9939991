import type { Binding, Command } from './command';
import { isFunctionStroke, isNamed, isSign, type Stroke, sequenceOf, strokesIn } from './hotkey';
import { isRowStroke } from './numberRow';

/** A command of a pending leader, and the stroke that completes its sequence. */
export interface Follower {
  readonly stroke: Stroke;
  readonly command: Command;
}

/**
 * The effect of a press. `pass` leaves it to the browser; `drop` cancels the pending leader, which it can't follow, if there is
 * one, and swallows it. Its stroke is that of the press, if it has a name.
 */
export type Resolution =
  | { readonly kind: 'run'; readonly command: Command }
  | { readonly kind: 'refuse'; readonly reason: string }
  | { readonly kind: 'pend'; readonly leader: Stroke }
  | { readonly kind: 'drop'; readonly stroke: Stroke | undefined }
  | { readonly kind: 'pass' };

/** The kind of element that has the focus, which decides which keys it keeps. */
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
 * Whether the focused element keeps a key for itself, so that it can't be a hotkey.
 *
 * @example focusKeeps('select', 'c') // true: the select's own type-ahead
 */
export function focusKeeps(focus: FocusKind, stroke: Stroke): boolean {
  if (stroke.startsWith('mod+') || stroke === 'Escape') return false;
  // Function keys and Page keys do nothing there; a pedal may send them.
  if (focus === 'text') return !isFunctionStroke(stroke) && stroke !== 'PageUp' && stroke !== 'PageDown';
  // A select keeps characters for its type-ahead, but no option begins with a sign.
  if (focus === 'select' && !isNamed(stroke)) return !isSign(stroke);
  // Alt with an arrow opens its list.
  if (focus === 'select' && stroke.startsWith('alt+')) return true;
  return OWN_KEYS[focus].includes(stroke);
}

/**
 * The strokes that can follow a leader among some bindings.
 *
 * @example followersOf('l', bindings).map(({ stroke }) => stroke) // ['n', 't', 's', 'k', 'i']
 */
export const followersOf = (leader: Stroke, bindings: readonly Binding[]): readonly Follower[] =>
  bindings.flatMap(({ command, hotkeys }) =>
    hotkeys.flatMap(hotkey => {
      const sequence = sequenceOf(hotkey);
      return sequence?.leader === leader ? [{ stroke: sequence.second, command }] : [];
    }),
  );

/**
 * Each command once, with the first of its strokes, as the status line and speech list the followers.
 *
 * @example distinctFollowers([{ stroke: 'c', command }, { stroke: '1', command }]).length // 1
 */
export const distinctFollowers = (followers: readonly Follower[]): readonly Follower[] =>
  followers.filter(
    ({ command }, index) => followers.findIndex(each => each.command.id === command.id) === index,
  );

/** The outcome of running a command, which may be disabled at the moment of the press. */
function outcome(command: Command): Resolution {
  const reason = command.disabled;
  if (reason === undefined) return { kind: 'run', command };
  return command.isLate ? { kind: 'drop', stroke: undefined } : { kind: 'refuse', reason };
}

function resolveFirst(stroke: Stroke, bindings: readonly Binding[]): Resolution | undefined {
  const owner = bindings.find(({ hotkeys }) => hotkeys.some(hotkey => strokesIn(hotkey)[0] === stroke));
  if (owner === undefined) return undefined;
  return owner.hotkeys.some(hotkey => hotkey === stroke)
    ? outcome(owner.command)
    : { kind: 'pend', leader: stroke };
}

function resolveSecond(strokes: readonly Stroke[], leader: Stroke, bindings: readonly Binding[]): Resolution {
  const followers = followersOf(leader, bindings);
  const [follower] = strokes.flatMap(stroke => followers.filter(each => each.stroke === stroke));
  if (follower !== undefined) return outcome(follower.command);
  if (strokes.every(stroke => isFunctionStroke(stroke))) return { kind: 'pass' };
  const stroke = strokes.find(each => !isRowStroke(each));
  // Unlike a letter, a sign such as `:` isn't mistyped after a leader: the user changed their mind.
  const isNew = stroke !== undefined && isSign(stroke);
  return (isNew ? resolveFirst(stroke, bindings) : undefined) ?? { kind: 'drop', stroke };
}

/**
 * Resolves a press, given the pending leader (if any) and the bindings in effect, strongest scope first.
 *
 * Only the leader's stroke is kept between the two presses of a sequence, so the second press is resolved against the
 * commands in effect by then. A stroke with `mod` never completes a sequence; a sign that doesn't complete it is a first press.
 *
 * @param strokes the strokes the press may stand for, likeliest first; one of the number row comes before what it types
 * @example resolve(['n'], 'l', bindings) // { kind: 'run', command: learnNotes }
 */
export function resolve(
  strokes: readonly Stroke[],
  leader: Stroke | undefined,
  bindings: readonly Binding[],
): Resolution {
  const isModified = strokes.some(stroke => stroke.startsWith('mod+'));
  if (leader !== undefined && !isModified) return resolveSecond(strokes, leader, bindings);
  for (const stroke of strokes) {
    const resolution = resolveFirst(stroke, bindings);
    if (resolution !== undefined) return resolution;
  }
  return { kind: 'pass' };
}
