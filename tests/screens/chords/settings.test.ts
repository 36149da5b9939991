import { describe, expect, test } from 'vitest';
import { chordsSettings, chordsTable, viewIn } from '../../../src/screens/chords/settings';
import { chordText } from '../../../src/theory/chord';
import { memorySettings } from '../../settings/memorySettings';

const settingsAt = (query: string) => memorySettings('chords', chordsTable, query);
const shownAt = (query: string) => chordText(viewIn(settingsAt(query).choices()).chord, 'letters');

describe('given the chord that is chosen', () => {
  test('when its notes can be spelled with the chosen accidentals, then its root is', () => {
    expect(shownAt('root=F%23&type=dim7&accidentals=sharps')).toBe('F#dim7');
    expect(shownAt('root=A%23&type=m7&accidentals=flats')).toBe('Bbm7');
  });
});

describe('given an address with a shape that the chord doesn’t have', () => {
  test('when it is opened, then the first one is shown', () => {
    const { choices } = settingsAt('instrument=E2-E2-E2&root=E&shape=12');
    expect(chordsSettings.shape.read(choices())).toBe(1);
    expect(viewIn(choices()).voicing).toBeDefined();
  });

  test('when no hand can hold any, then none is', () => {
    expect(viewIn(settingsAt('instrument=E2-E2-E2&root=C').choices()).voicing).toBeUndefined();
  });
});
