import { expect, test } from 'vitest';
import { placesOf } from '../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { allPositions } from '../../src/instrument/position';
import { intervalItem, intervalOfItem, keyItem, keyOfItem } from '../../src/practice/items';
import {
  noteItem,
  noteOfItem,
  placeItem,
  placeOfItem,
  stringNoteItem,
  stringNoteOfItem,
} from '../../src/practice/neckItems';
import { INTERVALS } from '../../src/theory/interval';
import { ALL_KEYS } from '../../src/theory/key';
import { PITCH_CLASSES } from '../../src/theory/note';

test('given every item, when it is read, then it is what it was made of', () => {
  for (const place of allPositions(STANDARD_GUITAR, 24))
    expect(placeOfItem(STANDARD_GUITAR, placeItem(STANDARD_GUITAR, place))).toEqual(place);
  for (const note of PITCH_CLASSES)
    expect(noteOfItem(STANDARD_GUITAR, noteItem(STANDARD_GUITAR, note))).toEqual({ note });
  const area = { strings: [0, 1], lowest: 0, highest: 5 };
  for (const note of PITCH_CLASSES)
    expect(noteOfItem(STANDARD_GUITAR, noteItem(STANDARD_GUITAR, note, area))).toEqual({ note, area });
  for (const guitarString of placesOf(STANDARD_GUITAR))
    for (const note of PITCH_CLASSES)
      expect(
        stringNoteOfItem(STANDARD_GUITAR, stringNoteItem(STANDARD_GUITAR, { guitarString, note })),
      ).toEqual({ guitarString, note });
  for (const key of ALL_KEYS) expect(keyOfItem(keyItem(key))).toEqual(key);
  for (const { name } of INTERVALS)
    for (const sounding of ['up', 'down', 'together'] as const)
      expect(intervalOfItem(intervalItem(name, sounding))).toEqual({ interval: name, sounding });
});

test.each([
  'place:E2-A2-D3-G3-B3-E4:7:3',
  'place:E2-A2-D3-G3-B3-E4:5:x',
  'place:E2-A2-D3-G3-B3-E4:5',
  'place:G4-C4-E4-A4:1:3',
  'note:G4-C4-E4-A4:C',
  'note:E2-A2-D3-G3-B3-E4:C:6.5',
  'note:E2-A2-D3-G3-B3-E4:C:7:0-5',
  'note:E2-A2-D3-G3-B3-E4:C:6:5-0',
  'find:E2-A2-D3-G3-B3-E4:7:C',
  'find:E2-A2-D3-G3-B3-E4:5:Db',
  'find:G4-C4-E4-A4:1:C',
  'key:H-major',
  'interval:m3:sideways',
  '',
])('given %o, which is none of ours, when it is read, then it is nothing', item => {
  expect(placeOfItem(STANDARD_GUITAR, item)).toBeUndefined();
  expect(noteOfItem(STANDARD_GUITAR, item)).toBeUndefined();
  expect(stringNoteOfItem(STANDARD_GUITAR, item)).toBeUndefined();
  expect(keyOfItem(item)).toBeUndefined();
  expect(intervalOfItem(item)).toBeUndefined();
});
