import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chance } from '../../../../src/quiz/seed';
import { QUIZ_LENGTH } from '../../../../src/quiz/session';
import { QUIZ_DIRECTIONS, type QuizDirection } from '../../../../src/screens/intervals/directions';
import { ROOTS } from '../../../../src/screens/intervals/playedInterval';
import { nameInterval } from '../../../../src/screens/intervals/quiz/nameInterval';
import {
  askedIntervals,
  heardAs,
  type IntervalQuestion,
} from '../../../../src/screens/intervals/quiz/question';
import { INTERVALS, type IntervalName } from '../../../../src/theory/interval';
import { askedAs, questionsOf } from '../../../quiz/asked';
import { ask, setup } from '../quizzes';

const anyChance = fc.infiniteStream(fc.double({ min: 0, max: 1 - Number.EPSILON, noNaN: true })).map(
  (stream): Chance =>
    () =>
      stream.next().value ?? 0,
);

const names = INTERVALS.map(({ name }) => name);

const questionsOn = (
  asked: readonly IntervalName[],
  chance: Chance,
  direction: QuizDirection = 'ascending',
) => questionsOf(nameInterval, { direction, asked }, chance, 'Unison');

const timesEach = (questions: readonly IntervalQuestion[]) =>
  names.map(name => questions.filter(({ interval }) => interval.name === name).length);

describe('given a quiz on all thirteen intervals', () => {
  test('when all its questions are asked, then there are twelve, and none is repeated', () => {
    fc.assert(
      fc.property(anyChance, chance => {
        const questions = questionsOn(names, chance);
        expect(questions).toHaveLength(QUIZ_LENGTH);
        expect(timesEach(questions).every(times => times <= 1)).toBe(true);
        for (const { interval, heard } of questions) {
          expect(heard.semitones).toBe(interval.semitones);
          expect(ROOTS).toContain(heard.root);
        }
      }),
    );
  });

  test('when many quizzes are drawn, then every interval and root can come up, and any interval can be left out', () => {
    const quizzes = Array.from({ length: 300 }, () => questionsOn([], Math.random));
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
  test('when all its questions are asked, then only those come up, equally often, give or take one', () => {
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 1, maxLength: 11 }), anyChance, (asked, chance) => {
        const questions = questionsOn(asked, chance);
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

test.each(QUIZ_DIRECTIONS)(
  'given the direction $text, when questions are asked, then each is played in it',
  ({ value, plays }) => {
    const quizzes = Array.from({ length: 40 }, () => questionsOn([], Math.random, value));
    const directions = quizzes.flat().map(({ heard }) => heard.direction);
    expect(new Set(directions)).toEqual(new Set(plays));
  },
);

describe('given a question', () => {
  test('when it is practiced, then its item is the interval, up, down or together, whatever the root', () => {
    expect(nameInterval.itemOf(ask(3, { root: 66 }))).toBe('interval:m3:up');
    expect(nameInterval.itemOf(ask(6, { direction: 'descending-both' }))).toBe('interval:TT:down');
    expect(nameInterval.itemOf(ask(3, { direction: 'together' }))).toBe('interval:m3:together');
  });

  test('when it is read, then it doesn’t reveal the answer', () => {
    expect(nameInterval.promptOf(ask(3))).toEqual({ before: 'What interval is this?' });
  });

  test('when it is open, then the quiz settings are locked, and those of practice aren’t', () => {
    expect(nameInterval.locks).toEqual([
      ...['sounding', 'type', 'quiz', 'intervals', 'with', 'octave', 'only-right'],
      ...['order', 'drill', 'length', 'pause', 'mistake', 'beat', 'every'],
    ]);
  });

  test('when it appears in a calm quiz, then it is spoken in full, with its direction', () => {
    const third = askedAs(ask(3, { direction: 'descending-both' }), setup, { number: 3 });
    expect(nameInterval.spokenArrival?.(third)).toBe(
      'Question 3 of 10. Which interval is it, descending and back?',
    );
  });

  test('when it appears in a drill, then it is spoken in full the first time, and later its sound says it all', () => {
    const pace = { kind: 'drill', pause: 600 } as const;
    expect(nameInterval.spokenArrival?.(askedAs(ask(3), setup, { pace }))).toBe(
      'Question 1 of 10. Which interval is it, ascending?',
    );
    const second = askedAs(ask(3), setup, { pace, number: 2, drill: { length: 10 } });
    expect(nameInterval.spokenArrival?.(second)).toBe('');
    expect(nameInterval.spokenQuestion(second)).toBe('Which interval is it, ascending?');
  });

  test('when it appears in an eyes-free drill, then only its direction is spoken, if directions are mixed', () => {
    const second = (direction: QuizDirection) =>
      nameInterval.spokenArrival?.(
        askedAs(
          ask(3, { direction: 'descending' }),
          { asked: [], direction },
          { pace: { kind: 'eyes-free' }, number: 2, drill: { length: '5m' } },
        ),
      );
    expect(second('descending')).toBe('');
    expect(second('mixed-single')).toBe('Descending.');
  });

  test('when it appears in an eyes-free quiz, then its direction is spoken if directions are mixed', () => {
    const arrival = (direction: QuizDirection) =>
      nameInterval.spokenArrival?.(
        askedAs(
          ask(3, { direction: 'descending' }),
          { asked: [], direction },
          {
            pace: { kind: 'eyes-free' },
            number: 2,
          },
        ),
      );
    expect(arrival('descending')).toBe('Question 2 of 10.');
    expect(arrival('mixed-single')).toBe('Question 2 of 10, descending.');
  });
});

describe('given an answer', () => {
  test('when it is the exact name, then it is right, and no other is', () => {
    for (const { name, semitones } of INTERVALS)
      for (const answer of names)
        expect(nameInterval.grade(ask(semitones), answer)).toBe(answer === name ? 'right' : 'wrong');
  });

  test('when it was taken for another, then both are told, their numbers in words where they are spoken', () => {
    const taken = { question: ask(3), verdict: 'wrong', answer: 'Octave', milliseconds: 1 } as const;
    expect(nameInterval.takenFor?.(taken)).toEqual({
      right: { text: 'the minor 3rd', spoken: 'the minor third' },
      given: { text: 'the octave', spoken: 'the octave' },
    });
  });

  test('when it is chosen by its key, then that is spoken', () => {
    expect(nameInterval.spokenDraft(ask(3), 'Minor 3rd')).toBe('minor third, chosen.');
  });

  test('when answers are listed, then each has its key in the musical-typing row', () => {
    const options = nameInterval.answersTo(ask(3));
    expect(options.map(({ hotkey }) => hotkey)).toEqual([...'awsedftgyhujk']);
    expect(options.map(({ code }) => code)).toEqual(nameInterval.answerCodes);
  });

  test('when it is played in place of the question, then it has the same root and direction', () => {
    const question = ask(3, { root: 66, direction: 'descending-both' });
    expect(heardAs(question, 'Tritone')).toEqual({ root: 66, semitones: 6, direction: 'descending-both' });
  });
});
