import { describe, expect, test } from 'vitest';
import { BARE_CELL, type CellView, cellName, type Mark } from '../../src/fretboard/cell';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import type { CellSpeech } from '../../src/settings/preferences';

const named = (guitarString: number, fret: number, view: CellView) =>
  cellName(STANDARD_GUITAR, { guitarString, fret }, view);

const cSharp: CellView = { text: 'C#', spoken: 'C sharp' };

describe('given a place on the neck', () => {
  test.each([
    ['a note', named(1, 4, cSharp), 'C sharp, string 5, fret 4'],
    ['an open string', named(0, 0, { text: 'E', spoken: 'E' }), 'E, string 6, open'],
    ['nothing', named(1, 4, BARE_CELL), 'string 5, fret 4'],
    [
      'a chosen interval',
      named(3, 8, { text: '♭3', spoken: 'E flat', interval: 'flat third', mark: 'selected' }),
      'E flat, flat third, string 3, fret 8, selected',
    ],
    ['a sounding note', named(1, 4, { ...cSharp, sounding: true }), 'C sharp, string 5, fret 4, sounding'],
    [
      'a highlighted, sounding note',
      named(1, 4, { ...cSharp, mark: 'highlighted', sounding: true }),
      'C sharp, string 5, fret 4, highlighted, sounding',
    ],
    [
      'a root that is brought out',
      named(1, 3, { text: 'C', spoken: 'C', mark: 'root', emphasis: 'strong', sounding: true }),
      'C, string 5, fret 3, root, highlighted, sounding',
    ],
    [
      'a root that stands back',
      named(1, 3, { text: 'C', spoken: 'C', mark: 'root', emphasis: 'weak' }),
      'C, string 5, fret 3, root',
    ],
    ['the target of a question', named(1, 4, { ...BARE_CELL, mark: 'target' }), 'target, string 5, fret 4'],
    [
      'a root whose interval says so already',
      named(1, 3, { text: 'R', spoken: 'C', interval: 'root', mark: 'root' }),
      'C, root, string 5, fret 3',
    ],
  ])('when it holds %s, then its name is complete and in order', (_what, name, expected) => {
    expect(name).toBe(expected);
  });

  test.each<[Mark, string]>([
    ['root', 'C sharp, string 5, fret 4, root'],
    ['in-set', 'C sharp, string 5, fret 4'],
    ['highlighted', 'C sharp, string 5, fret 4, highlighted'],
    ['selected', 'C sharp, string 5, fret 4, selected'],
    ['target', 'target, C sharp, string 5, fret 4'],
    ['right', 'C sharp, string 5, fret 4, right'],
    ['wrong', 'C sharp, string 5, fret 4, wrong'],
    ['missed', 'C sharp, string 5, fret 4, missed'],
  ])('when its mark is %s, then it is said as the design has it', (mark, expected) => {
    expect(named(1, 4, { ...cSharp, mark })).toBe(expected);
  });
});

describe('given a preference for shorter cell names', () => {
  const third: CellView = {
    text: '♭3',
    spoken: 'E flat',
    interval: 'flat third',
    mark: 'in-set',
    sounding: true,
  };
  const root: CellView = { text: 'R', spoken: 'C', interval: 'root', mark: 'root' };
  const target: CellView = { ...BARE_CELL, mark: 'target' };
  const missed: CellView = { ...cSharp, mark: 'missed' };

  test.each<[CellSpeech, CellView, string]>([
    ['pitch', third, 'E flat'],
    ['pitch', root, 'C'],
    ['pitch-and-place', third, 'E flat, string 5, fret 4'],
    ['pitch-and-place', root, 'C, string 5, fret 4'],
    ['all', third, 'E flat, flat third, string 5, fret 4, sounding'],
  ])('when only %s is asked for, then interval and state are left out', (speech, view, expected) => {
    expect(cellName(STANDARD_GUITAR, { guitarString: 1, fret: 4 }, view, speech)).toBe(expected);
  });

  test.each<[CellSpeech, CellView, string]>([
    ['pitch', BARE_CELL, 'string 5, fret 4'],
    ['pitch', target, 'target, string 5, fret 4'],
    ['pitch-and-place', target, 'target, string 5, fret 4'],
    ['pitch', missed, 'C sharp, missed'],
    ['pitch-and-place', missed, 'C sharp, string 5, fret 4, missed'],
  ])(
    'when only %s is asked for, then a question can still be answered and its marks are heard',
    (speech, view, expected) => {
      expect(cellName(STANDARD_GUITAR, { guitarString: 1, fret: 4 }, view, speech)).toBe(expected);
    },
  );
});
