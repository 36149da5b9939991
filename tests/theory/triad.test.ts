import { describe, expect, test } from 'vitest';
import { PITCH_CLASSES } from '../../src/theory/note';
import { spokenTriad, TRIAD_QUALITIES, triad, triadName, usualTriad } from '../../src/theory/triad';
import { CHROMA, ROOTS } from './tables';

const TABLE = [
  ['C', 'C E G', 'C Eb G', 'C Eb Gb', 'C E G#'],
  ['C#', 'C# E# G#', 'C# E G#', 'C# E G', 'C# E# G##'],
  ['Db', 'Db F Ab', 'Db Fb Ab', 'Db Fb Abb', 'Db F A'],
  ['D', 'D F# A', 'D F A', 'D F Ab', 'D F# A#'],
  ['D#', 'D# F## A#', 'D# F# A#', 'D# F# A', 'D# F## A##'],
  ['Eb', 'Eb G Bb', 'Eb Gb Bb', 'Eb Gb Bbb', 'Eb G B'],
  ['E', 'E G# B', 'E G B', 'E G Bb', 'E G# B#'],
  ['F', 'F A C', 'F Ab C', 'F Ab Cb', 'F A C#'],
  ['F#', 'F# A# C#', 'F# A C#', 'F# A C', 'F# A# C##'],
  ['Gb', 'Gb Bb Db', 'Gb Bbb Db', 'Gb Bbb Dbb', 'Gb Bb D'],
  ['G', 'G B D', 'G Bb D', 'G Bb Db', 'G B D#'],
  ['G#', 'G# B# D#', 'G# B D#', 'G# B D', 'G# B# D##'],
  ['Ab', 'Ab C Eb', 'Ab Cb Eb', 'Ab Cb Ebb', 'Ab C E'],
  ['A', 'A C# E', 'A C E', 'A C Eb', 'A C# E#'],
  ['A#', 'A# C## E#', 'A# C# E#', 'A# C# E', 'A# C## E##'],
  ['Bb', 'Bb D F', 'Bb Db F', 'Bb Db Fb', 'Bb D F#'],
  ['B', 'B D# F#', 'B D F#', 'B D F', 'B D# F##'],
] as const;

const QUALITIES = [
  ['major', [0, 4, 7], 'R 3 5'],
  ['minor', [0, 3, 7], 'R ♭3 5'],
  ['diminished', [0, 3, 6], 'R ♭3 ♭5'],
  ['augmented', [0, 4, 8], 'R 3 ♯5'],
] as const;

describe('given a root', () => {
  test.each(TABLE)(
    'when it is %s, then its triads are spelled by letter: %s, %s, %s, %s',
    (root, ...spellings) => {
      const notes = TRIAD_QUALITIES.map(quality =>
        triad(root, quality)
          .tones.map(tone => tone.note)
          .join(' '),
      );
      expect(notes).toEqual(spellings);
    },
  );

  test('then the table covers every chromatic name', () => {
    expect(TABLE.map(([root]) => root)).toEqual(ROOTS);
  });
});

describe('given a quality', () => {
  test.each(QUALITIES)(
    'when it is %s, then it sounds %j above any root and is labeled %s',
    (quality, heights, labels) => {
      for (const root of ROOTS) {
        const { tones } = triad(root, quality);
        expect(tones.map(tone => tone.pitch)).toEqual(heights.map(height => (CHROMA[root] + height) % 12));
        expect(tones.map(tone => tone.degree).join(' ')).toBe(labels);
      }
    },
  );
});

describe('given a triad', () => {
  test('when it is named, then it is shown with symbols or letters and spoken in words', () => {
    expect(triadName(triad('C#', 'minor'), 'letters')).toBe('C# minor');
    expect(triadName(triad('C#', 'minor'), 'symbols')).toBe('C♯ minor');
    expect(spokenTriad(triad('Eb', 'augmented'))).toBe('E flat augmented');
  });
});

describe('given a root that is drawn at random', () => {
  // Written by hand: the spelling with fewer accidentals, else the one on the circle of fifths.
  test.each([
    ['major', 'C Db D Eb E F F# G Ab A Bb B'],
    ['minor', 'C C# D Eb E F F# G G# A Bb B'],
    ['diminished', 'C C# D D# E F F# G G# A A# B'],
    ['augmented', 'C Db D Eb E F Gb G Ab A Bb B'],
  ] as const)('when the triad is %s, then the roots are written %s', (quality, roots) => {
    expect(PITCH_CLASSES.map(root => usualTriad(root, quality).root).join(' ')).toBe(roots);
  });
});
