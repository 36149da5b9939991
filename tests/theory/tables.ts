import type { NoteName } from '../../src/theory/note';
import type { ScaleKey, SelectorScaleType } from '../../src/theory/scale';

/** Semitones above C of every spelling with at most two accidentals, written out. */
export const CHROMA: Record<NoteName, number> = {
  ...{ Cbb: 10, Cb: 11, C: 0, 'C#': 1, 'C##': 2 },
  ...{ Dbb: 0, Db: 1, D: 2, 'D#': 3, 'D##': 4 },
  ...{ Ebb: 2, Eb: 3, E: 4, 'E#': 5, 'E##': 6 },
  ...{ Fbb: 3, Fb: 4, F: 5, 'F#': 6, 'F##': 7 },
  ...{ Gbb: 5, Gb: 6, G: 7, 'G#': 8, 'G##': 9 },
  ...{ Abb: 7, Ab: 8, A: 9, 'A#': 10, 'A##': 11 },
  ...{ Bbb: 9, Bb: 10, B: 11, 'B#': 0, 'B##': 1 },
};

/** The twelve chromatic notes in both spellings. */
export const ROOTS = [
  ...(['C', 'C#', 'Db', 'D', 'D#', 'Eb', 'E', 'F'] as const),
  ...(['F#', 'Gb', 'G', 'G#', 'Ab', 'A', 'A#', 'Bb', 'B'] as const),
];

/** Every scale of the Scales screen, written out in all its keys. */
export const SCALES: Record<SelectorScaleType, Record<ScaleKey, string>> = {
  major: {
    C: 'C D E F G A B',
    G: 'G A B C D E F#',
    D: 'D E F# G A B C#',
    A: 'A B C# D E F# G#',
    E: 'E F# G# A B C# D#',
    B: 'B C# D# E F# G# A#',
    'F#': 'F# G# A# B C# D# E#',
    F: 'F G A Bb C D E',
    Bb: 'Bb C D Eb F G A',
    Eb: 'Eb F G Ab Bb C D',
    Ab: 'Ab Bb C Db Eb F G',
    Db: 'Db Eb F Gb Ab Bb C',
    Gb: 'Gb Ab Bb Cb Db Eb F',
  },
  'melodic-minor': {
    C: 'C D Eb F G A B',
    G: 'G A Bb C D E F#',
    D: 'D E F G A B C#',
    A: 'A B C D E F# G#',
    E: 'E F# G A B C# D#',
    B: 'B C# D E F# G# A#',
    'F#': 'F# G# A B C# D# E#',
    F: 'F G Ab Bb C D E',
    Bb: 'Bb C Db Eb F G A',
    Eb: 'Eb F Gb Ab Bb C D',
    Ab: 'Ab Bb Cb Db Eb F G',
    Db: 'Db Eb Fb Gb Ab Bb C',
    Gb: 'Gb Ab Bbb Cb Db Eb F',
  },
};
