import { describe, expect, test } from 'vitest';
import { DEGREES, degreeSemitones, spokenDegree, toneAt, tonesOver } from '../../src/theory/degree';
import { CHROMA, ROOTS } from './tables';

const TABLE = [
  ['R', 'root', 0],
  ['1', 'root', 0],
  ['♭2', 'flat second', 1],
  ['2', 'second', 2],
  ['♭3', 'flat third', 3],
  ['3', 'third', 4],
  ['4', 'fourth', 5],
  ['♯4', 'sharp fourth', 6],
  ['♭5', 'flat fifth', 6],
  ['5', 'fifth', 7],
  ['♯5', 'sharp fifth', 8],
  ['♭6', 'flat sixth', 8],
  ['6', 'sixth', 9],
  ['♭7', 'flat seventh', 10],
  ['7', 'seventh', 11],
] as const;

describe('given a degree', () => {
  test.each(TABLE)(
    'when it is %s, then it is spoken "%s" and is %i semitones above the root',
    (degree, words, semitones) => {
      expect(spokenDegree(degree)).toBe(words);
      expect(degreeSemitones(degree)).toBe(semitones);
    },
  );

  test('then the table covers every degree', () => {
    expect(TABLE.map(([degree]) => degree)).toEqual(DEGREES);
  });

  test('when it is spelled above any chromatic root, then it sounds the right number of semitones higher', () => {
    for (const root of ROOTS) {
      for (const [degree, , semitones] of TABLE) {
        const [tone] = tonesOver(root, [degree]);
        expect(tone?.pitch).toBe((CHROMA[root] + semitones) % 12);
        expect(tone && CHROMA[tone.note]).toBe(tone?.pitch);
      }
    }
  });
});

describe('given the tones of a chord', () => {
  const tones = tonesOver('Gb', ['R', '♭3', '♭5']);

  test('when a pitch class belongs to it, then its spelling and degree are found', () => {
    expect(toneAt(tones, 9)).toEqual({ note: 'Bbb', degree: '♭3', pitch: 9 });
  });

  test('when a pitch class doesn’t belong to it, then nothing is found', () => {
    expect(toneAt(tones, 10)).toBeUndefined();
  });

  test('when a note would need three accidentals, then it throws', () => {
    expect(() => tonesOver('B#', ['♯5'])).toThrow('the sharp fifth of B# has no spelling');
  });
});
