import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { type Voicing, voicingsOf } from '../../../src/instrument/voicing';
import { PICTURE } from '../../../src/results/picture';
import { chordPicture, diagramFrets } from '../../../src/screens/chords/diagram';
import { chord } from '../../../src/theory/chord';

function firstOf(...of: Parameters<typeof chord>): Voicing {
  const [voicing] = voicingsOf(STANDARD_GUITAR, chord(...of), 12);
  if (voicing === undefined) throw new Error('the chord has a shape');
  return voicing;
}

const C = firstOf('C', 'major');
const C_SHARP_MINOR = firstOf('C#', 'minor');

const ADDRESS = 'fretty.example/chords';

const textsIn = (voicing: Voicing): readonly string[] =>
  chordPicture({
    name: 'Name',
    voicing,
    lines: ['String 6: muted.'],
    hand: 'right',
    address: ADDRESS,
  }).marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []));

describe('given a shape near the nut, and one further up', () => {
  test('when their frets are found, then the diagram of one begins at the nut, and that of the other at its lowest fret', () => {
    expect(diagramFrets(C)).toEqual({ first: 1, rows: 4 });
    expect(diagramFrets(C_SHARP_MINOR)).toEqual({ first: 4, rows: 4 });
  });

  test('when they are painted, then the picture has the name, the strings in words, the fingers, and the fret where it begins', () => {
    expect(textsIn(C)).toEqual(['fretty:~/chords$', 'Name', 'String 6: muted.', ADDRESS, 'x', '3', '2', '1']);
    expect(textsIn(C_SHARP_MINOR)).toEqual([
      ...['fretty:~/chords$', 'Name', 'String 6: muted.', ADDRESS],
      ...['4', 'x', '1', '3', '4', '2', '1'],
    ]);
  });

  test('when one is painted with a capo, then the picture and its description say so below the name', () => {
    const capo = 'Capo 3: A shape, sounds C.';
    const picture = chordPicture({
      ...{ name: 'C', voicing: C, capo, lines: ['String 6: muted.'], hand: 'right', address: ADDRESS },
    });
    expect(picture.description).toBe(`${capo} String 6: muted.`);
    expect(picture.marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : [])).slice(1, 4)).toEqual([
      ...['C', capo, 'String 6: muted.'],
    ]);
  });

  test('when one is painted for the left hand, then its strings run from the right to the left', () => {
    const crossOf = (hand: Hand) =>
      chordPicture({ name: 'C', voicing: C, lines: [], hand, address: ADDRESS }).marks.flatMap(mark =>
        mark.kind === 'text' && mark.text === 'x' ? [mark.x] : [],
      )[0] ?? 0;
    expect(crossOf('left') - crossOf('right')).toBeGreaterThan(300);
  });

  test('when they are painted, then everything is in the picture', () => {
    const { marks } = chordPicture({
      ...{ name: 'C#m', voicing: C_SHARP_MINOR, lines: [], hand: 'left', address: ADDRESS },
    });
    for (const mark of marks) {
      if (mark.kind === 'line') continue;
      if (mark.kind === 'group') throw new Error('a diagram has no groups');
      expect(mark.x).toBeGreaterThan(0);
      expect(mark.x).toBeLessThan(PICTURE.width);
      expect(mark.y).toBeGreaterThan(0);
      expect(mark.y).toBeLessThan(PICTURE.height);
    }
  });
});
