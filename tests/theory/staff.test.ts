import { describe, expect, test } from 'vitest';
import { INSTRUMENTS, type InstrumentId } from '../../src/instrument/instruments';
import { midiOf, pitchParts } from '../../src/theory/pitch';
import {
  isInSignature,
  ledgerLines,
  notationOf,
  notesOf,
  placeOnStaff,
  SIGNATURES,
  type Signature,
  signatureIn,
  staffNote,
  whereOnStaff,
} from '../../src/theory/staff';

const GUITAR = { clef: 'treble', above: 12 } as const;
const BASS = { clef: 'bass', above: 12 } as const;
const SOUNDING = { clef: 'treble', above: 0 } as const;

/** The open strings of every instrument on the staff, by their steps. */
const WRITTEN: Readonly<
  Record<InstrumentId, readonly [clef: 'treble' | 'bass', above: 0 | 12, steps: string]>
> = {
  guitar: ['treble', 12, '-7 -4 -1 2 4 7'],
  'guitar-half-step-down': ['treble', 12, '-7 -4 -1 2 4 7'],
  'guitar-drop-d': ['treble', 12, '-8 -4 -1 2 4 7'],
  'guitar-dadgad': ['treble', 12, '-8 -4 -1 2 3 6'],
  'guitar-open-g': ['treble', 12, '-8 -5 -1 2 4 6'],
  'guitar-open-d': ['treble', 12, '-8 -4 -1 1 3 6'],
  'guitar-open-e': ['treble', 12, '-7 -3 0 2 4 7'],
  'guitar-open-c': ['treble', 12, '-9 -5 -2 2 5 7'],
  'guitar-double-drop-d': ['treble', 12, '-8 -4 -1 2 4 6'],
  'guitar-all-fourths': ['treble', 12, '-7 -4 -1 2 5 8'],
  'guitar-nashville': ['treble', 12, '0 3 6 9 4 7'],
  'guitar-7': ['treble', 12, '-10 -7 -4 -1 2 4 7'],
  'guitar-baritone': ['treble', 12, '-10 -7 -4 -1 1 4'],
  'bass-4': ['bass', 12, '-2 1 4 7'],
  'bass-5': ['bass', 12, '-5 -2 1 4 7'],
  ukulele: ['treble', 0, '2 -2 0 3'],
  'ukulele-low-g': ['treble', 0, '-5 -2 0 3'],
  mandolin: ['treble', 0, '-5 -1 3 7'],
  banjo: ['treble', 12, '9 -1 2 4 6'],
};

describe('given an instrument', () => {
  test.each(Object.values(INSTRUMENTS))(
    'when $name is written, then clef, octave and open strings are those players read',
    ({ id, strings }) => {
      const [clef, above, steps] = WRITTEN[id];
      const notation = notationOf(strings.map(({ open }) => open));
      expect(notation).toEqual({ clef, above });
      // Its letters are those of its tuning.
      const open = strings.map(({ openNote }) =>
        staffNote(
          midiOf(openNote),
          notation,
          0,
          pitchParts(openNote).note.includes('b') ? 'flats' : 'sharps',
        ),
      );
      expect(open.map(({ step }) => step).join(' ')).toBe(steps);
    },
  );
});

describe('given a pitch', () => {
  test.each([
    [40, GUITAR, 'E2', -7, 'in the space below the third ledger line below the staff'],
    [43, GUITAR, 'G2', -5, 'in the space below the second ledger line below the staff'],
    [45, GUITAR, 'A2', -4, 'on the second ledger line below the staff'],
    [48, GUITAR, 'C3', -2, 'on the first ledger line below the staff'],
    [50, GUITAR, 'D3', -1, 'in the space below the staff'],
    [52, GUITAR, 'E3', 0, 'on the first line from below'],
    [53, GUITAR, 'F3', 1, 'in the first space from below'],
    [55, GUITAR, 'G3', 2, 'on the second line from below'],
    [59, GUITAR, 'B3', 4, 'on the third line from below'],
    [65, GUITAR, 'F4', 8, 'on the fifth line from below'],
    [67, GUITAR, 'G4', 9, 'in the space above the staff'],
    [69, GUITAR, 'A4', 10, 'on the first ledger line above the staff'],
    [71, GUITAR, 'B4', 11, 'in the space above the first ledger line above the staff'],
    [88, GUITAR, 'E6', 21, 'in the space above the sixth ledger line above the staff'],
    [28, BASS, 'E1', -2, 'on the first ledger line below the staff'],
    [43, BASS, 'G2', 7, 'in the fourth space from below'],
    [60, SOUNDING, 'C4', -2, 'on the first ledger line below the staff'],
  ] as const)(
    'when %i is written for %o, then it is %s, step %i, %s',
    (midi, notation, name, step, where) => {
      const note = staffNote(midi, notation, 0, 'sharps');
      expect(note).toEqual({ name, step });
      expect(whereOnStaff(note)).toBe(where);
    },
  );

  test.each([
    [0, 'sharps', 54, 'F#3', 'sharp'],
    [0, 'flats', 54, 'Gb3', 'flat'],
    [1, 'flats', 54, 'F#3', undefined],
    [1, 'sharps', 53, 'F3', 'natural'],
    [-1, 'sharps', 58, 'Bb3', undefined],
    [-1, 'sharps', 59, 'B3', 'natural'],
    [-6, 'sharps', 59, 'Cb4', undefined],
    [-6, 'sharps', 60, 'C4', 'natural'],
    [6, 'flats', 53, 'E#3', undefined],
    [6, 'flats', 52, 'E3', 'natural'],
    [2, 'flats', 56, 'Ab3', 'flat'],
    [2, 'sharps', 56, 'G#3', 'sharp'],
  ] as const)(
    'when the signature is %i, in %s, then %i is %s with the sign %s',
    (signature, style, midi, name, sign) => {
      const note = staffNote(midi, GUITAR, signature, style);
      expect(note.name).toBe(name);
      expect(note.sign).toBe(sign);
    },
  );

  test('when it is written in any signature and clef, then its name sounds like it, and it has no sign if the key has it', {
    tags: 'full',
  }, () => {
    for (const notation of [GUITAR, BASS, SOUNDING])
      for (const signature of SIGNATURES)
        for (const style of ['sharps', 'flats'] as const)
          for (let midi = 23; midi <= 100; midi++) {
            const { name, sign } = staffNote(midi, notation, signature, style);
            expect(midiOf(name)).toBe(midi);
            expect(sign === undefined).toBe(isInSignature(midi, signature));
          }
  });
});

describe('given a step', () => {
  test.each([
    [-10, '-2 -4 -6 -8 -10'],
    [-3, '-2'],
    [-2, '-2'],
    [-1, ''],
    [0, ''],
    [8, ''],
    [9, ''],
    [10, '10'],
    [11, '10'],
    [21, '10 12 14 16 18 20'],
    [23, '10 12 14 16 18 20 22'],
  ])('when it is %i, then its ledger lines are %s', (step, lines) => {
    expect(ledgerLines(step).join(' ')).toBe(lines);
  });

  test('when its place is told, then no other step has that place', () => {
    const steps = Array.from({ length: 40 }, (_, index) => index - 14);
    expect(new Set(steps.map(placeOnStaff)).size).toBe(steps.length);
  });
});

describe('given a key signature', () => {
  test.each([
    [2, 'C# D E F# G A B'],
    [0, 'C D E F G A B'],
    [-3, 'C D Eb F G Ab Bb'],
    [-6, 'Cb Db Eb F Gb Ab Bb'],
  ] as const)('when it is %i, then its notes are %s', (signature: Signature, notes) => {
    expect(notesOf(signature).join(' ')).toBe(notes);
  });

  test('when it stands in bass clef, then each mark is on the line or in the space of its letter', () => {
    const fromG2 = ['G', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'A'];
    for (const signature of SIGNATURES)
      for (const { note, staffStep } of signatureIn('bass', signature))
        expect(note.charAt(0)).toBe(fromG2[(staffStep + 7) % 7]);
  });
});
