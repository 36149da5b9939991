import { describe, expect, test } from 'vitest';
import { signatureOf, spokenSignature } from '../../src/theory/signature';

describe('given a key signature', () => {
  test.each([
    [7, 'F#8 C#5 G#9 D#6 A#3 E#7 B#4'],
    [3, 'F#8 C#5 G#9'],
    [0, ''],
    [-1, 'Bb4'],
    [-6, 'Bb4 Eb7 Ab3 Db6 Gb2 Cb5'],
    [-7, 'Bb4 Eb7 Ab3 Db6 Gb2 Cb5 Fb1'],
  ])('when it has %i accidentals, then they are on the treble staff as engraved: %s', (accidentals, line) => {
    const marks = signatureOf(accidentals).map(({ note, staffStep }) => `${note}${staffStep}`);
    expect(marks.join(' ')).toBe(line);
  });

  test('when a mark is on the staff, then its step is that of its letter', () => {
    const lettersUpFromE4 = ['E', 'F', 'G', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
    for (const { note, staffStep } of [...signatureOf(7), ...signatureOf(-7)]) {
      expect(note.charAt(0)).toBe(lettersUpFromE4[staffStep]);
    }
  });

  test.each([
    [0, 'no sharps or flats'],
    [1, '1 sharp'],
    [6, '6 sharps'],
    [-1, '1 flat'],
    [-5, '5 flats'],
  ])('when it has %i accidentals, then it is described as "%s"', (accidentals, words) => {
    expect(spokenSignature(accidentals)).toBe(words);
  });
});
