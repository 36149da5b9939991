// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { CAPO_FRETS, fretFromCapo, withCapo } from '../../src/instrument/capo';
import { type CursorMove, moveCursor, shortStringAhead, within } from '../../src/instrument/cursor';
import { textDiagram } from '../../src/instrument/diagramText';
import { inlayAt, withNames } from '../../src/instrument/instrument';
import { INSTRUMENTS } from '../../src/instrument/instruments';
import { ownTuning, readyMadeLike, typedTuning } from '../../src/instrument/ownTuning';
import {
  allPositions,
  fretOfPitch,
  fretsFrom,
  fretsOn,
  hasFret,
  midiAt,
  type Position,
} from '../../src/instrument/position';
import { closeShapes } from '../../src/instrument/shape';
import { beginsText, instrumentText } from '../../src/instrument/text';
import {
  notesCurriculum,
  placesCurriculum,
  readingCurriculum,
  stringNotesCurriculum,
} from '../../src/practice/curriculum';
import { placeItem, placeOfItem, tuningId } from '../../src/practice/neckItems';
import { pathOn } from '../../src/practice/path';
import { playableOn } from '../../src/screens/intervals/playedInterval';
import { systemNote } from '../../src/screens/scales/systemText';
import { scale } from '../../src/theory/scale';
import { triad } from '../../src/theory/triad';

const { banjo } = INSTRUMENTS;

/** The drone, string 5. */
const DRONE = 0;

const at = (fret: number): Position => ({ guitarString: DRONE, fret });

describe('given a banjo', () => {
  test('when it is told, then string 5 begins at fret 5, and the dots are a banjo’s', () => {
    expect(instrumentText(banjo)).toBe('Banjo, five strings');
    expect(beginsText(banjo, DRONE)).toBe('String 5 begins at fret 5');
    expect(fretsFrom(1, 22).filter(fret => inlayAt(banjo, fret) === 'single')).toEqual([
      ...[3, 5, 7, 10, 15, 17, 19, 22],
    ]);
    expect(inlayAt(banjo, 12)).toBe('double');
  });

  test('when its short string is read, then frets count along the neck, as in its tablature', () => {
    expect(fretsOn(banjo, DRONE, 0, 9)).toEqual([0, 6, 7, 8, 9]);
    expect([0, 6, 7, 12, 17].map(fret => midiAt(banjo, at(fret)))).toEqual([67, 68, 69, 74, 79]);
    expect(() => midiAt(banjo, at(5))).toThrow('string 5 of Banjo, five strings has no fret 5');
  });

  test('when any place of it is sounded, then its pitch leads back to its fret', () => {
    for (const place of allPositions(banjo, 22))
      expect(fretOfPitch(banjo, place.guitarString, midiAt(banjo, place))).toBe(place.fret);
    expect(fretOfPitch(banjo, DRONE, 66)).toBe(-1);
    expect(allPositions(banjo, 22)).toHaveLength(5 * 23 - 5);
  });

  test('when it has a capo, then its frets begin at 5 from the capo, and items are those without it', () => {
    const held = withCapo(banjo, 2);
    expect(held.strings.map(({ label }) => label)).toEqual(['5(A)', '4(E)', '3(A)', '2(C#)', '1(E)']);
    expect(fretsOn(held, DRONE, 0, 8)).toEqual([0, 6, 7, 8]);
    expect(placeItem(held, at(0))).toBe('place:G4-D3-G3-B3-D4:5:7');
    expect(placeItem(held, at(7))).toBe('place:G4-D3-G3-B3-D4:5:9');
    for (const capo of CAPO_FRETS) {
      const withIt = withCapo(banjo, capo);
      for (const place of allPositions(withIt, 12))
        expect(placeOfItem(withIt, placeItem(withIt, place))).toEqual(place);
    }
  });

  test('when an item names a place that it lacks, or one behind its capo, then it is none', () => {
    expect(placeOfItem(banjo, 'place:G4-D3-G3-B3-D4:5:3')).toBeUndefined();
    expect(placeOfItem(banjo, 'place:G4-D3-G3-B3-D4:5:6')).toEqual(at(6));
    expect(fretFromCapo(withCapo(banjo, 2), at(6))).toBeUndefined();
    expect(fretFromCapo(withCapo(banjo, 2), at(7))).toBe(0);
  });

  test('when its notes have other names, then its strings are as long', () => {
    expect(withNames(banjo, 'german').strings.map(({ label, from = 0 }) => `${label} ${from}`)).toEqual([
      ...['5(G) 5', '4(D) 0', '3(G) 0', '2(H) 0', '1(D) 0'],
    ]);
  });

  test('when the same open notes are typed as an own tuning, then that is a banjo, too', () => {
    expect(typedTuning('G D G B D')).toEqual({
      kind: 'tuning',
      openNotes: ['G4', 'D3', 'G3', 'B3', 'D4'],
    });
    const own = ownTuning(['G4', 'D3', 'G3', 'B3', 'D4']);
    expect(readyMadeLike(['G4', 'D3', 'G3', 'B3', 'D4'])).toBe(banjo);
    expect(own.name).toBe('G D G B D');
    expect(tuningId(own)).toBe(tuningId(banjo));
    expect(allPositions(own, 22)).toEqual(allPositions(banjo, 22));
    expect(own.fretCounts).toEqual(banjo.fretCounts);
    expect(own.inlays).toEqual(banjo.inlays);
  });

  test('when another tuning has five strings, then all of them are full ones', () => {
    const doubleC = ownTuning(['G4', 'C3', 'G3', 'C4', 'D4']);
    expect(allPositions(doubleC, 12)).toHaveLength(5 * 13);
  });

  test('when any curriculum is made, then it asks for no place that isn’t there, and for a drone last', () => {
    const items = placesCurriculum(banjo, 22).stages.flat();
    const places = items.flatMap(item => placeOfItem(banjo, item) ?? []);
    expect(places).toHaveLength(items.length);
    expect(new Set(items).size).toBe(5 * 23 - 5);
    expect(
      placesCurriculum(banjo, 12).stages[1]?.every(item => item.startsWith('place:G4-D3-G3-B3-D4:4:')),
    ).toBe(true);
    const onStrings = stringNotesCurriculum(banjo).stages.flat();
    expect(new Set(onStrings).size).toBe(onStrings.length);
    expect(onStrings).toHaveLength(5 * 12);
    expect(notesCurriculum(banjo).stages.flat()).toHaveLength(12);
    expect(new Set(readingCurriculum(banjo, 22, 0).stages.flat()).size).toBe(84 - 50 + 1);
    expect(pathOn(banjo)[0]?.name).toBe('Naturals on strings 4 and 3, frets 0 to 5');
  });

  test('when its intervals are looked for, then the highest note is that of string 1', () => {
    expect(playableOn(banjo).lowest).toBe(50);
    expect(playableOn(banjo).highest).toBe(
      Math.max(...allPositions(banjo, 22).map(place => midiAt(banjo, place))),
    );
  });

  test('when a scale is played in positions, then they climb on its long strings, and the page says why', () => {
    expect(systemNote(banjo, scale('C', 'major'))).toContain(
      'String 5 has no notes of its own: positions climb from string 4.',
    );
  });

  test('when a triad is looked for on strings 3, 4 and 5, then it lies where all of them have frets, or with an open drone', () => {
    const shapes = closeShapes(banjo, triad('C', 'major'), '3-4-5', 22);
    expect(shapes.length).toBeGreaterThan(0);
    for (const { notes } of shapes)
      for (const { position } of notes) expect(hasFret(banjo, position)).toBe(true);
    expect(closeShapes(banjo, triad('C', 'major'), '3-4-5', 12)).toEqual([]);
  });
});

describe('given a cursor on a banjo', () => {
  const bounds = { instrument: banjo, firstString: 0, lastString: 4, firstFret: 0, lastFret: 12 };
  const moved = (fret: number, move: CursorMove, lastFret = 12) =>
    moveCursor(at(fret), move, { ...bounds, lastFret }).fret;

  test.each([
    [0, 'right', 6],
    [6, 'left', 0],
    [7, 'left', 6],
    [0, 'left', 0],
    [0, 'last-fret', 12],
    [12, 'first-fret', 0],
    [0, 'octave-up', 12],
    [12, 'octave-down', 0],
  ] as const)(
    'when it is on the short string at fret %i and moves %s, then it comes to fret %i',
    (from, move, to) => {
      expect(moved(from, move)).toBe(to);
    },
  );

  test('when 12 frets toward the nut there are none, then it comes to the open string', () => {
    expect(moved(15, 'octave-down', 20)).toBe(0);
    expect(moved(18, 'octave-down', 20)).toBe(6);
  });

  test('when the string below begins further up, then it stays, and that string is named', () => {
    const from = { guitarString: 1, fret: 3 };
    expect(moveCursor(from, 'down', bounds)).toBe(from);
    expect(shortStringAhead(from, 'down', bounds)).toBe(DRONE);
    expect(shortStringAhead(from, 'up', bounds)).toBeUndefined();
    expect(shortStringAhead({ guitarString: 1, fret: 6 }, 'down', bounds)).toBeUndefined();
    expect(shortStringAhead(at(6), 'down', bounds)).toBeUndefined();
    const turned = { hand: 'right', topString: 'lowest' } as const;
    expect(shortStringAhead(from, 'up', bounds, turned)).toBe(DRONE);
  });

  test('when it is wanted where the string has no fret, then it comes to the nearest one', () => {
    expect([1, 3, 4, 5].map(fret => within(at(fret), bounds).fret)).toEqual([0, 0, 6, 6]);
    expect(within(at(7), bounds)).toEqual(at(7));
    // On part of a neck where the string hasn't begun, it comes to the next string.
    expect(within(at(2), { ...bounds, firstFret: 1, lastFret: 4 })).toEqual({ guitarString: 1, fret: 2 });
  });
});

describe('given a text diagram of a banjo', () => {
  const note = (guitarString: number, fret: number, text: string) => ({
    ...{ position: { guitarString, fret }, text, spoken: text, isRoot: false },
  });

  test('when it is drawn from the nut, then string 5 is blank up to its beginning', () => {
    expect(
      textDiagram(banjo, [note(0, 0, 'G'), note(0, 7, 'A'), note(1, 2, 'E')], 0, 7)
        .split('\n')
        .slice(-3),
    ).toEqual([
      '4(D)    ||---|-E-|---|---|---|---|---|',
      '5(G)  G                      |---|-A-|',
      '      0    1   2   3   4   5   6   7',
    ]);
  });

  test('when it is drawn for the left hand, then it is the mirror image', () => {
    expect(
      textDiagram(banjo, [note(0, 7, 'A')], 4, 7, { hand: 'left', topString: 'first' })
        .split('\n')
        .slice(-2),
    ).toEqual(['|-A-|---|         5(G)', '  7   6   5   4']);
  });
});
