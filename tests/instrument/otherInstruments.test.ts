import { describe, expect, test } from 'vitest';
import { cellName } from '../../src/fretboard/cell';
import { moveCursor, samePitch, stringBounds } from '../../src/instrument/cursor';
import { stringSentences, textDiagram } from '../../src/instrument/diagramText';
import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { neckNoteAt } from '../../src/instrument/neckNote';
import { patternSystemsOf, patternsOf } from '../../src/instrument/pattern';
import { allPositions, midiAt, stringNumber } from '../../src/instrument/position';
import { handShape } from '../../src/instrument/reach';
import { closeShapes, INVERSIONS, stringSetsOf, stringsOfSet } from '../../src/instrument/shape';
import { placeText } from '../../src/instrument/text';
import { filterIn, scalesSettings, scalesTable } from '../../src/screens/scales/settings';
import { patternDiagrams, runTones } from '../../src/screens/scales/shown';
import { triadsSettings, viewIn } from '../../src/screens/triads/settings';
import { triadTones } from '../../src/screens/triads/view';
import { readChoices } from '../../src/settings/choices';
import { type ScaleKey, scale } from '../../src/theory/scale';
import { TRIAD_QUALITIES, triad } from '../../src/theory/triad';
import { neckCommandsOf } from '../fretboard/neckCommandsOf';
import { BASS, REENTRANT_UKULELE, SEVEN_STRING } from './instruments';

const ON_UKULELE = new Map([['instrument', 'ukulele']]);

/** The strings that an address of the Scales screen shows, by place. */
const stringsIn = (query: string) => filterIn(readChoices(scalesTable, new URLSearchParams(query))).strings;

const at = (guitarString: number, fret: number) => ({ guitarString, fret });

const neckOf = (instrument: Instrument, lastFret = 12) => ({
  ...stringBounds(instrument, undefined),
  firstFret: 0,
  lastFret,
});

const stringCommands = (instrument: Instrument) =>
  neckCommandsOf(instrument)
    .filter(({ id }) => id.startsWith('neck.to-string.'))
    .map(({ title, hotkeys = [] }) => `${hotkeys.join()} ${title}`);

describe('given a re-entrant ukulele, its bottom string G4 above C4 and E4', () => {
  test('when the cursor walks, then it goes by rows: up from string 4 to string 3, which sounds lower', () => {
    const neck = neckOf(REENTRANT_UKULELE);
    expect(moveCursor(at(0, 0), 'up', neck)).toEqual(at(1, 0));
    expect(moveCursor(at(1, 0), 'down', neck)).toEqual(at(0, 0));
    expect(moveCursor(at(2, 5), 'first-corner', neck)).toEqual(at(3, 0));
    expect(moveCursor(at(2, 5), 'last-corner', neck)).toEqual(at(0, 12));
  });

  test('when the same note is looked for, then it is found row by row from the bottom', () => {
    const neck = neckOf(REENTRANT_UKULELE);
    expect(samePitch(REENTRANT_UKULELE, neck, at(0, 0), 'next')).toEqual(at(0, 12));
    expect(samePitch(REENTRANT_UKULELE, neck, at(0, 12), 'next')).toEqual(at(1, 7));
    expect(samePitch(REENTRANT_UKULELE, neck, at(0, 0), 'previous')).toEqual(at(3, 10));
  });

  test('when places are named, then the bottom row is string 4', () => {
    expect(placeText(REENTRANT_UKULELE, at(0, 0))).toBe('string 4, open');
    expect(cellName(REENTRANT_UKULELE, at(3, 3), { text: 'C', spoken: 'C' })).toBe('C, string 1, fret 3');
    expect(stringCommands(REENTRANT_UKULELE)).toEqual([
      ...['1 Go to string 1(A)', '2 Go to string 2(E)', '3 Go to string 3(C)', '4 Go to string 4(G)'],
    ]);
  });

  test('when a scale is read as text, then its strings stand by place', () => {
    const notes = [at(0, 0), at(1, 0), at(3, 3)].map(position => ({
      ...{ position, text: 'x', spoken: 'C', isRoot: true },
    }));
    expect(stringSentences(REENTRANT_UKULELE, notes)).toEqual([
      'String 4: open, C root',
      'String 3: open, C root',
      'String 1: fret 3, C root',
    ]);
    expect(textDiagram(REENTRANT_UKULELE, [], 1, 2).split('\n')).toEqual([
      ...['1(A) ||---|---|', '2(E) ||---|---|', '3(C) ||---|---|', '4(G) ||---|---|', '        1   2'],
    ]);
  });

  test('when C major is looked for on strings 2-3-4, then the open strings are its root position', () => {
    const [open] = closeShapes(REENTRANT_UKULELE, triad('C', 'major'), '2-3-4', 12);
    expect(open?.inversion).toBe('root position');
    expect(open?.notes.map(({ note, position }) => [note, position])).toEqual([
      ['C', at(1, 0)],
      ['E', at(2, 0)],
      ['G', at(0, 0)],
    ]);
  });

  test('when its string sets are listed, then they are every three neighbors', () => {
    expect(stringSetsOf(REENTRANT_UKULELE)).toEqual(['1-2-3', '2-3-4', 'All']);
    expect(stringsOfSet(REENTRANT_UKULELE, '2-3-4')).toEqual([0, 1, 2]);
  });

  test('when its patterns are asked for, then a scale lies in positions on the three strings that rise', () => {
    expect(patternSystemsOf(REENTRANT_UKULELE)).toEqual(['positions']);
    expect(scalesSettings.system.optionsIn(ON_UKULELE).map(({ code }) => code)).toEqual(['positions']);
    expect(positionsOn(REENTRANT_UKULELE, 'C')[0]).toEqual(['', '0 2', '0 1 3', '0 2 3']);
    expect(positionsOn(REENTRANT_UKULELE, 'C')).toHaveLength(7);
  });

  test('when a triad is played without a shape, then it rises from its lowest root, wherever that lies', () => {
    const tones = triadTones(viewIn(new Map([...ON_UKULELE, ['set', 'All']])));
    expect(tones.slice(0, 3).map(({ tone }) => tone.midi)).toEqual([60, 64, 67]);
    expect(tones[2]?.places).toEqual([at(0, 0), at(1, 7), at(2, 3)]);
  });

  test('when its neck is played through, then each pitch sounds once, in the order of pitch', () => {
    const { tones } = scale('C', 'major');
    const notes = allPositions(REENTRANT_UKULELE, 3).flatMap(
      position => neckNoteAt(REENTRANT_UKULELE, tones, position) ?? [],
    );
    const diagram = {
      ...{ instrument: REENTRANT_UKULELE, id: 'neck' as const, name: 'Fretboard', firstFret: 0, lastFret: 3 },
      notes,
    };
    const midis = runTones(diagram, 60).map(({ tone }) => tone.midi);
    expect(midis).toEqual([60, 62, 64, 65, 67, 69, 71, 72, 71, 69, 67, 65, 64, 62, 60]);
  });

  test('when a fifth is looked for, then it lies under one hand', () => {
    expect(handShape(REENTRANT_UKULELE, 12, 60, [7])).toEqual({ root: at(1, 0), targets: [at(0, 0)] });
  });

  test('when an address names its strings, then by their numbers', () => {
    expect(stringsIn('instrument=ukulele&strings=4.1')).toEqual([0, 3]);
    expect(stringsIn('instrument=ukulele&strings=6')).toEqual([0, 1, 2, 3]);
  });
});

/** The positions of a major scale, each by its frets string by string from the bottom row. */
const positionsOn = (instrument: Instrument, key: ScaleKey) =>
  patternsOf('positions', instrument, scale(key, 'major')).map(({ notes }) =>
    instrument.strings.map((_, place) =>
      notes
        .flatMap(({ position: { guitarString, fret } }) => (guitarString === place ? [fret] : []))
        .join(' '),
    ),
  );

describe('given a mandolin', () => {
  test('when its patterns are asked for, then a hand covers seven frets, as in the open position of G major', () => {
    expect(positionsOn(INSTRUMENTS.mandolin, 'G')[0]).toEqual(['0 2 4 5', '0 2 4 5', '0 2 3 5', '0 2 3 5']);
  });

  test('when close triads are looked for, then none spans over five frets', () => {
    expect(closeShapes(INSTRUMENTS.mandolin, triad('C', 'augmented'), '1-2-3', 20)).toEqual([]);
    const shapes = closeShapes(INSTRUMENTS.mandolin, triad('C', 'major'), '1-2-3', 12);
    expect(shapes.map(({ inversion, lowFret, highFret }) => [inversion, lowFret, highFret])).toEqual([
      ['second inversion', 0, 5],
    ]);
  });
});

describe('given a guitar in drop D', () => {
  test('when whole tone lies in positions, then the hand stays on five frets', () => {
    const [first] = patternsOf('positions', INSTRUMENTS['guitar-drop-d'], scale('C', 'whole-tone'));
    expect(
      first?.notes.map(({ position: { guitarString, fret } }) => `${guitarString}.${fret}`).join(' '),
    ).toBe('0.10 0.12 0.14 1.11 1.13 2.10 2.12 2.14 3.11 3.13 4.11 4.13 5.10 5.12 5.14');
  });
});

describe('given a seven-string guitar', () => {
  test('when a string is added below, then the numbers of the others stay', () => {
    expect(stringNumber(SEVEN_STRING, 0)).toBe(7);
    expect(stringNumber(SEVEN_STRING, 1)).toBe(6);
    expect(stringCommands(SEVEN_STRING).at(-1)).toBe('7 Go to string 7(B)');
    expect(stringsIn('strings=6.5')).toEqual([0, 1]);
    expect(stringsIn('instrument=guitar-7&strings=6.5')).toEqual([1, 2]);
  });

  test('when CAGED shapes are looked for, then they lie at the frets of six strings, and take the seventh in', () => {
    expect(patternSystemsOf(SEVEN_STRING)).toContain('caged');
    const spans = (instrument: Instrument) =>
      patternsOf('caged', instrument, scale('A', 'major')).map(
        ({ id, startFret, endFret }) => `${id} ${startFret} to ${endFret}`,
      );
    expect(spans(SEVEN_STRING)).toEqual(spans(STANDARD_GUITAR));
    const [cShape] = patternsOf('caged', SEVEN_STRING, scale('C', 'major'));
    expect(cShape?.notes[0]).toEqual({ position: at(0, 0), note: 'B', degree: '7' });
  });

  test('when three notes a string are played, then there are 21 on seven patterns', () => {
    const patterns = patternsOf('3-notes-per-string', SEVEN_STRING, scale('C', 'major'));
    expect(patterns.map(({ notes }) => notes.length)).toEqual(Array(7).fill(21));
  });

  test('when its string sets are listed, then there are five, and all strings', () => {
    expect(stringSetsOf(SEVEN_STRING)).toEqual(['1-2-3', '2-3-4', '3-4-5', '4-5-6', '5-6-7', 'All']);
    expect(
      triadsSettings.stringSet.optionsIn(new Map([['instrument', 'guitar-7']])).map(({ text }) => text),
    ).toContain('5-6-7');
  });
});

describe('given any instrument, when its music is laid out', () => {
  const SOME = [STANDARD_GUITAR, SEVEN_STRING, BASS, REENTRANT_UKULELE];

  test('then every closed shape sounds its triad from its lowest note up, within an octave, on its neck', () => {
    for (const instrument of SOME)
      for (const set of stringSetsOf(instrument))
        for (const quality of TRIAD_QUALITIES)
          for (const { inversion, notes } of closeShapes(instrument, triad('D', quality), set, 15)) {
            const midis = notes.map(({ position }) => midiAt(instrument, position));
            expect(midis).toEqual(midis.toSorted((one, other) => one - other));
            expect((midis.at(-1) ?? 0) - (midis[0] ?? 0)).toBeLessThan(12);
            expect(notes[0]?.note).toBe(triad('D', quality).tones[INVERSIONS.indexOf(inversion)]?.note);
            expect(notes.every(({ position: { fret } }) => fret >= 0 && fret <= 15)).toBe(true);
          }
  });

  test('then every pattern that is offered rises in pitch and lies within its frets', () => {
    for (const instrument of SOME)
      for (const system of patternSystemsOf(instrument))
        for (const { notes, firstFret, lastFret } of patternDiagrams(
          instrument,
          scale('Eb', 'major'),
          system,
        )) {
          const midis = notes.map(({ position }) => midiAt(instrument, position));
          expect(midis).toEqual([...new Set(midis)].toSorted((one, other) => one - other));
          expect(notes.every(({ position: { fret } }) => fret >= firstFret && fret <= lastFret)).toBe(true);
        }
  });
});
