import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayedNote } from '../../../src/listening/playedNote';
import { signedSemitones } from '../../../src/screens/intervals/playedInterval';
import { playInterval } from '../../../src/screens/intervals/playInterval';
import {
  answeredInterval,
  type IntervalQuestion,
  type IntervalsSetup,
} from '../../../src/screens/intervals/question';
import { nameInterval } from '../../../src/screens/intervals/quiz';
import { askedAs } from '../../quiz/asked';
import { anyChance } from '../../quiz/chances';
import { ask } from './quizzes';

const struck = (midi: number): PlayedNote => ({
  ...{ midi, onset: 0, cents: 0, clarity: 1, level: -20, source: 'microphone' },
});

const gradeOf = (question: IntervalQuestion, midi: number) => {
  const answer = playInterval.played?.answerOf(question, undefined, struck(midi));
  return answer === undefined ? undefined : playInterval.grade(question, answer);
};

const exactly = (question: IntervalQuestion): IntervalQuestion => ({ ...question, octave: 'exact' });

const anyQuestion = fc
  .tuple(anyChance, fc.constantFrom('mixed-both', 'mixed-single'), fc.constantFrom('exact', 'any'))
  .map(([chance, direction, octave]) =>
    playInterval.next({ asked: [], direction, ...(octave === 'exact' && { octave }) }, [], chance),
  )
  .filter(question => question !== undefined);

describe('given any question of Play the Interval', () => {
  test('when any pitch is played, then those that are expected are right, and no others', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 20, max: 110 }), (question, midi) => {
        const isExpected = playInterval.played?.expected(question).includes(midi);
        expect(gradeOf(question, midi)).toBe(isExpected ? 'right' : 'wrong');
      }),
    );
  });

  test('when its answers are listed, then one of them is right, and each has a code and a key of its own', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const options = playInterval.answersTo(question);
        expect(options.filter(({ answer }) => playInterval.grade(question, answer) === 'right')).toHaveLength(
          1,
        );
        expect(new Set(options.map(({ code }) => code)).size).toBe(13);
        expect(new Set(options.map(({ hotkey }) => hotkey)).size).toBe(13);
        expect(options.map(({ code }) => code)).toEqual(playInterval.answerCodes);
      }),
    );
  });

  test('when it practices something, then that is the interval with its direction, as in the other quiz', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        expect(playInterval.itemOf(question)).toBe(nameInterval.itemOf(question));
      }),
    );
  });
});

describe('given a minor third down from C4', () => {
  const question = ask(3, { direction: 'descending' });

  test('when it is asked, then the task is told, and neither the root nor the second note is named', () => {
    const setup: IntervalsSetup = { asked: [], direction: 'descending' };
    const asked = askedAs(question, setup, { length: 12 });
    expect(playInterval.spokenQuestion(asked)).toBe('Question 1 of 12. Play the note a minor third down.');
    expect(playInterval.promptOf(question)).toEqual({
      ...{ before: 'Play ', subject: { text: 'the note a minor third down' } },
    });
  });

  test('when its octave must be exact, then only A3 is right; otherwise every A', () => {
    expect(playInterval.played?.expected(exactly(question))).toEqual([57]);
    expect(gradeOf(question, 81)).toBe('right');
    expect(gradeOf(exactly(question), 69)).toBe('wrong');
  });

  test('when something else is played, then it is drawn and logged as the interval it is, if it is one', () => {
    expect(answeredInterval(question, -4)?.name).toBe('Major 3rd');
    expect(answeredInterval(question, 4)).toBeUndefined();
    expect(playInterval.codesOf?.(question, -4)).toEqual({ asked: 'm3', answered: 'M3' });
    expect(playInterval.codesOf?.(question, 4)).toEqual({ asked: 'm3', answered: '4' });
    expect(playInterval.codesOf?.(question, undefined)).toEqual({ asked: 'm3', answered: '' });
  });

  test('when it was answered, then the verdict names what was heard, or the frets, and where the right note is', () => {
    const played = { midi: 56, cents: -12, source: 'microphone' } as const;
    const wrong = { question, verdict: 'wrong', answer: -4, milliseconds: 900 } as const;
    const right = 'A minor third down from C 4 is A 3.';
    expect(playInterval.spokenVerdict({ ...wrong, played })).toBe(`Wrong: G sharp, 12 cents flat. ${right}`);
    expect(playInterval.spokenVerdict(wrong)).toBe(`Wrong: 4 frets. ${right}`);
    expect(
      playInterval.spokenVerdict({ question, verdict: 'given-up', draft: undefined, milliseconds: 900 }),
    ).toBe(right);
    const answer = signedSemitones(question.heard);
    expect(playInterval.spokenVerdict({ question, verdict: 'right', answer, milliseconds: 900 })).toBe(
      'Right: A.',
    );
  });
});
