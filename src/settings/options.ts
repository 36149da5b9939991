import { store } from './choices';
import type { Choices, Setting, SettingOption, SettingRow, StoredText } from './setting';

type Value = string | number;

interface Choice<V extends Value> extends Omit<SettingOption, 'code'> {
  readonly value: V;
  readonly code?: string;
}

interface Shape
  extends Pick<
    SettingRow,
    | ('id' | 'label' | 'title' | 'brief' | 'keywords')
    | (
        | 'toggles'
        | 'series'
        | 'needsLabel'
        | 'isShown'
        | 'heldBy'
        | 'reveal'
        | 'otherNames'
        | 'isView'
        | 'leader'
        | 'steps'
      )
    | 'combined'
  > {
  /** Adapts the options to the other choices: frets below a bound, notes in sharps or flats. Pure. */
  readonly adapt?: (options: readonly SettingOption[], choices: Choices) => readonly SettingOption[];
}

interface OneOf<V extends Value> extends Shape {
  readonly control: 'select' | 'radios' | 'list' | 'switch';
  readonly options: readonly Choice<V>[];
  readonly initial: V;
  /** Whether the initial value is left out of the address, which is the default; `written` is for one that something better may replace. */
  readonly defaultIs?: 'left-out' | 'written';
}

interface AnyOf<V extends Value> extends Shape {
  readonly control: 'checkboxes' | 'fold' | 'toggles';
  readonly options: readonly Choice<V>[];
  readonly initial: readonly V[];
}

const codeOf = <V extends Value>({ code, value }: Choice<V>): string => code ?? String(value);

const optionOf = <V extends Value>({ value, ...rest }: Choice<V>): SettingOption => ({
  ...rest,
  code: rest.code ?? String(value),
});

/**
 * A setting with one value from a list.
 *
 * @throws Error if the initial value isn't among the options.
 * @example oneOf({ id: 'frets', label: 'Number of Frets', control: 'select', options, initial: 12 }).read(new Map()) // 12
 */
export function oneOf<V extends Value>({
  options,
  initial,
  defaultIs = 'left-out',
  adapt,
  ...shape
}: OneOf<V>): Setting<V> {
  const start = options.find(({ value }) => value === initial);
  if (start === undefined) throw new Error(`${shape.id}: ${initial} is not an option`);
  const plain = options.map(optionOf);
  const byCode = new Map(options.map(choice => [codeOf(choice), choice]));
  const codeFor = (value: V) => codeOf(options.find(choice => choice.value === value) ?? start);

  const setting: Setting<V> = {
    ...shape,
    many: false,
    codes: plain.map(({ code }) => code),
    optionsIn: choices => adapt?.(plain, choices) ?? plain,
    defaultCode: defaultIs === 'written' ? '' : codeOf(start),
    accepts: code => byCode.has(code),
    isChosen: (choices, { code }) => codeFor(setting.read(choices)) === code,
    choose: (choices, { code }) => store(choices, setting, code),
    read: choices => byCode.get(choices.get(shape.id) ?? '')?.value ?? initial,
    write: (choices, value) => store(choices, setting, codeFor(value)),
  };
  return setting;
}

const SEPARATOR = '.';
const NONE = 'none';

/**
 * A setting with any number of values from a list, kept in the order of the list.
 *
 * @example anyOf({ id: 'strings', label: 'Strings', control: 'checkboxes', options, initial: [0, 1] }).read(new Map()) // [0, 1]
 */
export function anyOf<V extends Value>({
  options,
  initial,
  adapt,
  ...shape
}: AnyOf<V>): Setting<readonly V[]> {
  const plain = options.map(optionOf);
  const join = (values: readonly V[]) => {
    const codes = options.filter(({ value }) => values.includes(value)).map(codeOf);
    return codes.length === 0 ? NONE : codes.join(SEPARATOR);
  };
  const split = (code: string) =>
    code === NONE ? [] : code.split(SEPARATOR).map(part => options.find(choice => codeOf(choice) === part));

  const codeIn = (choices: Choices) => {
    const code = choices.get(shape.id);
    return code !== undefined && setting.accepts(code) ? code : join(initial);
  };

  const setting: Setting<readonly V[]> = {
    ...shape,
    many: true,
    codes: plain.map(({ code }) => code),
    optionsIn: choices => adapt?.(plain, choices) ?? plain,
    defaultCode: join(initial),
    accepts(code) {
      const choices = split(code);
      return choices.every(choice => choice !== undefined) && new Set(choices).size === choices.length;
    },
    isChosen: (choices, { code }) => split(codeIn(choices)).some(found => found && codeOf(found) === code),
    choose: (choices, option) => {
      const values = setting.read(choices);
      const picked = options.filter(choice => codeOf(choice) === option.code).map(({ value }) => value);
      const kept = values.filter(value => !picked.includes(value));
      return setting.write(choices, kept.length < values.length ? kept : [...values, ...picked]);
    },
    read: choices => {
      const chosen = split(codeIn(choices));
      return options.filter(choice => chosen.includes(choice)).map(({ value }) => value);
    },
    write: (choices, values) => store(choices, setting, join(values)),
  };
  return setting;
}

interface OnOff extends Shape {
  readonly initial: 'on' | 'off';
  /** The words that users type to turn the setting on, `unmute`, and off, `mute`. */
  readonly onKeywords?: readonly string[];
  readonly offKeywords?: readonly string[];
}

/**
 * A setting that is on or off.
 *
 * @example onOff({ id: 'drill', label: 'Quick Drill', initial: 'off' }).read(new Map([['drill', 'on']])) // 'on'
 */
export function onOff({
  initial,
  onKeywords = [],
  offKeywords = [],
  ...shape
}: OnOff): Setting<'on' | 'off'> {
  return oneOf<'on' | 'off'>({
    ...shape,
    control: 'switch',
    options: [
      { value: 'on', text: 'on', keywords: ['show', 'enable', 'start', 'use', ...onKeywords] },
      { value: 'off', text: 'off', keywords: ['hide', 'disable', 'no', ...offKeywords] },
    ],
    initial,
  });
}

/** A value stored as a single text. */
export interface TextSetting<T> extends StoredText {
  /** Parses the value from any text as well as possible; never throws. */
  readonly parse: (text: string) => T;
  read(choices: Choices): T;
  write(choices: Choices, value: T): Choices;
}

interface TextShape<T> extends Pick<TextSetting<T>, 'id' | 'parse'> {
  readonly format: (value: T) => string;
}

/**
 * A setting without a control; its default is the value of the empty text.
 *
 * @example textOf({ id: 'keymap', parse: parseKeymap, format: formatKeymap }).read(new Map()).size // 0
 */
export function textOf<T>({ id, parse: parseText, format }: TextShape<T>): TextSetting<T> {
  const parse = memoizeLast(parseText);
  const stored: StoredText = { id, defaultCode: '', accepts: text => format(parse(text)) !== '' };
  return {
    ...stored,
    parse,
    read: choices => parse(choices.get(id) ?? ''),
    write: (choices, value) => store(choices, stored, format(value)),
  };
}

/** Remembers the result of the last call. */
function memoizeLast<T>(parse: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly value: T } | undefined;
  return text => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}

/**
 * The ticked values or, where none is, all of them: a quiz that asks nothing would be of no use.
 *
 * @example tickedOrAll([], ['C', 'D']) // ['C', 'D']
 */
export const tickedOrAll = <T>(ticked: readonly T[], all: readonly T[]): readonly T[] =>
  ticked.length > 0 ? ticked : all;
