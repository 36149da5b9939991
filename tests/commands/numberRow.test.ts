import { describe, expect, test } from 'vitest';
import { inEffect } from '../../src/commands/command';
import { hotkeyText, strokesOf } from '../../src/commands/hotkey';
import { slotsIn } from '../../src/commands/keymap';
import { fretHotkey, type KeyPress, rowOn, rowStrokeOf, US_ROW } from '../../src/commands/numberRow';
import { changeKey, slotRows } from '../../src/commands/remap';
import { focusKeeps, resolve } from '../../src/commands/resolve';
import { spokenStroke } from '../../src/commands/spokenHotkey';
import { AT_REST, bindingsOf, command, commandIn, idsOf } from './made';

const CODES = [
  ...['Backquote', 'Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6'],
  ...['Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'],
];

/** What the thirteen keys send as `key`, from the key before 1 on, alone and with Shift. */
const LAYOUTS = {
  US: ['` 1 2 3 4 5 6 7 8 9 0 - =', '~ ! @ # $ % ^ & * ( ) _ +'],
  German: ['Dead 1 2 3 4 5 6 7 8 9 0 ß Dead', '° ! " § $ % & / ( ) = ? Dead'],
  AZERTY: ['² & é " \' ( - è _ ç à ) =', '² 1 2 3 4 5 6 7 8 9 0 ° +'],
  Dvorak: ['` 1 2 3 4 5 6 7 8 9 0 [ ]', '~ ! @ # $ % ^ & * ( ) { }'],
  Japanese: ['Zenkaku 1 2 3 4 5 6 7 8 9 0 - ^', 'Zenkaku ! " # $ % & \' ( ) 0 = ~'],
  'US-International': ['Dead 1 2 3 4 5 6 7 8 9 0 - =', 'Dead ! @ # $ % Dead & * ( ) _ +'],
} as const;

const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, code, ctrl: false, meta: false, alt: false, altGraph: false, shift: false },
  ...held,
});

const pressesOf = (keys: string, held: Partial<KeyPress> = {}) =>
  keys.split(' ').map((key, place) => press(key, CODES[place] ?? '', held));

const frets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe.each(Object.entries(LAYOUTS))('given the layout %s', (_layout, [plain, shifted]) => {
  test('when the thirteen keys of the number row are pressed, then they are frets 0 to 12', () => {
    expect(pressesOf(plain).map(rowStrokeOf)).toEqual(frets.map(fretHotkey));
  });

  test('when they are pressed with Shift, then they are frets 12 higher', () => {
    const high = pressesOf(shifted, { shift: true }).map(rowStrokeOf);
    expect(high.slice(1)).toEqual(frets.slice(1).map(fret => fretHotkey(fret + 12)));
  });

  test('when another key has what one of them types, then that is not in the row', () => {
    for (const key of plain.split(' ')) expect(rowStrokeOf(press(key, 'BracketRight'))).toBeUndefined();
  });
});

describe('given the number row', () => {
  test('when the key before 1 is IntlBackslash, as on keyboards of Apple, then it is the open string', () => {
    expect(rowStrokeOf(press('§', 'IntlBackslash'))).toBe('row0');
  });

  test('when a keyboard sends no codes, then digits and US signs count', () => {
    expect(['`', '5', '0', '='].map(key => rowStrokeOf(press(key, '')))).toEqual([
      ...['row0', 'row5', 'row10', 'row12'],
    ]);
    expect(rowStrokeOf(press('Enter', ''))).toBeUndefined();
  });

  test.each(['ctrl', 'meta', 'alt', 'altGraph'] as const)('when %s is held, then it isn’t meant', held => {
    expect(rowStrokeOf(press('3', 'Digit3', { [held]: true }))).toBeUndefined();
  });

  test('when frets beyond its keys are asked for, then they have none', () => {
    expect([12, 13, 24, 25].map(fretHotkey)).toEqual(['row12', 'shift+row1', 'shift+row12', undefined]);
  });
});

describe('given a keypad', () => {
  test('when its digits are pressed, then each is the fret of its number, 0 too', () => {
    const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    expect(digits.map(digit => rowStrokeOf(press(digit, `Numpad${digit}`)))).toEqual(
      digits.map((_, fret) => fretHotkey(fret)),
    );
  });

  test('when Num Lock is off, then it has its arrows', () => {
    const arrow = press('ArrowLeft', 'Numpad4');
    expect(rowStrokeOf(arrow)).toBeUndefined();
    expect(strokesOf(arrow, 'other')).toEqual(['ArrowLeft']);
  });

  test('when its signs are pressed, then they are no frets', () => {
    for (const [key, code] of [
      ['-', 'NumpadSubtract'],
      ['=', 'NumpadEqual'],
    ] as const)
      expect(rowStrokeOf(press(key, code))).toBeUndefined();
  });
});

describe('given commands on the number row', () => {
  const answer = commandIn('quiz', 'answer', 'row3');
  const high = commandIn('quiz', 'high', 'shift+row7');
  const giveUp = commandIn('quiz', 'give up', '/');
  const toString3 = command('to string 3', '3');
  const bindings = bindingsOf([giveUp, toString3, answer, high]);
  const reached = (own: Partial<typeof AT_REST> = {}) =>
    idsOf(inEffect(bindings, { ...AT_REST, ...own }).map(each => each.command));

  test('when a key is pressed that also types a hotkey, then the row comes first', () => {
    // A German 7 with Shift.
    const pressed = press('/', 'Digit7', { shift: true });
    const strokes = [rowStrokeOf(pressed) ?? [], strokesOf(pressed, 'other')].flat();
    expect(resolve(strokes, undefined, bindings)).toEqual({ kind: 'run', command: high });
  });

  test('when the neck doesn’t reach that fret, then the hotkey counts', () => {
    expect(resolve(['shift+row7', '/'], undefined, bindingsOf([giveUp, answer]))).toEqual({
      kind: 'run',
      command: giveUp,
    });
  });

  test('when a digit is a fret, then it isn’t a string as well', () => {
    expect(reached()).toEqual(['give up', 'answer', 'high']);
  });

  test('when single-key shortcuts are off, then neither works', () => {
    expect(reached({ characterHotkeys: 'off' })).toEqual([]);
  });

  test('when the focus takes text, then it keeps the row', () => {
    expect(focusKeeps('text', 'row3')).toBe(true);
    expect(focusKeeps('select', 'shift+row3')).toBe(true);
    expect(focusKeeps('cell', 'row3')).toBe(false);
  });

  test('when their keys are changed, then each may have one of its own beside that of the row', () => {
    const [slot] = slotsIn([answer]);
    expect(slot).toMatchObject({ declared: [], fixed: ['row3'] });
    expect(slot && changeKey([answer, giveUp], new Map(), slot, 'row4')).toMatchObject({ kind: 'refused' });
    expect(slot && changeKey([answer, giveUp], new Map(), slot, 'x')).toMatchObject({ kind: 'accepted' });
  });
});

describe('given digits in pairs', () => {
  const pick = commandIn('quiz', 'pick', '5 row3');
  const toString5 = command('to string 5', '5');
  const learn = command('learn', 'l n');
  const inDrill = inEffect(bindingsOf([toString5, learn, pick]), { ...AT_REST, sequences: 'off' });

  test('when other sequences are off, then these work, and the digit is nothing else', () => {
    expect(idsOf(inDrill.map(each => each.command))).toEqual(['pick']);
  });

  test('when the string and the fret are pressed, then that place is picked', () => {
    expect(resolve(['row5', '5'], undefined, inDrill)).toEqual({ kind: 'pend', leader: '5' });
    expect(resolve(['row3', '3'], '5', inDrill)).toEqual({ kind: 'run', command: pick });
  });

  test('when anything else follows, then the string is dropped', () => {
    expect(resolve(['Escape'], '5', inDrill)).toEqual({ kind: 'drop', stroke: 'Escape' });
    expect(resolve(['row4', '4'], '5', inDrill)).toEqual({ kind: 'drop', stroke: '4' });
    expect(resolve(['row11'], '5', inDrill)).toEqual({ kind: 'drop', stroke: undefined });
  });

  test('when keys are changed, then the pairs aren’t among them', () => {
    expect(slotRows([pick], new Map())).toEqual([]);
  });
});

describe('given a layout', () => {
  test('when the browser tells it, then the keys are drawn with what they type', () => {
    const layout = new Map([...[['Digit1', '&'] as const, ['Minus', ')'] as const], ['Backquote', '²']]);
    expect(rowOn(layout)).toEqual(['²', '&', '2', '3', '4', '5', '6', '7', '8', '9', '0', ')', '=']);
  });

  test('when it doesn’t, then with digits and US signs', () => {
    expect(rowOn(new Map())).toEqual(US_ROW);
    expect(hotkeyText('row0', 'other')).toBe('`');
    expect(hotkeyText('shift+o shift+row11', 'mac')).toBe('Shift O Shift -');
    expect(hotkeyText('5 row11', 'other', rowOn(new Map([['Minus', 'ß']])))).toBe('5 ß');
  });

  test('when keys are spoken, then signs, which differ, by their place', () => {
    expect(['row0', 'row5', 'shift+row10', 'row11', 'row12'].map(key => spokenStroke(key, 'other'))).toEqual([
      ...['the key before 1', '5', 'Shift 0', 'the first key after 0', 'the second key after 0'],
    ]);
  });
});
