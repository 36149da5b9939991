import { describe, expect, test } from 'vitest';
import { triadsSettings, triadsTable, viewIn } from '../../../src/screens/triads/settings';
import { chooseIn, optionBeside, readChoices, searchOf } from '../../../src/settings/choices';
import type { Choices, SettingRow } from '../../../src/settings/setting';

const choicesOf = (query: string) => readChoices(triadsTable, new URLSearchParams(query));

function choose(choices: Choices, row: SettingRow, code: string): Choices {
  const option = row.optionsIn(choices).find(each => each.code === code);
  if (!option) throw new Error(`${row.id} has no option ${code}`);
  return chooseIn(triadsTable, choices, row, option);
}

const textsOf = (row: SettingRow, choices: Choices = new Map()) =>
  row.optionsIn(choices).map(({ text }) => text);

/** The frets of the shape that is brought out, from its lowest string up. */
const fretsOf = (choices: Choices) => viewIn(choices).shape?.notes.map(({ position }) => position.fret);

describe('given the settings of the Triads screen', () => {
  test('when flats are chosen, then the roots are named with flats and the root in the address stays', () => {
    const sharp = choicesOf('root=C%23&quality=minor');
    const flat = choose(sharp, triadsSettings.accidentals, 'flats');
    expect(viewIn(sharp).triad.tones.map(({ note }) => note)).toEqual(['C#', 'E', 'G#']);
    expect(viewIn(flat).triad.tones.map(({ note }) => note)).toEqual(['Db', 'Fb', 'Ab']);
    expect(textsOf(triadsSettings.root, flat).join(' ')).toBe('C Db D Eb E F Gb G Ab A Bb B');
    expect(searchOf(triadsTable, flat)).toBe('?accidentals=flats&root=C%23&quality=minor');
  });
});

describe('given the close-position shapes as options', () => {
  test('when the strings are three, then all shapes up the neck are listed by inversion and span', () => {
    expect(textsOf(triadsSettings.shape)).toEqual([
      'None',
      'Second inversion, frets 0 to 1',
      'Root position, frets 3 to 5',
      'First inversion, frets 8 to 9',
    ]);
    expect(textsOf(triadsSettings.shape, choicesOf('root=G&set=2-3-4&frets=24'))).toEqual([
      'None',
      'Second inversion, open strings',
      'Root position, frets 3 to 5',
      'First inversion, frets 7 to 9',
      'Second inversion, fret 12',
      'Root position, frets 15 to 17',
      'First inversion, frets 19 to 21',
      'Second inversion, fret 24',
    ]);
  });

  test('when all strings are in the set, then there is no shape to choose', () => {
    expect(textsOf(triadsSettings.shape, choicesOf('set=All'))).toEqual(['None']);
  });

  test('when one is chosen, then a new root, quality or set keeps its inversion', () => {
    const rootPosition = choose(new Map(), triadsSettings.shape, 'root-1');
    expect(fretsOf(rootPosition)).toEqual([5, 5, 3]);
    expect(fretsOf(choose(rootPosition, triadsSettings.root, 'D'))).toEqual([7, 7, 5]);
    expect(fretsOf(choose(rootPosition, triadsSettings.quality, 'minor'))).toEqual([5, 4, 3]);
    expect(fretsOf(choose(rootPosition, triadsSettings.stringSet, '2-3-4'))).toEqual([10, 9, 8]);
  });

  test('when the neck no longer has the chosen one, then it is deselected', () => {
    const high = choicesOf('frets=24&shape=root-2');
    expect(fretsOf(high)).toEqual([17, 17, 15]);
    expect(searchOf(triadsTable, choose(high, triadsSettings.frets, '12'))).toBe('');
    expect(searchOf(triadsTable, choose(high, triadsSettings.stringSet, 'All'))).toBe('?frets=24&set=All');
  });

  test('when stepping through them, then they go up the neck and wrap around', () => {
    const walked = [0, 1, 2, 3].reduce<readonly Choices[]>(
      walk => {
        const choices = walk.at(-1) ?? new Map();
        const next = optionBeside(triadsSettings.shape, choices, 'next');
        return [...walk, next ? chooseIn(triadsTable, choices, triadsSettings.shape, next) : choices];
      },
      [new Map()],
    );
    expect(walked.map(fretsOf)).toEqual([undefined, [0, 1, 0], [5, 5, 3], [9, 8, 8], undefined]);
  });
});

describe('given an address', () => {
  test.each(['shape=root-9', 'shape=third-1', 'shape=root-3', 'shape=root-1&set=All'])(
    'when it says %s, then that falls back to the default',
    query => {
      expect(choicesOf(query).get(query.slice(0, query.indexOf('=')))).toBeUndefined();
    },
  );
});
