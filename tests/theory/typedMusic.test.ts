import { describe, expect, test } from 'vitest';
import { readMusic, relativeIn, spellOutMusic, withRanges } from '../../src/theory/typedMusic';

const read = (text: string) =>
  readMusic(text.split(' '))
    ?.map(({ text: word, role }) => (role === 'word' ? word : `${word}:${role}`))
    .join(' ');

describe('given typed words', () => {
  test.each([
    ['b flat major scale', 'bb:note major scale'],
    ['bflat major scale', 'bb:note major scale'],
    ['c sharp', 'c#:note'],
    ['highlight eb', 'highlight eb:note'],
    ['am', 'a:note minor chord:hint'],
    ['cmaj', 'c:note major chord:hint'],
    ['f#m', 'f#:note minor chord:hint'],
    ['bbdim', 'bb:note diminished chord:hint'],
    ['2-3-4 c# min', '2-3-4 c#:note minor'],
    ['g maj triad all strings', 'g:note major triad all:term strings'],
    ['key of d', 'key of d:note major:hint'],
    ['key of e flat minor', 'key of eb:note minor'],
    ['relative minor of g', 'key e:note minor'],
    ['relative major of f sharp minor', 'key a:note major'],
    ['octave from a up', 'octave from a:note up'],
    ['only frets 0-4', 'only frets 0 to 4'],
  ])('when they are %j, then notes and chords are understood: %j', (typed, understood) => {
    expect(read(typed)).toBe(understood);
  });

  test.each([
    ['a minor chord', 'a:note minor chord'],
    ['key of a', 'key of a:note major:hint'],
    ['a dorian', 'a:note dorian'],
    ['a minor pentatonic', 'a:note minor pentatonic'],
    ['a blues scale', 'a:note blues scale'],
    ['a whole tone scale', 'a:note whole tone scale'],
    ['only the a string', 'only the a:note string'],
  ])('when %j has a note that looks like an article, then it is a note: %j', (typed, understood) => {
    expect(read(typed)).toBe(understood);
  });

  test.each([
    'play a perfect fifth',
    'hear a minor third',
    'start a quiz',
    'where am i',
    'play a whole tone',
    'learn the notes',
  ])('when there is no note in %j, then there is nothing to understand', typed => {
    expect(read(typed)).toBeUndefined();
  });

  test('when a note has another name, then that is known, too', () => {
    expect(readMusic(['d#'])).toEqual([{ text: 'd#', role: 'note', alias: 'eb' }]);
  });
});

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

test('given a scale that has no relative, when its relative is asked for, then there is none', () => {
  expect(relativeIn(['dorian', 'of', 'g'])).toBeUndefined();
  expect(relativeIn(['minor', 'to', 'g'])).toBeUndefined();
});
