import type { Instrument } from './instrument';
import { allPositions, type Position, pitchClassAt, samePosition } from './position';

/** The part of a neck that a cursor can walk: strings from `firstString` (0) up to, not including, `strings`; both frets. */
export interface Bounds {
  readonly firstString?: number;
  readonly strings: number;
  readonly firstFret: number;
  readonly lastFret: number;
}

/** The strings that a cursor can walk: one of them, or all. */
export const stringBounds = (
  instrument: Instrument,
  onlyString: number | undefined,
): Pick<Bounds, 'firstString' | 'strings'> =>
  onlyString === undefined
    ? { strings: instrument.strings.length }
    : { firstString: onlyString, strings: onlyString + 1 };

export const CURSOR_MOVES = [
  ...(['left', 'right', 'up', 'down', 'first-fret', 'last-fret'] as const),
  ...(['first-corner', 'last-corner', 'octave-down', 'octave-up'] as const),
] as const;

/** A move as it looks: `up` goes to the row above. */
export type CursorMove = (typeof CURSOR_MOVES)[number];

const OCTAVE = 12;

type Move = (from: Position, bounds: Bounds) => Position;

const MOVES: Record<CursorMove, Move> = {
  left: ({ guitarString, fret }) => ({ guitarString, fret: fret - 1 }),
  right: ({ guitarString, fret }) => ({ guitarString, fret: fret + 1 }),
  up: ({ guitarString, fret }) => ({ guitarString: guitarString + 1, fret }),
  down: ({ guitarString, fret }) => ({ guitarString: guitarString - 1, fret }),
  'first-fret': ({ guitarString }, { firstFret }) => ({ guitarString, fret: firstFret }),
  'last-fret': ({ guitarString }, { lastFret }) => ({ guitarString, fret: lastFret }),
  'first-corner': (_, { strings, firstFret }) => ({ guitarString: strings - 1, fret: firstFret }),
  'last-corner': (_, { firstString = 0, lastFret }) => ({ guitarString: firstString, fret: lastFret }),
  'octave-down': ({ guitarString, fret }) => ({ guitarString, fret: fret - OCTAVE }),
  'octave-up': ({ guitarString, fret }) => ({ guitarString, fret: fret + OCTAVE }),
};

const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The nearest place that a neck has.
 *
 * @example within({ guitarString: 2, fret: 24 }, { strings: 6, firstFret: 0, lastFret: 12 }).fret // 12
 */
export function within({ guitarString, fret }: Position, bounds: Bounds): Position {
  const { firstString = 0, strings, firstFret, lastFret } = bounds;
  return {
    guitarString: clamped(guitarString, firstString, strings - 1),
    fret: clamped(fret, firstFret, lastFret),
  };
}

/**
 * Where a move leads; at an edge it leads nowhere and the same position comes back.
 *
 * @example moveCursor({ guitarString: 0, fret: 3 }, 'up', bounds) // { guitarString: 1, fret: 3 }
 */
export function moveCursor(from: Position, move: CursorMove, bounds: Bounds): Position {
  const to = within(MOVES[move](from, bounds), bounds);
  return samePosition(from, to) ? from : to;
}

/**
 * The next or previous place of the same pitch class: along the string from the nut up, then on the string above,
 * round to the first again.
 *
 * @example samePitch(STANDARD_GUITAR, bounds, { guitarString: 0, fret: 0 }, 'next') // { guitarString: 0, fret: 12 }
 */
export function samePitch(
  instrument: Instrument,
  { firstString = 0, strings, firstFret, lastFret }: Bounds,
  from: Position,
  direction: 'next' | 'previous',
): Position {
  const pitch = pitchClassAt(instrument, from);
  const places = allPositions(instrument, lastFret).filter(
    place =>
      place.fret >= firstFret &&
      place.guitarString >= firstString &&
      place.guitarString < strings &&
      pitchClassAt(instrument, place) === pitch,
  );
  const at = places.findIndex(place => samePosition(place, from));
  return places.at((at + (direction === 'next' ? 1 : -1)) % places.length) ?? from;
}
