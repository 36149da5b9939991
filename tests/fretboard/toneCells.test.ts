import { describe, expect, test } from 'vitest';
import { BARE_CELL, cellName } from '../../src/fretboard/cell';
import { displaySetting } from '../../src/fretboard/neckSettings';
import { isRoot, toneCells, toneView } from '../../src/fretboard/toneCells';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { allPositions } from '../../src/instrument/position';
import { scale } from '../../src/theory/scale';
import { triad } from '../../src/theory/triad';

const at = (guitarString: number, fret: number) => ({ guitarString, fret });

describe('given a note of a triad', () => {
  test('when intervals are displayed, then its interval is drawn, and pitch and interval are said', () => {
    expect(toneView({ note: 'Eb', degree: '♭3' }, { display: 'intervals', signs: 'letters' })).toEqual({
      text: '♭3',
      spoken: 'E flat',
      interval: 'flat third',
      mark: 'in-set',
    });
  });

  test('when notes are displayed, then its name is drawn as the user likes it, and the interval is not said', () => {
    const tone = { note: 'Bbb', degree: '♭5' } as const;
    expect(toneView(tone, { display: 'notes', signs: 'letters' }).text).toBe('Bbb');
    expect(toneView(tone, { display: 'notes', signs: 'symbols' })).toEqual({
      text: 'B♭♭',
      spoken: 'B double flat',
      mark: 'in-set',
    });
  });

  test('when it is the root, of a triad or of a scale, then it is marked as such', () => {
    expect(isRoot({ degree: 'R' }) && isRoot({ degree: '1' })).toBe(true);
    expect(isRoot({ degree: '5' })).toBe(false);
    expect(toneView({ note: 'C', degree: 'R' }, { display: 'notes', signs: 'letters' }).mark).toBe('root');
  });
});

describe('given a neck with a triad or a scale', () => {
  const cMinor = triad('C', 'minor').tones;
  const intervals = { display: 'intervals', signs: 'letters' } as const;
  const notes = { display: 'notes', signs: 'letters' } as const;

  test.each([
    [intervals, at(3, 8), 'E flat, flat third, string 3, fret 8'],
    [intervals, at(1, 3), 'C, root, string 5, fret 3'],
    [intervals, at(3, 0), 'G, fifth, string 3, open'],
    [intervals, at(3, 1), 'string 3, fret 1'],
    [notes, at(3, 8), 'E flat, string 3, fret 8'],
    [notes, at(1, 3), 'C, string 5, fret 3, root'],
  ])('when a cell is named, then %o at %o is "%s"', (style, position, name) => {
    const cells = toneCells(STANDARD_GUITAR, cMinor, style);
    expect(cellName(STANDARD_GUITAR, position, cells(position))).toBe(name);
  });

  test('when only some places are shown, then the others are bare', () => {
    const cells = toneCells(STANDARD_GUITAR, cMinor, intervals, ({ guitarString }) => guitarString === 3);
    expect(cells(at(3, 8)).text).toBe('♭3');
    for (const place of allPositions(STANDARD_GUITAR, 24).filter(({ guitarString }) => guitarString !== 3))
      expect(cells(place)).toBe(BARE_CELL);
  });

  test('when it is a scale with rare spellings, then they stand and are said in full', () => {
    const cells = toneCells(STANDARD_GUITAR, scale('Gb', 'melodic-minor').tones, notes);
    expect(cells(at(0, 5))).toEqual({ text: 'Bbb', spoken: 'B double flat', mark: 'in-set' });
  });
});

describe('given the display setting', () => {
  test('when nothing is chosen, then it is what the screen wants, under the leader v', () => {
    expect(displaySetting('intervals').read(new Map())).toBe('intervals');
    expect(displaySetting('notes').read(new Map())).toBe('notes');
    expect(displaySetting('notes').leader).toBe('v');
    expect(displaySetting('notes', 'd').leader).toBe('d');
  });
});
