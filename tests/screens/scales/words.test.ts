import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { diagramCells } from '../../../src/screens/scales/cells';
import { neckDiagram, patternDiagrams } from '../../../src/screens/scales/diagrams';
import { copyText, cueFor, patternCaption, scaleText, twinOf } from '../../../src/screens/scales/words';
import { scale } from '../../../src/theory/scale';

const cMajor = scale('C', 'major');
const gFlat = scale('Gb', 'melodic-minor');
const NOTES = { display: 'notes', signs: 'letters' } as const;
const INTERVALS = { display: 'intervals', signs: 'letters' } as const;

const shape = (letter: string, of = cMajor) => {
  const found = patternDiagrams(STANDARD_GUITAR, of, 'caged').find(({ id }) => id === letter);
  if (!found) throw new Error(`no ${letter} shape`);
  return found;
};

const pattern = (number: number, of = cMajor) => {
  const found = patternDiagrams(STANDARD_GUITAR, of, '3-notes-per-string').find(({ id }) => id === number);
  if (!found) throw new Error(`no pattern ${number}`);
  return found;
};

describe('given a scale in text', () => {
  test('when it has odd spellings, then they are drawn with signs and spoken in words', () => {
    expect(scaleText(gFlat, 'symbols')).toEqual({
      name: { drawn: 'G♭ melodic minor', words: 'G flat melodic minor' },
      notes: {
        drawn: 'G♭ A♭ B♭♭ C♭ D♭ E♭ F',
        words: 'G flat, A flat, B double flat, C flat, D flat, E flat, F',
      },
      intervals: {
        drawn: '1 2 ♭3 4 5 6 7',
        words: 'root, second, flat third, fourth, fifth, sixth, seventh',
      },
    });
  });

  test('when another one is shown, then it is said, and the same one is not said again', () => {
    expect(cueFor(cMajor, scale('F', 'melodic-minor')).say).toBe(
      'F melodic minor: F, G, A flat, B flat, C, D, E.',
    );
    expect(cueFor(cMajor, scale('C', 'major')).say).toBe('');
  });
});

describe('given the caption of a pattern', () => {
  test('when it has a number, then its degree, that note and its first fret are named', () => {
    expect(patternCaption(pattern(2), cMajor, 'letters').drawn).toBe('degree 2, D · from fret 10');
    expect(patternCaption(pattern(3, gFlat), gFlat, 'symbols')).toEqual({
      drawn: 'degree 3, B♭♭ · from fret 5',
      words: 'degree 3, B double flat, from fret 5',
    });
  });

  test('when it has a shape, then its first fret is named, and an open one is called so', () => {
    expect(patternCaption(shape('E'), cMajor, 'letters').drawn).toBe('from fret 7');
    expect(patternCaption(shape('C'), cMajor, 'letters').drawn).toBe('open position');
  });
});

describe('given the text twin of a diagram', () => {
  test('when notes are displayed, then each string is told in a sentence and the shape is drawn', () => {
    expect(twinOf(pattern(1), NOTES)).toEqual({
      sentences: [
        'String 6: frets 8 C root, 10 D, 12 E',
        'String 5: frets 8 F, 10 G, 12 A',
        'String 4: frets 9 B, 10 C root, 12 D',
        'String 3: frets 9 E, 10 F, 12 G',
        'String 2: frets 10 A, 12 B, 13 C root',
        'String 1: frets 10 D, 12 E, 13 F',
      ],
      drawing: [
        '1(E) |---|---|-D-|---|-E-|-F-|',
        '2(B) |---|---|-A-|---|-B-|[C]|',
        '3(G) |---|-E-|-F-|---|-G-|---|',
        '4(D) |---|-B-|[C]|---|-D-|---|',
        '5(A) |-F-|---|-G-|---|-A-|---|',
        '6(E) |[C]|---|-D-|---|-E-|---|',
        '       8   9  10  11  12  13',
      ].join('\n'),
    });
  });

  test('when intervals are displayed, then they are what is told and drawn', () => {
    const { sentences, drawing } = twinOf(shape('A', scale('C', 'melodic-minor')), INTERVALS);
    expect(sentences[1]).toBe('String 5: frets 2 seventh, 3 root, 5 second, 6 flat third');
    expect(drawing).toContain('[1]');
    expect(drawing).toContain('♭3');
  });

  test('when nothing is in view, then there is nothing to tell', () => {
    const empty = neckDiagram(STANDARD_GUITAR, cMajor, { strings: [], minFret: 0, maxFret: 3 });
    expect(twinOf(empty, NOTES).sentences).toEqual([]);
  });

  test('when a pattern is copied, then it says what it is, then the drawing, then the sentences', () => {
    expect(copyText(shape('D'), cMajor, 'caged', NOTES)).toBe(
      [
        'C major, D shape, CAGED',
        '',
        '1(E) |---|-D-|---|-E-|-F-|',
        '2(B) |---|-A-|---|-B-|[C]|',
        '3(G) |-E-|-F-|---|-G-|---|',
        '4(D) |-B-|[C]|---|-D-|---|',
        '5(A) |---|-G-|---|-A-|---|',
        '6(E) |---|-D-|---|-E-|-F-|',
        '       9  10  11  12  13',
        '',
        'String 6: frets 10 D, 12 E, 13 F',
        'String 5: frets 10 G, 12 A',
        'String 4: frets 9 B, 10 C root, 12 D',
        'String 3: frets 9 E, 10 F, 12 G',
        'String 2: frets 10 A, 12 B, 13 C root',
        'String 1: frets 10 D, 12 E, 13 F',
        '',
      ].join('\n'),
    );
  });

  test('when the neck is copied, then its heading is the scale alone', () => {
    const neck = neckDiagram(STANDARD_GUITAR, gFlat, { strings: [5], minFret: 0, maxFret: 5 });
    const lines = copyText(neck, gFlat, 'caged', { display: 'notes', signs: 'symbols' }).split('\n');
    expect(lines[0]).toBe('G♭ melodic minor');
    expect(lines.at(-2)).toBe('String 1: frets 1 F, 2 G flat root, 4 A flat, 5 B double flat');
  });
});

describe('given the neck of a diagram', () => {
  test('when its cells are asked, then its notes are named, roots are marked, and the rest is bare', () => {
    const at = diagramCells(shape('E'), INTERVALS, new Set(['0.8']));
    expect(at({ guitarString: 0, fret: 8 })).toEqual({
      ...{ drawn: '1', spoken: 'C', interval: 'root', mark: 'root', sounding: true },
    });
    expect(at({ guitarString: 0, fret: 7 })).toEqual({
      drawn: '7',
      spoken: 'B',
      interval: 'seventh',
      mark: 'in-set',
    });
    expect(at({ guitarString: 0, fret: 9 })).toEqual({ drawn: '', spoken: '' });
  });
});
