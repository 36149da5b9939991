import { describe, expect, test } from 'vitest';
import { cellName } from '../../../src/fretboard/cell';
import { placeTones } from '../../../src/fretboard/useNeckSound';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { allPositions, type PositionId } from '../../../src/instrument/position';
import { triadsSettings, triadsTable, viewIn } from '../../../src/screens/triads/settings';
import { triadCells, triadTones } from '../../../src/screens/triads/view';
import { readChoices } from '../../../src/settings/choices';
import { CHROMA } from '../../theory/tables';

const tonesOf = (query: string) => triadTones(viewIn(readChoices(triadsTable, new URLSearchParams(query))));

const midisOf = (query: string) => tonesOf(query).map(({ tone }) => tone.midi);

const placesOf = (query: string) =>
  tonesOf(query).map(({ places }) => places.map(({ guitarString, fret }) => `${guitarString}.${fret}`));

describe('given a chosen shape, when it is played', () => {
  test('then its three notes sound from the lowest, then together', () => {
    expect(midisOf('shape=root-1')).toEqual([60, 64, 67, 60, 64, 67]);
    expect(midisOf('shape=second-1')).toEqual([55, 60, 64, 55, 60, 64]);
    const starts = tonesOf('shape=root-1').map(({ tone }) => tone.start);
    expect(new Set(starts.slice(0, 4)).size).toBe(4);
    expect(new Set(starts.slice(3)).size).toBe(1);
  });

  test('then each is marked at its own place', () => {
    const places = [['3.5'], ['4.5'], ['5.3']];
    expect(placesOf('shape=root-1')).toEqual([...places, ...places]);
  });
});

describe('given no chosen shape, when the triad is played', () => {
  test.each([
    ['', [60, 64, 67]],
    ['quality=minor', [60, 63, 67]],
    ['quality=diminished', [60, 63, 66]],
    ['quality=augmented', [60, 64, 68]],
    ['root=F%23', [66, 70, 73]],
    ['root=G', [55, 59, 62]],
    ['set=4-5-6', [48, 52, 55]],
    ['set=All&root=E', [40, 44, 47]],
  ])('then "%s" sounds in root position from the lowest root of its strings: %j', (query, midis) => {
    expect(midisOf(query).slice(0, 3)).toEqual(midis);
  });

  test('then each note is marked wherever the strings sound it', () => {
    expect(placesOf('').slice(0, 3)).toEqual([
      ['3.5', '4.1'],
      ['3.9', '4.5', '5.0'],
      ['3.12', '4.8', '5.3'],
    ]);
  });
});

test('given a place, when it is played, then its pitch sounds and only it is marked', () => {
  const place = { guitarString: 1, fret: 3 };
  expect(placeTones(STANDARD_GUITAR, place).map(({ tone, places }) => [tone.midi, places])).toEqual([
    [48, [place]],
  ]);
});

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
