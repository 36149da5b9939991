// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createScalePictures } from '../../../src/screens/scales/picture';
import { scalesTable } from '../../../src/screens/scales/settings';
import { scaleViewFrom, shownQuery } from '../../../src/screens/scales/shown';
import { patternCaption, scaleText, spokenChange } from '../../../src/screens/scales/text';
import { noteNames } from '../../../src/settings/noteNames';
import { scale } from '../../../src/theory/scale';
import { memorySettings } from '../../settings/memorySettings';

describe('given a scale', () => {
  test('when notes have German names, then its name and its notes have them', () => {
    expect(scaleText(scale('Bb', 'major'), 'letters', 'german')).toMatchObject({
      name: { text: 'B major', spoken: 'B major' },
      notes: { text: 'B C D Es F G A' },
    });
    expect(spokenChange(scale('C', 'major'), scale('E', 'major'), 'german')).toBe(
      'E major: E, Fis, Gis, A, H, Cis, Dis.',
    );
  });

  test('when notes are syllables, then signs are drawn and said in words', () => {
    expect(scaleText(scale('D', 'major'), 'letters', 'fixed-do').notes).toEqual({
      text: 're mi fa♯ sol la si do♯',
      spoken: 're, mi, fa sharp, sol, la, si, do sharp',
    });
  });
});

describe('given what Scales shows under German names', () => {
  const settings = memorySettings('scales', scalesTable, '?key=Bb&display=notes&view=patterns');
  settings.apply(noteNames.write(settings.choices(), 'german'));
  const shown = scaleViewFrom(shownQuery(settings.choices()));
  const [first] = shown.diagrams;

  test('when its patterns are labeled, then strings and captions have the names', () => {
    expect(shown.instrument.strings.map(({ label }) => label)).toContain('2(H)');
    expect(first && patternCaption(first, 'letters').text).toMatch(/^starts on degree 1, B, fret 6;/);
  });

  test('when a pattern is copied as a picture, then title, notes and description have them', () => {
    const { picture } = createScalePictures({
      store: { shown: () => shown, inUse: () => first },
      settings,
      preferred: { read: setting => setting.read(new Map()) },
    });
    expect(picture().title).toBe('B major, Pattern 1');
    expect(picture().description).toContain('B C D Es F G A');
    expect(picture().description).toMatch(/\bEs\b.*\bA\b/);
    expect(picture().description).not.toMatch(/E flat|B flat/);
  });
});
