import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringSentences, type TextNote, textDiagram } from '../../src/instrument/diagramText';
import type { Orientation } from '../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { allPositions } from '../../src/instrument/position';
import { BASS } from './instruments';

const note = (guitarString: number, fret: number, text: string, spoken = text, isRoot = false): TextNote => ({
  position: { guitarString, fret },
  text,
  spoken,
  isRoot,
});

const upTheNeck = [
  note(0, 8, 'C', 'C', true),
  note(0, 10, 'D'),
  note(0, 12, 'E'),
  note(1, 8, 'F'),
  note(1, 10, 'G'),
  note(5, 8, 'C', 'C', true),
];

const atTheNut = [
  note(0, 3, 'G', 'G', true),
  note(1, 0, 'A'),
  note(3, 0, 'G', 'G', true),
  note(4, 1, 'C'),
  note(5, 2, 'F#', 'F sharp'),
];

describe('given notes on the neck, when they are told in sentences', () => {
  test('then each string that holds any has one, from the lowest-pitched up', () => {
    expect(stringSentences(STANDARD_GUITAR, upTheNeck)).toEqual([
      'String 6: fret 8, C root; fret 10, D; fret 12, E',
      'String 5: fret 8, F; fret 10, G',
      'String 1: fret 8, C root',
    ]);
  });

  test('then open strings are called open and accidentals are words', () => {
    expect(stringSentences(STANDARD_GUITAR, atTheNut)).toEqual([
      'String 6: fret 3, G root',
      'String 5: open, A',
      'String 3: open, G root',
      'String 2: fret 1, C',
      'String 1: fret 2, F sharp',
    ]);
  });

  test('then an open note comes before the fretted ones, whatever their order was', () => {
    const notes = [note(0, 3, 'G'), note(0, 0, 'E', 'E', true), note(0, 1, 'F')];
    expect(stringSentences(STANDARD_GUITAR, notes)).toEqual(['String 6: open, E root; fret 1, F; fret 3, G']);
  });

  test('then a root that is already called so is not called so twice', () => {
    const notes = [note(0, 8, 'R', 'root', true), note(0, 11, '♭3', 'flat third')];
    expect(stringSentences(STANDARD_GUITAR, notes)).toEqual(['String 6: fret 8, root; fret 11, flat third']);
  });

  test('then no notes make no sentence', () => {
    expect(stringSentences(STANDARD_GUITAR, [])).toEqual([]);
  });
});

describe('given notes on the neck, when they are drawn as text', () => {
  test('then the strings lie with string 1 on top, roots in brackets, and fret numbers below', () => {
    expect(textDiagram(STANDARD_GUITAR, upTheNeck, 8, 12).split('\n')).toEqual([
      '1(E) |[C]|---|---|---|---|',
      '2(B) |---|---|---|---|---|',
      '3(G) |---|---|---|---|---|',
      '4(D) |---|---|---|---|---|',
      '5(A) |-F-|---|-G-|---|---|',
      '6(E) |[C]|---|-D-|---|-E-|',
      '       8   9  10  11  12',
    ]);
  });

  test('then open strings stand left of the nut, and the longest text sets every column', () => {
    expect(textDiagram(STANDARD_GUITAR, atTheNut, 0, 4).split('\n')).toEqual([
      '1(E)     ||----|-F#-|----|----|',
      '2(B)     ||-C--|----|----|----|',
      '3(G) [G] ||----|----|----|----|',
      '4(D)     ||----|----|----|----|',
      '5(A)  A  ||----|----|----|----|',
      '6(E)     ||----|----|[G]-|----|',
      '      0     1    2    3    4',
    ]);
  });

  test('then for the left hand the nut and the open strings are on the right, and each note reads as before', () => {
    const drawn = textDiagram(STANDARD_GUITAR, atTheNut, 0, 4, { hand: 'left', topString: 'first' });
    expect(drawn.split('\n')).toEqual([
      '|----|----|-F#-|----||     1(E)',
      '|----|----|----|--C-||     2(B)',
      '|----|----|----|----|| [G] 3(G)',
      '|----|----|----|----||     4(D)',
      '|----|----|----|----||  A  5(A)',
      '|----|-[G]|----|----||     6(E)',
      '   4    3    2    1     0',
    ]);
  });

  test('then with the lowest string on top the lines are turned over, and the fret numbers stay below', () => {
    const drawn = textDiagram(STANDARD_GUITAR, upTheNeck, 8, 12, { hand: 'right', topString: 'lowest' });
    expect(drawn.split('\n')).toEqual([
      '6(E) |[C]|---|-D-|---|-E-|',
      '5(A) |-F-|---|-G-|---|---|',
      '4(D) |---|---|---|---|---|',
      '3(G) |---|---|---|---|---|',
      '2(B) |---|---|---|---|---|',
      '1(E) |[C]|---|---|---|---|',
      '       8   9  10  11  12',
    ]);
  });

  test('then a neck that starts at fret 1 has its nut and no open strings', () => {
    const [first, ...rest] = textDiagram(STANDARD_GUITAR, [note(5, 1, 'F')], 1, 3).split('\n');
    expect(first).toBe('1(E) ||-F-|---|---|');
    expect(rest.at(-1)).toBe('        1   2   3');
  });

  test('then another instrument has its own strings', () => {
    expect(textDiagram(BASS, [], 5, 6).split('\n')).toEqual([
      '1(G) |---|---|',
      '2(D) |---|---|',
      '3(A) |---|---|',
      '4(E) |---|---|',
      '       5   6',
    ]);
  });

  test('then whatever the notes and the span, all strings are equally long and each note is drawn once', () => {
    const anyNotes = fc
      .subarray([...allPositions(STANDARD_GUITAR, 24)])
      .chain(places =>
        fc.tuple(
          ...places.map(({ guitarString, fret }) =>
            fc
              .record({ text: fc.constantFrom('x', '♭x', 'x♭♭'), isRoot: fc.boolean() })
              .map(({ text, isRoot }) => note(guitarString, fret, text, text, isRoot)),
          ),
        ),
      );
    fc.assert(
      fc.property(
        anyNotes,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom<Orientation['hand']>('right', 'left'),
        (notes, from, span, hand) => {
          const orientation: Orientation = { hand, topString: 'first' };
          const lines = textDiagram(STANDARD_GUITAR, notes, from, from + span, orientation).split('\n');
          const strings = lines.slice(0, 6);
          const shown = notes.filter(({ position }) => position.fret >= from && position.fret <= from + span);
          expect(new Set(strings.map(line => line.length)).size).toBe(1);
          expect([...strings.join('')].filter(character => character === 'x')).toHaveLength(shown.length);
          expect([...strings.join('')].filter(character => character === '[')).toHaveLength(
            shown.filter(({ isRoot }) => isRoot).length,
          );
          const numbers = lines[6]?.trim().split(/\s+/).map(Number) ?? [];
          expect(hand === 'right' ? numbers : numbers.toReversed()).toEqual(
            Array.from({ length: span + 1 }, (_, index) => from + index),
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});
