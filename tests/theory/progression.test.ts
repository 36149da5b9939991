import { describe, expect, test } from 'vitest';
import { chordText } from '../../src/theory/chord';
import { chordListText } from '../../src/theory/chordList';
import { ALL_KEYS } from '../../src/theory/key';
import { type NoteName, partsOf } from '../../src/theory/note';
import {
  numeralChord,
  PROGRESSIONS,
  progressionIn,
  progressionTitle,
  spokenNumeral,
} from '../../src/theory/progression';

const named = (id: string) => {
  const found = PROGRESSIONS.find(progression => progression.id === id);
  if (!found) throw new Error(`no progression ${id}`);
  return found;
};

describe('given a progression by numerals', () => {
  test.each<[string, NoteName, string]>([
    ['axis', 'C', 'C G Am F'],
    ['axis', 'G', 'G D Em C'],
    ['axis', 'E', 'E B C#m A'],
    ['axis', 'Db', 'Db Ab Bbm Gb'],
    ['axis', 'Gb', 'Gb Db Ebm Cb'],
    ['axis', 'F#', 'F# C# D#m B'],
    ['three', 'A', 'A D E'],
    ['fifties', 'G', 'G Em C D'],
    ['sixth', 'C', 'Am F C G'],
    ['flat-seven', 'D', 'D C G'],
    ['flat-seven', 'Ab', 'Ab Gb Db'],
    ['canon', 'D', 'D A Bm F#m G D G A'],
    ['two-five', 'C', 'Dm G C'],
    ['two-five', 'Eb', 'Fm Bb Eb'],
    ['two-five-7', 'Bb', 'Cm7 F7 Bbmaj7'],
    ['turnaround', 'F', 'Fmaj7 Dm7 Gm7 C7'],
    ['blues', 'A', 'A7 | A7 | A7 | A7 | D7 | D7 | A7 | A7 | E7 | D7 | A7 | E7'],
    ['minor-pop', 'A', 'Am F C G'],
    ['minor-pop', 'E', 'Em C G D'],
    ['andalusian', 'A', 'Am G F E'],
    ['andalusian', 'D', 'Dm C Bb A'],
    ['minor-four', 'B', 'Bm Em F#m'],
    ['minor-two-five', 'C', 'Dm7b5 G7 Cm7'],
    ['minor-two-five', 'G#', 'A#m7b5 D#7 G#m7'],
    ['minor-blues', 'C', 'Cm7 | Cm7 | Cm7 | Cm7 | Fm7 | Fm7 | Cm7 | Cm7 | Ab7 | G7 | Cm7 | G7'],
  ])('when %s is played in %s, then it is %s', (id, tonic, chords) => {
    expect(chordListText(progressionIn(tonic, named(id)), 'letters')).toBe(chords);
  });

  test('when any is played in any key of its kind, then no name of a chord needs two accidentals', () => {
    for (const progression of PROGRESSIONS)
      for (const { tonic } of ALL_KEYS.filter(({ type }) => type === progression.type))
        for (const { root } of progressionIn(tonic, progression).bars.flat())
          expect(partsOf(root).accidental.length).toBeLessThan(2);
  });

  test('when it is named, then its numerals are, in words for ears, or its own name', () => {
    expect(progressionTitle(named('two-five'))).toEqual({ text: 'ii V I', spoken: 'two minor, five, one' });
    expect(progressionTitle(named('minor-pop')).spoken).toBe('one minor, six, three, seven, in a minor key');
    expect(progressionTitle(named('blues')).text).toBe('12-Bar Blues');
    expect(new Set(PROGRESSIONS.map(({ id }) => id)).size).toBe(PROGRESSIONS.length);
  });
});

test.each([
  ['vii°', 'Bdim', 'seven diminished'],
  ['bIII', 'Eb', 'flat three'],
  ['bVI7', 'Ab7', 'flat six 7'],
  ['V+', 'Gaug', 'five augmented'],
  ['iv6', 'Fm6', 'four minor 6'],
])('given C major, when %s is read, then it is %s', (numeral, symbol, spoken) => {
  expect(chordText(numeralChord({ tonic: 'C', type: 'major' }, numeral), 'letters')).toBe(symbol);
  expect(spokenNumeral(numeral)).toBe(spoken);
});

test.each(['', 'X', 'IIII', 'Ib', 'bI', 'i°9'])(
  'given %j, when it is read as a numeral, then it is none',
  text => {
    expect(() => numeralChord({ tonic: 'C', type: 'major' }, text)).toThrow(RangeError);
  },
);
