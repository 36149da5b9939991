import { describe, expect, test } from 'vitest';
import { RIGHT_HANDED } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { PATTERN_SYSTEMS } from '../../../src/instrument/pattern';
import { neckDiagram, patternDiagrams } from '../../../src/screens/scales/shown';
import {
  copyText,
  patternCaption,
  scaleText,
  spokenChange,
  spokenPattern,
  textVersionOf,
} from '../../../src/screens/scales/text';
import { diagramCells } from '../../../src/screens/scales/useDiagramCells';
import { SCALE_KEYS, SCALE_TYPES, scale } from '../../../src/theory/scale';
import { BASS } from '../../instrument/instruments';

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
  test('when it has unusual spellings, then they are displayed with signs and spoken as words', () => {
    expect(scaleText(gFlat, 'symbols')).toEqual({
      name: { text: 'G♭ melodic minor', spoken: 'G flat melodic minor' },
      notes: {
        text: 'G♭ A♭ B♭♭ C♭ D♭ E♭ F',
        spoken: 'G flat, A flat, B double flat, C flat, D flat, E flat, F',
      },
      intervals: {
        text: '1 2 ♭3 4 5 6 7',
        spoken: 'root, second, flat third, fourth, fifth, sixth, seventh',
      },
    });
  });

  test("when another scale is shown, then it is spoken, and the same one isn't spoken again", () => {
    expect(spokenChange(cMajor, scale('F', 'melodic-minor'))).toBe(
      'F melodic minor: F, G, A flat, B flat, C, D, E.',
    );
    expect(spokenChange(cMajor, scale('C', 'major'))).toBe('');
  });
});

describe('given the caption of a pattern', () => {
  test('when it has a number, then it says where the pattern starts and which frets it spans', () => {
    expect(patternCaption(pattern(2), 'letters').text).toBe('starts on degree 2, D, fret 10; frets 10 to 15');
    expect(patternCaption(pattern(3, gFlat), 'symbols')).toEqual({
      text: 'starts on degree ♭3, B♭♭, fret 5; frets 5 to 11',
      spoken: 'starts on degree flat 3, B double flat, fret 5; frets 5 to 11',
    });
  });

  test("when its lowest fret isn't the one it starts on, then both are given", () => {
    const cMinor = scale('C', 'melodic-minor');
    expect(patternCaption(pattern(7, cMinor), 'letters')).toEqual({
      text: 'starts on degree 7, B, fret 7; frets 6 to 12',
      spoken: 'starts on degree 7, B, fret 7; frets 6 to 12',
    });
  });

  test('when it has a shape, then it gives the frets played, and names the open position', () => {
    expect(patternCaption(shape('E'), 'letters').text).toBe('frets 7 to 10');
    expect(patternCaption(shape('C'), 'letters').text).toBe('open position, frets 0 to 3');
  });

  test("when it goes from an open string beyond the fourth fret, then it isn't called the open position", () => {
    const eMajor = scale('E', 'major');
    expect(patternCaption(pattern(1, eMajor), 'letters').text).toBe(
      'starts on degree 1, E, open string; frets 0 to 5',
    );
  });

  test('when it is for any pattern, then every note is on the frets it gives, and both end frets are played', () => {
    for (const key of SCALE_KEYS)
      for (const type of SCALE_TYPES)
        for (const system of PATTERN_SYSTEMS)
          for (const diagram of patternDiagrams(STANDARD_GUITAR, scale(key, type), system)) {
            const { spoken } = patternCaption(diagram, 'letters');
            const [, low = '', high = ''] = /frets (\d+) to (\d+)$/.exec(spoken) ?? [];
            const frets = diagram.notes.map(({ position }) => position.fret);
            expect([spoken, Number(low), Number(high)]).toEqual([
              spoken,
              Math.min(...frets),
              Math.max(...frets),
            ]);
            expect([spoken, spoken.includes('open position')]).toEqual([
              spoken,
              low === '0' && Number(high) < 5,
            ]);
          }
  });
});

describe('given the text version of a diagram', () => {
  test('when notes are displayed, then each string has a sentence and the shape is drawn', () => {
    expect(textVersionOf(pattern(1), NOTES, RIGHT_HANDED)).toEqual({
      sentences: [
        'String 6: fret 8, C root; fret 10, D; fret 12, E',
        'String 5: fret 8, F; fret 10, G; fret 12, A',
        'String 4: fret 9, B; fret 10, C root; fret 12, D',
        'String 3: fret 9, E; fret 10, F; fret 12, G',
        'String 2: fret 10, A; fret 12, B; fret 13, C root',
        'String 1: fret 10, D; fret 12, E; fret 13, F',
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

  test('when intervals are displayed, then the sentences and the drawing show intervals', () => {
    const { sentences, drawing } = textVersionOf(
      shape('A', scale('C', 'melodic-minor')),
      INTERVALS,
      RIGHT_HANDED,
    );
    expect(sentences[1]).toBe('String 5: fret 2, seventh; fret 3, root; fret 5, second; fret 6, flat third');
    expect(drawing).toContain('[1]');
    expect(drawing).toContain('♭3');
  });

  test('when nothing is in view, then there are no sentences', () => {
    const empty = neckDiagram(STANDARD_GUITAR, cMajor, { strings: [], minFret: 0, maxFret: 3 });
    expect(textVersionOf(empty, NOTES, RIGHT_HANDED).sentences).toEqual([]);
  });

  test('when a pattern is copied, then the text has a heading, a line of frets for each string, and the drawing', () => {
    expect(
      copyText(shape('D'), { scale: cMajor, system: 'caged', style: NOTES, orientation: RIGHT_HANDED }),
    ).toBe(
      [
        'C major, D shape, CAGED, right-handed',
        '',
        ...['6: 10 12 13', '5: 10 12', '4: 9 10 12', '3: 9 10 12', '2: 10 12 13', '1: 10 12 13'],
        '',
        '1(E) |---|-D-|---|-E-|-F-|',
        '2(B) |---|-A-|---|-B-|[C]|',
        '3(G) |-E-|-F-|---|-G-|---|',
        '4(D) |-B-|[C]|---|-D-|---|',
        '5(A) |---|-G-|---|-A-|---|',
        '6(E) |---|-D-|---|-E-|-F-|',
        '       9  10  11  12  13',
        '',
      ].join('\n'),
    );
  });

  test('when a pattern is copied for the left hand with the lowest string on top, then it is drawn so and says so, and its frets stay', () => {
    const use = { scale: cMajor, system: 'caged', style: NOTES } as const;
    const usual = copyText(shape('D'), { ...use, orientation: RIGHT_HANDED });
    const turned = copyText(shape('D'), { ...use, orientation: { hand: 'left', topString: 'lowest' } });
    const [heading, frets, drawing] = turned.split('\n\n');
    expect(heading).toBe('C major, D shape, CAGED, left-handed, lowest string on top');
    expect(drawing?.trimEnd().split('\n')).toEqual([
      '|-F-|-E-|---|-D-|---| 6(E)',
      '|---|-A-|---|-G-|---| 5(A)',
      '|---|-D-|---|[C]|-B-| 4(D)',
      '|---|-G-|---|-F-|-E-| 3(G)',
      '|[C]|-B-|---|-A-|---| 2(B)',
      '|-F-|-E-|---|-D-|---| 1(E)',
      '  13  12  11  10  9',
    ]);
    expect(frets).toBe(usual.split('\n\n')[1]);
  });

  test('when a pattern of a bass is copied, then it says so', () => {
    const [pattern] = patternDiagrams(BASS, cMajor, '3-notes-per-string');
    const use = { scale: cMajor, system: '3-notes-per-string', style: NOTES } as const;
    expect(pattern && copyText(pattern, { ...use, orientation: RIGHT_HANDED }).split('\n')[0]).toBe(
      'C major, Pattern 1, 3 notes per string, Bass, four strings, right-handed',
    );
  });

  test('when the neck is copied, then its heading is the scale and the hand', () => {
    const neck = neckDiagram(STANDARD_GUITAR, gFlat, { strings: [5], minFret: 0, maxFret: 5 });
    const lines = copyText(neck, {
      ...{ scale: gFlat, system: 'caged', orientation: RIGHT_HANDED },
      style: { display: 'notes', signs: 'symbols' },
    }).split('\n');
    expect(lines[0]).toBe('G♭ melodic minor, right-handed');
    expect(lines[2]).toBe('1: 1 2 4 5');
  });
});

describe('given a pattern that is gone to', () => {
  test('when it is spoken, then its frets come string by string from the 6th, and roots are named', () => {
    const [first] = patternDiagrams(STANDARD_GUITAR, scale('C', 'major-pentatonic'), '2-notes-per-string');
    expect(first && spokenPattern(first)).toBe(
      'Pattern 1, frets 7 to 10. String 6: 8 root, 10. String 5: 7, 10. String 4: 7, 10 root. String 3: 7, 9. String 2: 8, 10. String 1: 8 root, 10.',
    );
  });

  test('when it has open strings, then they are open', () => {
    expect(spokenPattern(shape('C'))).toContain(
      'C shape, open position, frets 0 to 3. String 6: open, 1, 3.',
    );
  });
});

describe('given the neck of a diagram', () => {
  test('when its cells are read, then its notes are named, roots are marked, and the rest are bare', () => {
    const at = diagramCells(shape('E'), INTERVALS, new Set(['0.8']));
    expect(at({ guitarString: 0, fret: 8 })).toEqual({
      ...{ text: '1', spoken: 'C', interval: 'root', mark: 'root', sounding: true },
    });
    expect(at({ guitarString: 0, fret: 7 })).toEqual({
      text: '7',
      spoken: 'B',
      interval: 'seventh',
      mark: 'in-set',
    });
    expect(at({ guitarString: 0, fret: 9 })).toEqual({ text: '', spoken: '' });
  });
});
