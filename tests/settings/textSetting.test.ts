import { describe, expect, test } from 'vitest';
import { onOff, readChoices, searchOf } from '../../src/settings/setting';
import { textOf } from '../../src/settings/textSetting';

const words = textOf<readonly string[]>({
  id: 'words',
  parse: text => text.split(' ').filter(word => /^[a-z]+$/.test(word)),
  format: value => value.join(' '),
});
const sound = onOff({ id: 'sound', label: 'Sound', initial: 'on' });
const table = { rows: [sound], texts: [words] };

describe('given a text that is kept', () => {
  test('when it is written, then it is read again, and other choices are left alone', () => {
    const choices = words.write(new Map([['sound', 'off']]), ['a', 'b']);
    expect(choices).toEqual(
      new Map([
        ['sound', 'off'],
        ['words', 'a b'],
      ]),
    );
    expect(words.read(choices)).toEqual(['a', 'b']);
  });

  test('when it comes to nothing, then nothing is kept', () => {
    expect(words.write(new Map([['words', 'a']]), [])).toEqual(new Map());
    expect(words.read(new Map())).toEqual([]);
  });

  test('when a table is read, then it is read with it, unless it is all rubbish', () => {
    expect(readChoices(table, new Map([['words', 'a 1']]))).toEqual(new Map([['words', 'a 1']]));
    expect(readChoices(table, new Map([['words', '1 2']]))).toEqual(new Map());
  });

  test('when the table is made an address, then it isn’t in it', () => {
    expect(searchOf(table, new Map([['words', 'a']]))).toBe('');
  });

  test('when a row of the table is chosen, then it is left alone', () => {
    expect(sound.choose(new Map([['words', 'a']]), { code: 'off', text: 'off' }).get('words')).toBe('a');
  });
});
