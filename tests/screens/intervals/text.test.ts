import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../../src/quiz/results';
import type { Answered } from '../../../src/quiz/session';
import { confusionsIn } from '../../../src/screens/intervals/IntervalsResults';
import type { IntervalQuestion } from '../../../src/screens/intervals/quiz/question';
import {
  askedNotice,
  confusionsTitle,
  differenceText,
  distanceText,
  formatText,
  intervalText,
  neckName,
  octavesText,
  onThisNeck,
  spokenComparison,
  spokenHeard,
  spokenResults,
  spokenVerdict,
  standingText,
} from '../../../src/screens/intervals/text';
import { type IntervalName, intervalNamed } from '../../../src/theory/interval';
import { givenUp } from '../../quiz/asked';
import { ask, heard } from './quizzes';

function answered(
  played: IntervalName,
  answer: IntervalName,
  milliseconds = 1000,
): Answered<IntervalQuestion, IntervalName> {
  const question = ask(intervalNamed(played)?.semitones ?? 0);
  return { question, answer, verdict: played === answer ? 'right' : 'wrong', milliseconds };
}

describe('given an answered question', () => {
  test('when its verdict is spoken, then it has the right name as words', () => {
    expect(spokenVerdict(answered('Minor 2nd', 'Minor 2nd'))).toBe('Right: minor second.');
    expect(spokenVerdict(answered('Octave', 'Unison'))).toBe('Wrong: it was an octave. Yours was a unison.');
  });

  test('when the question is given up, then only the right one is named', () => {
    expect(spokenVerdict(givenUp(answered('Octave', 'Unison').question))).toBe('It was an octave.');
  });

  test('when the right and the wrong one were played, then both are named in that order', () => {
    expect(spokenComparison(answered('Tritone', 'Perfect 5th').question, 'Perfect 5th')).toBe(
      'First the right one, a tritone; then yours, a perfect fifth.',
    );
  });
});

describe('given a wrong answer', () => {
  test.each([
    ['Perfect 4th', 'Tritone', 'You chose the tritone, 1 semitone wider.'],
    ['Octave', 'Unison', 'You chose the unison, 12 semitones narrower.'],
  ] as const)('when %s was played, then the text says how far off it was', (played, answer, text) => {
    expect(differenceText(answered(played, answer).question, answer)).toBe(text);
  });
});

describe('given a running quiz', () => {
  test('when it is told how it goes, then the right answers are counted among those given', () => {
    expect(standingText({ right: 0, answered: 0 })).toBe('Nothing answered yet');
    expect(standingText({ right: 3, answered: 5 })).toBe('3 of 5 right');
  });
});

describe('given an interval in practice', () => {
  test('when it was played, then its name and its notes are spoken as words', () => {
    expect(spokenHeard(heard(3))).toBe('Minor third, C 4 to D sharp 4');
    expect(spokenHeard(heard(3, { direction: 'together' }))).toBe('Minor third, C 4 and D sharp 4 together');
  });

  test.each([
    [heard(0), 'the same fret'],
    [heard(1), '1 fret up the string'],
    [heard(12, { direction: 'descending-both' }), '12 frets down the string'],
    [heard(3, { direction: 'together' }), '3 frets apart'],
    [heard(0, { direction: 'together' }), 'the same pitch'],
  ])('when it is told, then its distance is counted in frets, %#', (interval, words) => {
    expect(distanceText(interval)).toBe(words);
  });

  test.each([
    [heard(3), 'Minor 3rd up from C4', 'minor third up from C 4'],
    [
      heard(3, { direction: 'together' }),
      ...['Minor 3rd above C4, together', 'minor third above C 4, together'],
    ],
    [
      heard(7, { root: 61, direction: 'descending-both' }),
      'Perfect 5th down from C#4 and back',
      'perfect fifth down from C sharp 4 and back',
    ],
    [heard(0, { direction: 'descending' }), 'Unison on C4', 'unison on C 4'],
  ])(
    'when it can be played again, then its name, root and direction are told, %#',
    (interval, text, spoken) => {
      expect(intervalText(interval)).toEqual({ text, spoken });
    },
  );
});

describe('given a neck', () => {
  test.each([
    [[], 'Fretboard'],
    [[heard(3, { root: 69 })], 'Fretboard, Minor 3rd up from A 4'],
    [[heard(12, { direction: 'descending-both' })], 'Fretboard, Octave down from C 4'],
    [[heard(0)], 'Fretboard, Unison on C 4'],
    [
      [heard(5, { root: 63 }), heard(6, { root: 63 })],
      'Fretboard, Perfect 4th and Tritone up from D sharp 4',
    ],
    [[heard(1), heard(0)], 'Fretboard, Minor 2nd and Unison up from C 4'],
  ])('when it shows intervals, then its name says which, %#', (shown, name) => {
    expect(neckName(shown)).toBe(name);
  });
});

describe('given a quiz that is over', () => {
  const quiz = [
    answered('Minor 3rd', 'Major 3rd', 3000),
    answered('Major 6th', 'Minor 6th', 1000),
    answered('Minor 3rd', 'Major 3rd', 2000),
    answered('Octave', 'Octave', 4000),
    answered('Minor 3rd', 'Tritone', 9000),
  ];

  test('when its results are spoken, then they are its score and its percentage', () => {
    expect(spokenResults(resultsOf({ length: 12, answered: quiz }))).toBe('1 of 5 right, 20 percent.');
  });

  test('when mix-ups are listed, then the most frequent comes first', () => {
    expect(confusionsIn(quiz)).toEqual([
      { played: 'Minor 3rd', answered: 'Major 3rd', times: 2 },
      { played: 'Minor 3rd', answered: 'Tritone', times: 1 },
      { played: 'Major 6th', answered: 'Minor 6th', times: 1 },
    ]);
  });

  test('when every answer was right, then there are no mix-ups', () => {
    expect(confusionsIn([answered('Octave', 'Octave')])).toEqual([]);
  });
});

describe('given the intervals that are asked', () => {
  test.each([
    [13, undefined],
    [0, 'No intervals are chosen: all 13 may be asked.'],
    [1, 'Only 1 of the 13 intervals will be asked, 12 times.'],
    [4, 'Only 4 of the 13 intervals will be asked, each 3 times.'],
    [5, 'Only 5 of the 13 intervals will be asked, each 2 or 3 times.'],
    [6, 'Only 6 of the 13 intervals will be asked, each twice.'],
    [8, 'Only 8 of the 13 intervals will be asked, each once or twice.'],
    [12, 'Only 12 of the 13 intervals will be asked, each once.'],
  ])('when there are %i, then the notice says how many will be asked, and how often', (chosen, notice) => {
    expect(askedNotice(chosen, 12)).toBe(notice);
  });

  test('when a drill is longer, then they come more often, and without a number of questions nothing is said of that', () => {
    expect(askedNotice(4, 50)).toBe('Only 4 of the 13 intervals will be asked, each 12 or 13 times.');
    expect(askedNotice(1, 'endless')).toBe('Only 1 of the 13 intervals will be asked.');
    expect(askedNotice(4, '2m')).toBe('Only 4 of the 13 intervals will be asked.');
  });

  test('when a quiz has twelve questions, then its format is the one in the spec, and that of a drill says its length', () => {
    expect(formatText(12)).toBe('Quiz Format: 12 questions - one for each interval');
    expect(formatText(100)).toBe('Quiz Format: 100 questions - every interval again and again');
    expect(formatText('1m')).toBe('Quiz Format: 1 minute - every interval again and again');
  });
});

test('given a neck that lies in other octaves, when it is shown, then it says which way and how far', () => {
  expect(octavesText(0)).toBe('');
  expect(octavesText(1)).toBe('an octave lower');
  expect(octavesText(-2)).toBe('two octaves higher');
  expect(onThisNeck(octavesText(1))).toBe('On this instrument it is an octave lower than what you hear.');
});

test('given the mix-ups of a round, when only some are listed, then their title says so', () => {
  expect(confusionsTitle(3, 3)).toBe('Mix-ups');
  expect(confusionsTitle(3, 7)).toBe('Top 3 of 7 mix-ups');
});
