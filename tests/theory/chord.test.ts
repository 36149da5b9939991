import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHORD_TYPES,
  chord,
  chordText,
  type ParsedChord,
  parseChord,
  spokenChord,
  usualChord,
} from '../../src/theory/chord';
import { PITCH_CLASSES } from '../../src/theory/note';

const read = (parsed: ParsedChord): string =>
  parsed.kind === 'chord' ? chordText(parsed.chord, 'letters') : `${parsed.problem}: ${parsed.text}`;

describe('given a chord as people type it', () => {
  test.each([
    ['Am7', 'Am7'],
    ['Bbmaj7', 'Bbmaj7'],
    ['F#m7b5', 'F#m7b5'],
    ['D/F#', 'D/F#'],
    ['Cadd9', 'Cadd9'],
    ['G+', 'Gaug'],
    ['Bø', 'Bm7b5'],
    ['b flat minor seven', 'Bbm7'],
    ['c sharp minor seven', 'C#m7'],
    ['d over f sharp', 'D/F#'],
    ['g7', 'G7'],
    ['CM7', 'Cmaj7'],
    ['Cm7', 'Cm7'],
    ['CΔ', 'Cmaj7'],
    ['CmM7', 'Cm(maj7)'],
    ['Am(maj7)', 'Am(maj7)'],
    ['a minor major seven', 'Am(maj7)'],
    ['E♭', 'Eb'],
    ['F♯°7', 'F#dim7'],
    ['A-7', 'Am7'],
    ['C Major', 'C'],
    ['a', 'A'],
    ['bb', 'Bb'],
    ['b5', 'B5'],
    ['bb5', 'Bb5'],
    ['C#5', 'C#5'],
    ['g sus 4', 'Gsus4'],
    ['Asus', 'Asus4'],
    ['D half diminished', 'Dm7b5'],
    ['e power chord', 'E5'],
    ['C dominant 7', 'C7'],
    ['CM/E', 'C/E'],
    ['  F ', 'F'],
    ['C/C', 'C'],
  ])('when it is %s, then it is %s', (typed, symbol) => {
    expect(read(parseChord(typed))).toBe(symbol);
  });

  test.each([
    ['', 'empty: '],
    ['   ', 'empty: '],
    ['hello', 'root: hello'],
    ['7', 'root: 7'],
    ['C13', 'type: 13'],
    ['Cfoo', 'type: foo'],
    ['D/X', 'bass: X'],
    ['D/', 'bass: '],
  ])('when it is %o, then what isn’t understood is named: %s', (typed, problem) => {
    expect(read(parseChord(typed))).toBe(problem);
  });

  test('when it is any text, then nothing throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 12 }), typed => void parseChord(typed)));
    const piece = fc.constantFrom(
      'C',
      'b',
      '#',
      'bb',
      'm',
      'maj',
      '7',
      '9',
      '/',
      ' ',
      'sus',
      'F',
      '♭',
      '(',
      ')',
    );
    fc.assert(fc.property(fc.array(piece, { maxLength: 7 }), typed => void parseChord(typed.join(''))));
  });

  test('when it is what Fretty writes itself, in plain letters or with signs, then it is the same chord', () => {
    for (const root of PITCH_CLASSES)
      for (const type of CHORD_TYPES)
        for (const signs of ['letters', 'symbols'] as const) {
          const of = usualChord(root, type);
          const parsed = parseChord(chordText(of, signs));
          expect(parsed).toEqual({ kind: 'chord', chord: of });
          expect(parseChord(spokenChord(of)).kind, spokenChord(of)).toBe('chord');
        }
  });
});

describe('given chords', () => {
  test.each([
    ['C', 'major', 'C E G'],
    ['Eb', 'minor', 'Eb Gb Bb'],
    ['E', '5', 'E B'],
    ['D', 'sus2', 'D E A'],
    ['D', 'sus4', 'D G A'],
    ['C', '6', 'C E G A'],
    ['A', 'm6', 'A C E F#'],
    ['G', '7', 'G B D F'],
    ['Bb', 'maj7', 'Bb D F A'],
    ['F#', 'm7', 'F# A C# E'],
    ['A', 'm-maj7', 'A C E G#'],
    ['B', 'm7b5', 'B D F A'],
    ['B', 'dim', 'B D F'],
    ['B', 'dim7', 'B D F Ab'],
    ['C', 'dim7', 'C Eb Gb Bbb'],
    ['C', 'aug', 'C E G#'],
    ['C', 'add9', 'C E G D'],
    ['C', '9', 'C E G Bb D'],
    ['C', 'maj9', 'C E G B D'],
    ['C', 'm9', 'C Eb G Bb D'],
  ] as const)('when %s %s is spelled, then it is %s', (root, type, notes) => {
    const { tones } = chord(root, type);
    expect(tones.map(({ note }) => note).join(' ')).toBe(notes);
  });

  test.each([
    [chord('D', 'major', 'F#'), 'D major over F sharp'],
    [chord('Bb', 'm7'), 'B flat minor seven'],
    [chord('F#', 'm7b5'), 'F sharp minor seven flat five'],
  ])('when one is spoken, then no sign is left: %#', (of, spoken) => {
    expect(spokenChord(of)).toBe(spoken);
  });
});
