import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chance } from '../../../src/quiz/chance';
import { QUIZ_DIRECTIONS } from '../../../src/screens/intervals/directions';
import { ROOTS } from '../../../src/screens/intervals/heard';
import {
  askedIntervals,
  grade,
  heardAs,
  makeQuestions,
  QUIZ_LENGTH,
} from '../../../src/screens/intervals/question';
import { INTERVALS } from '../../../src/theory/interval';
import { ask, calm, drill } from './quizzes';

const anyChance = fc.infiniteStream(fc.double({ min: 0, max: 1 - Number.EPSILON, noNaN: true })).map(
  (stream): Chance =>
    () =>
      stream.next().value ?? 0,
);

const names = INTERVALS.map(({ name }) => name);
const timesEach = (questions: ReturnType<typeof makeQuestions>) =>
  names.map(name => questions.filter(({ interval }) => interval.name === name).length);

describe('given a quiz on all thirteen intervals', () => {
  test('when its questions are made, then there are twelve, none of them twice', () => {
    fc.assert(
      fc.property(anyChance, chance => {
        const questions = makeQuestions({ direction: 'ascending', asked: names, pace: calm }, chance);
        expect(questions).toHaveLength(QUIZ_LENGTH);
        expect(timesEach(questions).every(times => times <= 1)).toBe(true);
        for (const { interval, heard } of questions) {
          expect(heard.semitones).toBe(interval.semitones);
          expect(ROOTS).toContain(heard.root);
        }
      }),
    );
  });

  test('when chance decides, then every interval and every root can come, and any can be left out', () => {
    const quizzes = Array.from({ length: 300 }, () =>
      makeQuestions({ direction: 'ascending', asked: [], pace: calm }, Math.random),
    );
    const all = quizzes.flat();
    expect(new Set(all.map(({ interval }) => interval.name)).size).toBe(13);
    expect(new Set(all.map(({ heard }) => heard.root)).size).toBe(12);
    const leftOut = quizzes.flatMap(questions =>
      names.filter((_, place) => timesEach(questions)[place] === 0),
    );
    expect(new Set(leftOut).size).toBe(13);
  });
});

describe('given a quiz on chosen intervals', () => {
  test('when its questions are made, then they are of those alone, as often as each other, give or take one', () => {
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 1, maxLength: 11 }), anyChance, (asked, chance) => {
        const questions = makeQuestions({ direction: 'ascending', asked, pace: drill }, chance);
        expect(questions).toHaveLength(QUIZ_LENGTH);
        const times = timesEach(questions).filter((_, place) => asked.some(name => name === names[place]));
        expect(times.reduce((sum, each) => sum + each, 0)).toBe(QUIZ_LENGTH);
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('when none is chosen, then all are asked', () => {
    expect(askedIntervals([])).toBe(INTERVALS);
    expect(askedIntervals(['Octave', 'Minor 3rd']).map(({ name }) => name)).toEqual(['Minor 3rd', 'Octave']);
  });
});

describe('given a direction', () => {
  test.each(QUIZ_DIRECTIONS)('when it is $text, then each question goes as it says', ({ value, plays }) => {
    const quizzes = Array.from({ length: 40 }, () =>
      makeQuestions({ direction: value, asked: [], pace: calm }, Math.random),
    );
    const directions = quizzes.flat().map(({ heard }) => heard.direction);
    expect(new Set(directions)).toEqual(new Set(plays));
  });
});

describe('given an answer', () => {
  test('when it is the very name, then it is right, and no other is', () => {
    for (const { name, semitones } of INTERVALS)
      for (const answer of names)
        expect(grade(ask(semitones), answer)).toBe(answer === name ? 'right' : 'wrong');
  });

  test('when it is heard in the place of the question, then from the same root in the same direction', () => {
    const question = ask(3, { root: 66, direction: 'descending-both' });
    expect(heardAs(question, 'Tritone')).toEqual({ root: 66, semitones: 6, direction: 'descending-both' });
  });
});
