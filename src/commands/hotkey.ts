import { isRowStroke, type KeyPress, ROW_KEYS, type RowStroke, rowKeyText, US_ROW } from './numberRow';

const LETTER_KEYS = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'],
  ...['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'],
] as const;
export type LetterKey = (typeof LETTER_KEYS)[number];

export const DIGIT_KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type DigitKey = (typeof DIGIT_KEYS)[number];

/** The digits for the first nine items of a list, counted from 1. */
export const ORDINAL_DIGITS: readonly DigitKey[] = DIGIT_KEYS.slice(1);

const SIGN_KEYS = [',', '?', ':', '.', ';', '/'] as const;
export type SignKey = (typeof SIGN_KEYS)[number];

/** The function keys, which many pedals send. */
const FUNCTION_KEYS = [
  ...(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12'] as const),
  ...(['F13', 'F14', 'F15', 'F16', 'F17', 'F18', 'F19', 'F20', 'F21', 'F22', 'F23', 'F24'] as const),
] as const;

const NAMED_KEYS = [
  ...(['Enter', 'Space', 'Escape', 'Tab', 'Home', 'End', 'PageUp', 'PageDown'] as const),
  ...(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const),
  ...FUNCTION_KEYS,
] as const;
export type NamedKey = (typeof NAMED_KEYS)[number];

type BaseKey = LetterKey | DigitKey | SignKey | NamedKey;
type Modifiers = '' | 'shift+' | 'mod+' | 'mod+shift+';

/** The keys that Alt goes with: no layout types anything with them. */
const ALT_KEYS = ['ArrowUp', 'ArrowDown'] as const;
type AltStroke = `alt+${(typeof ALT_KEYS)[number]}`;

/**
 * One key press: `k`, `shift+c`, `mod+k`, `Enter`, or a key of the number row by its place: `row12`. `mod` is Command on a Mac
 * and Control elsewhere.
 */
export type Stroke = `${Modifiers}${BaseKey}` | AltStroke | RowStroke;

/** The key that starts a sequence: a letter, with or without Shift, or a digit where digits come in pairs: `5 row3`. */
export type Leader = LetterKey | `shift+${LetterKey}` | DigitKey;

/** A stroke, or a leader and the stroke that completes it: `l n`, `r shift+b`, `shift+x 2`. */
export type Hotkey = Stroke | `${Leader} ${Stroke}`;

export type Platform = 'mac' | 'other';

const find = <T extends string>(table: readonly T[], text: string): T | undefined =>
  table.find(entry => entry === text);

function modifiers(mod: boolean, shift: boolean): Modifiers {
  if (mod) return shift ? 'mod+shift+' : 'mod+';
  return shift ? 'shift+' : '';
}

/**
 * The strokes a press may stand for, likeliest first; empty for a press that can't be a hotkey.
 *
 * The typed character counts. A key that types no ASCII letter (Cyrillic, Greek, Arabic …), and the digit row on layouts
 * where digits need Shift (AZERTY), falls back to its physical position.
 *
 * @example strokesOf({ key: 'л', code: 'KeyK', ctrl: true, … }, 'other') // ['mod+k']
 * @see https://www.w3.org/TR/uievents-code/
 */
export function strokesOf(press: KeyPress, platform: Platform): readonly Stroke[] {
  const mod = platform === 'mac' ? press.meta : press.ctrl && !press.altGraph;
  const otherModifier = platform === 'mac' ? press.ctrl : press.meta;
  if (otherModifier) return [];
  if (press.alt && !press.altGraph) {
    const key = press.shift || mod ? undefined : find(ALT_KEYS, press.key);
    return key ? [`alt+${key}`] : [];
  }

  const named = press.key === ' ' ? 'Space' : find(NAMED_KEYS, press.key);
  if (named) return [`${modifiers(mod, press.shift)}${named}`];

  const letter = find(LETTER_KEYS, press.key.toLowerCase());
  if (letter && press.key.length === 1) return [`${modifiers(mod, press.shift)}${letter}`];

  const digit = find(DIGIT_KEYS, press.key);
  if (digit) return [`${modifiers(mod, false)}${digit}`];

  return [...typedSign(press, mod), ...physicalKey(press, mod)];
}

function typedSign({ key }: KeyPress, mod: boolean): readonly Stroke[] {
  const sign = find(SIGN_KEYS, key);
  return sign ? [`${modifiers(mod, false)}${sign}`] : [];
}

function physicalKey({ key, code, shift, altGraph }: KeyPress, mod: boolean): readonly Stroke[] {
  // With AltGr only the typed character counts: `@` on a German Q isn't `q`.
  if (altGraph || key === 'Dead' || key === 'Process' || key === 'Unidentified') return [];
  const letter = code.startsWith('Key') ? find(LETTER_KEYS, code.slice(3).toLowerCase()) : undefined;
  if (letter) return [`${modifiers(mod, shift)}${letter}`];
  const digit = code.startsWith('Digit') && !shift ? find(DIGIT_KEYS, code.slice(5)) : undefined;
  return digit ? [`${modifiers(mod, false)}${digit}`] : [];
}

/**
 * A hotkey where there is little room: Shift is an arrow.
 *
 * @example shortHotkeyText('shift+row3', 'other') // '⇧3'
 */
export const shortHotkeyText = (
  hotkey: Hotkey,
  platform: Platform,
  row: readonly string[] = US_ROW,
): string => hotkeyText(hotkey, platform, row).replace('Shift ', '⇧');

/** The strokes of a hotkey in the order they are pressed. */
export const strokesIn = (hotkey: Hotkey): readonly string[] => hotkey.split(' ');

/**
 * The first stroke of a sequence; `undefined` for a single stroke.
 *
 * @example leaderOf('l n') // 'l'
 */
export function leaderOf(hotkey: Hotkey): string | undefined {
  const [first, second] = strokesIn(hotkey);
  return second === undefined ? undefined : first;
}

/** Whether a text is a stroke as written in hotkeys. */
export function isStroke(text: string): text is Stroke {
  if (text.startsWith('alt+')) return find(ALT_KEYS, text.slice('alt+'.length)) !== undefined;
  const base = text.replace(/^(mod\+)?(shift\+)?/, '');
  return [LETTER_KEYS, DIGIT_KEYS, SIGN_KEYS, NAMED_KEYS, ROW_KEYS].some(keys =>
    keys.some(key => key === base),
  );
}

/**
 * The text as a leader that a user may choose, or `undefined` if it isn't one.
 *
 * @example asLeader('shift+x') // 'shift+x'
 * @example asLeader('5') // undefined
 */
export function asLeader(text: string): Leader | undefined {
  const plain = find(LETTER_KEYS, text);
  const shifted = find(LETTER_KEYS, text.replace(/^shift\+/, ''));
  return plain ?? (shifted && `shift+${shifted}`);
}

/**
 * The leader of a sequence and the stroke that completes it; `undefined` for a single stroke.
 *
 * @example sequenceOf('r shift+b') // { leader: 'r', second: 'shift+b' }
 */
export function sequenceOf(hotkey: Hotkey): { readonly leader: Leader; readonly second: Stroke } | undefined {
  const [first = '', second = ''] = strokesIn(hotkey);
  const leader = asLeader(first) ?? asDigit(first);
  return leader !== undefined && isStroke(second) ? { leader, second } : undefined;
}

/**
 * The text as a digit; `undefined` if it is none.
 *
 * @example asDigit('5') // '5'
 */
export const asDigit = (text: string): DigitKey | undefined => find(DIGIT_KEYS, text);

/**
 * Whether a hotkey begins with a plain letter, digit or sign, which speech input can trigger by accident.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export function isCharacterHotkey(hotkey: Hotkey): boolean {
  const [first = ''] = strokesIn(hotkey);
  return !first.startsWith('mod+') && !isNamed(first);
}

/** Whether a stroke types one of the signs. */
export const isSign = (stroke: string): stroke is SignKey => SIGN_KEYS.some(sign => sign === stroke);

export function isNamed(stroke: string): boolean {
  const base = stroke.slice(stroke.lastIndexOf('+') + 1);
  return NAMED_KEYS.some(name => name === base);
}

/** Whether a stroke is a function key without Shift or Control: `F13`. */
export const isFunctionStroke = (text: string): text is Stroke => FUNCTION_KEYS.some(name => name === text);

const KEY_TEXTS: Partial<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

function strokeText(stroke: string, platform: Platform, row: readonly string[]): string {
  if (isRowStroke(stroke)) return rowKeyText(stroke, row, 'Shift ');
  const parts = stroke.split('+');
  const modified = parts.length > 1;
  return parts
    .map(part => {
      if (part === 'mod') return platform === 'mac' ? 'Cmd' : 'Ctrl';
      if (part === 'shift') return 'Shift';
      if (part === 'alt') return platform === 'mac' ? 'Option' : 'Alt';
      return KEY_TEXTS[part] ?? (modified && part.length === 1 ? part.toUpperCase() : part);
    })
    .join(' ');
}

/**
 * A hotkey as displayed beside its control.
 *
 * @param row the characters of the number row's keys
 * @example hotkeyText('r shift+b', 'other') // 'r Shift B'
 */
export function hotkeyText(hotkey: Hotkey, platform: Platform, row: readonly string[] = US_ROW): string {
  return strokesIn(hotkey)
    .map(stroke => strokeText(stroke, platform, row))
    .join(' ');
}
