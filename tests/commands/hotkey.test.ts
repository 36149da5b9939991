import { describe, expect, test } from 'vitest';
import {
  asLeader,
  type Hotkey,
  hotkeyText,
  isCharacterHotkey,
  leaderOf,
  type Platform,
  type Stroke,
  sequenceOf,
  strokesOf,
} from '../../src/commands/hotkey';
import { isModifierAlone, type KeyPress } from '../../src/commands/numberRow';
import { spokenSequence, spokenStroke } from '../../src/commands/spokenHotkey';

type Modifier = 'ctrl' | 'meta' | 'alt' | 'altGraph' | 'shift';

const press = (key: string, code: string, ...held: readonly Modifier[]): KeyPress => ({
  key,
  code,
  ctrl: held.includes('ctrl'),
  meta: held.includes('meta'),
  alt: held.includes('alt'),
  altGraph: held.includes('altGraph'),
  shift: held.includes('shift'),
});

type Row = readonly [what: string, press: KeyPress, strokes: readonly Stroke[]];

describe('given a QWERTY keyboard', () => {
  test.each<Row>([
    ['a letter', press('c', 'KeyC'), ['c']],
    ['a letter with Shift', press('C', 'KeyC', 'shift'), ['shift+c']],
    ['a letter with Caps Lock on', press('C', 'KeyC'), ['c']],
    ['a letter with Shift and Caps Lock on', press('c', 'KeyC', 'shift'), ['shift+c']],
    ['a digit', press('1', 'Digit1'), ['1']],
    ['a digit of the number pad', press('1', 'Numpad1'), ['1']],
    ['the sign over a digit', press('!', 'Digit1', 'shift'), []],
    ['a comma', press(',', 'Comma'), [',']],
    ['a full stop', press('.', 'Period'), ['.']],
    ['a full stop with Control', press('.', 'Period', 'ctrl'), ['mod+.']],
    ['a semicolon', press(';', 'Semicolon'), [';']],
    ['a colon', press(':', 'Semicolon', 'shift'), [':']],
    ['a question mark', press('?', 'Slash', 'shift'), ['?']],
    ['a sign that no hotkey uses', press('[', 'BracketLeft'), []],
    ['Space', press(' ', 'Space'), ['Space']],
    ['Enter', press('Enter', 'Enter'), ['Enter']],
    ['Enter of the number pad', press('Enter', 'NumpadEnter'), ['Enter']],
    ['Escape', press('Escape', 'Escape'), ['Escape']],
    ['Tab with Shift', press('Tab', 'Tab', 'shift'), ['shift+Tab']],
    ['an arrow', press('ArrowDown', 'ArrowDown'), ['ArrowDown']],
    ['Home with Control', press('Home', 'Home', 'ctrl'), ['mod+Home']],
    ['a function key', press('F13', 'F13'), ['F13']],
    ['a letter with Control', press('k', 'KeyK', 'ctrl'), ['mod+k']],
    ['a letter with Control and Shift', press('K', 'KeyK', 'ctrl', 'shift'), ['mod+shift+k']],
    ['a digit with Control', press('1', 'Digit1', 'ctrl'), ['mod+1']],
    ['a letter with Alt, which is the browser’s', press('d', 'KeyD', 'alt'), []],
    ['an arrow with Alt', press('ArrowUp', 'ArrowUp', 'alt'), ['alt+ArrowUp']],
    ['an arrow with Alt and Shift', press('ArrowUp', 'ArrowUp', 'alt', 'shift'), []],
    ['an arrow with Alt that goes back in the history', press('ArrowLeft', 'ArrowLeft', 'alt'), []],
    ['a letter with the Windows key, which is the system’s', press('d', 'KeyD', 'meta'), []],
  ])('when %s is pressed, then the typed character counts', (_what, pressed, strokes) => {
    expect(strokesOf(pressed, 'other')).toEqual(strokes);
  });
});

describe('given an AZERTY keyboard', () => {
  test.each<Row>([
    ['the unshifted first key of the digit row', press('&', 'Digit1'), ['1']],
    ['the unshifted second key of the digit row', press('é', 'Digit2'), ['2']],
    ['the unshifted sixth key of the digit row', press('-', 'Digit6'), ['6']],
    ['a digit, which takes Shift', press('1', 'Digit1', 'shift'), ['1']],
    ['the letter where QWERTY has Q', press('a', 'KeyQ'), ['a']],
    ['the letter M, far from where QWERTY has it', press('m', 'Semicolon'), ['m']],
    ['a colon without Shift', press(':', 'Period'), [':']],
    ['a comma, before the letter that QWERTY has there', press(',', 'KeyM'), [',', 'm']],
    ['a question mark, likewise', press('?', 'KeyM', 'shift'), ['?', 'shift+m']],
    ['K with Control', press('k', 'KeyK', 'ctrl'), ['mod+k']],
  ])(
    'when %s is pressed, then the typed character counts, and the position for digits',
    (_what, pressed, strokes) => {
      expect(strokesOf(pressed, 'other')).toEqual(strokes);
    },
  );
});

describe('given a QWERTZ keyboard', () => {
  test.each<Row>([
    ['Z, where QWERTY has Y', press('z', 'KeyY'), ['z']],
    ['Y, where QWERTY has Z', press('y', 'KeyZ'), ['y']],
    ['a question mark over the ß', press('?', 'Minus', 'shift'), ['?']],
    ['a colon over the full stop', press(':', 'Period', 'shift'), [':']],
    ['an umlaut on a key that is no letter on QWERTY', press('ö', 'Semicolon'), []],
    ['the sign over 1', press('!', 'Digit1', 'shift'), []],
  ])('when %s is pressed, then the typed character counts', (_what, pressed, strokes) => {
    expect(strokesOf(pressed, 'other')).toEqual(strokes);
  });

  test.each<Row>([
    ['an at sign', press('@', 'KeyQ', 'ctrl', 'alt', 'altGraph'), []],
    ['a brace', press('{', 'Digit7', 'ctrl', 'alt', 'altGraph'), []],
    ['the euro sign, as Linux reports it', press('€', 'KeyE', 'altGraph'), []],
  ])('when %s is typed with AltGr, then it isn’t a hotkey', (_what, pressed, strokes) => {
    expect(strokesOf(pressed, 'other')).toEqual(strokes);
  });
});

test('given a keyboard with the question mark on AltGr, when it is typed, then it still opens the help', () => {
  expect(strokesOf(press('?', 'KeyW', 'ctrl', 'alt', 'altGraph'), 'other')).toEqual(['?']);
});

describe('given a Dvorak keyboard', () => {
  test.each<Row>([
    ['L, where QWERTY has P', press('l', 'KeyP'), ['l']],
    ['N, where QWERTY has L', press('n', 'KeyL'), ['n']],
    ['S, where QWERTY has a semicolon', press('s', 'Semicolon'), ['s']],
    ['K with Control, where QWERTY has V', press('k', 'KeyV', 'ctrl'), ['mod+k']],
    ['a question mark', press('?', 'BracketLeft', 'shift'), ['?']],
  ])('when %s is pressed, then the typed character counts', (_what, pressed, strokes) => {
    expect(strokesOf(pressed, 'other')).toEqual(strokes);
  });
});

describe('given a keyboard that types no Latin letters', () => {
  test.each<Row>([
    ['Cyrillic с', press('с', 'KeyC'), ['c']],
    ['Cyrillic С with Shift', press('С', 'KeyC', 'shift'), ['shift+c']],
    ['Cyrillic л with Control', press('л', 'KeyK', 'ctrl'), ['mod+k']],
    ['Cyrillic б, where QWERTY has a comma', press('б', 'Comma'), []],
    ['the Russian question mark', press('?', 'Digit7', 'shift'), ['?']],
    ['the Russian comma', press(',', 'Slash', 'shift'), [',']],
    ['Greek μ', press('μ', 'KeyM'), ['m']],
    ['the Greek question mark, where QWERTY has Q', press(';', 'KeyQ'), [';', 'q']],
    ['an Arabic digit', press('٣', 'Digit3'), ['3']],
    ['Hebrew ש', press('ש', 'KeyA'), ['a']],
  ])('when %s is pressed, then the position of the key counts', (_what, pressed, strokes) => {
    expect(strokesOf(pressed, 'other')).toEqual(strokes);
  });
});

describe('given a press that is part of a longer input', () => {
  test.each<Row>([
    ['a dead accent', press('Dead', 'KeyE'), []],
    ['a press that an input method takes', press('Process', 'KeyN'), []],
    ['a key that the browser doesn’t know', press('Unidentified', 'KeyN'), []],
  ])('when it is %s, then it isn’t a hotkey', (_what, pressed, strokes) => {
    expect(strokesOf(pressed, 'other')).toEqual(strokes);
  });

  test.each(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])(
    'when it is %s alone, then it counts as a modifier',
    key => {
      expect(isModifierAlone(press(key, `${key}Left`))).toBe(true);
      expect(isModifierAlone(press('a', 'KeyA'))).toBe(false);
    },
  );
});

describe('given a Mac', () => {
  test.each<Row>([
    ['K with Command', press('k', 'KeyK', 'meta'), ['mod+k']],
    ['K with Control, which is the system’s own', press('k', 'KeyK', 'ctrl'), []],
    ['a letter with Option', press('ç', 'KeyC', 'alt'), []],
    ['a letter with Option in Firefox, which calls it AltGraph', press('ç', 'KeyC', 'alt', 'altGraph'), []],
    ['Home with Command', press('Home', 'Home', 'meta'), ['mod+Home']],
    ['a letter', press('k', 'KeyK'), ['k']],
  ])('when %s is pressed, then Command is the modifier', (_what, pressed, strokes) => {
    expect(strokesOf(pressed, 'mac')).toEqual(strokes);
  });
});

describe('given a hotkey', () => {
  test.each<[Hotkey, Platform, string]>([
    ['k', 'other', 'k'],
    ['shift+c', 'other', 'Shift C'],
    ['mod+k', 'other', 'Ctrl K'],
    ['mod+k', 'mac', 'Cmd K'],
    ['mod+shift+k', 'other', 'Ctrl Shift K'],
    ['mod+Home', 'other', 'Ctrl Home'],
    ['l n', 'other', 'l n'],
    ['r shift+b', 'mac', 'r Shift B'],
    ['ArrowUp', 'other', '↑'],
    ['ArrowLeft', 'other', '←'],
    ['Escape', 'other', 'Esc'],
    ['PageDown', 'other', 'PgDn'],
    ['Space', 'other', 'Space'],
    ['?', 'other', '?'],
  ])('when %s is shown on %s, then it reads %s', (hotkey, platform, drawn) => {
    expect(hotkeyText(hotkey, platform)).toBe(drawn);
  });

  test.each<[Stroke, string]>([
    ['c', 'C'],
    ['shift+c', 'Shift C'],
    ['1', '1'],
    [',', 'comma'],
    ['?', 'question mark'],
    [':', 'colon'],
    ['.', 'period'],
    [';', 'semicolon'],
    ['/', 'slash'],
    ['ArrowLeft', 'Left Arrow'],
    ['PageDown', 'Page Down'],
    ['mod+Home', 'Control Home'],
    ['Enter', 'Enter'],
  ])('when %s is spoken, then it is %s', (stroke, words) => {
    expect(spokenStroke(stroke, 'other')).toBe(words);
  });

  test.each<[Hotkey, string]>([
    ['n', 'n'],
    ['shift+b', 'Shift B'],
    ['r shift+b', 'r Shift B'],
    ['mod+Home', 'Control Home'],
    ['/', 'slash'],
  ])('when %s is spoken in a list of keys, then it is %s', (hotkey, words) => {
    expect(spokenSequence(hotkey, 'other')).toBe(words);
  });

  test.each<[Hotkey, boolean]>([
    ['c', true],
    ['shift+c', true],
    ['1', true],
    ['?', true],
    ['l n', true],
    ['r Enter', true],
    ['mod+k', false],
    ['mod+shift+k', false],
    ['Enter', false],
    ['Space', false],
    ['shift+Tab', false],
    ['ArrowUp', false],
  ])(
    'when %s is checked for whether speech input could trigger it, then the result is %s',
    (hotkey, character) => {
      expect(isCharacterHotkey(hotkey)).toBe(character);
    },
  );

  test.each<[Hotkey, string | undefined]>([
    ['l n', 'l'],
    ['r shift+b', 'r'],
    ['shift+x 2', 'shift+x'],
    ['l', undefined],
    ['shift+x', undefined],
    ['mod+k', undefined],
  ])('when the leader of %s is read, then it is %s', (hotkey, leader) => {
    expect(leaderOf(hotkey)).toBe(leader);
  });

  test('when its parts are read, then a sequence has a leader and a second stroke, and a single stroke has none', () => {
    expect(sequenceOf('l n')).toEqual({ leader: 'l', second: 'n' });
    expect(sequenceOf('shift+x shift+b')).toEqual({ leader: 'shift+x', second: 'shift+b' });
    expect(sequenceOf('shift+x')).toBeUndefined();
    expect(sequenceOf('mod+k')).toBeUndefined();
  });
});

describe('given a text parsed as a leader', () => {
  test.each(['l', 'shift+x'])('when it is %s, then it is one', text => {
    expect(asLeader(text)).toBe(text);
  });

  test.each(['5', 'shift+5', '?', 'Enter', 'shift+Enter', 'mod+k', 'mod+shift+k', 'xx', 'X', 'shift+', ''])(
    'when it is "%s", then it isn’t one',
    text => {
      expect(asLeader(text)).toBeUndefined();
    },
  );
});
