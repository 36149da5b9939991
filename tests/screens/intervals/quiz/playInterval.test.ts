import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INSTRUMENTS } from '../../../../src/instrument/instruments';
import { allPositions, midiAt } from '../../../../src/instrument/position';
import type { PlayedNote } from '../../../../src/listening/playedNote';
import { QUIZ_DIRECTIONS } from '../../../../src/screens/intervals/directions';
import { lastFretOf, ROOTS, signedSemitones } from '../../../../src/screens/intervals/playedInterval';
import { intervalsSetup, nameInterval } from '../../../../src/screens/intervals/quiz/nameInterval';
import { playInterval } from '../../../../src/screens/intervals/quiz/playInterval';
import { stepsText } from '../../../../src/screens/intervals/quiz/playIntervalText';
import {
  answeredInterval,
  type IntervalQuestion,
  type IntervalsSetup,
} from '../../../../src/screens/intervals/quiz/question';
import { intervalsTable } from '../../../../src/screens/intervals/settings';
import { INTERVALS } from '../../../../src/theory/interval';
import { askedAs } from '../../../quiz/asked';
import { anyChance } from '../../../quiz/chances';
import { memorySettings } from '../../../settings/memorySettings';
import { ask } from '../quizzes';

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

  test('when its octave must be exact, then only A3 is right; otherwise every A below the root', () => {
    expect(playInterval.played?.expected(exactly(question))).toEqual([57]);
    expect(gradeOf(exactly(question), 45)).toBe('wrong');
    expect(gradeOf(question, 57)).toBe('right');
    expect(gradeOf(question, 45)).toBe('right');
    expect(gradeOf(question, 69), 'a major sixth up').toBe('wrong');
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
    const taught = 'A minor third down from C 4 is A 3, 3 frets';
    expect(playInterval.spokenVerdict({ ...wrong, played })).toBe(
      `Wrong: G sharp, 12 cents flat. ${taught}; yours, 4, was a major third.`,
    );
    expect(playInterval.spokenVerdict(wrong)).toBe(`Wrong. ${taught}; yours, 4, was a major third.`);
    const up = { ...wrong, answer: 5, played: { ...played, midi: 65 } } as const;
    expect(playInterval.spokenVerdict(up)).toBe(
      `Wrong: F, 12 cents flat. ${taught}; yours, 5, was a perfect fourth up.`,
    );
    const far = { ...wrong, answer: -14, played: { ...played, midi: 46 } } as const;
    expect(playInterval.spokenVerdict(far)).toBe(`Wrong: A sharp, 12 cents flat. ${taught}; yours was 14.`);
    expect(
      playInterval.spokenVerdict({ question, verdict: 'given-up', draft: undefined, milliseconds: 900 }),
    ).toBe(right);
    const answer = signedSemitones(question.heard);
    expect(playInterval.spokenVerdict({ question, verdict: 'right', answer, milliseconds: 900 })).toBe(
      'Right: A.',
    );
  });
});

describe('given a fifth up from C4, in any octave', () => {
  const question = ask(7);

  test('when a G above the root is played, then it is right, and a G below, which is a fourth down, is wrong', () => {
    expect(gradeOf(question, 67)).toBe('right');
    expect(gradeOf(question, 79)).toBe('right');
    expect(gradeOf(question, 55)).toBe('wrong');
    expect(gradeOf(question, 43)).toBe('wrong');
  });

  test('when a sixth was asked instead, then the verdict says how far it is, and what a fifth was', () => {
    const verdict = playInterval.spokenVerdict({
      ...{ question: ask(9), verdict: 'wrong', answer: 7, milliseconds: 900 },
    });
    expect(verdict).toBe('Wrong. A major sixth up from C 4 is A 4, 9 frets; yours, 7, was a perfect fifth.');
    expect(stepsText(ask(9), 7)).toBe('You chose 7 frets, a perfect fifth. A major sixth is 9 frets.');
  });
});

describe('given an octave from C4, in any octave', () => {
  test.each([
    ['ascending', [72, 84], [60, 48]],
    ['descending', [48, 36], [60, 72]],
  ] as const)(
    'when it is %s, then the root itself is wrong, and so is the other side',
    (direction, right, wrong) => {
      const question = ask(12, { direction });
      expect(right.map(midi => gradeOf(question, midi))).toEqual(['right', 'right']);
      expect(wrong.map(midi => gradeOf(question, midi))).toEqual(['wrong', 'wrong']);
    },
  );
});

describe('given a fifth whose notes are to sound together', () => {
  const question = ask(7, { direction: 'together' });

  test('when it is asked, then it is the note above the root, in any octave, and none below', () => {
    expect(playInterval.promptOf(question)).toEqual({
      ...{ before: 'Play ', subject: { text: 'the note a perfect fifth above' } },
    });
    expect(gradeOf(question, 67)).toBe('right');
    expect(gradeOf(question, 79)).toBe('right');
    expect(gradeOf(question, 55)).toBe('wrong');
    expect(playInterval.itemOf(question)).toBe('interval:P5:together');
  });

  test('when it was answered, then both notes are told together', () => {
    expect(playInterval.correctText(question)).toBe('C4 + G4');
    expect(
      playInterval.spokenVerdict({ question, verdict: 'given-up', draft: undefined, milliseconds: 900 }),
    ).toBe('A perfect fifth up from C 4 is G 4.');
  });
});

test('given a unison, when its root is played in another octave, then that is an octave, and wrong', () => {
  expect(gradeOf(ask(0), 60)).toBe('right');
  expect(gradeOf(ask(0), 72)).toBe('wrong');
});

describe.each(Object.values(INSTRUMENTS))('given $name and Play the Interval', instrument => {
  const positions = allPositions(instrument, lastFretOf(instrument));
  const playable = new Set(positions.map(position => midiAt(instrument, position)));
  const setupIn = (query: string) =>
    intervalsSetup(
      memorySettings('intervals', intervalsTable, `?type=play-interval&quiz=${query}`),
      instrument,
    );
  const asked = (setup: IntervalsSetup): readonly IntervalQuestion[] =>
    INTERVALS.flatMap(({ name }) =>
      ROOTS.flatMap(
        (_, at) => playInterval.next({ ...setup, asked: [name] }, [], () => at / ROOTS.length) ?? [],
      ),
    );

  test.each(
    QUIZ_DIRECTIONS.flatMap(({ value }) => ['microphone', 'midi'].map(source => `${value}&with=${source}`)),
  )('when it is answered with %s, then each question can be played on it, in its own octave too', query => {
    for (const question of asked(setupIn(`${query}&octave=exact`))) {
      const { root } = question.heard;
      const right = playInterval.played?.expected(question) ?? [];
      expect(
        [root, ...right].filter(midi => !playable.has(midi)),
        JSON.stringify(question),
      ).toEqual([]);
    }
  });

  test('when it is answered with keys, then its roots are C4 to B4', () => {
    expect(new Set(asked(setupIn('descending')).map(({ heard }) => heard.root))).toEqual(new Set(ROOTS));
  });
});
