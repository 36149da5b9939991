import { describe, expect, test } from 'vitest';
import { placeTones } from '../../../src/fretboard/useNeckSound';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { triadsTable, viewIn } from '../../../src/screens/triads/settings';
import { triadTones } from '../../../src/screens/triads/sound';
import { readChoices } from '../../../src/settings/choices';

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
