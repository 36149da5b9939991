import type { Command } from './command';
import type { DigitKey, Hotkey, LetterKey, Stroke } from './hotkey';
import {
  type Choices,
  chooseIn,
  nextOption,
  type SettingOption,
  type SettingRow,
  type SettingsTable,
} from './setting';

const DIGITS: readonly DigitKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Whose settings they are, how they stand, and what takes a changed set of choices. */
export interface SettingOwner {
  /** The first part of every command's id: `notes`. */
  readonly id: string;
  /** What the palette lists them under: `Notes`. */
  readonly title: string;
  readonly choices: Choices;
  /** Takes the changed choices, and what to say of the change to someone who doesn't see it. */
  readonly apply: (next: Choices, spoken: string) => void;
  /** Setting id to the reason why it can't be changed now. */
  readonly locks: ReadonlyMap<string, string>;
  /** Whether its hotkeys work now; a screen that isn't shown has none. */
  readonly hotkeys: 'on' | 'off';
}

/** The hotkeys that pick an option: the leader, then its digit or its own stroke; without a leader the stroke alone. */
function optionHotkeys(
  leader: LetterKey | undefined,
  { stroke, digit }: SettingOption,
  place: number,
): readonly Hotkey[] {
  if (leader === undefined) return stroke === undefined ? [] : [stroke];
  const strokes: readonly (Stroke | undefined)[] = [stroke, digit ?? DIGITS[place]];
  return strokes.flatMap(each => (each === undefined ? [] : [`${leader} ${each}` satisfies Hotkey]));
}

/** A change in words: `Accidentals: Flats`, or `C sharp, on` where many can be chosen. */
function spokenChoice(row: SettingRow, option: SettingOption, next: Choices): string {
  const words = option.words ?? option.text;
  return row.many ? `${words}, ${row.isChosen(next, option) ? 'on' : 'off'}` : `${row.label}: ${words}`;
}

function optionCommand(
  table: SettingsTable,
  row: SettingRow,
  option: SettingOption,
  place: number,
  owner: SettingOwner,
): Command {
  const locked = owner.locks.get(row.id);
  return {
    id: `${owner.id}.${row.id}.${option.code}`,
    title: `${row.label} ${option.text}`,
    ...(option.words === undefined ? {} : { words: `${row.label} ${option.words}` }),
    group: owner.title,
    scope: 'screen',
    hotkeys: owner.hotkeys === 'on' ? optionHotkeys(row.leader, option, place) : [],
    keywords: [...(option.keywords ?? []), `${option.text} ${row.label}`],
    ...(locked === undefined ? {} : { disabled: locked }),
    run: () => {
      const next = chooseIn(table, owner.choices, row, option);
      owner.apply(next, spokenChoice(row, option, next));
    },
  };
}

function nextCommand(table: SettingsTable, row: SettingRow, owner: SettingOwner): Command {
  const locked = owner.locks.get(row.id);
  return {
    id: `${owner.id}.${row.id}.next`,
    title: `Next ${row.label}`,
    group: owner.title,
    scope: 'screen',
    hotkeys: owner.hotkeys === 'on' && row.leader ? [`${row.leader} ${row.leader}` satisfies Hotkey] : [],
    keywords: ['toggle', 'switch', 'cycle'],
    ...(locked === undefined ? {} : { disabled: locked }),
    run: () => {
      const option = nextOption(row, owner.choices);
      if (option === undefined) return;
      const next = chooseIn(table, owner.choices, row, option);
      owner.apply(next, spokenChoice(row, option, next));
    },
  };
}

/**
 * The commands that a settings table comes to: one for each option of each row, and one that takes the next option.
 *
 * @example settingCommands(scales, owner).map(({ title }) => title) // ['Key C', 'Key G', …, 'Next Key', …]
 */
export function settingCommands(table: SettingsTable, owner: SettingOwner): readonly Command[] {
  return table.rows.flatMap(row => [
    ...row.optionsIn(owner.choices).map((option, place) => optionCommand(table, row, option, place, owner)),
    ...(row.many ? [] : [nextCommand(table, row, owner)]),
  ]);
}
