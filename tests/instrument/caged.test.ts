import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { CAGED_SHAPES, type CagedShape, type Pattern, patternsOf } from '../../src/instrument/pattern';
import { SCALE_KEYS, SCALE_TYPES, type ScaleType, scale } from '../../src/theory/scale';
import { CHROMA, type FirstKey } from '../theory/tables';

/** How a shape is fingered: its frets string by string from the 6th, from its first fret on, or at the nut. */
interface Fingering {
  readonly moved: string;
  readonly open: string;
}

/** The five shapes of the major scale, written out. */
const OF_MAJOR: Record<CagedShape, Fingering> = {
  C: { moved: '0-1-3 0-2-3 0-2-3 0-2 0-1-3 0-1-3', open: '0-2-4 1-2-4 1-2-4 1-3 0-2-4 0-2-4' },
  A: { moved: '1-3 0-1-3 0-1-3 0-2-3 1-3-4 1-3', open: '0-2-4 0-2-4 0-2-4 1-2 0-2-3 0-2-4' },
  G: { moved: '1-3-4 1-3-4 1-3 0-1-3 1-2-4 1-3-4', open: '0-2-3 0-2-3 0-2-4 0-2 0-1-3 0-2-3' },
  E: { moved: '0-1-3 0-1-3 0-2-3 0-2-3 1-3 0-1-3', open: '0-2-4 0-2-4 1-2-4 1-2 0-2-4 0-2-4' },
  D: { moved: '1-3-4 1-3 0-1-3 0-1-3 1-3-4 1-3-4', open: '0-2-3 0-2-4 0-2-4 0-2 0-2-3 0-2-3' },
};

/** The shapes of harmonic minor: those of natural minor with the seventh raised. */
const OF_HARMONIC_MINOR: Record<CagedShape, Fingering> = {
  C: { moved: '1-3-4 2-3 0-1-3 0-1 0-1-3-4 1-3-4', open: '' },
  A: { moved: '0-1-4 0-2-3 0-2-3 1-2 0-1-3 0-1-4', open: '' },
  G: { moved: '2-3 0-1-3 0-1-4 0-2-3 1-3-4 2-3', open: '' },
  E: { moved: '0-1-3-4 1-3-4 2-3 0-1-3 1-2 0-1-3-4', open: '0-2-3 0-2-3 1-2-4 0-2 0-1-4 0-2-3' },
  D: { moved: '0-1-3 0-1-4 0-2-3 0-2-3 2-3 0-1-3', open: '' },
};

/** For each mode, which shape of its parent major scale holds the chord of its own C, A, G, E and D shape. */
const PARENT_SHAPES = {
  'natural-minor': { C: 'D', A: 'C', G: 'A', E: 'G', D: 'E' },
  dorian: { C: 'A', A: 'G', G: 'E', E: 'D', D: 'C' },
  phrygian: { C: 'G', A: 'E', G: 'D', E: 'C', D: 'A' },
  lydian: { C: 'G', A: 'E', G: 'D', E: 'C', D: 'A' },
  mixolydian: { C: 'E', A: 'D', G: 'C', E: 'A', D: 'G' },
} as const satisfies Partial<Record<ScaleType, Record<CagedShape, CagedShape>>>;
type Mode = keyof typeof PARENT_SHAPES;

const PARENTS: Record<Mode, Record<FirstKey, string>> = {
  'natural-minor': {
    ...{ C: 'Eb', G: 'Bb', D: 'F', A: 'C', E: 'G', B: 'D', 'F#': 'A' },
    ...{ F: 'Ab', Bb: 'Db', Eb: 'Gb', Ab: 'B', Db: 'E', Gb: 'A' },
  },
  dorian: {
    ...{ C: 'Bb', G: 'F', D: 'C', A: 'G', E: 'D', B: 'A', 'F#': 'E' },
    ...{ F: 'Eb', Bb: 'Ab', Eb: 'Db', Ab: 'Gb', Db: 'B', Gb: 'E' },
  },
  phrygian: {
    ...{ C: 'Ab', G: 'Eb', D: 'Bb', A: 'F', E: 'C', B: 'G', 'F#': 'D' },
    ...{ F: 'Db', Bb: 'Gb', Eb: 'B', Ab: 'E', Db: 'A', Gb: 'D' },
  },
  lydian: {
    ...{ C: 'G', G: 'D', D: 'A', A: 'E', E: 'B', B: 'F#', 'F#': 'Db' },
    ...{ F: 'C', Bb: 'F', Eb: 'Bb', Ab: 'Eb', Db: 'Ab', Gb: 'Db' },
  },
  mixolydian: {
    ...{ C: 'F', G: 'C', D: 'G', A: 'D', E: 'A', B: 'E', 'F#': 'B' },
    ...{ F: 'Bb', Bb: 'Eb', Eb: 'Ab', Ab: 'Db', Db: 'Gb', Gb: 'B' },
  },
};

/** The first fret of the C, A, G, E and D shape in each key; `o` is the open shape, whose chord has open strings. */
const STARTS: Record<Mode, Record<FirstKey, string>> = {
  'natural-minor': {
    C: '0 3 5 7 10',
    G: '7 10 0 2 5',
    D: '2 5 7 9 0',
    A: '9 0 2 4 7',
    E: '4 7 9 o 2',
    B: '11 2 4 6 9',
    'F#': '6 9 11 1 4',
    F: '5 8 10 0 3',
    Bb: '10 1 3 5 8',
    Eb: '3 6 8 10 1',
    Ab: '8 11 1 3 6',
    Db: '1 4 6 8 11',
    Gb: '6 9 11 1 4',
  },
  dorian: {
    C: '0 2 5 7 10',
    G: '7 9 0 2 5',
    D: '2 4 7 9 0',
    A: '9 o 2 4 7',
    E: '4 6 9 o 2',
    B: '11 1 4 6 9',
    'F#': '6 8 11 1 4',
    F: '5 7 10 0 3',
    Bb: '10 0 3 5 8',
    Eb: '3 5 8 10 1',
    Ab: '8 10 1 3 6',
    Db: '1 3 6 8 11',
    Gb: '6 8 11 1 4',
  },
  phrygian: {
    C: '0 3 5 8 10',
    G: '7 10 0 3 5',
    D: '2 5 7 10 0',
    A: '9 0 2 5 7',
    E: '4 7 9 0 2',
    B: '11 2 4 7 9',
    'F#': '6 9 11 2 4',
    F: '5 8 10 1 3',
    Bb: '10 1 3 6 8',
    Eb: '3 6 8 11 1',
    Ab: '8 11 1 4 6',
    Db: '1 4 6 9 11',
    Gb: '6 9 11 2 4',
  },
  lydian: {
    C: 'o 2 4 7 9',
    G: '6 9 o 2 4',
    D: '1 4 6 9 o',
    A: '8 o 1 4 6',
    E: '3 6 8 o 1',
    B: '10 1 3 6 8',
    'F#': '5 8 10 1 3',
    F: '4 7 9 0 2',
    Bb: '9 0 2 5 7',
    Eb: '2 5 7 10 0',
    Ab: '7 10 0 3 5',
    Db: '0 3 5 8 10',
    Gb: '5 8 10 1 3',
  },
  mixolydian: {
    C: '0 2 5 7 9',
    G: '7 9 0 2 4',
    D: '2 4 7 9 o',
    A: '9 o 2 4 6',
    E: '4 6 9 o 1',
    B: '11 1 4 6 8',
    'F#': '6 8 11 1 3',
    F: '5 7 10 0 2',
    Bb: '10 0 3 5 7',
    Eb: '3 5 8 10 0',
    Ab: '8 10 1 3 5',
    Db: '1 3 6 8 10',
    Gb: '6 8 11 1 3',
  },
};

/** The frets of a pattern, string by string from the 6th. */
const fretsOf = ({ notes }: Pattern): string =>
  [0, 1, 2, 3, 4, 5]
    .map(place =>
      notes
        .flatMap(({ position: { guitarString, fret } }) => (guitarString === place ? [fret] : []))
        .join('-'),
    )
    .join(' ');

const shapesOf = (key: FirstKey, type: ScaleType): readonly string[] =>
  patternsOf('caged', STANDARD_GUITAR, scale(key, type)).map(
    pattern => `${pattern.id} from ${pattern.startFret}: ${fretsOf(pattern)}`,
  );

const moved = (frets: string, by: number): string => frets.replaceAll(/\d+/g, fret => `${Number(fret) + by}`);

/** The five shapes as listed above. */
const listed = (starts: string, fingeringOf: (shape: CagedShape) => Fingering): readonly string[] =>
  starts.split(' ').map((start, index) => {
    const shape = CAGED_SHAPES[index] ?? 'C';
    const { moved: form, open } = fingeringOf(shape);
    return start === 'o'
      ? `${shape} from 0: ${open}`
      : `${shape} from ${start}: ${moved(form, Number(start))}`;
  });

const isMode = (type: ScaleType): type is Mode => type in PARENT_SHAPES;

/** The shapes that a scale has by the lists; those of major and melodic minor are in pattern.test.ts. */
function listedShapes(key: FirstKey, type: ScaleType): readonly string[] {
  if (isMode(type)) return listed(STARTS[type][key], shape => OF_MAJOR[PARENT_SHAPES[type][shape]]);
  if (type === 'harmonic-minor')
    return listed(STARTS['natural-minor'][key], shape => OF_HARMONIC_MINOR[shape]);
  return [];
}

const ALL = SCALE_TYPES.flatMap(type => SCALE_KEYS.map(key => ({ key, type })));

const OF_MODES = ALL.flatMap(({ key, type }) => (isMode(type) ? [{ key, type }] : []));

describe('given the CAGED shapes of every scale', () => {
  test.each(ALL.filter(({ type }) => type !== 'major' && type !== 'melodic-minor'))(
    'when it is $key $type, then they are as written out, or there are none',
    ({ key, type }) => {
      expect(shapesOf(key, type)).toEqual(listedShapes(key, type));
    },
  );

  test('when it is A natural minor, then its G shape is C major’s A shape and its D shape C major’s E shape', () => {
    const [, , g, , d] = shapesOf('A', 'natural-minor');
    expect(g).toBe('G from 2: 3-5 2-3-5 2-3-5 2-4-5 3-5-6 3-5');
    expect(d).toBe('D from 7: 7-8-10 7-8-10 7-9-10 7-9-10 8-10 7-8-10');
  });

  test.each(OF_MODES)(
    'when it is $key $type, then each that isn’t at the nut lies where its parent major scale has a shape',
    ({ key, type }) => {
      const parent = SCALE_KEYS.find(each => CHROMA[each] === CHROMA[scaleKey(PARENTS[type][key])]) ?? 'C';
      const ofParent = patternsOf('caged', STANDARD_GUITAR, scale(parent, 'major'));
      for (const pattern of patternsOf('caged', STANDARD_GUITAR, scale(key, type))) {
        const shape = PARENT_SHAPES[type][CAGED_SHAPES.find(each => each === pattern.id) ?? 'C'];
        const same = ofParent.find(({ id }) => id === shape);
        const isMoved = pattern.startFret > 0 && (same?.startFret ?? 0) > 0;
        // One that would begin behind the nut is twelve frets up, unless its own chord is open.
        if (isMoved) expect(fretsOf(pattern), `${pattern.id}`).toBe(same && fretsOf(same));
      }
    },
  );
});

function scaleKey(name: string): FirstKey {
  const found = SCALE_KEYS.find(each => each === name);
  if (found === undefined) throw new Error(`${name} is no key`);
  return found;
}
