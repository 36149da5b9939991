import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../../src/quiz/results';
import {
  notesText,
  signatureText,
  signedKeyText,
  spokenResults,
  stepsText,
} from '../../../src/screens/keys/text';
import { answeredAs } from '../../quiz/asked';
import { A_MINOR, about, B_FLAT_MINOR, D_MAJOR } from './quizzes';

describe('given notes and signatures as text', () => {
  test('when they have accidentals, then those are spoken as words', () => {
    expect(notesText(['F#', 'Cb'])).toEqual({ text: 'F# Cb', spoken: 'F sharp, C flat' });
    expect(signatureText(D_MAJOR)).toEqual({ text: 'F# C#', spoken: 'F sharp, C sharp' });
  });

  test('when there are no accidentals, then the list says so', () => {
    expect(signatureText(A_MINOR).text).toBe('no sharps or flats');
  });

  test('when steps are spoken, then they are words', () => {
    expect(stepsText(['W', 'W', 'H'])).toEqual({ text: 'W-W-H', spoken: 'whole, whole, half' });
    expect(stepsText(['H', 'W+H'])).toEqual({ text: 'H-W+H', spoken: 'half, whole and a half' });
  });

  test('when a key was missed, then it is named with its number of accidentals', () => {
    expect(signedKeyText(B_FLAT_MINOR)).toEqual({
      text: 'Bb minor, 5 flats',
      spoken: 'B flat minor, 5 flats',
    });
  });
});

describe('given a quiz as text', () => {
  test('when it is over, then its results are spoken as a score', () => {
    const answered = (['right', 'right', 'wrong'] as const).map(verdict =>
      answeredAs(about(D_MAJOR), 'D', verdict),
    );
    expect(spokenResults(resultsOf({ length: 10, answered }))).toBe('The quiz is over: 2 of 3 right.');
  });
});
