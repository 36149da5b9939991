import { describe, expect, test } from 'vitest';
import { countAccidentals, nameKey } from '../../../../src/screens/keys/quiz/keyQuizzes';
import { ALL_KEYS, keyInfo, keyName, spokenKey } from '../../../../src/theory/key';
import { spokenSignature } from '../../../../src/theory/signature';
import { answeredAs, askedAs, givenUp } from '../../../quiz/asked';
import {
  A_MINOR,
  about,
  B_FLAT_MINOR,
  C_MAJOR,
  D_MAJOR,
  F_SHARP_MAJOR,
  G_FLAT_MAJOR,
  setup,
} from '../quizzes';

describe('given the signature of a key', () => {
  test('when the key is asked for, then signature and type are spoken, and the type is displayed', () => {
    expect(nameKey.spokenQuestion(askedAs(about(B_FLAT_MINOR), setup))).toBe(
      'Question 1 of 10. Signature: B flat, E flat, A flat, D flat, G flat. Name the minor key.',
    );
    expect(nameKey.promptOf(about(B_FLAT_MINOR))).toEqual({
      before: 'Name the ',
      subject: { text: 'minor' },
      after: ' key with this signature',
    });
  });

  test('when it has no accidentals, then that is its signature', () => {
    expect(nameKey.spokenQuestion(askedAs(about(C_MAJOR), setup))).toContain(
      'Signature: no sharps or flats.',
    );
  });

  test('when any key is asked for, then nothing displayed or spoken gives it away', () => {
    for (const key of ALL_KEYS) {
      const { before, subject, after } = nameKey.promptOf(about(key));
      const spoken = nameKey.spokenQuestion(askedAs(about(key), setup));
      expect(`${before}${subject?.text}${after}${spoken}`).not.toContain(spokenKey(key));
    }
  });
});

describe('given an answer', () => {
  test.each([
    [D_MAJOR, 'D', 'right'],
    [D_MAJOR, ' d  MAJ ', 'right'],
    [A_MINOR, 'A', 'right'],
    [A_MINOR, 'A major', 'wrong'],
    [B_FLAT_MINOR, 'bb', 'right'],
    [F_SHARP_MAJOR, 'G flat', 'right'],
    [G_FLAT_MAJOR, 'G', 'wrong'],
    [G_FLAT_MAJOR, 'F#', 'wrong'],
    [D_MAJOR, '2', 'wrong'],
  ] as const)('when %o is called "%s", then that is %s', (key, answer, verdict) => {
    expect(nameKey.grade(about(key), answer)).toBe(verdict);
  });

  test('when any key is called by its own name, then that is right', () => {
    for (const key of ALL_KEYS) expect(nameKey.grade(about(key), keyName(key, 'letters'))).toBe('right');
  });

  test('when it is right or wrong, then the verdict names the key', () => {
    expect(nameKey.spokenVerdict(answeredAs(about(D_MAJOR), 'D', 'right'))).toBe('Right: D major.');
    expect(nameKey.spokenVerdict(answeredAs(about(B_FLAT_MINOR), 'x', 'wrong'))).toBe(
      'Wrong. It is B flat minor.',
    );
    expect(nameKey.correctText(about(B_FLAT_MINOR))).toBe('Bb minor');
  });

  test('when the question is given up, then the key is spoken, and there is nothing to add', () => {
    expect(nameKey.spokenVerdict(givenUp(about(F_SHARP_MAJOR), 'gb'))).toBe('It is F sharp major.');
  });

  test('when it is chosen from the palette, then "filled in" is spoken after its name as words', () => {
    expect(nameKey.spokenDraft(about(D_MAJOR), 'Bb')).toBe('B flat, filled in');
  });

  test('when answers are listed, then they are the thirteen of the key’s type in alphabetical order', () => {
    const texts = (key: typeof D_MAJOR) => nameKey.answersTo(about(key)).map(({ text }) => text);
    expect(texts(D_MAJOR)).toEqual([
      ...['A', 'Ab', 'B', 'Bb', 'C', 'D', 'Db', 'E', 'Eb', 'F', 'F#', 'G', 'Gb'],
    ]);
    expect(texts(A_MINOR)).toHaveLength(13);
  });

  test('when anything is spoken, then its accidentals are words', () => {
    for (const key of ALL_KEYS) {
      const spoken = [
        nameKey.spokenQuestion(askedAs(about(key), setup)),
        nameKey.spokenVerdict(answeredAs(about(key), 'x', 'right')),
        nameKey.spokenVerdict(answeredAs(about(key), 'x', 'wrong')),
      ].join(' ');
      expect(spoken).not.toMatch(/#|♯|♭|\b[A-G]b\b/);
    }
  });
});

describe('given an answer that sounds right but has a different signature', () => {
  test('when G flat is typed for six sharps, then it is right, and the verdict says what the signature is', () => {
    const answered = answeredAs(about(F_SHARP_MAJOR), 'gb', 'right');
    expect(nameKey.remarkOn(answered)).toEqual({
      text: 'Gb is the same key spelled with flats; this signature has 6 sharps.',
      spoken: 'G flat is the same key spelled with flats; this signature has 6 sharps.',
    });
    expect(nameKey.spokenVerdict(answered)).toBe(
      'Right: F sharp major. G flat is the same key spelled with flats; this signature has 6 sharps.',
    );
  });

  test('when F sharp is typed for six flats, then it is wrong, and the verdict says why', () => {
    expect(nameKey.spokenVerdict(answeredAs(about(G_FLAT_MAJOR), 'F# major', 'wrong'))).toBe(
      'Wrong. It is G flat major. F sharp is the same key spelled with sharps; this signature has 6 flats.',
    );
  });

  test.each(['F#', 'G', '6'])('when it is %s, then there is nothing to add', answer => {
    expect(nameKey.remarkOn(answeredAs(about(F_SHARP_MAJOR), answer, 'wrong'))).toBeUndefined();
  });
});

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
