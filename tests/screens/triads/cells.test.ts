import { describe, expect, test } from 'vitest';
import { cellName } from '../../../src/fretboard/cell';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { allPositions, type PositionId } from '../../../src/instrument/position';
import { triadCells } from '../../../src/screens/triads/cells';
import { triadsSettings, triadsTable, viewIn } from '../../../src/screens/triads/settings';
import { readChoices } from '../../../src/settings/choices';
import { CHROMA } from '../../theory/tables';

const OPEN = [4, 9, 2, 7, 11, 4];

function neckOf(query: string, sounding: readonly PositionId[] = []) {
  const choices = readChoices(triadsTable, new URLSearchParams(query));
  const display = triadsSettings.display.read(choices);
  const cellAt = triadCells(viewIn(choices), { display, signs: 'letters' }, new Set(sounding));
  return { cellAt, nameAt: (guitarString: number, fret: number) => nameOf({ guitarString, fret }) };
  function nameOf(position: { guitarString: number; fret: number }) {
    return cellName(STANDARD_GUITAR, position, cellAt(position));
  }
}

describe('given a triad on some strings', () => {
  test.each([
    ['1-2-3', [3, 4, 5]],
    ['2-3-4', [2, 3, 4]],
    ['3-4-5', [1, 2, 3]],
    ['4-5-6', [0, 1, 2]],
    ['All', [0, 1, 2, 3, 4, 5]],
  ] as const)('when the set is %s, then exactly its notes on the strings %j are shown', (set, strings) => {
    const { cellAt } = neckOf(`root=B&quality=augmented&display=notes&frets=24&set=${set}`);
    const spelled: Record<number, string> = { 11: 'B', 3: 'D#', 7: 'F##' };
    for (const place of allPositions(STANDARD_GUITAR, 24)) {
      const pitch = ((OPEN[place.guitarString] ?? Number.NaN) + place.fret) % 12;
      const isShown = strings.some(string => string === place.guitarString);
      expect(cellAt(place).text).toBe((isShown && spelled[pitch]) || '');
    }
    expect(CHROMA['F##']).toBe(7);
  });

  test.each([
    ['quality=minor', 3, 8, 'E flat, flat third, string 3, fret 8'],
    ['set=3-4-5', 1, 3, 'C, root, string 5, fret 3'],
    ['', 3, 0, 'G, fifth, string 3, open'],
    ['', 0, 8, 'string 6, fret 8'],
    ['quality=augmented', 4, 9, 'G sharp, sharp fifth, string 2, fret 9'],
    ['quality=diminished', 5, 2, 'G flat, flat fifth, string 1, fret 2'],
    ['root=B&quality=augmented', 3, 0, 'F double sharp, sharp fifth, string 3, open'],
    ['quality=minor&display=notes', 3, 8, 'E flat, string 3, fret 8'],
    ['display=notes', 4, 1, 'C, string 2, fret 1, root'],
  ])('when a cell of "%s" is named, then string index %i, fret %i is "%s"', (query, string, fret, name) => {
    expect(neckOf(query).nameAt(string, fret)).toBe(name);
  });
});

describe('given a chosen shape', () => {
  const { cellAt, nameAt } = neckOf('shape=root-1');

  test('when the neck is drawn, then its notes are emphasized and the triad’s other notes are not', () => {
    expect(nameAt(3, 5)).toBe('C, root, string 3, fret 5, highlighted');
    expect(nameAt(4, 5)).toBe('E, third, string 2, fret 5, highlighted');
    expect(nameAt(5, 3)).toBe('G, fifth, string 1, fret 3, highlighted');
    const places = allPositions(STANDARD_GUITAR, 12);
    expect(places.filter(place => cellAt(place).emphasis === 'strong')).toHaveLength(3);
    expect(places.filter(place => cellAt(place).emphasis === 'weak')).toHaveLength(8);
    expect(nameAt(4, 1)).toBe('C, root, string 2, fret 1');
  });

  test('when notes are displayed, then its root is still spoken', () => {
    expect(neckOf('shape=root-1&display=notes').nameAt(3, 5)).toBe('C, string 3, fret 5, root, highlighted');
  });
});

test('given a sounding place, when it is named, then "sounding" comes last, even on a bare place', () => {
  const { nameAt } = neckOf('shape=root-1', ['3.5', '0.1']);
  expect(nameAt(3, 5)).toBe('C, root, string 3, fret 5, highlighted, sounding');
  expect(nameAt(0, 1)).toBe('string 6, fret 1, sounding');
  expect(nameAt(4, 5)).toBe('E, third, string 2, fret 5, highlighted');
});
