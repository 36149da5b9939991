// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INSTRUMENTS } from '../../src/instrument/instruments';
import {
  openNotesOf,
  ownTuning,
  readyMadeLike,
  stepped,
  tuningCode,
  typedNotes,
  typedTuning,
  withoutStringBelow,
  withStringBelow,
} from '../../src/instrument/ownTuning';
import { PATTERN_SYSTEMS, patternsOf } from '../../src/instrument/pattern';
import { allPositions, midiAt } from '../../src/instrument/position';
import { closeShapes, stringSetsOf } from '../../src/instrument/shape';
import { voicingsOf } from '../../src/instrument/voicing';
import { tuningId } from '../../src/practice/neckItems';
import { systemNote } from '../../src/screens/scales/systemText';
import { instrument, instrumentIn } from '../../src/settings/instrument';
import { CHORD_TYPES, chord } from '../../src/theory/chord';
import { drawnPitch, NOTE_NAMES } from '../../src/theory/names';
import { midiOf, type PitchName } from '../../src/theory/pitch';
import { SCALE_KEYS, SCALE_TYPES, scale } from '../../src/theory/scale';
import { triad } from '../../src/theory/triad';
import { someTuning } from './tunings';

const read = (text: string) => {
  const typed = typedTuning(text);
  return typed.kind === 'tuning' ? typed.openNotes.join(' ') : typed;
};

describe('given a tuning that somebody types', () => {
  test.each([
    ['D A D G A D', 'D2 A2 D3 G3 A3 D4'],
    ['DADGAD', 'D2 A2 D3 G3 A3 D4'],
    ['dadgad', 'D2 A2 D3 G3 A3 D4'],
    ['e a d g b e', 'E2 A2 D3 G3 B3 E4'],
    ['eadgbe', 'E2 A2 D3 G3 B3 E4'],
    ['EbAbDbGbBbEb', 'Eb2 Ab2 Db3 Gb3 Bb3 Eb4'],
    ['D2 A2 D3 F♯3 A3 D4', 'D2 A2 D3 F#3 A3 D4'],
    ['D2-A2-D3-G3-A3-D4', 'D2 A2 D3 G3 A3 D4'],
    ['C, G, C, G, C, E', 'C2 G2 C3 G3 C4 E4'],
    ['B E A D F# B', 'B1 E2 A2 D3 F#3 B3'],
    ['C G D G B D', 'C2 G2 D3 G3 B3 D4'],
    ['E A D G', 'E1 A1 D2 G2'],
    ['G C E A', 'G4 C4 E4 A4'],
    ['G D A E', 'G3 D4 A4 E5'],
    ['A D F# B', 'A4 D4 F#4 B4'],
    ['g4 d3 g3 b3 d4', 'G4 D3 G3 B3 D4'],
    ['G D G', 'G2 D3 G3'],
    ['E E A A D D G G B B E E', 'E2 E2 A2 A2 D3 D3 G3 G3 B3 B3 E4 E4'],
    ['Cb2 Fb2 B#2', 'B1 E2 C3'],
    ['  D2   A2 D3 ', 'D2 A2 D3'],
  ])('when it is “%s”, then its strings are %s', (text, openNotes) => {
    expect(read(text)).toBe(openNotes);
  });

  test.each([
    ['D A D X A D', { kind: 'no-note', guitarString: 3, text: 'X' }],
    ['D A D H A D', { kind: 'no-note', guitarString: 3, text: 'H' }],
    ['D2 A2 D33', { kind: 'no-note', guitarString: 1, text: 'D33' }],
    ['D9 A2 D3', { kind: 'out-of-range', guitarString: 3, openNote: 'D9' }],
    ['D2 A2 G0', { kind: 'out-of-range', guitarString: 1, openNote: 'G0' }],
    ['D A', { kind: 'count', strings: 2 }],
    ['', { kind: 'count', strings: 0 }],
    ['E A D G B E A D G B E A D', { kind: 'count', strings: 13 }],
    ['my tuning', { kind: 'no-note', guitarString: 2, text: 'my' }],
  ])('when it is “%s”, then it is told by string what is wrong', (text, fault) => {
    expect(read(text)).toEqual(fault);
  });

  test.each([
    ['H E A D G H E', 'german', 'B1 E2 A2 D3 G3 B3 E4'],
    ['B1 E2 A2 D3 F#3 B3', 'german', 'Bb1 E2 A2 D3 F#3 Bb3'],
    ['DADFisAD', 'german', 'D2 A2 D3 F#3 A3 D4'],
    ['EsAsDesGesBEs', 'german', 'Eb2 Ab2 Db3 Gb3 Bb3 Eb4'],
    ['dadgad', 'german', 'D2 A2 D3 G3 A3 D4'],
    ['H1 E2 A2 D3 F#3 H3', 'german-signs', 'B1 E2 A2 D3 F#3 B3'],
    ['re la re sol la re', 'fixed-do', 'D2 A2 D3 G3 A3 D4'],
    ['relaresollare', 'fixed-do', 'D2 A2 D3 G3 A3 D4'],
    ['mi2 la2 re3 sol3 si3 mi4', 'fixed-do', 'E2 A2 D3 G3 B3 E4'],
    ['re la re fa♯ la re', 'fixed-do', 'D2 A2 D3 F#3 A3 D4'],
    ['E A D G B E', 'fixed-do', 'E2 A2 D3 G3 B3 E4'],
    ['DADGAD', 'fixed-do-ti', 'D2 A2 D3 G3 A3 D4'],
  ] as const)('when it is “%s” in %s names, then its strings are %s', (text, names, openNotes) => {
    expect(typedTuning(text, names)).toEqual({ kind: 'tuning', openNotes: openNotes.split(' ') });
  });

  test('when any tuning is typed with its octaves, then it is read as it is', () => {
    fc.assert(
      fc.property(someTuning, openNotes => {
        expect(typedTuning(openNotes.join(' '))).toEqual({ kind: 'tuning', openNotes });
        for (const names of NOTE_NAMES) {
          const typed = openNotes.map(openNote => drawnPitch(openNote, names)).join(' ');
          expect(typedTuning(typed, names)).toEqual({ kind: 'tuning', openNotes });
        }
      }),
    );
  });

  test('when anything is typed, then reading it never throws, and each note of it has a place', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const typed = typedTuning(text);
        if (typed.kind === 'tuning') expect(typed.openNotes).toHaveLength(typedNotes(text).length);
      }),
    );
  });
});

describe('given the code of a tuning', () => {
  test('when any is read again, then the tuning is the same, and a link with it has that instrument', () => {
    fc.assert(
      fc.property(someTuning, openNotes => {
        const code = tuningCode(openNotes);
        expect(openNotesOf(code)).toEqual(openNotes);
        expect(instrument.accepts(code)).toBe(true);
        const linked = instrumentIn(new Map([['instrument', code]]));
        expect(linked).toBe(ownTuning(openNotes));
        expect(instrument.write(new Map(), linked)).toEqual(new Map([['instrument', code]]));
      }),
    );
  });

  test.each([
    'D2-A2',
    'd2-A2-D3',
    'D2-A2-D3-',
    'D2-A2-H3',
    'D2-A2-Cb3',
    'D2-A2-E#3',
    'D2-A2-D9',
    'D2 A2 D3',
    'D2-A2-D03',
    'lute',
    '',
    'E2-A2-D3-G3-B3-E4-E2-A2-D3-G3-B3-E4-E2',
  ])('when it is “%s”, then it is no tuning, and the instrument the guitar', code => {
    expect(openNotesOf(code)).toBeUndefined();
    expect(instrument.accepts(code)).toBe(false);
    expect(instrumentIn(new Map([['instrument', code]]))).toBe(INSTRUMENTS.guitar);
  });
});

describe('given the neck of an own tuning', () => {
  test('when any cell is read, then it sounds its open note and so many semitones above it', () => {
    fc.assert(
      fc.property(someTuning, openNotes => {
        const own = ownTuning(openNotes);
        for (const place of allPositions(own, Math.max(...own.fretCounts)))
          expect(midiAt(own, place)).toBe(midiOf(openNotes[place.guitarString] ?? 'C0') + place.fret);
      }),
    );
  });

  test('when it is that of a ready-made instrument, then what is learned on one is known on the other', () => {
    for (const known of Object.values(INSTRUMENTS)) {
      const openNotes: readonly PitchName[] = known.strings.map(({ openNote }) => openNote);
      expect(tuningId(ownTuning(openNotes))).toBe(tuningId(known));
      expect(readyMadeLike(openNotes)).toBe(known);
    }
  });

  test('when it has strings as low as a bass needs, then its neck is a guitar’s, else a ukulele’s', () => {
    expect(ownTuning(['D2', 'A2', 'D3', 'G3', 'A3', 'D4'])).toMatchObject({
      ...{ name: 'D A D G A D', inlays: INSTRUMENTS.guitar.inlays },
      fretCounts: [12, 15, 20, 22, 24],
    });
    const { fretCounts, inlays } = INSTRUMENTS.ukulele;
    expect(ownTuning(['A4', 'D4', 'F#4', 'B4'])).toMatchObject({
      fretCounts,
      inlays,
      spoken: 'A D F sharp B',
    });
  });

  test('when it is tuned like a guitar, then its strings are as thick', () => {
    const { strings } = INSTRUMENTS.guitar;
    const own = ownTuning(strings.map(({ openNote }) => openNote));
    expect(own.strings.map(({ gauge }) => gauge)).toEqual(strings.map(({ gauge }) => gauge));
  });
});

describe('given open notes', () => {
  const STANDARD: readonly PitchName[] = ['E2', 'A2', 'D3', 'G3', 'B3', 'E4'];

  test('when a string is stepped, then it alone goes by a semitone, up to a sharp and down to a flat', () => {
    expect(stepped(STANDARD, 0, -1)).toEqual(['Eb2', 'A2', 'D3', 'G3', 'B3', 'E4']);
    expect(stepped(STANDARD, 3, 1)).toEqual(['E2', 'A2', 'D3', 'G#3', 'B3', 'E4']);
    expect(stepped(['A0', 'D1', 'A5'], 0, -1)).toEqual(['A0', 'D1', 'A5']);
    expect(stepped(['A0', 'D1', 'A5'], 2, 1)).toEqual(['A0', 'D1', 'A5']);
  });

  test('when strings are added and taken away, then at the bottom, from three to twelve', () => {
    expect(withStringBelow(STANDARD)).toEqual(['B1', ...STANDARD]);
    expect(withoutStringBelow(withStringBelow(STANDARD))).toEqual(STANDARD);
    expect(withoutStringBelow(['E2', 'A2', 'D3'])).toHaveLength(3);
    const twelve = Array.from({ length: 12 }, () => 'E2' as const);
    expect(withStringBelow(twelve)).toHaveLength(12);
    expect(openNotesOf(tuningCode(withStringBelow(['A0', 'D1', 'G1'])))).toHaveLength(4);
  });
});

/** As few as find a fault quickly; the full run tries more. */
const FEW = { numRuns: 4 };
const MORE = { numRuns: 100 };

const SOME_SCALES = SCALE_KEYS.flatMap(key => SCALE_TYPES.map(type => scale(key, type)));

describe.each([
  ['some', FEW, []],
  ['many', MORE, ['full' as const]],
])('given %s tunings', (_how, runs, tags) => {
  test('when their patterns are read, then every note is on the neck and sounds as it is spelled, or the page says why there are none', {
    tags,
  }, () => {
    fc.assert(
      fc.property(someTuning, fc.constantFrom(...SOME_SCALES), (openNotes, of) => {
        const own = ownTuning(openNotes);
        const patterns = PATTERN_SYSTEMS.flatMap(system => patternsOf(system, own, of));
        expect(patterns.length).toBeGreaterThan(0);
        for (const { notes, startFret, endFret } of patterns) {
          expect(notes.length).toBeGreaterThan(0);
          expect(startFret).toBeGreaterThanOrEqual(0);
          expect(endFret).toBeLessThanOrEqual(24);
          const midis = notes.map(({ position }) => midiAt(own, position));
          expect(midis).toEqual(midis.toSorted((one, other) => one - other));
        }
        expect(systemNote(own, of)).not.toMatch(/undefined|NaN/);
      }),
      runs,
    );
  });

  test('when chords are looked for, then each shape sounds its chord, in a moment', { tags }, () => {
    fc.assert(
      fc.property(someTuning, fc.constantFrom(...CHORD_TYPES), (openNotes, type) => {
        const own = ownTuning(openNotes);
        const of = chord('D', type);
        for (const { strings } of voicingsOf(own, of, 12))
          for (const [guitarString, play] of strings.entries())
            if (play.kind !== 'muted') {
              const fret = play.kind === 'open' ? 0 : play.fret;
              const pitch = midiAt(own, { guitarString, fret }) % 12;
              expect(of.tones.map(tone => tone.pitch)).toContain(pitch);
            }
      }),
      runs,
    );
  });

  test('when triads are looked for, then each shape is on the neck', { tags }, () => {
    fc.assert(
      fc.property(someTuning, openNotes => {
        const own = ownTuning(openNotes);
        for (const set of stringSetsOf(own))
          for (const { lowFret, highFret } of closeShapes(own, triad('C', 'major'), set, 12)) {
            expect(lowFret).toBeGreaterThanOrEqual(0);
            expect(highFret).toBeLessThanOrEqual(12);
          }
      }),
      runs,
    );
  });
});
