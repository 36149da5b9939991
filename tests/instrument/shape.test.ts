import { describe, expect, test } from 'vitest';
import { FRET_COUNTS } from '../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { closeShapes, type Shape, stringSetsOf, stringsOfSet } from '../../src/instrument/shape';
import { TRIAD_QUALITIES, triad } from '../../src/theory/triad';
import { CHROMA, ROOTS } from '../theory/tables';

const OPEN_STRINGS = [40, 45, 50, 55, 59, 64];
const SETS_OF_THREE = stringSetsOf(STANDARD_GUITAR).filter(set => set !== 'All');

/** A shape as a guitarist would write it: frets from the lowest string up, what it is, and its span. */
const written = ({ notes, inversion, lowFret, highFret }: Shape) =>
  `${notes.map(({ position }) => position.fret).join('-')} ${inversion}, ${lowFret} to ${highFret}`;

const midisOf = ({ notes }: Shape) =>
  notes.map(({ position }) => (OPEN_STRINGS[position.guitarString] ?? Number.NaN) + position.fret);

describe('given a string set', () => {
  test.each([
    ['1-2-3', [3, 4, 5]],
    ['2-3-4', [2, 3, 4]],
    ['3-4-5', [1, 2, 3]],
    ['4-5-6', [0, 1, 2]],
    ['All', [0, 1, 2, 3, 4, 5]],
  ] as const)('when it is %s, then its strings from the lowest are %j', (set, strings) => {
    expect(stringsOfSet(STANDARD_GUITAR, set)).toEqual(strings);
  });
});

describe('given a triad, when its close-position shapes are looked for', () => {
  test('of C major on 1-2-3 up to fret 12, then they are three', () => {
    expect(closeShapes(STANDARD_GUITAR, triad('C', 'major'), '1-2-3', 12).map(written)).toEqual([
      '0-1-0 second inversion, 0 to 1',
      '5-5-3 root position, 3 to 5',
      '9-8-8 first inversion, 8 to 9',
    ]);
  });

  test('of C major on 1-2-3 up to fret 24, then each comes again an octave up', () => {
    expect(closeShapes(STANDARD_GUITAR, triad('C', 'major'), '1-2-3', 24).map(written).slice(3)).toEqual([
      '12-13-12 second inversion, 12 to 13',
      '17-17-15 root position, 15 to 17',
      '21-20-20 first inversion, 20 to 21',
    ]);
  });

  test('of A minor on 2-3-4 up to fret 12, then they are three', () => {
    expect(closeShapes(STANDARD_GUITAR, triad('A', 'minor'), '2-3-4', 12).map(written)).toEqual([
      '2-2-1 second inversion, 1 to 2',
      '7-5-5 root position, 5 to 7',
      '10-9-10 first inversion, 9 to 10',
    ]);
  });

  test('of B diminished on 4-5-6 up to fret 12, then they are three', () => {
    expect(closeShapes(STANDARD_GUITAR, triad('B', 'diminished'), '4-5-6', 12).map(written)).toEqual([
      '1-2-0 second inversion, 0 to 2',
      '7-5-3 root position, 3 to 7',
      '10-8-9 first inversion, 8 to 10',
    ]);
  });

  test('of E augmented on 3-4-5 up to fret 12, then one shape comes every four frets under three names', () => {
    expect(closeShapes(STANDARD_GUITAR, triad('E', 'augmented'), '3-4-5', 12).map(written)).toEqual([
      '3-2-1 second inversion, 1 to 3',
      '7-6-5 root position, 5 to 7',
      '11-10-9 first inversion, 9 to 11',
    ]);
  });

  test('on all six strings, then there are none', () => {
    expect(closeShapes(STANDARD_GUITAR, triad('C', 'major'), 'All', 24)).toEqual([]);
  });
});

describe('given any triad on any three strings of any neck', () => {
  const found = ROOTS.flatMap(root =>
    TRIAD_QUALITIES.flatMap(quality =>
      SETS_OF_THREE.flatMap(set =>
        FRET_COUNTS.map(frets => {
          const whole = triad(root, quality);
          return { whole, set, frets, shapes: closeShapes(STANDARD_GUITAR, whole, set, frets) };
        }),
      ),
    ),
  );

  test('then a shape has the three chord tones once each, one a string, rising within an octave', () => {
    for (const { whole, set, shapes } of found) {
      for (const shape of shapes) {
        const [low = 0, middle = 0, high = 0] = midisOf(shape);
        expect(low < middle && middle < high && high < low + 12).toBe(true);
        expect(shape.notes.map(({ note }) => CHROMA[note])).toEqual(
          [low, middle, high].map(midi => midi % 12),
        );
        expect(new Set(shape.notes.map(({ note }) => note))).toEqual(
          new Set(whole.tones.map(({ note }) => note)),
        );
        expect(shape.notes.map(({ position }) => position.guitarString)).toEqual(
          stringsOfSet(STANDARD_GUITAR, set),
        );
      }
    }
  });

  test('then its inversion tells the lowest note', () => {
    const degrees = {
      'root position': ['R'],
      'first inversion': ['3', '♭3'],
      'second inversion': ['5', '♭5', '♯5'],
    };
    for (const shape of found.flatMap(({ shapes }) => shapes)) {
      expect(degrees[shape.inversion]).toContain(shape.notes[0]?.degree);
    }
  });

  test('then the shapes lie on the neck under one hand, and go up it', { tags: 'full' }, () => {
    for (const { frets, shapes } of found) {
      expect(shapes.map(({ lowFret }) => lowFret)).toEqual(
        shapes.map(({ lowFret }) => lowFret).toSorted((a, b) => a - b),
      );
      for (const { lowFret, highFret, notes } of shapes) {
        const held = notes.map(({ position }) => position.fret);
        expect([Math.min(...held), Math.max(...held)]).toEqual([lowFret, highFret]);
        expect(lowFret).toBeGreaterThanOrEqual(0);
        expect(highFret).toBeLessThanOrEqual(frets);
        expect(highFret - lowFret).toBeLessThanOrEqual(4);
      }
    }
  });

  test('then every place where such three notes can be held is found', () => {
    for (const { whole, set, frets, shapes } of found) {
      const strings = stringsOfSet(STANDARD_GUITAR, set).map(string => OPEN_STRINGS[string] ?? Number.NaN);
      const chroma = whole.tones.map(({ note }) => CHROMA[note]);
      const [low, middle, high] = strings.map(open =>
        Array.from({ length: frets + 1 }, (_, fret) => open + fret).filter(midi =>
          chroma.includes(midi % 12),
        ),
      );
      const stacks = (low ?? []).flatMap(a =>
        (middle ?? [])
          .filter(b => b > a)
          .flatMap(b => (high ?? []).filter(c => c > b && c < a + 12).map(c => [a, b, c])),
      );
      expect(shapes.map(midisOf).map(String).toSorted()).toEqual(stacks.map(String).toSorted());
    }
  });
});
