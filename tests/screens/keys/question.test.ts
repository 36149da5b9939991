import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grade, isAnswer, isWhole, makeQuestions, type QuizSetup } from '../../../src/screens/keys/question';
import { ALL_KEYS, keyInfo, keyName } from '../../../src/theory/key';
import {
  A_MINOR,
  B_FLAT_MINOR,
  countKey,
  D_MAJOR,
  drilled,
  F_SHARP_MAJOR,
  G_FLAT_MAJOR,
  nameKey,
} from './quizzes';

const setup: QuizSetup = { mode: 'name-key', types: 'both', count: 10, pace: { kind: 'calm' } };

/** Chance that is as arbitrary as it is repeatable. */
const anyChance = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })).map(stream => () => {
  const { value } = stream.next();
  return Number(value);
});

describe('given a quiz on keys', () => {
  const pools = { major: 13, minor: 13, both: 26 } as const;
  const anyTypes = fc.constantFrom('major', 'minor', 'both');
  const anyCount = fc.constantFrom(5, 10, 15, 20);

  test('when it is made, then it has as many questions as asked for, of the types asked for', () => {
    fc.assert(
      fc.property(anyTypes, anyCount, anyChance, (types, count, chance) => {
        const questions = makeQuestions({ ...setup, types, count }, chance);
        expect(questions).toHaveLength(count);
        expect(questions.every(({ key }) => types === 'both' || key.type === types)).toBe(true);
      }),
    );
  });

  test('when it is made, then no key comes twice before all have come, and none twice in a row', () => {
    fc.assert(
      fc.property(anyTypes, anyCount, anyChance, (types, count, chance) => {
        const names = makeQuestions({ ...setup, types, count }, chance).map(({ key }) =>
          keyName(key, 'letters'),
        );
        const round = names.slice(0, pools[types]);
        expect(new Set(round).size).toBe(round.length);
        expect(names.some((name, index) => name === names[index + 1])).toBe(false);
      }),
    );
  });

  test('when it is long enough, then every one of the 26 keys can come', () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 200; turn += 1)
      for (const { key } of makeQuestions({ ...setup, count: 20 }, Math.random))
        seen.add(keyName(key, 'letters'));
    expect(seen.size).toBe(26);
  });
});

describe('given an answer', () => {
  test.each([
    [nameKey(D_MAJOR), 'D', 'right'],
    [nameKey(D_MAJOR), ' d  MAJ ', 'right'],
    [nameKey(A_MINOR), 'A', 'right'],
    [nameKey(A_MINOR), 'A major', 'wrong'],
    [nameKey(B_FLAT_MINOR), 'bb', 'right'],
    [nameKey(F_SHARP_MAJOR), 'G flat', 'right'],
    [nameKey(G_FLAT_MAJOR), 'G', 'wrong'],
    [nameKey(G_FLAT_MAJOR), 'F#', 'wrong'],
    [nameKey(D_MAJOR), '2', 'wrong'],
    [countKey(D_MAJOR), '2', 'right'],
    [countKey(D_MAJOR), '2 sharps', 'right'],
    [countKey(D_MAJOR), '3.7', 'wrong'],
    [countKey(D_MAJOR), 'abc', 'wrong'],
    [countKey(D_MAJOR), 'D', 'wrong'],
    [countKey(G_FLAT_MAJOR), '6', 'right'],
    [countKey(G_FLAT_MAJOR), '-6', 'wrong'],
  ] as const)('when %o is answered "%s", then it is %s', (question, answer, verdict) => {
    expect(grade(question, answer)).toBe(verdict);
  });

  test('when a key is answered by its own name or number, then it is right, whatever the key', () => {
    for (const key of ALL_KEYS) {
      expect(grade(nameKey(key), keyName(key, 'letters'))).toBe('right');
      expect(grade(countKey(key), String(Math.abs(keyInfo(key).accidentals)))).toBe('right');
    }
  });

  test.each([undefined, '', '   ', '\t'])('when the draft is %j, then there is nothing to submit', draft => {
    expect(isAnswer(draft)).toBe(false);
  });

  test('when a quick drill counts, then one digit is a whole answer; otherwise nothing is', () => {
    expect(isWhole(drilled(countKey(D_MAJOR)), '2')).toBe(true);
    expect(isWhole(drilled(countKey(D_MAJOR)), '22')).toBe(false);
    expect(isWhole(drilled(countKey(D_MAJOR)), 'x')).toBe(false);
    expect(isWhole(countKey(D_MAJOR), '2')).toBe(false);
    expect(isWhole(drilled(nameKey(D_MAJOR)), '2')).toBe(false);
  });
});
