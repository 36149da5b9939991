import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { type Voicing, voicingsOf } from '../../../src/instrument/voicing';
import { PICTURE } from '../../../src/results/picture';
import { chordPicture, diagramFrets } from '../../../src/screens/chords/diagram';
import { chord } from '../../../src/theory/chord';
import { widthOf } from '../../../src/ui/picture/marks';

function firstOf(...of: Parameters<typeof chord>): Voicing {
  const [voicing] = voicingsOf(STANDARD_GUITAR, chord(...of), 12);
  if (voicing === undefined) throw new Error('the chord has a shape');
  return voicing;
}

const C = firstOf('C', 'major');
const C_SHARP_MINOR = firstOf('C#', 'minor');

const ADDRESS = 'fretty.example/chords';

const LINES = ['String 6: muted.', 'String 5: fret 3, finger 3, C.'];

const textsIn = (voicing: Voicing): readonly string[] =>
  chordPicture({
    ...{ name: 'Name', voicing, lines: LINES, hand: 'right', notes: ['right-handed'], address: ADDRESS },
  }).marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []));

describe('given a shape near the nut, and one further up', () => {
  test('when their frets are found, then the diagram of one begins at the nut, and that of the other at its lowest fret', () => {
    expect(diagramFrets(C)).toEqual({ first: 1, rows: 4 });
    expect(diagramFrets(C_SHARP_MINOR)).toEqual({ first: 4, rows: 4 });
  });

  test('when they are painted, then the picture has the name, the strings in words, the fingers, and the fret where it begins', () => {
    const about = ['fretty:~/chords$', 'Name', 'right-handed', ...LINES, ADDRESS];
    expect(textsIn(C)).toEqual([...about, 'x', '3', '2', '1']);
    expect(textsIn(C_SHARP_MINOR)).toEqual([...about, '4', 'x', '1', '3', '4', '2', '1']);
  });

  test('when one is painted with a capo, then the picture and its description say so below the name', () => {
    const capo = 'Capo 3: A shape, sounds C';
    const picture = chordPicture({
      ...{ name: 'C', voicing: C, lines: ['String 6: muted.'], hand: 'right', address: ADDRESS },
      notes: [capo],
    });
    expect(picture.description).toBe(`${capo}. String 6: muted.`);
    expect(picture.marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : [])).slice(1, 4)).toEqual([
      ...['C', capo, 'String 6: muted.'],
    ]);
  });

  test('when one is painted for the left hand, then its strings run from the right to the left', () => {
    const crossOf = (hand: Hand) =>
      chordPicture({
        ...{ name: 'C', voicing: C, lines: LINES, hand, notes: [], address: ADDRESS },
      }).marks.flatMap(mark => (mark.kind === 'text' && mark.text === 'x' ? [mark.x] : []))[0] ?? 0;
    expect(crossOf('left') - crossOf('right')).toBeGreaterThan(300);
  });

  test.each([2, 6, 8])(
    'when they are painted with %i strings and long names, then every text is within the frame',
    strings => {
      const line = 'String 7: fret 12, finger 4, G double sharp.';
      const { marks } = chordPicture({
        ...{ name: 'C#m7b5/G double sharp', voicing: C_SHARP_MINOR, hand: 'left', address: ADDRESS },
        lines: Array.from({ length: strings }, () => line),
        notes: ['Capo 3: A#m7b5/E## shape, sounds C#m7b5/G##', 'Guitar, drop D, left-handed'],
      });
      for (const mark of marks) {
        if (mark.kind !== 'text') continue;
        const width = widthOf(mark.text, mark.size);
        const left = mark.anchor === 'middle' ? mark.x - width / 2 : mark.x;
        expect(left).toBeGreaterThan(28);
        expect(left + width).toBeLessThan(PICTURE.width - 28);
        expect(mark.y).toBeLessThan(PICTURE.height - 28);
      }
      const lines = marks.flatMap(mark => (mark.kind === 'text' && mark.text === line ? [mark] : []));
      for (const [index, { y, size }] of lines.entries())
        expect(y - (lines[index - 1]?.y ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(size);
    },
  );
});
