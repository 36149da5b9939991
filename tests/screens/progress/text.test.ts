import { describe, expect, test } from 'vitest';
import { withCapo } from '../../../src/instrument/capo';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { boundsOf } from '../../../src/practice/steps';
import { itemText } from '../../../src/screens/progress/itemText';
import {
  accuracyText,
  figuresText,
  figureText,
  heardAs,
  historyText,
  keptText,
  legendOf,
  noteAreaText,
  restScalesText,
  restText,
  restTypesText,
  ringsText,
  spokenFigures,
  streakText,
} from '../../../src/screens/progress/text';

const FIGURES = { answers: 14, percent: 72, time: 1900 };

describe('given the figures of an item', () => {
  test('when they are said, then they are in words', () => {
    expect(spokenFigures(FIGURES)).toBe('72 percent, 1.9 seconds, 14 answers');
    expect(spokenFigures({ ...FIGURES, time: undefined, answers: 1 })).toBe('72 percent, 1 answer');
    expect(spokenFigures(undefined)).toBe('no answers yet');
  });

  test('when they are shown, then each measure has its own', () => {
    expect(figureText(FIGURES, 'accuracy')).toBe('72');
    expect(figureText(FIGURES, 'time')).toBe('1.9');
    expect(figureText(FIGURES, 'answers')).toBe('14');
    expect(figureText({ ...FIGURES, time: undefined }, 'time')).toBe('·');
    expect(figureText(undefined, 'accuracy')).toBe('·');
    expect(figuresText(FIGURES)).toBe('72% right, 1.9 s, 14 answers');
  });
});

describe('given the legend', () => {
  const lines = (measure: 'accuracy' | 'time' | 'answers') =>
    legendOf(measure, boundsOf(measure, 2000)).map(({ word, range }) => `${word} ${range}`.trim());

  test('when it is read, then each step has a word and a range', () => {
    expect(lines('accuracy')).toEqual([
      ...['no answers yet', 'weak under 60%', 'fair 60 to 79%', 'good 80 to 89%', 'strong 90% and up'],
    ]);
    expect(lines('time')).toEqual([
      ...[
        'no answers yet',
        'slow over 2.6 s',
        'a bit slow up to 2.6 s',
        'usual up to 2.0 s',
        'quick up to 1.2 s',
      ],
    ]);
    expect(lines('answers')).toEqual([
      ...['no answers yet', 'few under 5', 'some 5 to 9', 'more 10 to 19', 'many 20 and up'],
    ]);
  });
});

describe('given an item', () => {
  const naming = { instrument: STANDARD_GUITAR, accidentals: 'flats' } as const;

  const TUNING = 'E2-A2-D3-G3-B3-E4';
  const IN_AN_AREA = 'strings 6 and 5, frets 0 to 5';
  const A_SHAPE = 'first inversion, strings 1-2-3';

  test.each([
    [`place:${TUNING}:3:11`, 'Gb', 'string 3, fret 11', 'G flat, string 3, fret 11'],
    [`note:${TUNING}:C#`, 'Db', 'every position', 'D flat, every position'],
    [`note:${TUNING}:C:6.5:0-5`, 'C', IN_AN_AREA, `C, ${IN_AN_AREA}`],
    [`find:${TUNING}:5:C#`, 'Db', 'string 5', 'D flat, string 5'],
    ['key:Bb-minor', 'Bb minor', '', 'B flat minor'],
    [`shape:${TUNING}:1-2-3:minor:first`, 'minor', A_SHAPE, 'minor, first inversion, strings 1, 2, 3'],
    ['degree:Eb-major:3', '3rd degree', 'Eb major', '3rd degree of E flat major'],
    [`pattern:${TUNING}:caged:E:major:6`, '6th degree', 'major, E shape', '6th degree of major, E shape'],
    ['interval:m3:down', 'Minor 3rd', 'down', 'Minor 3rd, down'],
  ])('when %s is named, then it is as the user knows it', (item, name, detail, spoken) => {
    expect(itemText(item, naming)).toEqual({ name, detail, spoken });
  });

  test('when a capo is on, then its place counts from it, and says so', () => {
    const held = { ...naming, instrument: withCapo(STANDARD_GUITAR, 3) };
    expect(itemText(`place:${TUNING}:3:11`, held)?.detail).toBe('string 3, fret 8 (capo 3)');
  });

  test('when it belongs to another instrument, then it has no name', () => {
    expect(itemText('place:G4-C4-E4-A4:3:11', naming)).toBeUndefined();
  });
});

test('given shapes without answers, when they are named, then qualities and strings each have a part', () => {
  expect(restText(['diminished', 'augmented'], [])).toBe('No answers yet: diminished and augmented shapes.');
  expect(restText([], ['4-5-6'])).toBe('No answers yet: strings 4-5-6.');
  expect(restText([], [])).toBe('');
});

test('given scales without answers, when they are named, then many are counted', () => {
  expect(restScalesText(['blues', 'dorian'])).toBe('No answers yet: blues and dorian.');
  expect(restScalesText(['blues', 'dorian', 'lydian', 'locrian'])).toBe('No answers yet: 4 other scales.');
  expect(restScalesText([])).toBe('');
});

test('given scales on the rings of the wheel, when they are named, then it says if there are more', () => {
  expect(ringsText(['major'], 1)).toBe('Each key as a whole: major.');
  expect(ringsText(['major', 'dorian', 'blues'], 5)).toBe(
    'Each key as a whole, from the rim inward: major, dorian, and blues. These have the most answers.',
  );
});

test('given times from ten seconds on, when they are figures, then they have three characters at most', () => {
  const figure = (time: number) => figureText({ answers: 1, percent: 100, time }, 'time');
  expect([1900, 9940, 9960, 12_300].map(figure)).toEqual(['1.9', '9.9', '10', '12']);
});

test('given the answers of some weeks, when they are summed up, then an empty time says no percents', () => {
  expect(historyText({ answers: 4, right: 3, milliseconds: 8000 })).toBe(
    '75% right, 1 min in the last eight weeks',
  );
  expect(historyText({ answers: 0, right: 0, milliseconds: 0 })).toBe('in the last eight weeks');
});

test('given the answers kept, when they are counted, then it is said where they are', () => {
  expect(keptText(2148)).toBe('2,148 answers, kept on this device only.');
  expect(keptText(0)).toBe('No answers are kept yet. They will stay on this device.');
});

test('given an item without a right answer, when its figures are shown, then there is no time', () => {
  expect(figuresText({ ...FIGURES, time: undefined })).toBe('72% right, 14 answers');
  expect(figuresText(undefined)).toBe('no answers yet');
});

test('given a day without answers, when its accuracy is shown, then it is a dash', () => {
  expect(accuracyText({ answers: 0, right: 0, milliseconds: 0 })).toBe('–');
  expect(accuracyText({ answers: 4, right: 3, milliseconds: 8000 })).toBe('75%');
});

test('given days in a row, when they are told, then one is a day', () => {
  expect([1, 3].map(streakText)).toEqual(['1 day in a row', '3 days in a row']);
});

test('given an interval in the list of mix-ups, when its notes were heard together, then it says so', () => {
  expect(heardAs('Minor 3rd', 'together')).toBe('Minor 3rd, together');
  expect(heardAs('Minor 3rd', undefined)).toBe('Minor 3rd');
});

test('given a note that was asked on a part of the neck, when that is one string and one fret, then it says so', () => {
  expect(noteAreaText([6], 3, 3)).toBe('string 6, fret 3');
  expect(noteAreaText([6, 5], 0, 5)).toBe('strings 6 and 5, frets 0 to 5');
});

test('given types of chords without answers, when they are named, then many are counted', () => {
  expect(restTypesText([])).toBe('');
  expect(restTypesText(['sus2', 'sus4'])).toBe('No answers yet: sus2 and sus4.');
  expect(restTypesText(['sus2', 'sus4', '6', 'm6'])).toBe('No answers yet: 4 other types.');
});
