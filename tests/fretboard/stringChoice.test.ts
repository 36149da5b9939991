import { describe, expect, test } from 'vitest';
import { askedStrings as strings } from '../../src/fretboard/neckSettings';
import { readChoices, searchOf } from '../../src/settings/choices';

const table = { rows: [strings] };
const choicesOf = (code: string) => readChoices(table, new URLSearchParams({ strings: code }));
const read = (code: string) => strings.read(choicesOf(code));

describe('given strings in an address', () => {
  test.each([
    ['6.5', [0, 1]],
    ['1', [5]],
    ['5.4.3.2.1', [1, 2, 3, 4, 5]],
    ['none', []],
  ])('when they are %s, then each stands by its number', (code, places) => {
    expect(read(code)).toEqual(places);
  });

  test.each([
    ['0', [0]],
    ['0.1', [0, 1]],
    ['0.5', [0, 5]],
    ['0.1.2.3.4.5', [0, 1, 2, 3, 4, 5]],
  ])(
    'when the address is an old one, in which the sixth string was 0, as %s, then it means the same',
    (code, places) => {
      expect(read(code)).toEqual(places);
    },
  );

  test.each(['3', '5.1', '4.2', '5.4.2.1'])(
    'when %s means the same in both, then it reads the same',
    code => {
      const sixLess = code
        .split('.')
        .map(part => 6 - Number(part))
        .toSorted();
      expect(read(code)).toEqual(sixLess);
    },
  );

  test.each(['7', '0.9', 'E', ''])('when there is no such string, as in "%s", then all take part', code => {
    expect(read(code)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('when a string is unchecked in an old address, then the new address has numbers', () => {
    const old = choicesOf('0.1');
    const fifth = strings.optionsIn(old).find(({ text }) => text === '5(A)');
    if (!fifth) throw new Error('no fifth string');
    expect(strings.isChosen(old, fifth)).toBe(true);
    expect(searchOf(table, strings.choose(old, fifth))).toBe('?strings=6');
  });
});
