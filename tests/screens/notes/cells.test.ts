import { describe, expect, test } from 'vitest';
import { BARE_CELL } from '../../../src/fretboard/cell';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { allPositions, pitchClassAt } from '../../../src/instrument/position';
import { exploredCells } from '../../../src/screens/notes/cells';
import { place } from './quizzes';

const neck = allPositions(STANDARD_GUITAR, 12);
const sharps = { instrument: STANDARD_GUITAR, accidentals: 'sharps', signs: 'letters' } as const;

describe('given the explorer', () => {
  test('when nothing is chosen, then every place is named and none stands out', () => {
    const cells = exploredCells(sharps, [], 'on');
    expect(cells(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp' });
    for (const position of neck) expect(cells(position)).not.toHaveProperty('mark');
  });

  test('when a note is chosen, then all its places are highlighted and no other', () => {
    const cells = exploredCells(sharps, [1], 'on');
    for (const position of neck)
      expect(cells(position).mark).toBe(
        pitchClassAt(STANDARD_GUITAR, position) === 1 ? 'highlighted' : undefined,
      );
  });

  test('when the other notes are hidden, then they are neither drawn nor said', () => {
    const cells = exploredCells(sharps, [1], 'off');
    expect(cells(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp', mark: 'highlighted' });
    expect(cells(place(1, 3))).toBe(BARE_CELL);
  });

  test('when flats are wanted, and drawn with the printed sign, then they are still spoken in words', () => {
    const cells = exploredCells({ ...sharps, accidentals: 'flats', signs: 'symbols' }, [], 'on');
    expect(cells(place(1, 4))).toEqual({ text: 'D♭', spoken: 'D flat' });
  });
});
