import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseIn, optionBeside, readChoices, searchOf, settled } from '../../src/settings/choices';
import type { SettingsTable } from '../../src/settings/setting';
import { drill, key, marks, max, min, NOTHING, optionOf, strings } from './madeRows';

const table: SettingsTable = {
  rows: [key, min, max, strings, marks, drill],
  settle: choices =>
    min.read(choices) > max.read(choices) ? min.write(choices, max.read(choices)) : choices,
};

describe('given a table whose rows depend on each other', () => {
  test('when a choice makes another impossible, then the other moves with it', () => {
    const low = chooseIn(table, new Map([['min', '3']]), max, optionOf(max, '1'));
    expect(min.read(low)).toBe(1);
    expect(max.read(low)).toBe(1);
  });

  test('when contradictory choices are read, then they are made consistent', () => {
    const read = readChoices(table, new URLSearchParams('min=4&max=2'));
    expect(min.read(read)).toBe(2);
  });

  test('when a table has no dependent rows, then its choices stay the same object', () => {
    const choices = new Map([['key', 'Bb']]);
    expect(settled({ rows: [key] }, choices)).toBe(choices);
  });
});

describe('given a query', () => {
  test('when it has known values, then they are read', () => {
    const read = readChoices(table, new URLSearchParams('?key=Bb&marks=C%23.D&drill=on'));
    expect(read).toEqual(
      new Map([
        ['key', 'Bb'],
        ['marks', 'C#.D'],
        ['drill', 'on'],
      ]),
    );
  });

  test('when it has invalid values, defaults or unknown names, then they are left out', () => {
    expect(readChoices(table, new URLSearchParams('?key=H&min=-1&drill=off&strings=&junk=1'))).toEqual(
      new Map(),
    );
  });

  test('when a name occurs twice, then the first counts', () => {
    expect(key.read(readChoices(table, new URLSearchParams('key=Bb&key=Fs')))).toBe('Bb');
  });

  test('when choices are written, then they are in the order of the table and can be read back', () => {
    const choices = new Map([
      ['drill', 'on'],
      ['key', 'Fs'],
      ['marks', 'C#'],
    ]);
    const search = searchOf(table, choices);
    expect(search).toBe('?key=Fs&marks=C%23&drill=on');
    expect(readChoices(table, new URLSearchParams(search))).toEqual(choices);
  });

  test('when nothing differs from the defaults, then there is no query', () => {
    expect(searchOf(table, NOTHING)).toBe('');
  });

  const rubbish = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...table.rows.map(({ id }) => id)), fc.string()),
      fc.oneof(
        fc.constantFrom('C', 'Bb', 'Fs', '0', '3', '4', '6.5', '5.6', '6.6', 'none', 'on', 'off', '', '.'),
        fc.string(),
        fc.string({ unit: 'binary' }),
      ),
    ),
    { maxLength: 8 },
  );

  test('when it is any text, then the choices read are valid, consistent and survive a round trip', () => {
    fc.assert(
      fc.property(rubbish, pairs => {
        const choices = readChoices(table, new URLSearchParams(pairs));
        for (const [id, code] of choices) {
          const row = table.rows.find(each => each.id === id);
          expect(row?.accepts(code)).toBe(true);
          expect(code).not.toBe(row?.defaultCode);
        }
        expect(min.read(choices)).toBeLessThanOrEqual(max.read(choices));
        expect([6, 5, 4]).toEqual(expect.arrayContaining([...strings.read(choices)]));
        const again = readChoices(table, new URLSearchParams(searchOf(table, choices)));
        expect(again).toEqual(choices);
      }),
      { numRuns: 500 },
    );
  });

  test('when any option of any row is chosen, then it is chosen, and in the address', () => {
    const anyRow = fc.constantFrom(...table.rows);
    fc.assert(
      fc.property(fc.array(fc.tuple(anyRow, fc.nat())), picks => {
        let choices = NOTHING;
        for (const [row, pick] of picks) {
          const options = row.optionsIn(choices);
          const option = options[pick % options.length];
          if (!option) throw new Error(`${row.id} offers nothing`);
          const before = row.isChosen(choices, option);
          choices = chooseIn(table, choices, row, option);
          expect(row.isChosen(choices, option)).toBe(row.many ? !before : true);
        }
        expect(readChoices(table, new URLSearchParams(searchOf(table, choices)))).toEqual(choices);
      }),
    );
  });
});

describe('given a setting that people step through', () => {
  test('when moving to the next option, then the first follows the last', () => {
    expect(optionBeside(key, NOTHING, 'next')?.code).toBe('Bb');
    expect(optionBeside(key, new Map([['key', 'Fs']]), 'next')?.code).toBe('C');
  });

  test('when moving to the previous option, then the last precedes the first', () => {
    expect(optionBeside(key, new Map([['key', 'Fs']]), 'previous')?.code).toBe('Bb');
    expect(optionBeside(key, NOTHING, 'previous')?.code).toBe('Fs');
  });
});
