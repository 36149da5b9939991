import { describe, expect, test } from 'vitest';
import { withNames } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { closeShapes } from '../../../src/instrument/shape';
import { foreignQuality, spokenShape, triadText } from '../../../src/screens/triads/text';
import { triad } from '../../../src/theory/triad';

describe('given a triad', () => {
  test('when notes have German names, then its name and its notes have them, drawn and spoken', () => {
    expect(triadText(triad('Eb', 'major'), 'letters', 'german')).toMatchObject({
      name: { text: 'Es major', spoken: 'Es major' },
      notes: { text: 'Es G B', spoken: 'Es, G, B' },
    });
  });

  test('when notes are syllables, then signs are drawn and said in words', () => {
    expect(triadText(triad('Bb', 'minor'), 'letters', 'fixed-do')).toMatchObject({
      name: { text: 'si♭ minor', spoken: 'si flat minor' },
      notes: { text: 'si♭ re♭ fa', spoken: 'si flat, re flat, fa' },
    });
    expect(foreignQuality('Eb', 'minor', 'fixed-do').text).toBe('mi♭ makes it minor.');
  });

  test('when its shape is told on an instrument with German names, then each note is told so', () => {
    const guitar = withNames(STANDARD_GUITAR, 'german');
    const [shape] = closeShapes(guitar, triad('G', 'major'), '1-2-3', 12);
    expect(shape && spokenShape(guitar, shape)).toMatch(/\bH on string \d/);
    expect(shape && spokenShape(guitar, shape)).not.toMatch(/\bB on string/);
  });
});
