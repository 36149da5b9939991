import { describe, expect, test } from 'vitest';
import { countAccidentals } from '../../../src/screens/keys/countAccidentals';
import { ALL_KEYS, keyInfo } from '../../../src/theory/key';
import { spokenSignature } from '../../../src/theory/signature';
import { answeredAs, askedAs, givenUp } from '../../quiz/asked';
import { about, B_FLAT_MINOR, C_MAJOR, D_MAJOR, F_SHARP_MAJOR, G_FLAT_MAJOR, setup } from './quizzes';

describe('given a key', () => {
  test('when its accidentals are asked for, then it is displayed, and spoken first, as words', () => {
    expect(countAccidentals.spokenQuestion(askedAs(about(B_FLAT_MINOR), setup, { number: 2 }))).toBe(
      'B flat minor: how many sharps or flats? Question 2 of 10.',
    );
    expect(countAccidentals.promptOf(about(B_FLAT_MINOR))).toEqual({
      before: 'How many sharps or flats does ',
      subject: { text: 'Bb minor', spoken: 'B flat minor' },
      after: ' have?',
    });
  });

  test('when any key is asked about, then nothing spoken reveals the number', () => {
    for (const key of ALL_KEYS) {
      const spoken = countAccidentals.spokenQuestion(askedAs(about(key), setup));
      expect(spoken.replace('Question 1 of 10.', '')).not.toMatch(/\d/);
      expect(spoken).not.toContain(spokenSignature(keyInfo(key).accidentals));
    }
  });
});

describe('given an answer', () => {
  test.each([
    [D_MAJOR, '2', 'right'],
    [D_MAJOR, '2 sharps', 'right'],
    [D_MAJOR, '3.7', 'wrong'],
    [D_MAJOR, 'abc', 'wrong'],
    [D_MAJOR, 'D', 'wrong'],
    [G_FLAT_MAJOR, '6', 'right'],
    [G_FLAT_MAJOR, '-6', 'wrong'],
  ] as const)('when the accidentals of %o are counted as "%s", then that is %s', (key, answer, verdict) => {
    expect(countAccidentals.grade(about(key), answer)).toBe(verdict);
  });

  test('when the right number is given for any key, then that is right', () => {
    for (const key of ALL_KEYS)
      expect(countAccidentals.grade(about(key), String(Math.abs(keyInfo(key).accidentals)))).toBe('right');
  });

  test('when one digit is typed, then only that is final in a drill', () => {
    const isFinal = (draft: string) => countAccidentals.isFinal?.(about(D_MAJOR), draft);
    expect(['2', ' 2', '22', 'x', ''].map(isFinal)).toEqual([true, true, false, false, false]);
  });

  test.each([
    [B_FLAT_MINOR, 'Right: B flat minor has 5 flats.', 'Wrong. B flat minor has 5 flats.', '5 flats'],
    [
      C_MAJOR,
      'Right: C major has no sharps or flats.',
      'Wrong. C major has no sharps or flats.',
      '0, no sharps or flats',
    ],
    [{ tonic: 'G', type: 'major' }, 'Right: G major has 1 sharp.', 'Wrong. G major has 1 sharp.', '1 sharp'],
  ] as const)('when it is judged for %o, then the verdict says the number', (key, right, wrong, written) => {
    const spoken = (verdict: 'right' | 'wrong') =>
      countAccidentals.spokenVerdict(answeredAs(about(key), '9', verdict));
    expect([spoken('right'), spoken('wrong')]).toEqual([right, wrong]);
    expect(countAccidentals.correctText(about(key))).toBe(written);
  });

  test('when the question is given up, then the fact is spoken, without a word of blame', () => {
    expect(countAccidentals.spokenVerdict(givenUp(about(F_SHARP_MAJOR)))).toBe('F sharp major has 6 sharps.');
  });

  test('when it is a key’s name in its other spelling, then there is nothing to add', () => {
    expect(countAccidentals.remarkOn(answeredAs(about(F_SHARP_MAJOR), 'gb', 'wrong'))).toBeUndefined();
  });

  test('when answers are listed, then every number has its digit as a hotkey', () => {
    const keys = countAccidentals.answersTo(about(D_MAJOR)).map(({ text, hotkey }) => `${text} ${hotkey}`);
    expect(keys).toEqual(['0 0', '1 1', '2 2', '3 3', '4 4', '5 5', '6 6']);
  });
});
