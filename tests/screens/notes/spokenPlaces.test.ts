import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { allPositions, type Position, pitchClassAt, positionsOf } from '../../../src/instrument/position';
import { findNote } from '../../../src/screens/notes/quiz/findNote';
import type { NotesSetup } from '../../../src/screens/notes/quiz/question';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../../src/theory/note';
import { answeredAs } from '../../quiz/asked';
import { place, setup } from './quizzes';

const WHOLE_NECK = [0, 1, 2, 3, 4, 5];

/** String numbers and frets as a guitarist says them: `1.8` is string 1, fret 8. */
const at = (...places: readonly string[]): readonly Position[] =>
  places.map(each => {
    const [string = 0, fret = 0] = each.split('.').map(Number);
    return place(6 - string, fret);
  });

const noteCalled = (name: string): PitchClass => {
  const note = PITCH_CLASSES.find(each => chromaticName(each, 'sharps') === name);
  if (note === undefined) throw new Error(`no note is called ${name}`);
  return note;
};

/** The verdict on places that were picked, at "find every note" on these strings. */
function verdictOn(note: PitchClass, picks: readonly Position[], changes: Partial<NotesSetup> = {}): string {
  const chosen = { ...setup, ...changes };
  const correctPositions = positionsOf(chosen.instrument, chosen.frets, note, chosen.strings);
  const question = { setup: chosen, note, correctPositions };
  return findNote.spokenVerdict(answeredAs(question, picks, findNote.grade(question, picks)));
}

const wordsOf = (text: string): number => text.split(' ').length;

describe('given an answer of Find Note on a neck of twelve frets', () => {
  test.each([
    {
      what: 'two picks are wrong and nothing is found',
      note: 'B',
      picks: at('1.8', '1.1'),
      words: 30,
      verdict:
        'Wrong: 2 picks. F, string 1 fret 1; C, string 1 fret 8. Missed 7: 6th fret 7, 5th 2, 4th 9, 3rd 4, 2nd open and 12, 1st 7.',
    },
    {
      what: 'one pick is wrong and nothing is found',
      note: 'B',
      picks: at('1.1'),
      words: 23,
      verdict:
        'Wrong: F, string 1 fret 1. Missed 7: 6th fret 7, 5th 2, 4th 9, 3rd 4, 2nd open and 12, 1st 7.',
    },
    {
      what: 'no pick is wrong and some are missing',
      note: 'B',
      picks: at('6.7', '5.2', '4.9', '3.4', '2.0'),
      words: 8,
      verdict: 'Wrong. Missed 2: 2nd fret 12, 1st 7.',
    },
    {
      what: 'no pick is wrong and one is missing',
      note: 'G',
      picks: at('6.3', '5.10', '4.5', '3.0', '3.12', '2.8'),
      words: 6,
      verdict: 'Wrong. Missed 1: 1st fret 3.',
    },
    {
      what: 'all are found, and one more',
      note: 'C',
      strings: [0, 1],
      picks: at('6.8', '5.3', '5.4'),
      words: 9,
      verdict: 'Wrong: C sharp, string 5 fret 4. Nothing missed.',
    },
    {
      what: 'an open string is picked wrongly, and one is missing',
      note: 'C',
      strings: [0, 1],
      picks: at('6.8', '5.0'),
      words: 10,
      verdict: 'Wrong: A, string 5 open. Missed 1: 5th fret 3.',
    },
    {
      what: 'an open string comes first among what is missing',
      note: 'E',
      picks: at('1.0'),
      words: 17,
      verdict: 'Wrong. Missed 7: 6th open and 12, 5th 7, 4th 2, 3rd 9, 2nd 5, 1st 12.',
    },
    {
      what: 'more picks are wrong than can be named briefly',
      note: 'E',
      picks: at('1.1', '1.2', '1.3', '2.1', '2.2'),
      words: 29,
      verdict:
        'Wrong: 5 picks. C, string 2 fret 1; and 4 more. Missed 8: 6th open and 12, 5th 7, 4th 2, 3rd 9, 2nd 5, 1st open and 12.',
    },
    {
      what: 'many picks are wrong and little is missing',
      note: 'C',
      strings: [0, 1],
      picks: at('6.8', '6.1', '6.2', '5.1', '5.2', '5.5', '5.7'),
      words: 28,
      verdict:
        'Wrong: 6 picks. F, string 6 fret 1; F sharp, string 6 fret 2; A sharp, string 5 fret 1; and 3 more. Missed 1: 5th fret 3.',
    },
  ])(
    'when $what, then the verdict takes $words words',
    ({ note, picks, strings = WHOLE_NECK, words, verdict }) => {
      const spoken = verdictOn(noteCalled(note), picks, { strings });
      expect(spoken).toBe(verdict);
      expect(wordsOf(spoken)).toBe(words);
    },
  );

  test('when every note is missed with as many wrong picks as can be, then no verdict takes more than 30 words', () => {
    const neck = allPositions(STANDARD_GUITAR, 12);
    const lengths = PITCH_CLASSES.flatMap(note => {
      const wrong = neck.filter(position => pitchClassAt(STANDARD_GUITAR, position) !== note);
      // Names of two words, such as C sharp, take longest.
      const sharps = wrong.filter(
        position => chromaticName(pitchClassAt(STANDARD_GUITAR, position), 'sharps').length > 1,
      );
      return [1, 2, 3, 4, 10, sharps.length].map(count => wordsOf(verdictOn(note, sharps.slice(0, count))));
    });
    expect(Math.max(...lengths)).toBe(30);
  });

  test('when any places are picked, then no verdict takes more than 30 words', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PITCH_CLASSES),
        fc.subarray([...allPositions(STANDARD_GUITAR, 12)], { minLength: 1 }),
        (note, picks) => {
          expect(wordsOf(verdictOn(note, picks))).toBeLessThanOrEqual(30);
        },
      ),
    );
  });
});

describe('given an answer of Find Note on a longer neck', () => {
  test('when a string has three places, then all of them are said', () => {
    expect(verdictOn(noteCalled('E'), at('6.1'), { frets: 24, strings: [0] })).toBe(
      'Wrong: F, string 6 fret 1. Missed 3: 6th open and 12 and 24.',
    );
  });

  test('when nothing of 24 frets is found, then what was missed is still said in full', () => {
    const longest = verdictOn(noteCalled('E'), at('6.2', '6.4'), { frets: 24 });
    expect(longest).toBe(
      'Wrong: 2 picks. F sharp, string 6 fret 2; and 1 more. Missed 14: 6th open and 12 and 24, 5th 7 and 19, 4th 2 and 14, 3rd 9 and 21, 2nd 5 and 17, 1st open and 12 and 24.',
    );
    expect(wordsOf(longest)).toBe(42);
  });
});
