import { describe, expect, test } from 'vitest';
import type { KeysSession } from '../../../src/screens/keys/commands';
import {
  accuracyOf,
  correctAnswer,
  type KeysAnswered,
  notesText,
  promptOf,
  remarkOn,
  resultsOf,
  signatureText,
  spokenQuestion,
  spokenResults,
  spokenVerdict,
} from '../../../src/screens/keys/words';
import { ALL_KEYS, keyInfo, keyWords } from '../../../src/theory/key';
import { signatureWords } from '../../../src/theory/signature';
import {
  B_FLAT_MINOR,
  countKey,
  D_MAJOR,
  F_SHARP_MAJOR,
  G_FLAT_MAJOR,
  nameKey,
  sessionAfter,
  start,
} from './quizzes';

const answered = (
  verdict: 'right' | 'wrong',
  question = nameKey(D_MAJOR),
  milliseconds = 1000,
): KeysAnswered => ({
  question,
  answer: 'x',
  verdict,
  milliseconds,
});

const many = (right: number, wrong: number) => [
  ...Array.from({ length: right }, () => answered('right')),
  ...Array.from({ length: wrong }, () => answered('wrong')),
];

const asking = (session: KeysSession) => {
  if (session.status !== 'asking') throw new Error('no question');
  return session;
};

describe('given a question in words', () => {
  test('when a key is to be named, then its signature and its type are said', () => {
    expect(spokenQuestion(asking(sessionAfter(start(nameKey(B_FLAT_MINOR)))))).toBe(
      'Question 1 of 1. Signature: B flat, E flat, A flat, D flat, G flat. Name the minor key.',
    );
  });

  test('when accidentals are to be counted, then the key is said', () => {
    expect(spokenQuestion(asking(sessionAfter(start(countKey(B_FLAT_MINOR)))))).toBe(
      'Question 1 of 1. How many sharps or flats has B flat minor?',
    );
  });

  test('when any key is asked for, then nothing that is said or shown gives it away', () => {
    for (const key of ALL_KEYS) {
      const name = asking(sessionAfter(start(nameKey(key))));
      const { before, subject, after } = promptOf(nameKey(key));
      expect(spokenQuestion(name)).not.toContain(keyWords(key));
      expect(`${before}${subject.drawn}${after}`).toBe(`Name the${key.type} key with this signature`);
      const count = spokenQuestion(asking(sessionAfter(start(countKey(key)))));
      expect(count.replace('Question 1 of 1.', '')).not.toMatch(/\d/);
      expect(count).not.toContain(signatureWords(keyInfo(key).accidentals));
    }
  });

  test('when a text is spoken, then accidentals are words in it', () => {
    for (const key of ALL_KEYS)
      for (const question of [nameKey(key), countKey(key)]) {
        const spoken = [
          spokenQuestion(asking(sessionAfter(start(question)))),
          spokenVerdict(answered('right', question)),
          spokenVerdict(answered('wrong', question)),
          promptOf(question).subject.words,
          signatureText(key).words,
        ].join(' ');
        expect(spoken).not.toMatch(/#|♯|♭|\b[A-G]b\b/);
      }
  });

  test('when there are no accidentals, then the list says so', () => {
    expect(signatureText({ tonic: 'A', type: 'minor' }).drawn).toBe('no sharps or flats');
    expect(notesText(['F#', 'Cb'])).toEqual({ drawn: 'F# Cb', words: 'F sharp, C flat' });
  });
});

describe('given a verdict', () => {
  test.each([
    [answered('right'), 'Right: D major.'],
    [answered('wrong', nameKey(B_FLAT_MINOR)), 'Wrong. It is B flat minor.'],
    [answered('right', countKey(B_FLAT_MINOR)), 'Right: B flat minor has 5 flats.'],
    [answered('wrong', countKey({ tonic: 'C', type: 'major' })), 'Wrong. C major has no sharps or flats.'],
  ] as const)('when it is %o, then it is spoken as "%s"', (given, expected) => {
    expect(spokenVerdict(given)).toBe(expected);
  });

  test.each([
    [nameKey(B_FLAT_MINOR), 'Bb minor'],
    [countKey(B_FLAT_MINOR), '5 flats'],
    [countKey({ tonic: 'G', type: 'major' }), '1 sharp'],
    [countKey({ tonic: 'C', type: 'major' }), '0, no sharps or flats'],
  ] as const)('when the right answer to %o is shown, then it is %s', (question, expected) => {
    expect(correctAnswer(question)).toBe(expected);
  });
});

describe('given an answer that sounds right but has another signature', () => {
  const typed = (answer: string, verdict: 'right' | 'wrong', question = nameKey(F_SHARP_MAJOR)) => ({
    ...answered(verdict, question),
    answer,
  });

  test('when G flat is typed for six sharps, then it is right, and the verdict says what the signature is', () => {
    expect(remarkOn(typed('gb', 'right'))).toEqual({
      drawn: 'Gb is the same key spelled with flats; this signature has 6 sharps.',
      words: 'G flat is the same key spelled with flats; this signature has 6 sharps.',
    });
    expect(spokenVerdict(typed('gb', 'right'))).toBe(
      'Right: F sharp major. G flat is the same key spelled with flats; this signature has 6 sharps.',
    );
  });

  test('when F sharp is typed for six flats, then it is wrong, and the verdict says why', () => {
    expect(spokenVerdict(typed('F# major', 'wrong', nameKey(G_FLAT_MAJOR)))).toBe(
      'Wrong. It is G flat major. F sharp is the same key spelled with sharps; this signature has 6 flats.',
    );
  });

  test.each([
    typed('F#', 'right'),
    typed('G', 'wrong'),
    typed('6', 'right', countKey(F_SHARP_MAJOR)),
    typed('gb', 'wrong', countKey(F_SHARP_MAJOR)),
  ])('when it is another answer, then there is nothing to add, %#', given => {
    expect(remarkOn(given)).toBeUndefined();
  });
});

describe('given the accuracy of a running quiz', () => {
  test('when nothing is answered, then there is none', () => {
    expect(accuracyOf([])).toBeUndefined();
  });

  test.each([
    [5, 0, 'good', '5 of 5 right (100%), going well'],
    [4, 1, 'good', '4 of 5 right (80%), going well'],
    [7, 2, 'fair', '7 of 9 right (78%), getting there'],
    [3, 2, 'fair', '3 of 5 right (60%), getting there'],
    [4, 3, 'poor', '4 of 7 right (57%), needs practice'],
    [0, 1, 'poor', '0 of 1 right (0%), needs practice'],
  ] as const)('when %i are right and %i wrong, then it stands %s', (right, wrong, standing, text) => {
    expect(accuracyOf(many(right, wrong))).toEqual({ standing, text });
  });
});

describe('given the results', () => {
  test.each([
    [9, 1, '9/10', 90, 'Excellent work!'],
    [8, 2, '8/10', 80, 'Great job!'],
    [7, 3, '7/10', 70, 'Good effort!'],
    [6, 4, '6/10', 60, 'Keep practicing!'],
    [5, 5, '5/10', 50, 'More practice needed'],
  ] as const)(
    'when %i are right and %i wrong, then they say %s, %i percent, "%s"',
    (right, wrong, score, percent, message) => {
      expect(resultsOf(many(right, wrong), 10)).toMatchObject({
        score,
        percent,
        message,
        cutShort: undefined,
      });
    },
  );

  test('when the quiz was ended early, then what was answered counts, and it says so', () => {
    const results = resultsOf(many(2, 1), 10);

    expect(results).toMatchObject({ score: '2/3', percent: 67, cutShort: 'Ended after 3 of 10 questions.' });
    expect(spokenResults(results)).toBe('The quiz is over: 2 right of 3.');
  });

  test('when keys were missed, then each is named once with its signature', () => {
    const missed = nameKey(B_FLAT_MINOR);

    expect(
      resultsOf([answered('wrong', missed), answered('right'), answered('wrong', missed)], 3),
    ).toMatchObject({
      missed: [{ drawn: 'Bb minor, 5 flats', words: 'B flat minor, 5 flats' }],
      medianTime: '1.0 s',
    });
  });
});
