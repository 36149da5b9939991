import { describe, expect, test } from 'vitest';
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

const textsIn = (voicing: Voicing): readonly string[] =>
  chordPicture('Name', voicing, ['String 6: muted.']).flatMap(mark =>
    mark.kind === 'text' ? [mark.text] : [],
  );

describe('given a shape near the nut, and one further up', () => {
  test('when their frets are found, then the diagram of one begins at the nut, and that of the other at its lowest fret', () => {
    expect(diagramFrets(C)).toEqual({ first: 1, rows: 4 });
    expect(diagramFrets(C_SHARP_MINOR)).toEqual({ first: 4, rows: 4 });
  });

  test('when they are painted, then the picture has the name, the strings in words, the fingers, and the fret where it begins', () => {
    expect(textsIn(C)).toEqual(['fretty:~/chords$', 'Name', 'String 6: muted.', 'x', '3', '2', '1']);
    expect(textsIn(C_SHARP_MINOR)).toEqual([
      ...['fretty:~/chords$', 'Name', 'String 6: muted.'],
      ...['4', 'x', '1', '3', '4', '2', '1'],
    ]);
  });

  test('when they are painted, then everything is in the picture', () => {
    for (const mark of chordPicture('C#m', C_SHARP_MINOR, [])) {
      if (mark.kind === 'line') continue;
      expect(mark.x).toBeGreaterThan(0);
      expect(mark.x).toBeLessThan(PICTURE.width);
      expect(mark.y).toBeGreaterThan(0);
      expect(mark.y).toBeLessThan(PICTURE.height);
    }
  });
});
