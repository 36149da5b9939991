import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import {
  CAGED_SHAPES,
  type CagedShape,
  PATTERN_SYSTEMS,
  type Pattern,
  patternsOf,
  systemFor,
  systemsFor,
} from '../../src/instrument/pattern';
import { positionId } from '../../src/instrument/position';
import { SCALE_KEYS, SCALE_TYPES, type ScaleType, scale } from '../../src/theory/scale';
import { CHROMA, type FirstKey, SCALES } from '../theory/tables';
import { BASS } from './instruments';

const OPEN_STRINGS = [40, 45, 50, 55, 59, 64];

const CHROMA_OF = new Map(Object.entries(CHROMA));

const SELECTED = SCALE_KEYS.flatMap(key => SCALE_TYPES.map(type => ({ key, type, tonic: CHROMA[key] })));

/** Those of seven notes; the others have patterns of their own. */
const OF_SEVEN = SELECTED.filter(({ type }) => SCALES[type].C.split(' ').length === 7);

/** Those of seven notes with a major or minor chord. */
const WITH_CHORD = OF_SEVEN.filter(({ type }) => type !== 'locrian');

const allPatterns = (key: FirstKey, type: ScaleType) => {
  const of = scale(key, type);
  return systemsFor(STANDARD_GUITAR, of).flatMap(system => patternsOf(system, STANDARD_GUITAR, of));
};

const threePerString = (key: FirstKey, type: ScaleType) =>
  patternsOf('3-notes-per-string', STANDARD_GUITAR, scale(key, type));

const caged = (key: FirstKey, type: ScaleType) => patternsOf('caged', STANDARD_GUITAR, scale(key, type));

const twoPerString = (key: FirstKey, type: ScaleType) =>
  patternsOf('2-notes-per-string', STANDARD_GUITAR, scale(key, type));

const positions = (key: FirstKey, type: ScaleType) =>
  patternsOf('positions', STANDARD_GUITAR, scale(key, type));

const NO_PATTERN: Pattern = { id: 1, startFret: 0, endFret: 0, notes: [] };

/** Where the notes of a pattern lie from its first fret on. */
const formOf = ({ startFret, notes }: Pattern) =>
  notes.map(({ position }) => `${position.guitarString}.${position.fret - startFret}`).join(' ');

const spelledOut = (key: FirstKey, type: ScaleType) => SCALES[type][key].split(' ');

const midisOf = ({ notes }: Pattern) =>
  notes.map(({ position }) => (OPEN_STRINGS[position.guitarString] ?? Number.NaN) + position.fret);

/** The frets of a pattern, string by string from the 6th. */
const fretsOf = ({ notes }: Pattern) =>
  OPEN_STRINGS.map((_, string) =>
    notes
      .filter(({ position }) => position.guitarString === string)
      .map(({ position }) => position.fret)
      .join('-'),
  ).join(' ');

describe('given any pattern of any scale', () => {
  test.each(SELECTED)(
    'when it is of $key $type, then it keeps to frets 0 to 24 and within its own span',
    ({ key, type }) => {
      for (const { startFret, endFret, notes } of allPatterns(key, type)) {
        expect(startFret).toBeGreaterThanOrEqual(0);
        expect(endFret).toBeLessThanOrEqual(24);
        for (const { position } of notes) {
          expect(position.fret).toBeGreaterThanOrEqual(startFret);
          expect(position.fret).toBeLessThanOrEqual(endFret);
        }
      }
    },
  );

  test.each(SELECTED)(
    'when it is of $key $type, then each note sounds as spelled, its degree is its place in the scale, and pitch only rises',
    ({ key, type }) => {
      const spelling = spelledOut(key, type);
      const degrees = scale(key, type).tones.map(({ degree }) => degree);
      for (const pattern of allPatterns(key, type)) {
        const midis = midisOf(pattern);
        expect(midis).toEqual([...new Set(midis)].toSorted((a, b) => a - b));
        expect(pattern.notes.map(({ note }) => CHROMA[note])).toEqual(midis.map(midi => midi % 12));
        expect(pattern.notes.map(({ note }) => degrees[spelling.indexOf(note)])).toEqual(
          pattern.notes.map(({ degree }) => degree),
        );
      }
    },
  );
});

describe('given three notes per string', () => {
  test.each([
    ['G', '3-5-7 3-5-7 4-5-7 4-5-7 5-7-8 5-7-8'],
    ['C', '8-10-12 8-10-12 9-10-12 9-10-12 10-12-13 10-12-13'],
    ['E', '0-2-4 0-2-4 1-2-4 1-2-4 2-4-5 2-4-5'],
  ] as const)('when it is pattern 1 of %s major, then the frets are those of the books: %s', (key, frets) => {
    expect(threePerString(key, 'major').map(fretsOf)[0]).toBe(frets);
  });

  test('when it is G major, then its seven patterns are as written out', () => {
    expect(threePerString('G', 'major').map(fretsOf)).toEqual([
      '3-5-7 3-5-7 4-5-7 4-5-7 5-7-8 5-7-8',
      '5-7-8 5-7-9 5-7-9 5-7-9 7-8-10 7-8-10',
      '7-8-10 7-9-10 7-9-10 7-9-11 8-10-12 8-10-12',
      '8-10-12 9-10-12 9-10-12 9-11-12 10-12-13 10-12-14',
      '10-12-14 10-12-14 10-12-14 11-12-14 12-13-15 12-14-15',
      '0-2-3 0-2-3 0-2-4 0-2-4 1-3-5 2-3-5',
      '2-3-5 2-3-5 2-4-5 2-4-5 3-5-7 3-5-7',
    ]);
  });

  test('when notes would fall behind the nut, then the whole pattern moves up twelve frets', () => {
    expect(threePerString('F', 'melodic-minor').map(fretsOf)[6]).toBe(
      '12-13-15 11-13-15 12-14-15 12-13-15 13-15-17 13-15-16',
    );
  });

  test.each(OF_SEVEN)(
    'when it is of $key $type, then there are seven, each of 18 notes, three a string, the degrees in a row',
    ({ key, type }) => {
      const spelling = spelledOut(key, type);
      const patterns = threePerString(key, type);
      expect(patterns.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const [from, { notes }] of patterns.entries()) {
        expect(notes.map(({ position }) => position.guitarString).join('')).toBe('000111222333444555');
        expect(new Set(notes.map(({ position }) => positionId(position))).size).toBe(18);
        expect(notes.map(({ note }) => note)).toEqual(notes.map((_, index) => spelling[(from + index) % 7]));
      }
    },
  );

  test.each(OF_SEVEN)(
    'when it is of $key $type, then no scale note is skipped and each starts as low as it can',
    ({ key, type }) => {
      const chroma = new Set(spelledOut(key, type).map(name => CHROMA_OF.get(name)));
      for (const pattern of threePerString(key, type)) {
        const midis = midisOf(pattern);
        const [lowest = 0, highest = 0] = [Math.min(...midis), Math.max(...midis)];
        const between = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
        expect(midis).toEqual(between.filter(midi => chroma.has(midi % 12)));
        const lowered = pattern.notes.map(({ position }) => position.fret - 12);
        expect(Math.min(...lowered)).toBeLessThan(0);
      }
    },
  );
});

/** The first fret of each shape's window, worked out by hand from the root on the shape's string. */
const WINDOWS: Record<FirstKey, Record<CagedShape, number>> = {
  C: { C: 0, A: 2, G: 4, E: 7, D: 9 },
  G: { C: 7, A: 9, G: 0, E: 2, D: 4 },
  D: { C: 2, A: 4, G: 6, E: 9, D: 0 },
  A: { C: 9, A: 0, G: 1, E: 4, D: 6 },
  E: { C: 4, A: 6, G: 8, E: 0, D: 1 },
  B: { C: 11, A: 1, G: 3, E: 6, D: 8 },
  'F#': { C: 6, A: 8, G: 10, E: 1, D: 3 },
  F: { C: 5, A: 7, G: 9, E: 0, D: 2 },
  Bb: { C: 10, A: 0, G: 2, E: 5, D: 7 },
  Eb: { C: 3, A: 5, G: 7, E: 10, D: 0 },
  Ab: { C: 8, A: 10, G: 0, E: 3, D: 5 },
  Db: { C: 1, A: 3, G: 5, E: 8, D: 10 },
  Gb: { C: 6, A: 8, G: 10, E: 1, D: 3 },
};

/** The open chords on each third, as guitarists write them, from the 6th string; `x` is a muted string. */
const OPEN_CHORDS = {
  '3': { C: 'x32010', A: 'x02220', G: '320003', E: '022100', D: 'xx0232' },
  '♭3': { C: 'x3101x', A: 'x02210', G: '310033', E: '022000', D: 'xx0231' },
};

/** Where each open chord has its lowest root: string index and fret. */
const ROOTS_OF: Record<CagedShape, readonly [string: number, fret: number]> = {
  C: [1, 3],
  A: [1, 0],
  G: [0, 3],
  E: [0, 0],
  D: [2, 0],
};

describe('given the CAGED shapes', () => {
  test('when it is C major, then the five are as written out', () => {
    expect(caged('C', 'major').map(fretsOf)).toEqual([
      '0-1-3 0-2-3 0-2-3 0-2 0-1-3 0-1-3',
      '3-5 2-3-5 2-3-5 2-4-5 3-5-6 3-5',
      '5-7-8 5-7-8 5-7 4-5-7 5-6-8 5-7-8',
      '7-8-10 7-8-10 7-9-10 7-9-10 8-10 7-8-10',
      '10-12-13 10-12 9-10-12 9-10-12 10-12-13 10-12-13',
    ]);
  });

  test('when it is E major, then the E shape opens at the nut', () => {
    expect(caged('E', 'major').map(fretsOf)[3]).toBe('0-2-4 0-2-4 1-2-4 1-2 0-2-4 0-2-4');
  });

  test.each(WITH_CHORD.filter(({ type }) => type === 'major' || type === 'melodic-minor'))(
    'when it is of $key $type, then they stand in order on their windows of five frets',
    ({ key, type }) => {
      const patterns = caged(key, type);
      expect(patterns.map(({ id }) => id)).toEqual(CAGED_SHAPES);
      expect(patterns.map(({ startFret }) => startFret)).toEqual(
        CAGED_SHAPES.map(shape => WINDOWS[key][shape]),
      );
      for (const { startFret, endFret } of patterns) expect(endFret - startFret).toBe(4);
    },
  );

  test.each(WITH_CHORD)(
    'when it is of $key $type, then each scale pitch of the window is held once, on the 2nd string where two would do',
    ({ key, type }) => {
      const chroma = new Set(spelledOut(key, type).map(name => CHROMA_OF.get(name)));
      for (const pattern of caged(key, type)) {
        const frets = [0, 1, 2, 3, 4].map(index => pattern.startFret + index);
        const sounding = OPEN_STRINGS.flatMap(open => frets.map(fret => open + fret)).filter(midi =>
          chroma.has(midi % 12),
        );
        expect(midisOf(pattern)).toEqual([...new Set(sounding)].toSorted((a, b) => a - b));
        const places = pattern.notes.map(({ position }) => positionId(position));
        expect(places).not.toContain(`3.${pattern.startFret + 4}`);
      }
    },
  );

  test.each(WITH_CHORD)(
    'when it is of $key $type, then each holds the open chord of its letter, moved to the key',
    ({ key, type, tonic }) => {
      for (const shape of CAGED_SHAPES) {
        const places = caged(key, type)
          .filter(({ id }) => id === shape)
          .flatMap(({ notes }) => notes);
        const [rootString, rootFret] = ROOTS_OF[shape];
        const root = places.find(
          ({ position, note }) => position.guitarString === rootString && CHROMA[note] === tonic,
        );
        const moved = (root?.position.fret ?? Number.NaN) - rootFret;
        const third = scale(key, type).tones.some(({ degree }) => degree === '♭3') ? '♭3' : '3';
        const chord = [...OPEN_CHORDS[third][shape]].flatMap((fret, guitarString) =>
          fret === 'x' ? [] : [`${guitarString}.${Number(fret) + moved}`],
        );
        const ids: readonly string[] = places.map(({ position }) => positionId(position));
        expect([shape, chord.filter(id => !ids.includes(id))]).toEqual([shape, []]);
      }
    },
  );
});

describe('given two notes per string', () => {
  test('when it is A minor pentatonic, then its five patterns are those of the books', () => {
    expect(twoPerString('A', 'minor-pentatonic').map(fretsOf)).toEqual([
      '5-8 5-7 5-7 5-7 5-8 5-8',
      '8-10 7-10 7-10 7-9 8-10 8-10',
      '10-12 10-12 10-12 9-12 10-13 10-12',
      '0-3 0-3 0-2 0-2 1-3 0-3',
      '3-5 3-5 2-5 2-5 3-5 3-5',
    ]);
  });

  test('when it is C major pentatonic, then its patterns are those of A minor pentatonic, from C on', () => {
    const ofA = twoPerString('A', 'minor-pentatonic').map(fretsOf);
    expect(twoPerString('C', 'major-pentatonic').map(fretsOf)).toEqual([...ofA.slice(1), ...ofA.slice(0, 1)]);
  });

  test.each(SELECTED.filter(({ type }) => type.endsWith('pentatonic')))(
    'when it is of $key $type, then there are five, each of 12 notes, two a string, the degrees in a row',
    ({ key, type }) => {
      const spelling = spelledOut(key, type);
      const patterns = twoPerString(key, type);
      expect(patterns.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
      for (const [from, { notes }] of patterns.entries()) {
        expect(notes.map(({ position }) => position.guitarString).join('')).toBe('001122334455');
        expect(notes.map(({ note }) => note)).toEqual(notes.map((_, index) => spelling[(from + index) % 5]));
      }
    },
  );
});

describe('given positions', () => {
  test('when it is A blues, then they are the patterns of the minor pentatonic with the blue note', () => {
    expect(positions('A', 'blues').map(fretsOf)).toEqual([
      '5-8 5-6-7 5-7 5-7-8 5-8 5-8',
      '8-10-11 7-10 7-10 7-8-9 8-10 8-10-11',
      '10-11-12 10-12 10-12-13 9-12 10-13 10-11-12',
      '0-3 0-3 0-1-2 0-2 1-3-4 0-3',
      '3-5 3-5-6 2-5 2-5 3-4-5 3-5',
    ]);
  });

  test.each(SELECTED.filter(({ type }) => type === 'blues'))(
    'when it is $key blues, then without the blue note each is a pattern of the minor pentatonic',
    ({ key }) => {
      const plain = positions(key, 'blues').map(({ notes }) =>
        notes.filter(({ degree }) => degree !== '♭5').map(({ position }) => positionId(position)),
      );
      const pentatonic = twoPerString(key, 'minor-pentatonic').map(({ notes }) =>
        notes.map(({ position }) => positionId(position)),
      );
      expect(plain).toEqual(pentatonic);
    },
  );

  test('when it is C whole tone, then the first is as written out, and all six look alike', () => {
    const all = positions('C', 'whole-tone');
    expect(fretsOf(all[0] ?? NO_PATTERN)).toBe('8-10-12 9-11 8-10-12 9-11 9-11 8-10-12');
    expect(all).toHaveLength(6);
    expect(new Set(all.map(formOf)).size).toBe(1);
  });

  test('when it is C diminished, then the first two are as written out, and of the eight every other looks alike', () => {
    const all = positions('C', 'diminished');
    expect(all.slice(0, 2).map(fretsOf)).toEqual([
      '8-9-11-12 9-10-12 8-10-11 8-9-11 8-10-11 8-9-11-12',
      '9-11-12 9-10-12-13 10-11-13 9-11-12 10-11-13 9-11-12',
    ]);
    const forms = all.map(formOf);
    expect(forms).toHaveLength(8);
    for (const [at, form] of forms.entries()) expect(form).toBe(forms[at % 2]);
  });

  test.each(SELECTED.filter(({ type }) => type === 'whole-tone' || type === 'diminished'))(
    'when it is of $key $type, then each starts on its own note, under a hand of five frets, and no scale note is skipped',
    ({ key, type }) => {
      const spelling = spelledOut(key, type);
      const chroma = new Set(spelling.map(name => CHROMA_OF.get(name)));
      const patterns = positions(key, type);
      expect(patterns.map(({ notes }) => notes[0]?.note)).toEqual(spelling);
      for (const pattern of patterns) {
        expect(pattern.endFret - pattern.startFret).toBe(4);
        const midis = midisOf(pattern);
        const [lowest = 0, highest = 0] = [midis[0], midis.at(-1)];
        const between = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
        expect(midis).toEqual(between.filter(midi => chroma.has(midi % 12)));
      }
    },
  );
});

describe('given a scale', () => {
  test.each([
    ['major', '3-notes-per-string caged'],
    ['dorian', '3-notes-per-string caged'],
    ['locrian', '3-notes-per-string'],
    ['major-pentatonic', '2-notes-per-string'],
    ['minor-pentatonic', '2-notes-per-string'],
    ['blues', 'positions'],
    ['whole-tone', 'positions'],
    ['diminished', 'positions'],
  ] as const)('when it is %s, then its systems are %s, and others have no patterns', (type, systems) => {
    const of = scale('C', type);
    expect(systemsFor(STANDARD_GUITAR, of).join(' ')).toBe(systems);
    for (const system of PATTERN_SYSTEMS)
      expect(patternsOf(system, STANDARD_GUITAR, of).length > 0).toBe(systems.split(' ').includes(system));
  });

  test('when a system is chosen that it has, then it is that one, and otherwise its first', () => {
    expect(systemFor(STANDARD_GUITAR, scale('C', 'major'), 'caged')).toBe('caged');
    expect(systemFor(STANDARD_GUITAR, scale('C', 'blues'), 'caged')).toBe('positions');
    expect(systemFor(BASS, scale('C', 'major'), 'caged')).toBe('3-notes-per-string');
  });
});

describe('given another instrument and another scale', () => {
  test('when a four-string bass plays three notes a string, then there are twelve', () => {
    const [first] = patternsOf('3-notes-per-string', BASS, scale('G', 'major'));
    expect(first?.notes.map(({ position }) => position.fret)).toEqual([3, 5, 7, 3, 5, 7, 4, 5, 7, 4, 5, 7]);
  });

  test('when a four-string bass plays a scale by position, then each string goes up to where the next one takes over', () => {
    const [first] = patternsOf('positions', BASS, scale('G', 'whole-tone'));
    expect(first?.notes.map(({ position }) => position.fret)).toEqual([3, 5, 7, 4, 6, 3, 5, 7, 4, 6]);
  });
});
