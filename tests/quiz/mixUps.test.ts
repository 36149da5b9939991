import { expect, test } from 'vitest';
import { cueFor } from '../../src/quiz/cues';
import { mostMixedUp } from '../../src/quiz/mixUps';
import { mixUpText } from '../../src/quiz/text';
import { answeredAs, givenUp } from './asked';
import { draft, drillWith, finish, type NumberEvent, numberQuiz, sessionAfter, start, submit } from './made';

const named = (number: number) => ({ text: `the ${number}`, spoken: `the number ${number}` });

/** A quiz that says what was taken for what: the number after 1 is 2. */
const quiz: typeof numberQuiz = {
  ...numberQuiz,
  takenFor: answered =>
    answered.verdict === 'wrong'
      ? { right: named(answered.question + 1), given: named(answered.answer) }
      : undefined,
};

const wrong = (question: number, answer: number) => answeredAs(question, answer, 'wrong');

test('given a round, when some things were mixed up again and again, then the most frequent of them is told', () => {
  const answered = [wrong(1, 3), wrong(1, 9), wrong(2, 4), wrong(1, 9), wrong(2, 4), wrong(1, 9)];

  const most = mostMixedUp(quiz, answered);
  expect(most).toEqual({ right: named(2), given: named(9), times: 3 });
  expect(most && mixUpText(most)).toEqual({
    text: 'You took the 2 for the 9 three times.',
    spoken: 'You took the number 2 for the number 9 three times.',
  });
});

test('given a round, when nothing was mixed up twice, then nothing is told', () => {
  expect(mostMixedUp(quiz, [wrong(1, 3), wrong(3, 1), givenUp(1), givenUp(1)])).toBeUndefined();
  expect(mostMixedUp(quiz, [answeredAs(1, 2, 'right'), answeredAs(1, 2, 'right')])).toBeUndefined();
  expect(mostMixedUp(numberQuiz, [wrong(1, 3), wrong(1, 3)])).toBeUndefined();
});

test.each([
  [2, 'twice'],
  [4, 'four times'],
  [12, 'twelve times'],
  [13, 'more than a dozen times'],
])('given a mix-up, when it happened %i times, then it says %s', (times, often) => {
  expect(mixUpText({ right: named(6), given: named(3), times }).text).toBe(
    `You took the 6 for the 3 ${often}.`,
  );
});

test('given a round with a mix-up, when it ends, then that is said last', () => {
  const again: NumberEvent = { type: 'next', question: 1, at: 2000 };
  const before = [start(drillWith(0), 2, quiz), draft(9), submit('wrong'), again, submit('wrong')];
  const cue = cueFor(sessionAfter(...before), sessionAfter(...before, finish), 'before');

  expect(cue.say).toBe('Over: 0 of 2 right. Missed: one. You took the number 2 for the number 9 twice.');
});
