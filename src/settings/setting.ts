import type { DigitKey, Leader, Stroke } from '../commands/hotkey';

/** The user's choices that differ from the defaults: setting id to the code of its value. Plain data. */
export type Choices = ReadonlyMap<string, string>;

export interface SettingOption {
  /** The option's value in an address or in storage; unique within its setting. */
  readonly code: string;
  readonly text: string;
  /** The spoken text, if the displayed one has signs that screen readers garble. */
  readonly spoken?: string;
  /** In a setting with many values, what is spoken when it is chosen or cleared, if it isn't its text and "on" or "off". */
  readonly toggled?: Readonly<Record<'on' | 'off', string>>;
  /** Its text under its leader, if shorter than the spoken one: `0.2` for 0.2 seconds. */
  readonly brief?: string;
  readonly keywords?: readonly string[];
  /** The stroke that picks the option: after the leader, in addition to its digit; on its own if there is no leader. */
  readonly stroke?: Stroke;
  /** The digit that picks it, if not its position in the list; `none` if there is none. */
  readonly digit?: DigitKey | 'none';
  /** What tells its stroke and those of other options: `a letter; with Shift its sharp or flat`. */
  readonly keyRule?: string;
  /** The leader before its stroke, if not that of its setting. */
  readonly leader?: Leader;
  /** What is said of that leader before the options: `Minor key`. */
  readonly leaderBrief?: string;
}

/** The kind of control; `list` is a list of radios with long texts. */
export type Control = 'select' | 'radios' | 'list' | 'switch' | 'checkboxes' | 'toggles' | 'range';

/** The strokes that choose the next and the previous option. */
export interface StepStrokes {
  readonly next: Stroke;
  readonly previous: Stroke;
}

/** A range of whole numbers, ends included, and what they count: `notes a minute`. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

/** What the commands of a setting with many values are called, given the texts of options: they say which way they go. */
export interface ToggleTitles {
  readonly on: (option: string) => string;
  readonly off: (option: string) => string;
  /** Chooses these options and no others. */
  readonly only: (options: readonly string[]) => string;
}

/** One row of a settings table as palette, controls and address see it: without the type of its value. */
export interface SettingRow {
  /** Also the name in the query. */
  readonly id: string;
  readonly label: string;
  /** Its name away from its control, if the label alone would be too long or ambiguous. */
  readonly title?: string;
  /** What is said of its leader before the options, if shorter: `Pause`. */
  readonly brief?: string;
  /** Beneath a switch: what it is for. */
  readonly description?: string;
  /** Other words that people use for the setting: they find all of its options. */
  readonly keywords?: readonly string[];
  /** What its commands are called, if several options can be chosen at once. */
  readonly toggles?: ToggleTitles;
  /** Whether its control is shown, given the other choices; if not, its hotkeys are disabled. */
  readonly isShown?: (choices: Choices) => boolean;
  /** Brings its control into view, by changing what hides it. Pure. */
  readonly reveal?: (choices: Choices) => Choices;
  readonly control: Control;
  readonly leader?: Leader;
  /** For a setting that users step through; pressing the leader twice also chooses the next option. */
  readonly steps?: StepStrokes;
  /** The allowed numbers; the options are then landmarks among them. */
  readonly range?: NumberRange;
  /** Whether several options can be chosen at once. */
  readonly many: boolean;
  /** The codes of all possible options, whatever else is chosen. */
  readonly codes: readonly string[];
  /** The options available, given the other choices. */
  optionsIn(choices: Choices): readonly SettingOption[];
  /** Whether an option is chosen. */
  isChosen(choices: Choices, option: SettingOption): boolean;
  /** Chooses an option; in a setting with many values, toggles it. */
  choose(choices: Choices, option: SettingOption): Choices;
  /** Whether a code from an address or storage is valid. */
  accepts(code: string): boolean;
  readonly defaultCode: string;
}

/** A row that knows the type of its value. */
export interface Setting<T> extends SettingRow {
  read(choices: Choices): T;
  write(choices: Choices, value: T): Choices;
}

/** A value stored beside the rows of a table, without a control. */
export type StoredText = Pick<SettingRow, 'id' | 'defaultCode' | 'accepts'>;

/** A screen's settings, in the order of its controls. */
export interface SettingsTable {
  readonly rows: readonly SettingRow[];
  readonly texts?: readonly StoredText[];
  /** Makes rows that depend on each other consistent. Pure; runs after every choice and every read. */
  readonly settle?: (choices: Choices) => Choices;
}

type Value = string | number;

interface Choice<V extends Value> extends Omit<SettingOption, 'code'> {
  readonly value: V;
  readonly code?: string;
}

interface Shape {
  readonly id: string;
  readonly label: string;
  readonly title?: string;
  readonly brief?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly toggles?: ToggleTitles;
  readonly isShown?: (choices: Choices) => boolean;
  readonly reveal?: (choices: Choices) => Choices;
  readonly leader?: Leader;
  readonly steps?: StepStrokes;
  /** Adapts the options to the other choices: frets below a bound, notes in sharps or flats. Pure. */
  readonly adapt?: (options: readonly SettingOption[], choices: Choices) => readonly SettingOption[];
}

interface OneOf<V extends Value> extends Shape {
  readonly control: 'select' | 'radios' | 'list' | 'switch';
  readonly options: readonly Choice<V>[];
  readonly initial: V;
}

interface AnyOf<V extends Value> extends Shape {
  readonly control: 'checkboxes' | 'toggles';
  readonly options: readonly Choice<V>[];
  readonly initial: readonly V[];
}

const codeOf = <V extends Value>({ code, value }: Choice<V>): string => code ?? String(value);

const optionOf = <V extends Value>({ value, ...rest }: Choice<V>): SettingOption => ({
  ...rest,
  code: rest.code ?? String(value),
});

/** Choices with a new code for a row; defaults aren't stored. */
export function store(choices: Choices, { id, defaultCode }: StoredText, code: string): Choices {
  const next = new Map(choices);
  if (code === defaultCode) next.delete(id);
  else next.set(id, code);
  return next;
}

/**
 * A setting with one value from a list.
 *
 * @throws Error if the initial value isn't among the options.
 * @example oneOf({ id: 'frets', label: 'Number of Frets', control: 'select', options, initial: 12 }).read(new Map()) // 12
 */
export function oneOf<V extends Value>({ options, initial, adapt, ...shape }: OneOf<V>): Setting<V> {
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
    defaultCode: codeOf(start),
    accepts: code => byCode.has(code),
    isChosen: (choices, { code }) => (choices.get(shape.id) ?? codeOf(start)) === code,
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

  const setting: Setting<readonly V[]> = {
    ...shape,
    many: true,
    codes: plain.map(({ code }) => code),
    optionsIn: choices => adapt?.(plain, choices) ?? plain,
    defaultCode: join(initial),
    accepts: code => split(code).every(choice => choice !== undefined),
    isChosen: (choices, { code }) =>
      split(choices.get(shape.id) ?? join(initial)).some(found => found && codeOf(found) === code),
    choose: (choices, option) => {
      const values = setting.read(choices);
      const picked = options.filter(choice => codeOf(choice) === option.code).map(({ value }) => value);
      const kept = values.filter(value => !picked.includes(value));
      return setting.write(choices, kept.length < values.length ? kept : [...values, ...picked]);
    },
    read: choices => {
      const chosen = split(choices.get(shape.id) ?? join(initial));
      return options.filter(choice => chosen.includes(choice)).map(({ value }) => value);
    },
    write: (choices, values) => store(choices, setting, join(values)),
  };
  return setting;
}

interface OnOff extends Shape {
  readonly initial: 'on' | 'off';
  /** What people type to turn it on: `unmute`; and off: `mute`. */
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

/** The choices, with rows that depend on each other made consistent. */
export const settled = ({ settle }: SettingsTable, choices: Choices): Choices => settle?.(choices) ?? choices;

/**
 * Reads a table's choices from anything that maps ids to codes; unknown or invalid codes fall back to the default.
 *
 * @example readChoices(table, new URLSearchParams('frets=24&frets=x&junk=1')) // Map { 'frets' => '24' }
 */
export function readChoices(
  table: SettingsTable,
  source: { get(id: string): string | null | undefined },
): Choices {
  const choices = new Map<string, string>();
  for (const { id, defaultCode, accepts } of [...table.rows, ...(table.texts ?? [])]) {
    const code = source.get(id);
    if (typeof code === 'string' && code !== defaultCode && accepts(code)) choices.set(id, code);
  }
  return settled(table, choices);
}

/**
 * A table's choices as a query, in the order of the table and without defaults.
 *
 * @example searchOf(table, new Map([['frets', '24']])) // '?frets=24'
 */
export function searchOf({ rows }: SettingsTable, choices: Choices): string {
  const params = new URLSearchParams();
  for (const { id } of rows) {
    const code = choices.get(id);
    if (code !== undefined) params.set(id, code);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** The choices with the control of a row brought into view. */
export const revealed = ({ reveal }: SettingRow, choices: Choices): Choices => reveal?.(choices) ?? choices;

/** Chooses an option of a row, brings its control into view, and makes the rest of the table consistent with it. */
export function chooseIn(
  table: SettingsTable,
  choices: Choices,
  row: SettingRow,
  option: SettingOption,
): Choices {
  return settled(table, row.choose(revealed(row, choices), option));
}

/**
 * The option after or before the chosen one; from either end it continues at the other.
 *
 * @example optionBeside(frets, new Map(), 'next') // the option 15, if 12 is chosen
 */
export function optionBeside(
  row: SettingRow,
  choices: Choices,
  direction: keyof StepStrokes,
): SettingOption | undefined {
  const options = row.optionsIn(choices);
  const at = options.findIndex(option => row.isChosen(choices, option));
  return direction === 'next' ? options[(at + 1) % options.length] : options.at(at - 1);
}
