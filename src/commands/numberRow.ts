/** The properties of a `KeyboardEvent` that decide which stroke was pressed. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly altGraph: boolean;
  readonly shift: boolean;
}

const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'OS'];

export const isModifierAlone = (press: KeyPress): boolean => MODIFIER_KEYS.includes(press.key);
/** The thirteen keys of the number row in their order, from the key before 1 to the second key after 0. */
export const ROW_KEYS = [
  ...(['row0', 'row1', 'row2', 'row3', 'row4', 'row5', 'row6'] as const),
  ...(['row7', 'row8', 'row9', 'row10', 'row11', 'row12'] as const),
] as const;
type RowKey = (typeof ROW_KEYS)[number];

/** A press of a key of the number row, with or without Shift. */
export type RowStroke = RowKey | `shift+${RowKey}`;

/** The characters of the row on a US keyboard, assumed elsewhere too if the browser can't tell. */
export const US_ROW: readonly string[] = ['`', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='];

/** The `code` of each key of the row. On some keyboards of Apple, the key before 1 is `IntlBackslash`. */
const CODES: readonly string[] = [
  'Backquote',
  ...US_ROW.slice(1, 11).map(digit => `Digit${digit}`),
  ...['Minus', 'Equal'],
];
const FIRST_CODES: readonly string[] = ['Backquote', 'IntlBackslash'];

/** The codes of presses without one, as on-screen keyboards and devices that pose as a keyboard send them. */
const NO_CODES: readonly string[] = ['', 'Unidentified', 'Unknown'];

const KEYPAD = /^Numpad\d$/;

/** The index of a pressed key in the row, from 0; -1 if it is none of them. A keypad's digit is its own number. */
function indexOfKey({ key, code }: KeyPress): number {
  if (FIRST_CODES.includes(code)) return 0;
  if (NO_CODES.includes(code)) return US_ROW.indexOf(key);
  return KEYPAD.test(code) ? '0123456789'.indexOf(key) : CODES.indexOf(code);
}

/**
 * The stroke of a key of the number row, whatever it types on the user's layout, a dead key too; `undefined` for any other
 * press. With Ctrl, Alt, Cmd or AltGr the row isn't meant.
 *
 * @example rowStrokeOf({ key: 'é', code: 'Digit2', … }) // 'row2', on AZERTY
 * @see https://www.w3.org/TR/uievents-code/
 */
export function rowStrokeOf(press: KeyPress): RowStroke | undefined {
  if (press.ctrl || press.meta || press.alt || press.altGraph) return undefined;
  const key = ROW_KEYS[indexOfKey(press)];
  // Where the character decides, Shift is part of it: AZERTY takes Shift for digits.
  const isByCode = !KEYPAD.test(press.code) && !NO_CODES.includes(press.code);
  return key && (press.shift && isByCode ? `shift+${key}` : key);
}

const OCTAVE = 12;

/**
 * The key of a fret where the number row is a string; above fret 12 it takes Shift. `undefined` above fret 24.
 *
 * @example fretHotkey(3) // 'row3'
 * @example fretHotkey(15) // 'shift+row3'
 */
export function fretHotkey(fret: number): RowStroke | undefined {
  const low = ROW_KEYS[fret];
  const high = ROW_KEYS[fret - OCTAVE];
  return low ?? (high && `shift+${high}`);
}

const splitStroke = (stroke: RowStroke) => ({
  isShifted: stroke.startsWith('shift+'),
  index: ROW_KEYS.findIndex(key => stroke.endsWith(`+${key}`) || stroke === key),
});

export const isRowStroke = (text: string): text is RowStroke => /^(shift\+)?row(\d|1[0-2])$/.test(text);

/**
 * A stroke of the row as displayed.
 *
 * @param row the characters of the row's keys
 * @param shift the text that stands for Shift
 * @example rowKeyText('shift+row3', US_ROW, '⇧') // '⇧3'
 */
export function rowKeyText(stroke: RowStroke, row: readonly string[], shift: string): string {
  const { isShifted, index } = splitStroke(stroke);
  return `${isShifted ? shift : ''}${row[index] ?? ''}`;
}

/** Keys of the row as spoken: by the digit on them or, since signs differ from layout to layout, by where they lie. */
const SPOKEN_ROW: readonly string[] = [
  'the key before 1',
  ...US_ROW.slice(1, 11),
  ...['the first key after 0', 'the second key after 0'],
];

/**
 * A stroke of the row as spoken.
 *
 * @example spokenRowKey('row11') // 'the first key after 0'
 */
export function spokenRowKey(stroke: RowStroke): string {
  const { isShifted, index } = splitStroke(stroke);
  return `${isShifted ? 'Shift ' : ''}${SPOKEN_ROW[index] ?? ''}`;
}

/**
 * The digit that a stroke of the row types on most keyboards; `undefined` if there is none.
 *
 * @example digitOfRow('row10') // '0'
 */
export function digitOfRow(stroke: string): string | undefined {
  if (!isRowStroke(stroke)) return undefined;
  const { isShifted, index } = splitStroke(stroke);
  return !isShifted && index > 0 && index < 11 ? US_ROW[index] : undefined;
}

/**
 * The characters of the row on the user's layout; for a key that the layout doesn't have, that of a US keyboard.
 *
 * @param layout from `code` to character
 * @example rowOn(new Map([['Minus', 'ß']]))[11] // 'ß'
 */
export const rowOn = (layout: Pick<ReadonlyMap<string, string>, 'get'>): readonly string[] =>
  CODES.map((code, index) => layout.get(code) || (US_ROW[index] ?? ''));
