import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../../src/quiz/session';
import type { NotesQuestion } from '../../../src/screens/notes/question';
import {
  type NotesAnswered,
  promptOf,
  resultsOf,
  reviewInWords,
  spokenQuestion,
  spokenVerdict,
} from '../../../src/screens/notes/words';
import { findC, found, nameGSharp, next, place, sessionAfter, setup, start, submit } from './quizzes';

const asked = (question: NotesQuestion) => {
  const session = sessionAfter(start(question));
  if (session.status !== 'asking') throw new Error('nothing is asked');
  return session;
};

const answered = (
  question: NotesQuestion,
  answer: NotesAnswered['answer'],
  verdict: NotesAnswered['verdict'],
  milliseconds = 1000,
): NotesAnswered => ({ question, answer, verdict, milliseconds });

const onStrings = (...strings: readonly number[]): NotesQuestion => ({
  ...findC,
  setup: { ...setup, strings },
});

describe('given a question', () => {
  test('when it asks for a note on all strings, then it says the whole neck', () => {
    expect(promptOf(onStrings(0, 1, 2, 3, 4, 5))).toEqual({
      before: 'Find every',
      note: 'C',
      after: 'on the whole neck',
    });
  });

  test('when it asks for a note on some strings, then it names them as guitarists number them', () => {
    expect(promptOf(onStrings(0, 5)).after).toBe('on strings 1, 6');
    expect(promptOf(onStrings(1)).after).toBe('on string 5');
  });

  test('when it asks for the name of a place, then it says the place and no note', () => {
    expect(promptOf(nameGSharp)).toEqual({
      before: 'Name the note on string 6, fret 4',
      note: '',
      after: '',
    });
  });

  test('when the quiz is in flats, then so is the note', () => {
    const flats: NotesQuestion = { ...findC, note: 8, setup: { ...setup, accidentals: 'flats' } };
    expect(promptOf(flats).note).toBe('Ab');
    expect(spokenQuestion(asked(flats))).toBe('Question 1 of 1. Find every A flat on the whole neck.');
  });

  test('when it is spoken, then its number comes first, and a name-note question keeps its answer to itself', () => {
    const second = sessionAfter(start(findC, nameGSharp), submit(found(), 'wrong'), next);
    if (second.status !== 'asking') throw new Error('nothing is asked');
    expect(spokenQuestion(second)).toBe('Question 2 of 2. Name the note on string 6, fret 4.');
    expect(spokenQuestion(asked({ ...nameGSharp, targetPosition: place(5, 0) }))).toBe(
      'Question 1 of 1. Name the note on string 1, open.',
    );
  });
});

describe('given an answer', () => {
  test('when it is right, then the verdict names the note in words', () => {
    expect(spokenVerdict(answered(nameGSharp, { mode: 'name-note', note: 8 }, 'right'))).toBe(
      'Right: G sharp.',
    );
    expect(spokenVerdict(answered(findC, found(...findC.correctPositions), 'right'))).toBe('Right: C.');
  });

  test('when a name is wrong, then the verdict says what it is', () => {
    expect(spokenVerdict(answered(nameGSharp, { mode: 'name-note', note: 0 }, 'wrong'))).toBe(
      'Wrong. It is G sharp.',
    );
  });

  test('when places are wrong or missing, then the verdict says which, and what the wrong ones are', () => {
    const wrong = answered(findC, found(place(0, 8), place(1, 4)), 'wrong');
    expect(spokenVerdict(wrong)).toBe(
      'Wrong. 1 of 2 found. 1 missed: string 5, fret 3. 1 wrong: string 5, fret 4 is C sharp.',
    );
    expect(reviewInWords(wrong, name => name)).toEqual([
      '1 of 2 found.',
      '1 missed: string 5, fret 3.',
      '1 wrong: string 5, fret 4 is C#.',
    ]);
  });

  test('when nothing was chosen, then every place was missed and none was wrong', () => {
    expect(reviewInWords(answered(findC, found(), 'wrong'), name => name)).toEqual([
      '0 of 2 found.',
      '2 missed: string 6, fret 8; string 5, fret 3.',
    ]);
  });

  test('when the verdict is spoken, then it isn’t word for word what the page shows', () => {
    for (const verdict of ['right', 'wrong'] as const) {
      const spoken = spokenVerdict(answered(nameGSharp, { mode: 'name-note', note: 0 }, verdict));
      for (const shown of ['Correct!', 'Incorrect', 'The correct answer is:'])
        expect(spoken).not.toContain(shown);
    }
  });
});

describe('given a whole quiz', () => {
  const twelve = Array.from({ length: 12 }, (_, index) =>
    answered(
      { ...nameGSharp, targetPosition: place(0, index), note: 4 },
      { mode: 'name-note', note: 4 },
      index < 9 ? 'right' : 'wrong',
      (index + 1) * 1000,
    ),
  );

  test('when its results are shown, then they are the score, the rounded percent and the message of its band', () => {
    expect(scoreOf(twelve)).toBe(9);
    expect(resultsOf(twelve)).toMatchObject({ score: '9/12', percent: 75, message: 'Good effort!' });
  });

  test('when its times are shown, then they are the median and the slowest three, the slowest first', () => {
    expect(resultsOf(twelve)).toMatchObject({
      medianTime: '6.5 s',
      slowest: [
        { text: 'E on string 6, fret 11', time: '12.0 s' },
        { text: 'E on string 6, fret 10', time: '11.0 s' },
        { text: 'E on string 6, fret 9', time: '10.0 s' },
      ],
    });
  });

  test('when it asked for places, then the slow ones are named by their note', () => {
    expect(resultsOf([answered(findC, found(), 'wrong', 1840)])).toEqual({
      score: '0/1',
      percent: 0,
      message: 'More practice needed',
      medianTime: '1.8 s',
      slowest: [{ text: 'every C', time: '1.8 s' }],
    });
  });
});
