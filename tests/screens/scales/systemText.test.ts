import { describe, expect, test } from 'vitest';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { neckNoteAt } from '../../../src/instrument/neckNote';
import { patternsOf } from '../../../src/instrument/pattern';
import { allPositions } from '../../../src/instrument/position';
import { systemNote } from '../../../src/screens/scales/systemText';
import { SCALE_KEYS, SCALE_TYPES, type ScaleType, scale } from '../../../src/theory/scale';
import { BASS } from '../../instrument/instruments';

const noteOf = (type: ScaleType) => systemNote(STANDARD_GUITAR, scale('C', type));

/** Where notes lie, with frets twelve apart alike. */
const formOf = (places: readonly { readonly guitarString: number; readonly fret: number }[]) =>
  places
    .map(({ guitarString, fret }) => `${guitarString}.${fret % 12}`)
    .sort()
    .join(' ');

describe('given what is said of the pattern systems of a scale', () => {
  test('when the scale has both, then nothing has to be said', () => {
    expect(SCALE_TYPES.filter(type => noteOf(type) === '')).toEqual([
      ...['major', 'melodic-minor', 'natural-minor', 'harmonic-minor'],
      ...['dorian', 'phrygian', 'lydian', 'mixolydian'],
    ]);
  });

  test('when one has no CAGED shapes, then it says so on a guitar', () => {
    for (const type of SCALE_TYPES.filter(each => noteOf(each) !== ''))
      expect(noteOf(type)).toContain("CAGED isn't offered");
  });

  test('when a tuning has no CAGED shapes, then that is why, where the scale would have them', () => {
    const reason = "CAGED isn't offered: its shapes need strings with a guitar's intervals between them.";
    expect(systemNote(BASS, scale('C', 'major'))).toBe(reason);
    expect(systemNote(BASS, scale('C', 'whole-tone'))).not.toContain('CAGED');
  });

  test('when strings are a fifth apart, then there are no notes per string, and it says why', () => {
    expect(systemNote(INSTRUMENTS.mandolin, scale('C', 'minor-pentatonic'))).toBe(
      "There is a position on each note. Notes-per-string patterns aren't offered: they need strings tuned about a fourth apart.",
    );
  });

  test('when strings are a fifth apart, then the blues scale has a position on each note, not the patterns of the pentatonic', () => {
    expect(systemNote(INSTRUMENTS.mandolin, scale('C', 'blues'))).toBe('There is a position on each note.');
    expect(patternsOf('positions', INSTRUMENTS.mandolin, scale('C', 'blues'))).toHaveLength(6);
  });

  test('when a tuning is re-entrant, then it says which string the positions leave out', () => {
    for (const type of SCALE_TYPES)
      expect(systemNote(INSTRUMENTS.ukulele, scale('C', type))).toContain(
        'String 4 has no notes of its own: positions climb from string 3.',
      );
    expect(systemNote(INSTRUMENTS['guitar-nashville'], scale('C', 'major'))).toContain(
      'Strings 2 and 1 have no notes of their own: positions climb from string 6.',
    );
  });

  test('when strings are too far apart for a hand, then it says that positions leave notes out', () => {
    const note =
      'The hand stays within 5 frets, so notes are left out between strings tuned further apart than that.';
    expect(systemNote(INSTRUMENTS['guitar-drop-d'], scale('C', 'whole-tone'))).toContain(note);
    expect(systemNote(INSTRUMENTS['guitar-drop-d'], scale('C', 'blues'))).not.toContain(note);
    expect(systemNote(STANDARD_GUITAR, scale('C', 'whole-tone'))).not.toContain(note);
  });

  test('when it says that the patterns of the pentatonic are the CAGED shapes, then they are, except where the nut moves one', () => {
    expect(noteOf('major-pentatonic')).toContain('They are the CAGED shapes');
    for (const key of SCALE_KEYS) {
      const patterns = patternsOf('2-notes-per-string', STANDARD_GUITAR, scale(key, 'major-pentatonic'));
      const forms = patterns.map(({ notes }) => formOf(notes.map(({ position }) => position)));
      const shapes = patternsOf('caged', STANDARD_GUITAR, scale(key, 'major'))
        .filter(({ startFret }) => startFret > 0)
        .map(({ notes }) =>
          formOf(notes.filter(({ degree }) => !['4', '7'].includes(degree)).map(({ position }) => position)),
        );
      expect(shapes.length).toBeGreaterThanOrEqual(4);
      for (const shape of shapes) expect(forms).toContain(shape);
    }
  });

  test.each([
    ['whole-tone', 2],
    ['diminished', 3],
  ] as const)(
    'when %s repeats every %i frets, then some of five shapes would be the same',
    (type, repeat) => {
      expect(noteOf(type)).toContain(`repeats every ${repeat} frets`);
      expect(noteOf(type)).toContain('some of its five shapes would be the same');
      const { tones } = scale('C', type);
      const windows = patternsOf('caged', STANDARD_GUITAR, scale('C', 'major')).map(
        ({ startFret, endFret }) =>
          allPositions(STANDARD_GUITAR, endFret)
            .filter(place => place.fret >= startFret && neckNoteAt(STANDARD_GUITAR, tones, place))
            .map(({ guitarString, fret }) => ({ guitarString, fret: fret - startFret })),
      );
      expect(new Set(windows.map(formOf)).size).toBeLessThan(5);
    },
  );
});
