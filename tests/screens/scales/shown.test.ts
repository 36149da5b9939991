import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { Diagram } from '../../../src/screens/scales/diagram';
import {
  neckDiagram,
  patternDiagrams,
  runTones,
  scaleViewFrom,
  shownQuery,
} from '../../../src/screens/scales/shown';
import { SCALE_KEYS, SCALE_TYPES, scale } from '../../../src/theory/scale';

const cMajor = scale('C', 'major');
const ALL = [0, 1, 2, 3, 4, 5];

const placesOf = ({ notes }: Diagram) =>
  notes.map(({ position: { guitarString, fret }, note }) => `${guitarString}.${fret} ${note}`);

const midisOf = (diagram: Diagram) => runTones(diagram, 60).map(({ tone }) => tone.midi);

describe('given the neck', () => {
  test('when strings and frets are filtered, then only the notes within them are left', () => {
    const diagram = neckDiagram(STANDARD_GUITAR, cMajor, { strings: [0, 4], minFret: 5, maxFret: 8 });
    expect(placesOf(diagram)).toEqual(['0.5 A', '0.7 B', '0.8 C', '4.5 E', '4.6 F', '4.8 G']);
    expect(diagram).toMatchObject({ name: 'Fretboard', firstFret: 5, lastFret: 8 });
  });

  test('when the scale has unusual spellings, then they are kept', () => {
    const fSharp = neckDiagram(STANDARD_GUITAR, scale('F#', 'major'), {
      strings: [0],
      minFret: 0,
      maxFret: 12,
    });
    expect(fSharp.notes.map(({ note }) => note).join(' ')).toBe('E# F# G# A# B C# D#');
    const gFlat = neckDiagram(STANDARD_GUITAR, scale('Gb', 'melodic-minor'), {
      strings: [0],
      minFret: 0,
      maxFret: 12,
    });
    expect(gFlat.notes.map(({ note }) => note).join(' ')).toBe('F Gb Ab Bbb Cb Db Eb');
  });

  test('when no string is selected, then there are no notes', () => {
    const diagram = neckDiagram(STANDARD_GUITAR, cMajor, { strings: [], minFret: 0, maxFret: 12 });
    expect(diagram.notes).toEqual([]);
    expect(runTones(diagram, 100)).toEqual([]);
  });
});

describe('given the patterns', () => {
  test('when the system is 3 notes per string, then seven diagrams start on the seven degrees', () => {
    const diagrams = patternDiagrams(STANDARD_GUITAR, cMajor, '3-notes-per-string');
    expect(diagrams.map(({ name, firstFret, lastFret }) => `${name}: ${firstFret}-${lastFret}`)).toEqual([
      ...['Pattern 1: 8-13', 'Pattern 2: 10-15', 'Pattern 3: 0-5', 'Pattern 4: 1-7'],
      ...['Pattern 5: 3-8', 'Pattern 6: 5-10', 'Pattern 7: 7-12'],
    ]);
  });

  test('when the system is CAGED, then five diagrams have the five shapes, the E shape first, five frets each', () => {
    const diagrams = patternDiagrams(STANDARD_GUITAR, cMajor, 'caged');
    expect(diagrams.map(({ name, firstFret, lastFret }) => `${name}: ${firstFret}-${lastFret}`)).toEqual([
      ...['E shape: 7-11', 'D shape: 9-13', 'C shape: 0-4', 'A shape: 2-6', 'G shape: 4-8'],
    ]);
  });

  test('when the scale is any scale, then no diagram exceeds a neck of 24 frets', { tags: 'full' }, () => {
    for (const key of SCALE_KEYS)
      for (const type of SCALE_TYPES)
        for (const system of ['3-notes-per-string', 'caged'] as const)
          for (const { firstFret, lastFret, notes } of patternDiagrams(
            STANDARD_GUITAR,
            scale(key, type),
            system,
          )) {
            expect(firstFret).toBeGreaterThanOrEqual(0);
            expect(lastFret).toBeLessThanOrEqual(24);
            for (const { position } of notes) {
              expect(position.fret).toBeGreaterThanOrEqual(firstFret);
              expect(position.fret).toBeLessThanOrEqual(lastFret);
            }
          }
  });
});

describe('given a diagram to play', () => {
  test('when it is a pattern, then its notes go up and back down, with the highest once', () => {
    const [first] = patternDiagrams(STANDARD_GUITAR, cMajor, '3-notes-per-string');
    const up = [48, 50, 52, 53, 55, 57, 59, 60, 62, 64, 65, 67, 69, 71, 72, 74, 76, 77];
    expect(first && midisOf(first)).toEqual([...up, ...up.slice(0, -1).reverse()]);
  });

  test('when a tempo is set, then that many notes sound per minute, one after the other', () => {
    const diagram = neckDiagram(STANDARD_GUITAR, cMajor, { strings: [0], minFret: 0, maxFret: 3 });
    expect(runTones(diagram, 40).map(({ tone }) => tone)).toEqual([
      { midi: 40, start: 0, duration: 1.5 },
      { midi: 41, start: 1.5, duration: 1.5 },
      { midi: 43, start: 3, duration: 1.5 },
      { midi: 41, start: 4.5, duration: 1.5 },
      { midi: 40, start: 6, duration: 1.5 },
    ]);
    expect(runTones(diagram, 200)[1]?.tone.start).toBeCloseTo(0.3);
  });

  test('when a pitch has several places, then it is played and marked once, nearest the nut', () => {
    const diagram = neckDiagram(STANDARD_GUITAR, cMajor, { strings: ALL, minFret: 0, maxFret: 12 });
    const tones = runTones(diagram, 100);
    const up = tones.slice(0, (tones.length + 1) / 2);
    const midis = up.map(({ tone }) => tone.midi);
    expect(midis).toEqual([...new Set(midis)].sort((a, b) => a - b));
    expect([midis[0], midis.at(-1)]).toEqual([40, 76]);
    const a2 = up.find(({ tone }) => tone.midi === 45);
    expect(a2?.places).toEqual([{ guitarString: 1, fret: 0 }]);
  });
});

describe('given the choices that decide which notes are shown', () => {
  test('when only the display changes, then their text stays the same, and when a note changes, so does the text', () => {
    const choices = new Map([['key', 'G']]);
    expect(shownQuery(choices)).toBe('?key=G');
    expect(shownQuery(new Map([...choices, ['tempo', '60'], ['display', 'intervals']]))).toBe('?key=G');
    expect(shownQuery(new Map([...choices, ['max', '5']]))).toBe('?key=G&max=5');
  });

  test('when the view is chosen, then there is one neck, or every pattern of the system', () => {
    expect(scaleViewFrom('').diagrams.map(({ name }) => name)).toEqual(['Fretboard']);
    expect(scaleViewFrom('?view=patterns').diagrams).toHaveLength(7);
    expect(scaleViewFrom('?view=patterns&system=caged').diagrams.map(({ id }) => id)).toEqual([
      ...['E', 'D', 'C', 'A', 'G'],
    ]);
  });
});
