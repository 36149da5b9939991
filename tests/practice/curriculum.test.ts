import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { allPositions } from '../../src/instrument/position';
import {
  batches,
  limitedTo,
  notesCurriculum,
  placesCurriculum,
  readingCurriculum,
  stringNotesCurriculum,
} from '../../src/practice/curriculum';
import { intervalsCurriculum, KEYS_CURRICULUM, keyItem } from '../../src/practice/items';
import { noteItem, placeItem } from '../../src/practice/neckItems';
import { ALL_KEYS } from '../../src/theory/key';
import { PITCH_CLASSES } from '../../src/theory/note';
import { BASS, REENTRANT_UKULELE, SEVEN_STRING } from '../instrument/instruments';

const TUNING = 'E2-A2-D3-G3-B3-E4';

/** Items without what they all have in common. */
const brief = (stages: readonly (readonly string[])[], prefix: string): readonly string[] =>
  stages.map(stage => stage.map(item => item.replaceAll(prefix, '')).join(' '));

describe('given the pitches that are read on a guitar', () => {
  test('when they are brought in, then the naturals of the first position come first, string by string from the top one', () => {
    const stages = brief(readingCurriculum(STANDARD_GUITAR, 24, 0).stages, `read:${TUNING}:`);
    expect(stages.slice(0, 8)).toEqual([
      ...['E4 F4 G4', 'B3 C4 D4', 'G3 A3', 'D3 E3 F3', 'A2 B2 C3', 'E2 F2 G2'],
      ...['F#4 G#4', 'C#4 D#4'],
    ]);
    const items = stages.join(' ').split(' ');
    expect(new Set(items).size).toBe(items.length);
    expect(items).toHaveLength(49);
  });

  test('when a key signature is read, then its notes come first, since none of them has a sign', () => {
    const stages = brief(readingCurriculum(STANDARD_GUITAR, 4, 1).stages, `read:${TUNING}:`);
    expect(stages).toEqual([
      ...['E4 F#4 G4', 'B3 C4 D4', 'G3 A3', 'D3 E3 F#3', 'A2 B2 C3', 'E2 F#2 G2'],
      ...['F4 G#4', 'C#4 D#4', 'G#3 A#3', 'D#3 F3', 'A#2 C#3', 'F2 G#2'],
    ]);
  });
});

describe('given stages', () => {
  test('when they are divided, then three or four items join at a time, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 11 })), stages => {
        const all = batches(stages);
        expect(all.flat()).toEqual(stages.flat());
        for (const batch of all) expect(batch.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('when one is limited, then stages that have nothing left are gone', () => {
    expect(limitedTo({ stages: [['a', 'b'], ['c']] }, item => item === 'b').stages).toEqual([['b']]);
  });
});

describe('given the places of a guitar', () => {
  const { stages } = placesCurriculum(STANDARD_GUITAR, 15);
  const shown = brief(stages, `place:${TUNING}:`).map(stage => stage.replaceAll(`place:${TUNING}:`, ''));

  test('when a teacher brings them in, then open strings come first, then naturals, accidentals, and high frets', () => {
    expect(shown).toEqual([
      '6:0 5:0 4:0 3:0 2:0 1:0',
      ...['6:1 6:3 6:5', '5:2 5:3 5:5', '6:7 6:8 6:10 6:12', '5:7 5:8 5:10 5:12'],
      ...['4:2 4:3 4:5 4:7 4:9 4:10 4:12', '1:1 1:3 1:5 1:7 1:8 1:10 1:12'],
      ...['3:2 3:4 3:5 3:7 3:9 3:10 3:12', '2:1 2:3 2:5 2:6 2:8 2:10 2:12'],
      ...['6:2 6:4', '5:1 5:4', '6:6 6:9 6:11', '5:6 5:9 5:11'],
      ...['4:1 4:4 4:6 4:8 4:11', '1:2 1:4 1:6 1:9 1:11', '3:1 3:3 3:6 3:8 3:11', '2:2 2:4 2:7 2:9 2:11'],
      ...['6:13 6:15', '5:14 5:15', '4:14 4:15', '1:13 1:15', '3:14', '2:13 2:15'],
      ...['6:14', '5:13', '4:13', '1:14', '3:13 3:15', '2:14'],
    ]);
  });

  test.each([STANDARD_GUITAR, REENTRANT_UKULELE, SEVEN_STRING, BASS])(
    'when $name has any number of frets, then no place is missing',
    instrument => {
      for (const frets of instrument.fretCounts) {
        const all = allPositions(instrument, frets).map(place => placeItem(instrument, place));
        expect(placesCurriculum(instrument, frets).stages.flat().toSorted()).toEqual(all.toSorted());
      }
    },
  );
});

test('given the notes of a guitar, when a teacher brings them in, then open strings, naturals, accidentals', () => {
  const { stages } = notesCurriculum(STANDARD_GUITAR);
  const items = PITCH_CLASSES.map(note => noteItem(STANDARD_GUITAR, note));
  expect(stages.flat().toSorted()).toEqual(items.toSorted());
  expect(stages.map(stage => stage.map(item => item.split(':').at(-1)).join(' '))).toEqual([
    ...['E A D G B', 'C F', 'C# D# F# G# A#'],
  ]);
});

test('given the keys, when a teacher brings them in, then each major comes before its relative minor', () => {
  const { stages } = KEYS_CURRICULUM;
  expect(stages.flat().toSorted()).toEqual(ALL_KEYS.map(keyItem).toSorted());
  expect(stages.map(stage => stage.map(item => item.replace('key:', '')).join(' '))).toEqual([
    ...['C-major A-minor', 'G-major E-minor', 'F-major D-minor', 'D-major B-minor', 'Bb-major G-minor'],
    ...['A-major F#-minor', 'Eb-major C-minor', 'E-major C#-minor', 'Ab-major F-minor', 'B-major G#-minor'],
    ...['Db-major Bb-minor', 'F#-major D#-minor', 'Gb-major Eb-minor'],
  ]);
});

describe('given the intervals', () => {
  test('when a teacher brings them in, then the clearest come first, three or four at a time', () => {
    const { stages } = intervalsCurriculum(['up']);
    expect(batches(stages).map(batch => batch.map(item => item.split(':')[1]).join(' '))).toEqual([
      ...['P8 P5 P4', 'm3 M3 m2 M2', 'm6 M6 TT', 'm7 M7 P1'],
    ]);
  });

  test('when both directions are asked, then each interval joins in both', () => {
    const { stages } = intervalsCurriculum(['up', 'down']);
    expect(stages[0]).toEqual(['interval:P8:up', 'interval:P8:down', 'interval:P5:up', 'interval:P5:down']);
    expect(stages.flat()).toHaveLength(26);
  });
});

test('given any instrument, when the notes of its strings are ordered, then each comes once, in the order of its lowest place', () => {
  for (const instrument of [STANDARD_GUITAR, SEVEN_STRING, BASS, REENTRANT_UKULELE]) {
    const items = stringNotesCurriculum(instrument).stages.flat();
    expect(items).toHaveLength(instrument.strings.length * 12);
    expect(new Set(items).size).toBe(items.length);
  }
  expect(brief(stringNotesCurriculum(STANDARD_GUITAR).stages.slice(0, 3), `find:${TUNING}:`)).toEqual([
    ...['6:E 5:A 4:D 3:G 2:B 1:E', '6:F 6:G 6:A', '5:B 5:C 5:D'],
  ]);
});
