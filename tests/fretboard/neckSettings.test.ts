import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fretRange, frets } from '../../src/fretboard/neckSettings';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { readChoices } from '../../src/settings/choices';

const range = fretRange({
  ...{ instrument: STANDARD_GUITAR, frets, shown: {} },
  lowest: { id: 'low', label: 'Lowest Fret' },
  highest: { id: 'high', label: 'Highest Fret' },
});
const table = { rows: [frets, range.lowest, range.highest], settle: range.settle };
const read = (query: string) => range.read(readChoices(table, new URLSearchParams(query)));

describe('given a range of frets', () => {
  test('when nothing is chosen, then it is the whole neck, however long that is', () => {
    expect(read('')).toEqual({ lowest: 0, highest: 12 });
    expect(read('frets=24')).toEqual({ lowest: 0, highest: 24 });
  });

  test('when the neck is shorter than the highest fret, then that is lowered to its last one', () => {
    expect(read('frets=15&low=14&high=20')).toEqual({ lowest: 14, highest: 15 });
    expect(read('low=20')).toEqual({ lowest: 12, highest: 12 });
  });

  test('whatever an address says, then the lowest fret is never above the highest, nor that above the last', () => {
    const fret = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(fc.constantFrom(12, 15, 24), fret, fret, (neck, low, high) => {
        const { lowest, highest } = read(`frets=${neck}&low=${low}&high=${high}`);
        expect(lowest).toBeLessThanOrEqual(highest);
        expect(highest).toBeLessThanOrEqual(neck);
      }),
    );
  });

  test('when a bound is chosen, then the other offers no fret beyond it', () => {
    const choices = readChoices(table, new URLSearchParams('low=5&high=9'));
    const codes = (row: typeof range.lowest) => row.optionsIn(choices).map(({ code }) => code);
    expect(codes(range.lowest)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(codes(range.highest)).toEqual(['5', '6', '7', '8', '9', '10', '11', '12']);
  });
});
