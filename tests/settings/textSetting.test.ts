import { describe, expect, test } from 'vitest';
import { readChoices, searchOf } from '../../src/settings/choices';
import { onOff } from '../../src/settings/optionSetting';
import { textOf } from '../../src/settings/textSetting';

const words = textOf<readonly string[]>({
  id: 'words',
  parse: text => text.split(' ').filter(word => /^[a-z]+$/.test(word)),
  format: value => value.join(' '),
});
const sound = onOff({ id: 'sound', label: 'Sound', initial: 'on' });
const table = { rows: [sound], texts: [words] };

describe('given a setting stored as text', () => {
  test('when it is written, then it can be read back, and other choices stay', () => {
    const choices = words.write(new Map([['sound', 'off']]), ['a', 'b']);
    expect(choices).toEqual(
      new Map([
        ['sound', 'off'],
        ['words', 'a b'],
      ]),
    );
    expect(words.read(choices)).toEqual(['a', 'b']);
  });

  test('when its value is empty, then nothing is stored', () => {
    expect(words.write(new Map([['words', 'a']]), [])).toEqual(new Map());
    expect(words.read(new Map())).toEqual([]);
  });

  test('when its table is read, then it is read too, unless it is completely invalid', () => {
    expect(readChoices(table, new Map([['words', 'a 1']]))).toEqual(new Map([['words', 'a 1']]));
    expect(readChoices(table, new Map([['words', '1 2']]))).toEqual(new Map());
  });

  test('when the table is written as a query, then it isn’t in it', () => {
    expect(searchOf(table, new Map([['words', 'a']]))).toBe('');
  });

  test('when a row of the table is chosen, then it stays', () => {
    expect(sound.choose(new Map([['words', 'a']]), { code: 'off', text: 'off' }).get('words')).toBe('a');
  });
});
