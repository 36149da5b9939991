import type { DigitKey, Leader, Stroke } from '../commands/hotkey';

/** The user's choices that differ from the defaults: setting id to the code of its value. Plain data. */
export type Choices = ReadonlyMap<string, string>;

export interface SettingOption {
  /** The option's value in an address or in storage; unique within its setting. */
  readonly code: string;
  readonly text: string;
  /** The spoken text, if the displayed one has signs that screen readers garble. */
  readonly spoken?: string;
  /** In a setting with many values, the texts spoken when the option is chosen or cleared, if not its text and "on" or "off". */
  readonly toggled?: Readonly<Record<'on' | 'off', string>>;
  /** The option's text under its leader, if shorter than the spoken one: `0.2` for 0.2 seconds. */
  readonly brief?: string;
  readonly keywords?: readonly string[];
  /** The stroke that picks the option: after the leader, in addition to its digit; on its own if there is no leader. */
  readonly stroke?: Stroke;
  /** The digit that picks the option, if not its position in the list; `none` if there is none. */
  readonly digit?: DigitKey | 'none';
  /** The rule for the strokes of this and other options: `a letter; with Shift its sharp or flat`. */
  readonly keyRule?: string;
  /** The leader before the option's stroke, if not that of its setting. */
  readonly leader?: Leader;
  /** The name of that leader, spoken before the options: `Minor key`. */
  readonly leaderBrief?: string;
}

/** The kind of control: `list` is a list of radios with long texts, `fold` one line that unfolds into checkboxes. */
export type Control = 'select' | 'radios' | 'list' | 'switch' | 'checkboxes' | 'fold' | 'toggles' | 'range';

/** The strokes that choose the next and the previous option. */
export interface StepStrokes {
  readonly next: Stroke;
  readonly previous: Stroke;
}

/** A range of whole numbers, ends included, and their unit: `notes per minute`. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

/** The titles of the commands of a setting with many values, given the texts of options. */
export interface ToggleTitles {
  readonly on: (option: string) => string;
  readonly off: (option: string) => string;
  /** The title of the command that chooses these options and no others. */
  readonly only: (options: readonly string[]) => string;
}

/** One row of a settings table as palette, controls and address see it: without the type of its value. */
export interface SettingRow {
  /** The id of the row, which is also its name in the query. */
  readonly id: string;
  readonly label: string;
  /** The name of the setting away from its control, if the label alone would be too long or ambiguous. */
  readonly title?: string;
  /** The name spoken before the options of its leader, if shorter than the title: `Pause`. */
  readonly brief?: string;
  /** Whether a combined command has the setting only if its name was typed, since another setting has the same options. */
  readonly needsLabel?: boolean;
  /** Other words that people use for the setting: they find all of its options. */
  readonly keywords?: readonly string[];
  /** The titles of its commands, if several options can be chosen at once. */
  readonly toggles?: ToggleTitles;
  /** What its commands do, where the list of shortcuts has them in one row: `Highlight a note`. */
  readonly series?: string;
  /** Whether the control is shown, given the other choices; if not, the hotkeys are disabled. */
  readonly isShown?: (choices: Choices) => boolean;
  /** Why the setting has no effect and can't be changed, given the other choices; `undefined` if it can. Pure. */
  readonly heldBy?: (choices: Choices) => string | undefined;
  /** Brings the control into view, by changing the choices that hide it. Pure. */
  readonly reveal?: (choices: Choices) => Choices;
  /**
   * The choices under which its options have their other names: B flat for A sharp. The palette then offers both. Pure; its
   * options and their codes stay the same.
   */
  readonly otherNames?: (choices: Choices) => Choices;
  /** Whether the setting only says which part of its screen is shown. */
  readonly isView?: true;
  readonly control: Control;
  readonly leader?: Leader;
  /** The strokes of a setting that users step through; pressing the leader twice also chooses the next option. */
  readonly steps?: StepStrokes;
  /** The allowed numbers; the options are then landmarks among them. */
  readonly range?: NumberRange;
  /** Whether several options can be chosen at once. */
  readonly many: boolean;
  /** The codes of all possible options, whatever else is chosen. */
  readonly codes: readonly string[];
  /** The options available, given the other choices. */
  optionsIn(choices: Choices): readonly SettingOption[];
  /** Options that are only chosen together with other settings, which make them available, and why not by themselves. */
  readonly combined?: {
    readonly optionsIn: (choices: Choices) => readonly SettingOption[];
    readonly reason: string;
  };
  isChosen(choices: Choices, option: SettingOption): boolean;
  /** Chooses an option; in a setting with many values, toggles it. */
  choose(choices: Choices, option: SettingOption): Choices;
  /** Whether a code from an address or storage is valid. */
  accepts(code: string): boolean;
  readonly defaultCode: string;
  /** The code of the default, given the other choices; left out if it never depends on them. */
  readonly defaultIn?: (choices: Choices) => string;
}

/** A row that knows the type of its value. */
export interface Setting<T> extends SettingRow {
  read(choices: Choices): T;
  write(choices: Choices, value: T): Choices;
}

/** A value stored beside the rows of a table, without a control. */
export type StoredText = Pick<SettingRow, 'id' | 'defaultCode' | 'accepts'>;

/** A preference that some screens depend on, and that an address may override. */
export interface SharedText extends StoredText {
  /** Value assumed for links to drills from before the preference existed. */
  readonly impliedInLinks: string;
}

/** A screen's settings, in the order of its controls. */
export interface SettingsTable {
  readonly rows: readonly SettingRow[];
  readonly texts?: readonly StoredText[];
  readonly shared?: readonly SharedText[];
  /** Whether the screen names notes as the user prefers. */
  readonly hasNoteNames?: true;
  /** The ids of the rows that the quiz which is set up doesn't depend on; they may only change the screen without a quiz. */
  readonly notInQuiz?: readonly string[] | ((choices: Choices) => readonly string[]);
  /** Makes rows that depend on each other consistent. Pure; runs after every choice and every read. */
  readonly settle?: (choices: Choices) => Choices;
}
