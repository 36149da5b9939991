import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import {
  evennessText,
  misplayedText,
  spokenMisplayed,
  spokenWrongFret,
  stringLines,
  wrongFretText,
} from '../../src/neckQuiz/text';

const D = { note: 'D', position: { guitarString: 1, fret: 5 } } as const;
const heard = (name: 'D' | 'G', above: number) => ({ instrument: STANDARD_GUITAR, right: D, name, above });

describe('given a note of a passage', () => {
  test.each([
    ['Heard D.', heard('D', 0)],
    ['Heard G; string 5, fret 5 is D.', heard('G', -7)],
    ['Heard D an octave higher; string 5, fret 5 is D.', heard('D', 12)],
    ['Heard D 2 octaves lower; string 5, fret 5 is D.', heard('D', -24)],
  ])('when a note is played, then it says “%s”', (text, misplayed) => {
    expect(misplayedText(misplayed)).toBe(text);
    expect(spokenMisplayed(misplayed)).toBe(text.replace('; s', '. S'));
  });

  test('when a wrong fret is chosen, then it says which note that is, and in which octave', () => {
    expect(wrongFretText(heard('G', 5))).toBe('You chose G; string 5, fret 5 is D.');
    expect(spokenWrongFret(heard('D', 12))).toBe('Wrong: D an octave higher. String 5, fret 5 is D.');
  });
});

describe('given how evenly a passage was played', () => {
  test.each([
    [20, 'Even: a note every 0.45 s, half of them within 0.02 s of that.'],
    [60, 'Fairly even: a note every 0.45 s, half of them within 0.06 s of that.'],
    [200, 'Uneven: a note every 0.45 s, half of them within 0.20 s of that.'],
  ])('when half of the notes are %i ms off, then it says so', (spread, text) => {
    expect(evennessText({ pulse: 450, spread })).toBe(text);
  });
});

test('given a passage, when it is told string by string, then each string has its frets, and open is no number', () => {
  const notes = [
    ...[0, 2, 3].map(fret => ({ note: 'E', position: { guitarString: 0, fret } }) as const),
    { note: 'A', position: { guitarString: 1, fret: 0 } } as const,
    { note: 'F', position: { guitarString: 2, fret: 3 } } as const,
  ];
  expect(stringLines(STANDARD_GUITAR, notes)).toEqual([
    'String 6: open and frets 2 and 3.',
    'String 5: open.',
    'String 4: fret 3.',
  ]);
});
