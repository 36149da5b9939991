import { type Instrument, type Orientation, RIGHT_HANDED } from './instrument';
import {
  fretsFrom,
  fretsOn,
  hasFret,
  type Position,
  pitchClassAt,
  positionsOf,
  samePosition,
} from './position';

/** The part of a neck that a cursor can move on: strings by place, and frets, all ends included. */
export interface Bounds {
  readonly firstString: number;
  readonly lastString: number;
  readonly firstFret: number;
  readonly lastFret: number;
  /** The instrument, where a string may be short: the cursor passes over the frets that it lacks. */
  readonly instrument?: Instrument;
}

/** The strings that a cursor can move on: one of them, or all. */
export const stringBounds = (
  { strings }: Instrument,
  onlyString: number | undefined,
): Pick<Bounds, 'firstString' | 'lastString'> => ({
  firstString: onlyString ?? 0,
  lastString: onlyString ?? strings.length - 1,
});

const isThere = ({ instrument }: Bounds, position: Position): boolean =>
  instrument === undefined || hasFret(instrument, position);

export const CURSOR_MOVES = [
  ...(['left', 'right', 'up', 'down', 'first-fret', 'last-fret'] as const),
  ...(['first-corner', 'last-corner', 'octave-down', 'octave-up'] as const),
] as const;

/** A move on the drawn neck: `up` goes to the row above, `left` to the cell on the left. */
export type CursorMove = (typeof CURSOR_MOVES)[number];

const OCTAVE = 12;

/** The steps on the drawn neck: to the right by frets, up by places. */
interface Steps {
  readonly right: 1 | -1;
  readonly up: 1 | -1;
}

const stepsOn = ({ hand, topString }: Orientation): Steps => ({
  right: hand === 'right' ? 1 : -1,
  up: topString === 'first' ? 1 : -1,
});

type Move = (from: Position, bounds: Bounds, steps: Steps) => Position;

const moved = ({ guitarString, fret }: Position, strings: number, frets: number): Position => ({
  guitarString: guitarString + strings,
  fret: fret + frets,
});

const MOVES: Record<CursorMove, Move> = {
  left: (from, _, { right }) => moved(from, 0, -right),
  right: (from, _, { right }) => moved(from, 0, right),
  up: (from, _, { up }) => moved(from, up, 0),
  down: (from, _, { up }) => moved(from, -up, 0),
  'first-fret': ({ guitarString }, { firstFret }) => ({ guitarString, fret: firstFret }),
  'last-fret': ({ guitarString }, { lastFret }) => ({ guitarString, fret: lastFret }),
  'first-corner': (_, { firstString, lastString, firstFret }, { up }) => ({
    guitarString: up > 0 ? lastString : firstString,
    fret: firstFret,
  }),
  'last-corner': (_, { firstString, lastString, lastFret }, { up }) => ({
    guitarString: up > 0 ? firstString : lastString,
    fret: lastFret,
  }),
  'octave-down': from => moved(from, 0, -OCTAVE),
  'octave-up': from => moved(from, 0, OCTAVE),
};

const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const clampedIn = ({ guitarString, fret }: Position, bounds: Bounds): Position => ({
  guitarString: clamped(guitarString, bounds.firstString, bounds.lastString),
  fret: clamped(fret, bounds.firstFret, bounds.lastFret),
});

/**
 * The place of a string within bounds that is nearest to a fret, and in one direction from it if there is one; `undefined` if
 * the string begins beyond them.
 */
function nearestOn({ guitarString, fret }: Position, bounds: Bounds, toward = 0): Position | undefined {
  const { instrument, firstFret, lastFret } = bounds;
  const frets = instrument
    ? fretsOn(instrument, guitarString, firstFret, lastFret)
    : fretsFrom(firstFret, lastFret);
  const distance = (each: number) => Math.abs(each - fret);
  const ahead = frets.filter(each => (each - fret) * toward >= 0);
  const [nearest] = (ahead.length > 0 ? ahead : frets).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return nearest === undefined ? undefined : { guitarString, fret: nearest };
}

/**
 * The nearest position within bounds; the same object if it is within them.
 *
 * @example within({ guitarString: 2, fret: 24 }, { firstString: 0, lastString: 5, firstFret: 0, lastFret: 12 }).fret // 12
 */
export function within(position: Position, bounds: Bounds): Position {
  const clampedPlace = clampedIn(position, bounds);
  const { guitarString } = clampedPlace;
  const strings = fretsFrom(bounds.firstString, bounds.lastString).toSorted(
    (one, other) => Math.abs(one - guitarString) - Math.abs(other - guitarString),
  );
  const [nearest = clampedPlace] = strings.flatMap(
    each => nearestOn({ ...clampedPlace, guitarString: each }, bounds) ?? [],
  );
  return samePosition(position, nearest) ? position : nearest;
}

const isAcross = (move: CursorMove): boolean => move === 'up' || move === 'down';

/**
 * The position that a move leads to, given how the neck is drawn; the same object if the move would lead off the neck, or to a
 * string that begins further up. Along a short string, a move passes over the frets that it lacks.
 *
 * @example moveCursor({ guitarString: 0, fret: 3 }, 'up', bounds) // { guitarString: 1, fret: 3 }
 * @example moveCursor({ guitarString: 0, fret: 0 }, 'right', banjo) // { guitarString: 0, fret: 6 }
 */
export function moveCursor(
  from: Position,
  move: CursorMove,
  bounds: Bounds,
  orientation: Orientation = RIGHT_HANDED,
): Position {
  const wanted = clampedIn(MOVES[move](from, bounds, stepsOn(orientation)), bounds);
  if (isThere(bounds, wanted)) return samePosition(from, wanted) ? from : wanted;
  const to = isAcross(move) ? from : (nearestOn(wanted, bounds, wanted.fret - from.fret) ?? from);
  return samePosition(from, to) ? from : to;
}

/**
 * The short string that a step across the neck would lead to, where it doesn't reach; `undefined` if that isn't what holds the
 * step back.
 *
 * @example shortStringAhead({ guitarString: 1, fret: 3 }, 'down', banjo) // 0
 */
export function shortStringAhead(
  from: Position,
  move: CursorMove,
  bounds: Bounds,
  orientation: Orientation = RIGHT_HANDED,
): number | undefined {
  if (!isAcross(move)) return undefined;
  const wanted = clampedIn(MOVES[move](from, bounds, stepsOn(orientation)), bounds);
  return isThere(bounds, wanted) ? undefined : wanted.guitarString;
}

const inOrder = (one: Position, other: Position): number =>
  one.guitarString - other.guitarString || one.fret - other.fret;

/**
 * Positions in the order of the neck: string by string from the bottom row, each from the nut up.
 *
 * @example inNeckOrder([{ guitarString: 1, fret: 0 }, { guitarString: 0, fret: 8 }])[0] // { guitarString: 0, fret: 8 }
 */
export const inNeckOrder = (places: readonly Position[]): readonly Position[] => places.toSorted(inOrder);

/**
 * The next or previous of some positions in the order of the neck, and from the last one back to the first; `undefined` if
 * there are none.
 *
 * @example nextAmong([{ guitarString: 0, fret: 8 }], { guitarString: 3, fret: 5 }, 'next') // { guitarString: 0, fret: 8 }
 */
export function nextAmong(
  places: readonly Position[],
  from: Position,
  direction: 'next' | 'previous',
): Position | undefined {
  const ordered = inNeckOrder(places);
  return direction === 'next'
    ? (ordered.find(place => inOrder(place, from) > 0) ?? ordered[0])
    : (ordered.findLast(place => inOrder(place, from) < 0) ?? ordered.at(-1));
}

/**
 * The next or previous position of the same pitch class: up the string from the nut, then on the string above, and from
 * the last one back to the first.
 *
 * @example samePitch(STANDARD_GUITAR, bounds, { guitarString: 0, fret: 0 }, 'next') // { guitarString: 0, fret: 12 }
 */
export function samePitch(
  instrument: Instrument,
  { firstString, lastString, firstFret, lastFret }: Bounds,
  from: Position,
  direction: 'next' | 'previous',
): Position {
  const strings = fretsFrom(firstString, lastString);
  const places = positionsOf(instrument, lastFret, pitchClassAt(instrument, from), strings).filter(
    ({ fret }) => fret >= firstFret,
  );
  return nextAmong(places, from, direction) ?? from;
}
