import { describe, expect, test } from 'vitest';
import { cellName } from '../../src/fretboard/cell';
import { CURSOR_MOVES, moveCursor, samePitch, stringBounds, within } from '../../src/instrument/cursor';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';

const bounds = { ...stringBounds(STANDARD_GUITAR, 4), firstFret: 0, lastFret: 13 };
const at = (fret: number) => ({ guitarString: 4, fret });

describe('given a neck that shows one string', () => {
  test('when the cursor comes from elsewhere, then it is put on that string', () => {
    expect(within({ guitarString: 5, fret: 20 }, bounds)).toEqual(at(13));
    expect(within({ guitarString: 0, fret: 3 }, bounds)).toEqual(at(3));
  });

  test('when the cursor makes any move, then it never leaves the string', () => {
    for (const step of CURSOR_MOVES) expect(moveCursor(at(3), step, bounds).guitarString).toBe(4);
    expect(moveCursor(at(3), 'last-corner', bounds)).toEqual(at(13));
    const from = at(3);
    for (const step of ['up', 'down'] as const) expect(moveCursor(from, step, bounds)).toBe(from);
  });

  test('when the next same note is looked for, then it is found on that string only', () => {
    expect(samePitch(STANDARD_GUITAR, bounds, at(1), 'next')).toEqual(at(13));
    expect(samePitch(STANDARD_GUITAR, bounds, at(3), 'next')).toEqual(at(3));
  });

  test('when all strings are shown, then the cursor can move on all of them', () => {
    expect(stringBounds(STANDARD_GUITAR, undefined)).toEqual({ firstString: 0, lastString: 5 });
  });
});

test('given a neck that isn’t a guitar’s, when a cell has its own words for its position, then its name uses them', () => {
  const view = { text: 'm3', spoken: 'Minor 3rd', place: 'fret 3', mark: 'right' } as const;
  expect(cellName(STANDARD_GUITAR, { guitarString: 0, fret: 3 }, view)).toBe('Minor 3rd, fret 3, right');
});
