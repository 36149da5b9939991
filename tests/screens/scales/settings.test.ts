import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterIn, scaleIn, scalesSettings, scalesTable } from '../../../src/screens/scales/settings';
import { chooseIn, readChoices, searchOf } from '../../../src/settings/choices';
import type { Choices, SettingRow } from '../../../src/settings/setting';

const { frets, key, type, system, minFret, maxFret } = scalesSettings;

const choicesOf = (query: string) => readChoices(scalesTable, new URLSearchParams(query));

function choose(choices: Choices, row: SettingRow, code: string): Choices {
  const option = row.optionsIn(choices).find(each => each.code === code);
  if (!option) throw new Error(`${row.id} has no option ${code}`);
  return chooseIn(scalesTable, choices, row, option);
}

const textsOf = (row: SettingRow, choices: Choices = new Map()) =>
  row.optionsIn(choices).map(({ text }) => text);

describe('given the settings of the Scales screen', () => {
  test('when any bounds are in the address, then the lower is at most the upper, and that is on the neck', () => {
    const codes = fc.record(
      {
        frets: fc.constantFrom('15', '24', '13'),
        min: fc.integer({ min: -1, max: 25 }).map(String),
        max: fc.integer({ min: -1, max: 25 }).map(String),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(codes, values => {
        const read = readChoices(scalesTable, new Map(Object.entries(values)));
        const { minFret: low, maxFret: high } = filterIn(read);
        expect(low).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(frets.read(read));
      }),
    );
  });
});

describe('given the pattern systems', () => {
  test.each([
    ['', '3 Notes per String', 'CAGED'],
    ['type=dorian', '3 Notes per String', 'CAGED'],
    ['type=locrian', '3 Notes per String'],
    ['type=minor-pentatonic', '2 Notes per String'],
    ['type=blues', 'Positions'],
    ['type=diminished', 'Positions'],
  ])(
    'when the address is %j, then just those of the scale are offered, and the first is chosen',
    (query, ...texts) => {
      const choices = choicesOf(query);
      expect(textsOf(system, choices)).toEqual(texts);
      const [first] = system.optionsIn(choices);
      expect(system.read(choices)).toBe(first?.code);
      expect(system.optionsIn(choices).map(option => system.isChosen(choices, option))).toEqual(
        texts.map((_, at) => at === 0),
      );
    },
  );

  test('when an address names one that the scale hasn’t, then another is shown, and it is back with the next scale', () => {
    const blues = choicesOf('type=blues&system=caged');
    expect(system.read(blues)).toBe('positions');
    expect(system.read(choose(blues, type, 'major'))).toBe('caged');
  });
});

test('given what the quiz asks, when nothing is chosen, then it is what it was before there were more scales', () => {
  expect(scalesSettings.askedTypes.read(new Map())).toEqual(['major', 'melodic-minor']);
  expect(textsOf(scalesSettings.askedTypes)).toEqual(textsOf(type));
  const old = choicesOf('types=melodic-minor');
  expect(scalesSettings.askedTypes.read(old)).toEqual(['melodic-minor']);
  expect(searchOf(scalesTable, choicesOf('types=major.melodic-minor'))).toBe('');
});

describe('given the bounds of the fret filter', () => {
  test('when the options of one are listed, then they are limited by the other and by the neck', () => {
    const choices = choicesOf('frets=15&min=4&max=9');
    expect(textsOf(minFret, choices).map(Number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(textsOf(maxFret, choices).map(Number)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test('when the neck gets shorter, then the upper bound comes down with it, and the lower one too', () => {
    const choices = choicesOf('frets=24&min=18&max=22');
    expect(filterIn(choose(choices, frets, '20'))).toMatchObject({ minFret: 18, maxFret: 20 });
    expect(filterIn(choose(choices, frets, '15'))).toMatchObject({ minFret: 15, maxFret: 15 });
    expect(filterIn(choose(choices, frets, '12'))).toMatchObject({ minFret: 12, maxFret: 12 });
  });

  test('when the neck gets longer, then bounds that were chosen stay', () => {
    expect(filterIn(choose(choicesOf('min=2&max=5'), frets, '24'))).toMatchObject({ minFret: 2, maxFret: 5 });
  });

  test('when the neck gets longer and the address has no upper bound, then that goes up with it, and down again', () => {
    const longer = choose(choicesOf('min=2'), frets, '24');
    expect(filterIn(longer)).toMatchObject({ minFret: 2, maxFret: 24 });
    expect(searchOf(scalesTable, longer)).toBe('?frets=24&min=2');
    expect(filterIn(choose(longer, frets, '15'))).toMatchObject({ minFret: 2, maxFret: 15 });
  });

  test('when an upper bound is chosen, then the address has it, unless it is the last fret', () => {
    const bounded = choose(choicesOf('frets=24'), maxFret, '12');
    expect(searchOf(scalesTable, bounded)).toBe('?frets=24&max=12');
    expect(filterIn(choicesOf('frets=24&max=12')).maxFret).toBe(12);
    expect(searchOf(scalesTable, choose(bounded, maxFret, '24'))).toBe('?frets=24');
    const chosen = maxFret.optionsIn(bounded).filter(option => maxFret.isChosen(bounded, option));
    expect(chosen.map(({ text }) => text)).toEqual(['12']);
  });

  test('when an address swaps them, then the lower one comes down to the upper', () => {
    expect(filterIn(choicesOf('min=9&max=5'))).toMatchObject({ minFret: 5, maxFret: 5 });
  });
});

test('given an instrument without CAGED shapes, when an address asks for them, then the patterns it has are shown', () => {
  const { system } = scalesSettings;
  const onBass = new Map([['instrument', 'bass-4']]);
  expect(system.read(new Map([...onBass, ['system', 'caged']]))).toBe('3-notes-per-string');
  expect(system.optionsIn(onBass).map(({ text }) => text)).toEqual(['3 Notes per String']);
});

describe('given a scale with a minor third', () => {
  test('when its keys are listed, then C sharp, G sharp, D sharp and A sharp come after the others', () => {
    expect(textsOf(key, choicesOf('type=natural-minor')).slice(13)).toEqual(['C#', 'G#', 'D#', 'A#']);
    expect(textsOf(key, choicesOf('type=melodic-minor'))).toHaveLength(13);
    expect(scaleIn(choicesOf('type=natural-minor&key=C%23')).key).toBe('C#');
  });

  test('when another scale follows that has no such key, then the key is spelled with flats', () => {
    const minor = choicesOf('type=natural-minor&key=C%23');
    expect(scaleIn(choose(minor, type, 'major'))).toMatchObject({ key: 'Db', type: 'major' });
    expect(scaleIn(choicesOf('type=melodic-minor&key=G%23')).key).toBe('Ab');
  });
});
