import { describe, expect, test } from 'vitest';
import { relativeIn, spellOutMusic, withRanges } from '../../src/theory/typedPhrases';

describe('given a typed text', () => {
  test.each([
    ['M7', 'maj7'],
    ['play M3', 'play maj3'],
    ['E+', 'Eaug'],
    ['bb+ chord', 'bbaug chord'],
    ['C#°', 'C#dim'],
  ])(
    'when %j means something by its capitals or signs, then that is written out: %j',
    (typed, spelledOut) => {
      expect(spellOutMusic(typed)).toBe(spelledOut);
    },
  );

  test.each(['m7', 'Am', 'MIDI', 'CM7', 'c++ code', '2 + 2'])(
    'when there is no such sign in %j, then it stays as it is',
    typed => {
      expect(spellOutMusic(typed)).toBe(typed);
    },
  );
});

describe('given typed words', () => {
  test('when frets have a range, then it is taken apart; a set of strings is none', () => {
    expect(withRanges(['frets', '5-9'])).toEqual(['frets', '5', 'to', '9']);
    expect(withRanges(['0-4', 'frets'])).toEqual(['0', 'to', '4', 'frets']);
    expect(withRanges(['strings', '2-3-4'])).toEqual(['strings', '2-3-4']);
    expect(withRanges(['strings', '2-3'])).toEqual(['strings', '2-3']);
  });

  test('when a relative key is named, then it is known', () => {
    expect(relativeIn(['minor', 'of', 'g'])).toEqual({ key: { tonic: 'E', type: 'minor' }, length: 3 });
    expect(relativeIn(['major', 'of', 'a', 'minor'])).toEqual({
      key: { tonic: 'C', type: 'major' },
      length: 4,
    });
  });

  test.each([[['minor', 'of']], [['minor', 'third']], [['key', 'of', 'g']], [['minor', 'of', 'd#']], [[]]])(
    'when %j names none, then there is none',
    words => {
      expect(relativeIn(words)).toBeUndefined();
    },
  );
});
