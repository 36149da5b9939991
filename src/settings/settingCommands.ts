import type { Command, Family } from '../commands/command';
import type { DigitKey, Hotkey, LetterKey, Stroke } from '../commands/hotkey';
import {
  type Choices,
  chooseIn,
  nextOption,
  previousOption,
  type SettingOption,
  type SettingRow,
  type SettingsTable,
  type StepStrokes,
} from './setting';

const DIGITS: readonly DigitKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Whose settings they are, how they stand, and what takes a changed set of choices. */
export interface SettingOwner {
  /** The first part of every command's id: `notes`. */
  readonly id: string;
  /** What the palette lists them under: `Notes`. */
  readonly title: string;
  /** Read when the commands are made, and again when one of them runs. */
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
  const strokes: readonly (Stroke | undefined)[] = [
    stroke,
    digit === 'none' ? undefined : (digit ?? DIGITS[place]),
  ];
  return strokes.flatMap(each => (each === undefined ? [] : [`${leader} ${each}` satisfies Hotkey]));
}

const titleOf = ({ title, label }: SettingRow): string => title ?? label;

const hotkeysWork = (row: SettingRow, { hotkeys, choices }: SettingOwner): boolean =>
  hotkeys === 'on' && (row.isShown?.(choices) ?? true);

const familyOf = (row: SettingRow, { id }: SettingOwner): Family => ({
  id: `${id}.${row.id}`,
  title: titleOf(row),
});

/** A change in words, other ones than the status line shows: `Accidentals, Flats`, or `C sharp, on` where many can be chosen. */
function spokenChoice(row: SettingRow, option: SettingOption, next: Choices): string {
  const words = option.words ?? option.text;
  return row.many ? `${words}, ${row.isChosen(next, option) ? 'on' : 'off'}` : `${titleOf(row)}, ${words}`;
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
    title: `${titleOf(row)} ${option.text}`,
    ...(option.words === undefined ? {} : { words: `${titleOf(row)} ${option.words}` }),
    group: owner.title,
    scope: 'screen',
    hotkeys: hotkeysWork(row, owner) ? optionHotkeys(option.leader ?? row.leader, option, place) : [],
    family: familyOf(row, owner),
    keywords: [...(option.keywords ?? []), `${option.text} ${titleOf(row)}`],
    ...(locked === undefined ? {} : { disabled: locked }),
    run: () => {
      const next = chooseIn(table, owner.choices, row, option);
      owner.apply(next, spokenChoice(row, option, next));
    },
  };
}

type Direction = keyof StepStrokes;

const DIRECTIONS: Record<Direction, { readonly title: string; readonly optionFor: typeof nextOption }> = {
  next: { title: 'Next', optionFor: nextOption },
  previous: { title: 'Previous', optionFor: previousOption },
};

/** The hotkeys that step through a setting: its own strokes, and for the next option the leader twice. */
function stepHotkeys({ leader, steps }: SettingRow, direction: Direction): readonly Hotkey[] {
  const twice = direction === 'next' && leader ? [`${leader} ${leader}` satisfies Hotkey] : [];
  return steps === undefined ? twice : [steps[direction], ...twice];
}

function stepCommand(
  table: SettingsTable,
  row: SettingRow,
  direction: Direction,
  owner: SettingOwner,
): Command {
  const locked = owner.locks.get(row.id);
  const { title, optionFor } = DIRECTIONS[direction];
  return {
    id: `${owner.id}.${row.id}.${direction}`,
    title: `${title} ${titleOf(row)}`,
    group: owner.title,
    scope: 'screen',
    hotkeys: hotkeysWork(row, owner) ? stepHotkeys(row, direction) : [],
    family: familyOf(row, owner),
    keywords: ['toggle', 'switch', 'cycle'],
    ...(locked === undefined ? {} : { disabled: locked }),
    run: () => {
      const option = optionFor(row, owner.choices);
      if (option === undefined) return;
      const next = chooseIn(table, owner.choices, row, option);
      owner.apply(next, spokenChoice(row, option, next));
    },
  };
}

/** Every setting of one value can be taken to its next option; back goes only one that has strokes for it. */
function stepCommands(table: SettingsTable, row: SettingRow, owner: SettingOwner): readonly Command[] {
  if (row.many) return [];
  const directions: readonly Direction[] = row.steps === undefined ? ['next'] : ['next', 'previous'];
  return directions.map(direction => stepCommand(table, row, direction, owner));
}

/**
 * The commands that a settings table comes to: one for each option of each row, and those that step through them.
 *
 * @example settingCommands(scales, owner).map(({ title }) => title) // ['Key C', 'Key G', …, 'Next Key', …]
 */
export function settingCommands(table: SettingsTable, owner: SettingOwner): readonly Command[] {
  return table.rows.flatMap(row => [
    ...row.optionsIn(owner.choices).map((option, place) => optionCommand(table, row, option, place, owner)),
    ...stepCommands(table, row, owner),
  ]);
}
