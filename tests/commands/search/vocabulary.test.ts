import { describe, expect, test } from 'vitest';
import { errorsAllowed, typingErrors } from '../../../src/commands/search/vocabulary';

describe('given a typed word and the word that was meant', () => {
  test.each([
    ['a letter is missing', 'setings', 'settings'],
    ['a letter is doubled', 'minnor', 'minor'],
    ['a letter is wrong', 'minar', 'minor'],
    ['two letters are swapped', 'minro', 'minor'],
    ['the first two are swapped', 'uqiz', 'quiz'],
  ])('when %s, then there is one error', (_what, typed, word) => {
    expect(typingErrors(typed, word, 2).whole).toBe(1);
  });

  test('when more is wrong than allowed, then they are too far apart', () => {
    expect(typingErrors('mnr', 'minor', 1).whole).toBe(Number.POSITIVE_INFINITY);
    expect(typingErrors('intervalstrainer', 'interval', 1)).toEqual({
      whole: Number.POSITIVE_INFINITY,
      start: Number.POSITIVE_INFINITY,
    });
  });

  test('when only the beginning has been typed, with an error, then that is counted by itself', () => {
    expect(typingErrors('accdent', 'accidentals', 1)).toEqual({ whole: Number.POSITIVE_INFINITY, start: 1 });
    expect(typingErrors('acci', 'accidentals', 1).start).toBe(0);
  });

  test.each([
    ['key', 'keys', 1],
    ['bpm', 'bm', 0],
    ['qiuz', 'quiz', 1],
    ['min', 'minor', 0],
    ['hilight', 'highlight', 2],
    ['high', 'highlight', 1],
  ])('when %s is typed for %s, then %i errors are forgiven', (typed, word, errors) => {
    expect(errorsAllowed(typed, word)).toBe(errors);
  });
});
