import { describe, expect, test } from 'vitest';
import { withNames } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { itemText } from '../../../src/screens/progress/itemText';
import { scaleRowText, scaleSectorText } from '../../../src/screens/progress/text';
import { figureCells, type ProgressView } from '../../../src/screens/progress/view';
import type { NoteNames } from '../../../src/theory/names';

const GUITAR = 'E2-A2-D3-G3-B3-E4';

const textOf = (item: string, names: NoteNames) =>
  itemText(item, { instrument: withNames(STANDARD_GUITAR, names), accidentals: 'flats' });

describe('given an item of the log', () => {
  test.each([
    [`place:${GUITAR}:2:0`, 'german', 'H', 'H, string 2, open'],
    [`place:${GUITAR}:5:1`, 'german', 'B', 'B, string 5, fret 1'],
    [`note:${GUITAR}:D#`, 'german', 'Es', 'Es, every position'],
    [`find:${GUITAR}:5:C`, 'fixed-do', 'do', 'do, string 5'],
    [`place:${GUITAR}:5:1`, 'fixed-do', 'si♭', 'si flat, string 5, fret 1'],
    ['key:Bb-major', 'german', 'B major', 'B major'],
    ['key:F#-minor', 'german', 'Fis minor', 'Fis minor'],
    ['key:Bb-major', 'fixed-do', 'si♭ major', 'si flat major'],
    ['interval:m3:up', 'german', 'Minor 3rd', 'Minor 3rd, up'],
  ] as const)('when %s is told in %s names, then it is %s, and said as “%s”', (item, names, name, spoken) => {
    expect(textOf(item, names)).toMatchObject({ name, spoken });
  });

  test('when it is a degree, then its scale has the name', () => {
    expect(textOf('degree:Bb-major:3', 'german')).toMatchObject({
      detail: 'B major',
      spoken: '3rd degree of B major',
    });
  });
});

describe('given the pictures of Progress', () => {
  test('when a neck has German names, then its cells say them', () => {
    const view: ProgressView = {
      ...{ tab: 'notes', quiz: 'name-note', measure: 'accuracy', target: 2000, figures: new Map() },
      ...{ weakest: { quiz: 'name-note', items: [] }, isAllRight: false, mixUps: [], days: [] },
      ...{ ways: new Set(), practiced: new Set() },
    };
    const cells = figureCells(view, withNames(STANDARD_GUITAR, 'german'), 'flats');
    expect(cells({ guitarString: 4, fret: 0 }).spoken).toBe('H');
    expect(cells({ guitarString: 1, fret: 1 }).spoken).toBe('B');
  });

  test('when a scale is told key by key, then each key has its name, and a pattern keeps its own', () => {
    expect(scaleRowText({ id: 'Bb', key: 'Bb' }, undefined, 'german')).toEqual({
      ...{ id: 'Bb', title: 'B', spoken: 'B' },
    });
    expect(scaleRowText({ id: 'E', key: undefined }, 'caged', 'fixed-do').title).toBe('E');
    expect(scaleSectorText(['F#', 'Gb'], 'major', '72 percent', 'german')).toBe(
      'Fis and Ges major, 72 percent',
    );
  });
});
