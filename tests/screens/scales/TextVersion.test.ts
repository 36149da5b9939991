import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { patternDiagrams } from '../../../src/screens/scales/shown';
import { brailleAscii, brailleFile } from '../../../src/screens/scales/TextVersion';
import { brailleBlocks } from '../../../src/screens/scales/text';
import { SCALE_KEYS, SCALE_TYPES, scale } from '../../../src/theory/scale';

describe('given a text', () => {
  // What liblouis 3.24 makes of it with en-us-brf.dis,en-ueb-g1.ctb.
  test.each([
    ['C major, 3 notes per string', ',C MAJOR1 #C NOTES PER STRING'],
    ['Pattern 1, frets 8 to 13', ',PATTERN #A1 FRETS #H TO #AC'],
    ['6: 8 root, 10, 12', '#F3 #H ROOT1 #AJ1 #AB'],
    ['E shape, CAGED', ',E SHAPE1 ,,CAGED'],
    ['F sharp: half-whole.', ',F SHARP3 HALF-WHOLE4'],
    ['open position; Guitar, drop D', 'OPEN POSITION2 ,GUITAR1 DROP ,D'],
  ])('when it is "%s", then in braille it is "%s"', (text, braille) => {
    expect(brailleAscii(text)).toBe(braille);
  });
});

describe('given lines for a file', () => {
  test('when a line is longer than forty cells, then it goes on in the next, indented', () => {
    expect(brailleFile([['ab '.repeat(20).trim()]]).split('\r\n')).toEqual([
      'AB '.repeat(13).trim(),
      `  ${'AB '.repeat(7).trim()}`,
      '',
    ]);
  });

  test('when a block doesn’t fit on the page, then it begins the next one', () => {
    const block = (name: string, count: number) => Array.from({ length: count }, () => name);
    const pages = brailleFile([block('a', 20), block('b', 4), block('c', 2)]).split('\f');
    expect(pages.map(page => page.split('\r\n').slice(0, -1))).toEqual([
      [...block('A', 20), '', ...block('B', 4)],
      block('C', 2),
    ]);
  });
});

test('given any scale in its patterns, when it is written in braille, then no line has over 40 cells and no page over 25 lines', () => {
  for (const key of SCALE_KEYS)
    for (const type of SCALE_TYPES) {
      const of = scale(key, type);
      const diagrams = patternDiagrams(STANDARD_GUITAR, of, '3-notes-per-string');
      for (const page of brailleFile(brailleBlocks(diagrams, of)).split('\f')) {
        const lines = page.split('\r\n').slice(0, -1);
        expect(lines.length).toBeLessThanOrEqual(25);
        expect(lines.every(line => /^[A-Z#,1234 -]{0,40}$/.test(line))).toBe(true);
      }
    }
});

test('given a pentatonic in its patterns, when it is written in braille, then it names the scale and the instrument, and each pattern string by string', () => {
  const of = scale('C', 'major-pentatonic');
  const blocks = brailleBlocks(patternDiagrams(STANDARD_GUITAR, of, '2-notes-per-string'), of);
  expect(blocks.slice(0, 2)).toEqual([
    ['C major pentatonic: C, D, E, G, A', 'Guitar, standard'],
    [
      'Pattern 1, frets 7 to 10',
      ...['6: 8 root, 10', '5: 7, 10', '4: 7, 10 root', '3: 7, 9', '2: 8, 10', '1: 8 root, 10'],
    ],
  ]);
  expect(blocks).toHaveLength(6);
});
