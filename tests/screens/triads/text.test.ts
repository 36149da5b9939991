import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { triadsTable, viewIn } from '../../../src/screens/triads/settings';
import { spokenChange, spokenShape, triadText } from '../../../src/screens/triads/text';
import { readChoices } from '../../../src/settings/choices';
import { triad } from '../../../src/theory/triad';

const viewOf = (query: string) => viewIn(readChoices(triadsTable, new URLSearchParams(query)));

describe('given a triad in text', () => {
  test('when it is displayed or spoken, then accidentals follow the preference or are words', () => {
    expect(triadText(triad('Eb', 'diminished'), 'symbols')).toEqual({
      name: { text: 'E♭ diminished', spoken: 'E flat diminished' },
      notes: { text: 'E♭ G♭ B♭♭', spoken: 'E flat, G flat, B double flat' },
      intervals: { text: 'R ♭3 ♭5', spoken: 'root, flat third, flat fifth' },
    });
    expect(triadText(triad('B', 'augmented'), 'letters').notes.text).toBe('B D# F##');
  });
});

describe('given a spoken shape', () => {
  test('when it is read, then each of its notes has its place, lowest first', () => {
    const { shape } = viewOf('shape=second-1');
    expect(shape && spokenShape(STANDARD_GUITAR, shape)).toBe(
      'Second inversion, frets 0 to 1: G on string 3, open; C on string 2, fret 1; E on string 1, open',
    );
  });
});

describe('given a change on the screen', () => {
  const said = (before: string, after: string) => spokenChange(viewOf(before), viewOf(after));

  test('when the triad is different, then its name and notes are spoken', () => {
    expect(said('', 'root=E&quality=minor')).toBe('E minor: E, G, B.');
    expect(said('root=C%23', 'root=C%23&accidentals=flats')).toBe('D flat major: D flat, F, A flat.');
  });

  test('when a shape is chosen, then its places are spoken', () => {
    expect(said('', 'shape=root-1')).toBe(
      'Root position, frets 3 to 5: C on string 3, fret 5; E on string 2, fret 5; G on string 1, fret 3.',
    );
  });

  test('when the shape changes with the triad, then both are spoken', () => {
    expect(said('shape=root-1', 'shape=root-1&root=D')).toBe(
      'D major: D, F sharp, A. Root position, frets 5 to 7: D on string 3, fret 7; F sharp on string 2, fret 7; A on string 1, fret 5.',
    );
  });

  test('when neither changes, then nothing is spoken', () => {
    expect(said('shape=root-1', '')).toBe('');
    expect(said('', 'set=All')).toBe('');
    expect(said('shape=root-1', 'shape=root-1&display=notes&frets=24')).toBe('');
  });
});
