import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countAccidentals, nameKey } from '../../../src/screens/keys/quiz/keyQuizzes';
import type { KeysSetup } from '../../../src/screens/keys/quiz/question';
import { ALL_KEYS, keyInfo, keyName } from '../../../src/theory/key';
import { questionsOf } from '../../quiz/asked';
import { about, B_FLAT_MINOR, G_FLAT_MAJOR, setup } from './quizzes';

/** Chance that is as arbitrary as it is repeatable. */
const anyChance = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })).map(stream => () => {
  const { value } = stream.next();
  return Number(value);
});

describe.each([nameKey, countAccidentals])('given the quiz $id', quiz => {
  const pools = { major: 13, minor: 13, both: 26 } as const;
  const anySetup = fc.record<KeysSetup>({
    types: fc.constantFrom('major', 'minor', 'both'),
    count: fc.constantFrom(5, 10, 15, 20),
  });

  test('when all its questions are asked, then their number and types are the chosen ones', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (wanted, chance) => {
        const questions = questionsOf(quiz, wanted, chance, '');
        expect(questions).toHaveLength(wanted.count);
        const { types } = wanted;
        expect(questions.every(({ key }) => types === 'both' || key.type === types)).toBe(true);
      }),
    );
  });

  test('when all its questions are asked, then no key repeats before all have come up, and none comes up twice in a row', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (wanted, chance) => {
        const names = questionsOf(quiz, wanted, chance, '').map(({ key }) => keyName(key, 'letters'));
        const round = names.slice(0, pools[wanted.types]);
        expect(new Set(round).size).toBe(round.length);
        expect(names.some((name, index) => name === names[index + 1])).toBe(false);
      }),
    );
  });

  test('when a drill leaves out keys with many accidentals, then those left come again and again, none twice in a row', () => {
    const anyDrill = fc.record<KeysSetup>({
      types: fc.constantFrom('major', 'minor', 'both'),
      count: fc.constant(10),
      most: fc.constantFrom(1, 2, 3, 4, 5, 6),
    });
    fc.assert(
      fc.property(anyDrill, anyChance, (wanted, chance) => {
        const keys = questionsOf(quiz, wanted, chance, '', 50).map(({ key }) => key);
        expect(keys).toHaveLength(50);
        expect(Math.max(...keys.map(key => Math.abs(keyInfo(key).accidentals)))).toBeLessThanOrEqual(
          wanted.most ?? 0,
        );
        expect(keys.some((key, index) => key === keys[index + 1])).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  test('when it is long enough, then all 26 keys come up', () => {
    const seen = questionsOf(quiz, setup, () => 0.5, '', 26).map(({ key }) => keyName(key, 'letters'));
    expect(new Set(seen).size).toBe(26);
  });

  test('when a question is asked, then its item is its key, whatever the type of quiz', () => {
    expect(quiz.itemOf(about(B_FLAT_MINOR))).toBe('key:Bb-minor');
    expect(quiz.itemOf(about(G_FLAT_MAJOR))).toBe('key:Gb-major');
    expect(new Set(ALL_KEYS.map(key => quiz.itemOf(about(key)))).size).toBe(26);
  });

  test.each([undefined, '', '   ', '\t'])('when the draft is %j, then there is nothing to submit', draft => {
    expect(quiz.answerIn(draft)).toBeUndefined();
  });

  test('when something is typed, then that is what is submitted', () => {
    expect(quiz.answerIn(' d ')).toBe(' d ');
  });

  test('when a question is open, then all settings except the tab are locked', () => {
    expect(quiz.locks).toEqual([
      'key',
      'quiz',
      'types',
      'chords',
      'row',
      'count',
      'order',
      'with',
      'only-right',
      'drill',
      'length',
      'most',
      'pause',
      'mistake',
      'beat',
      'every',
    ]);
  });

  test('when two questions of the same type are compared, then they offer the same answers, so none is given away', () => {
    for (const key of ALL_KEYS) {
      const other = ALL_KEYS.filter(({ type }) => type === key.type).map(about);
      for (const question of other) expect(quiz.answersTo(question)).toEqual(quiz.answersTo(about(key)));
    }
  });

  test('when any key is asked for, then the quiz has a command for each of its answers', () => {
    for (const key of ALL_KEYS)
      for (const { code } of quiz.answersTo(about(key))) expect(quiz.answerCodes).toContain(code);
  });
});
