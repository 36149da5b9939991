import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../src/quiz/results';
import type { Grade } from '../../src/quiz/session';
import {
  accuracyText,
  chooseFirst,
  endedText,
  medianText,
  progressText,
  questionTitle,
  scoreText,
  seconds,
  shortProgressText,
  spokenAnswer,
  spokenChosen,
  spokenEnding,
  spokenMissed,
  spokenProgress,
  spokenScore,
  waitingFor,
} from '../../src/quiz/text';

describe('given how far a quiz is', () => {
  test('when it has a length, then each text says both numbers', () => {
    const fourth = { number: 4, length: 12 };
    expect(progressText(fourth)).toBe('4 of 12');
    expect(shortProgressText(fourth)).toBe('4/12');
    expect(questionTitle(fourth)).toBe('Question 4 of 12');
    expect(spokenProgress(fourth)).toBe('Question 4 of 12.');
  });

  test('when a drill has a time limit, then its first question tells the time, or what is left of it', () => {
    const first = { number: 1, length: '3m' } as const;
    expect(spokenProgress({ ...first, drill: { length: '3m' } })).toBe('3 minutes.');
    expect(spokenProgress({ ...first, drill: { length: '3m', spent: 110_000 } })).toBe(
      '1 minute 10 seconds left.',
    );
    expect(spokenProgress({ ...first, number: 2, drill: { length: '3m', spent: 110_000 } })).toBe('');
  });

  test('when it is endless, then each text says the number alone', () => {
    const fourth = { number: 4, length: 'endless' } as const;
    expect(progressText(fourth)).toBe('4');
    expect(shortProgressText(fourth)).toBe('4');
    expect(questionTitle(fourth)).toBe('Question 4');
    expect(spokenProgress(fourth)).toBe('Question 4.');
  });
});

describe('given results', () => {
  const results = (...verdicts: readonly Grade[]) =>
    resultsOf({
      length: 12,
      answered: verdicts.map(verdict => ({ question: '?', answer: '', verdict, milliseconds: 1840 })),
    });

  test('when the score is written and spoken, then it is of what was answered', () => {
    expect(scoreText(results('right', 'wrong', 'right'))).toBe('2/3');
    expect(spokenScore(results('right', 'wrong', 'right'))).toBe('2 of 3 right');
    expect(endedText(3, 12)).toBe('Ended after 3 of 12 questions.');
  });

  test('when a quiz is left, then its ending is the score so far, if there is one', () => {
    expect(spokenEnding(results('wrong', 'right', 'wrong'))).toBe('Quiz ended: 1 of 3 right.');
    expect(spokenEnding(results())).toBe('Quiz ended.');
  });

  test('when it is said how a running quiz goes, then it is in words as well as in figures', () => {
    expect(accuracyText(results())).toBe('Nothing answered yet');
    expect(accuracyText(results('right'))).toBe('1 of 1 right (100%), going well');
    expect(accuracyText(results('right', 'right', 'wrong'))).toBe('2 of 3 right (67%), getting there');
    expect(accuracyText(results('wrong'))).toBe('0 of 1 right (0%), needs practice');
  });
});

describe('given what was missed', () => {
  const colors = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet', 'black', 'white'];

  test.each([
    [0, ''],
    [1, 'Missed: red.'],
    [2, 'Missed: red, orange.'],
    [6, 'Missed: red, orange, yellow, green, blue, indigo.'],
    [7, 'Missed: red, orange, yellow, green, blue, indigo and 1 more.'],
    [9, 'Missed: red, orange, yellow, green, blue, indigo and 3 more.'],
  ])('when there are %i, then up to six of them are named: "%s"', (count, text) => {
    expect(spokenMissed(colors.slice(0, count))).toBe(text);
  });
});

describe('given a time', () => {
  test.each([
    [0, '0.0 s'],
    [49, '0.0 s'],
    [1840, '1.8 s'],
    [12_000, '12.0 s'],
  ])('when %i ms are shown, then it reads %s', (milliseconds, text) => {
    expect(seconds(milliseconds)).toBe(text);
    expect(medianText(milliseconds)).toBe(`Median time: ${text}`);
  });
});

describe('given a question with several answers', () => {
  test('when none is chosen yet, then the texts say what to choose', () => {
    expect(chooseFirst('a degree')).toBe('Choose a degree first');
    expect(waitingFor('a degree')).toEqual({
      quick: 'Answer with one key or click.',
      calm: 'Choose a degree. You can change it until you submit.',
    });
  });

  test('when one is chosen, then it is said with its state', () => {
    expect(spokenChosen('C sharp')).toBe('C sharp, chosen');
  });

  test.each([
    ['right', 'Right: C sharp.'],
    ['wrong', 'Wrong. It is C sharp.'],
    ['given-up', 'It is C sharp.'],
  ] as const)('when the answer is %s, then the verdict is: %s', (verdict, spoken) => {
    expect(spokenAnswer('C sharp', verdict)).toBe(spoken);
  });
});
