import { describe, expect, test } from 'vitest';
import { cueFor } from '../../../src/screens/keys/quiz';
import {
  B_FLAT_MINOR,
  countKey,
  D_MAJOR,
  draft,
  end,
  IDLE,
  nameKey,
  next,
  reset,
  sessionAfter,
  start,
  submit,
} from './quizzes';

const begun = start(nameKey(D_MAJOR), countKey(B_FLAT_MINOR));
const ASKING = sessionAfter(begun);
const FEEDBACK = sessionAfter(begun, submit('wrong'));
const SECOND = sessionAfter(begun, submit('wrong'), next);
const COMPLETED = sessionAfter(begun, submit('wrong'), next, submit('right'), next);

describe('given a change of the key quiz', () => {
  test('when it starts, then the field has the focus and the question is said', () => {
    expect(cueFor(IDLE, ASKING)).toEqual({
      focus: 'field',
      say: 'Question 1 of 2. Signature: F sharp, C sharp. Name the major key.',
    });
  });

  test('when something is typed, then nothing moves and nothing is said', () => {
    expect(cueFor(ASKING, sessionAfter(begun, draft('d')))).toEqual({ focus: 'none', say: '' });
  });

  test('when an answer is judged, then the verdict is said', () => {
    expect(cueFor(ASKING, FEEDBACK)).toEqual({
      focus: 'go-on',
      say: 'Wrong. It is D major.',
      weight: 'lasting',
    });
  });

  test('when the next question follows a verdict, then only the question is said', () => {
    expect(cueFor(FEEDBACK, SECOND)).toEqual({
      focus: 'field',
      say: 'Question 2 of 2. How many sharps or flats has B flat minor?',
    });
  });

  test('when a drill goes straight on, then the verdict comes before the question', () => {
    expect(cueFor(ASKING, SECOND).say).toBe(
      'Wrong. It is D major. Question 2 of 2. How many sharps or flats has B flat minor?',
    );
  });

  test('when the last answer was heard, then the results are said', () => {
    expect(cueFor(sessionAfter(begun, submit('wrong'), next, submit('right')), COMPLETED)).toEqual({
      focus: 'again',
      say: 'The quiz is over: 1 right of 2.',
    });
  });

  test('when a drill goes straight to the results, then the last verdict is said first', () => {
    expect(cueFor(SECOND, COMPLETED).say).toBe(
      'Right: B flat minor has 5 flats. The quiz is over: 1 right of 2.',
    );
  });

  test('when the quiz is ended at an open question, then no verdict is made up', () => {
    expect(cueFor(SECOND, sessionAfter(begun, submit('wrong'), next, end)).say).toBe(
      'The quiz is over: 0 right of 1.',
    );
  });

  test('when it goes back to its setup, then the focus goes to the start', () => {
    expect(cueFor(ASKING, sessionAfter(begun, reset))).toEqual({ focus: 'start', say: '' });
    expect(cueFor(COMPLETED, IDLE)).toEqual({ focus: 'start', say: '' });
    expect(cueFor(IDLE, IDLE)).toEqual({ focus: 'none', say: '' });
  });
});
