import { describe, expect, test } from 'vitest';
import { FRET_COUNTS, inlayAt, placesOf, stringsOf } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { pitchName } from '../../src/theory/pitch';
import { REENTRANT_UKULELE, SEVEN_STRING } from './instruments';

const openNotes = ({ strings }: typeof STANDARD_GUITAR) =>
  strings.map(({ open }) => pitchName(open, 'sharps')).join(' ');

describe('given the standard guitar', () => {
  test('when its open strings are read from the 6th to the 1st, then they are E2 A2 D3 G3 B3 E4', () => {
    expect(openNotes(STANDARD_GUITAR)).toBe('E2 A2 D3 G3 B3 E4');
    expect(STANDARD_GUITAR.strings.map(({ open }) => open)).toEqual([40, 45, 50, 55, 59, 64]);
  });

  test('when its labels are read, then they are those of the specification', () => {
    expect(STANDARD_GUITAR.strings.map(({ label }) => label)).toEqual([
      ...['6(E)', '5(A)', '4(D)', '3(G)', '2(B)', '1(E)'],
    ]);
  });

  test('when its neck is read, then it comes with 12, 15, 20, 22 or 24 frets', () => {
    expect(STANDARD_GUITAR.fretCounts).toEqual([12, 15, 20, 22, 24]);
    expect(FRET_COUNTS).toEqual([12, 15, 20, 22, 24]);
  });

  test('when its dots are read, then single ones lie at 3 5 7 9 15 17 19 21, double ones at 12 and 24', () => {
    const drawn = Array.from({ length: 25 }, (_, fret) => inlayAt(STANDARD_GUITAR, fret).charAt(0)).join('');
    expect(drawn).toBe('nnnsnsnsnsnndnnsnsnsnsnnd');
  });
});

describe('given strings by place', () => {
  test('when they are numbered, then string 1 is the top row, whatever the pitches', () => {
    expect(REENTRANT_UKULELE.strings.map(({ label }) => label)).toEqual(['4(G)', '3(C)', '2(E)', '1(A)']);
    expect(openNotes(REENTRANT_UKULELE)).toBe('G4 C4 E4 A4');
    expect(SEVEN_STRING.strings.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(placesOf(SEVEN_STRING)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('when one has no gauge, then that is an error', () => {
    expect(() => stringsOf(['E2', 'A2'], [5])).toThrow('string 1 has no gauge');
  });

  test('when every instrument of the table is read, then its id is that of its row', () => {
    for (const [id, instrument] of Object.entries(INSTRUMENTS)) expect(instrument.id).toBe(id);
  });
});
