import { describe, expect, test } from 'vitest';
import { readChoices, searchOf } from '../../src/settings/choices';
import { oneOf, onOff, textOf, tickedOrAll } from '../../src/settings/options';
import { drill, key, marks, min, NOTHING, optionOf, strings } from './madeRows';

describe('given a setting with one value', () => {
  test('when nothing is chosen, then it has its default', () => {
    expect(key.read(NOTHING)).toBe('C');
    expect(key.isChosen(NOTHING, optionOf(key, 'C'))).toBe(true);
    expect(key.isChosen(NOTHING, optionOf(key, 'Bb'))).toBe(false);
  });

  test('when an option is chosen, then it has that value, and the previous choices aren’t modified', () => {
    const chosen = key.choose(NOTHING, optionOf(key, 'Bb'));
    expect(key.read(chosen)).toBe('Bb');
    expect(NOTHING.size).toBe(0);
  });

  test('when the default is chosen, then it isn’t stored', () => {
    expect(key.choose(new Map([['key', 'Bb']]), optionOf(key, 'C'))).toEqual(new Map());
  });

  test('when its default may be replaced by something better, then a choice of it is stored', () => {
    const options = [
      { value: 1, text: '1' },
      { value: 2, text: '2' },
    ];
    const guessed = oneOf({
      id: 'x',
      label: 'X',
      control: 'radios',
      options,
      initial: 1,
      defaultIs: 'written',
    });
    expect(guessed.read(NOTHING)).toBe(1);
    const chosen = guessed.write(NOTHING, 1);
    expect(chosen).toEqual(new Map([['x', '1']]));
    expect(readChoices({ rows: [guessed] }, chosen)).toEqual(chosen);
    expect(readChoices({ rows: [guessed] }, new Map([['x', '']]))).toEqual(NOTHING);
  });

  test('when a value has its own code, then the code is stored', () => {
    const chosen = key.write(NOTHING, 'F#');
    expect(chosen).toEqual(new Map([['key', 'Fs']]));
    expect(key.read(chosen)).toBe('F#');
    expect(key.accepts('Fs')).toBe(true);
    expect(key.accepts('F#')).toBe(false);
  });

  test('when the stored code is unknown, then it has its default', () => {
    expect(key.read(new Map([['key', 'H']]))).toBe('C');
  });

  test('when its default isn’t among its options, then it throws', () => {
    expect(() =>
      oneOf({ id: 'x', label: 'X', control: 'radios', options: [{ value: 1, text: '1' }], initial: 2 }),
    ).toThrow('x: 2 is not an option');
  });

  test('when its options depend on another setting, then only those that fit are available', () => {
    const codes = min.optionsIn(new Map([['max', '2']])).map(({ code }) => code);
    expect(codes).toEqual(['0', '1', '2']);
  });
});

describe('given a setting with any number of values', () => {
  test('when nothing is chosen, then it has its default values', () => {
    expect(strings.read(NOTHING)).toEqual([6, 5, 4]);
    expect(marks.read(NOTHING)).toEqual([]);
  });

  test('when a chosen option is chosen again, then it is cleared', () => {
    const without = strings.choose(NOTHING, optionOf(strings, '5'));
    expect(strings.read(without)).toEqual([6, 4]);
    expect(strings.isChosen(without, optionOf(strings, '5'))).toBe(false);
    expect(strings.isChosen(without, optionOf(strings, '6'))).toBe(true);
  });

  test('when options are chosen in any order, then the values are in the order of the list', () => {
    const one = marks.choose(NOTHING, optionOf(marks, 'D'));
    const both = marks.choose(one, optionOf(marks, 'C#'));
    expect(marks.read(both)).toEqual(['C#', 'D']);
    expect(both.get('marks')).toBe('C#.D');
  });

  test('when all are cleared and some are the default, then that is stored as "none"', () => {
    const none = strings.write(NOTHING, []);
    expect(none).toEqual(new Map([['strings', 'none']]));
    expect(strings.read(none)).toEqual([]);
  });

  test('when the values return to the default, then they aren’t stored', () => {
    const without = strings.choose(NOTHING, optionOf(strings, '5'));
    expect(strings.choose(without, optionOf(strings, '5'))).toEqual(new Map());
  });

  test('when a code contains anything unknown, then it isn’t accepted', () => {
    expect(strings.accepts('6.5')).toBe(true);
    expect(strings.accepts('none')).toBe(true);
    expect(strings.accepts('6.7')).toBe(false);
    expect(strings.accepts('')).toBe(false);
    expect(strings.accepts('6.')).toBe(false);
  });

  test('when a code repeats itself, as one of 100 kB has to, then it isn’t accepted', () => {
    expect(strings.accepts('6.6')).toBe(false);
    expect(strings.accepts(Array(50_000).fill('6').join('.'))).toBe(false);
  });
});

describe('given a setting that is on or off', () => {
  test('when it is switched, then it has the new value', () => {
    expect(drill.read(NOTHING)).toBe('off');
    const on = drill.choose(NOTHING, optionOf(drill, 'on'));
    expect(drill.read(on)).toBe('on');
    expect(drill.choose(on, optionOf(drill, 'off'))).toEqual(new Map());
  });

  test('when its options are searched for, then "show" and "hide" find them too', () => {
    expect(drill.control).toBe('switch');
    expect(optionOf(drill, 'on').keywords).toContain('show');
    expect(optionOf(drill, 'off').keywords).toContain('hide');
  });
});

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

  test('when the table is written as a query, then it is in it', () => {
    expect(searchOf(table, new Map([['words', 'a']]))).toBe('?words=a');
    expect(searchOf(table, new Map())).toBe('');
  });

  test('when a row of the table is chosen, then it stays', () => {
    expect(sound.choose(new Map([['words', 'a']]), { code: 'off', text: 'off' }).get('words')).toBe('a');
  });
});

test('given a list to tick, when nothing is ticked, then everything in it is asked', () => {
  expect(tickedOrAll([], ['C', 'D'])).toEqual(['C', 'D']);
  expect(tickedOrAll(['D'], ['C', 'D'])).toEqual(['D']);
});
