import { revealed } from './choices';
import type { Choices, SettingOption, SettingRow, SettingsTable } from './setting';

/** Why nothing can be played: the user has turned sound off. */
export const SOUND_IS_OFF = 'Sound is off in the settings';

/** The value of a locked setting with none of its options chosen. */
export const NOTHING_CHOSEN = 'none';

/** The value of a locked setting with all of its options chosen. */
export const EVERYTHING_CHOSEN = 'all';

/** The most characters that the names of the chosen options take on the line of a fold, about what a sidebar has room for. */
const FOLD_ROOM = 26;

/**
 * The chosen options on the line of a fold: how many they are if all are chosen or their names would take too much room,
 * else their names, written and spoken.
 *
 * @example foldedChoice(['C', 'G'], 13) // 'C, G'
 * @example foldedChoice(keys, 13) // 'all 13'
 */
export function foldedChoice(
  chosen: readonly SettingOption[],
  all: number,
): { readonly text: string; readonly spoken: string } {
  const same = (text: string) => ({ text, spoken: text });
  if (chosen.length === 0) return same(NOTHING_CHOSEN);
  if (chosen.length === all) return same(`${EVERYTHING_CHOSEN} ${all}`);
  const text = joinedTitle(chosen.map(option => option.text));
  if (text.length > FOLD_ROOM) return same(`${chosen.length} of ${all}`);
  return { text, spoken: joinedTitle(chosen.map(option => option.spoken ?? option.text)) };
}

/**
 * The name of the line of a fold.
 *
 * @example foldName('Keys to Ask', 'all 13') // 'Keys to Ask: all 13'
 */
export const foldName = (label: string, choice: string): string => `${label}: ${choice}`;

/** The texts of resetting all settings: its title, why it can't be done, and as spoken. */
export const RESET_SETTINGS = {
  title: 'Reset All Settings',
  nothing: 'All settings are at their defaults',
  spoken: 'All settings are back to their defaults. Shortcuts and answers are kept.',
} as const;

/** Why octaves can't have Helmholtz's names. */
export const ONLY_GERMAN = 'Helmholtz goes with German note names only';

/** The rule for the keys that choose a note. */
export const NOTE_KEYS = 'a letter; with Shift its sharp or flat';

/** The description of the figures that a Quick Drill shows. */
export const FIGURES_DESCRIPTION =
  'In a Quick Drill: the number of the question or the time left, accuracy, and answers per minute.';

/**
 * A changed setting as spoken.
 *
 * @example spokenChoice('Accidentals', 'Flats') // 'Accidentals, Flats'
 */
export const spokenChoice = (setting: string, option: string): string => `${setting}, ${option}`;

/**
 * An option of a setting with many values, as spoken when it is chosen or cleared.
 *
 * @example spokenToggle('C sharp', 'on') // 'C sharp, on'
 */
export const spokenToggle = (option: string, state: 'on' | 'off'): string => `${option}, ${state}`;

/**
 * Several changed settings as spoken.
 *
 * @example spokenChoices(['Key, B flat', 'Scale Type, Major']) // 'Key, B flat. Scale Type, Major'
 */
export const spokenChoices = (texts: readonly string[]): string => texts.join('. ');

/** The title of the command that turns a setting on if it is off, and off if it is on. */
export const turnTitle = (setting: string, to: string): string => `Turn ${setting} ${to}`;

/**
 * The title of the command that chooses an option of each of several settings.
 *
 * @example joinedTitle(['Bb', 'Major']) // 'Bb, Major'
 */
export const joinedTitle = (options: readonly string[]): string => options.join(', ');

/** The name of a setting away from its control. */
export const titleOf = ({ title, label }: SettingRow): string => title ?? label;

/** The settings that differ between some choices and others, each with its new option. */
const changesBetween = ({ rows }: SettingsTable, before: Choices, after: Choices) =>
  rows.flatMap((row): readonly (readonly [SettingRow, SettingOption])[] => {
    if (before.get(row.id) === after.get(row.id)) return [];
    const option = row.optionsIn(after).find(each => row.isChosen(after, each));
    return option ? [[row, option]] : [];
  });

/** Whether any setting differs between some choices and others. */
export const differ = ({ rows }: SettingsTable, before: Choices, after: Choices): boolean =>
  rows.some(({ id }) => before.get(id) !== after.get(id));

/**
 * The settings that change from some choices to others, as displayed; `undefined` if none do. Views, such as another tab, aren't
 * mentioned.
 *
 * @param except rows that needn't be mentioned
 * @example changesText(notesTable, new Map(), new Map([['drill', 'on']])) // 'Quick Drill on'
 */
export function changesText(
  table: SettingsTable,
  before: Choices,
  after: Choices,
  except: readonly SettingRow[] = [],
): string | undefined {
  const texts = changesBetween(table, before, after)
    .filter(([row]) => !except.includes(row) && !row.isView)
    .map(([row, { text }]) => `${titleOf(row)} ${text}`);
  return texts.length === 0 ? undefined : joinedTitle(texts);
}

/** The settings that change from some choices to others, as spoken, each by itself. */
export const spokenChanges = (table: SettingsTable, before: Choices, after: Choices): readonly string[] =>
  changesBetween(table, before, after).map(([row, { spoken, text }]) =>
    spokenChoice(titleOf(row), spoken ?? text),
  );

/** Some choices with the controls of some rows brought into view. */
export const broughtBy = (rows: readonly SettingRow[], choices: Choices): Choices =>
  rows.reduce((next, row) => revealed(row, next), choices);

/**
 * The settings that change because a control is brought into view, as spoken.
 *
 * @example revealTexts(scalesTable, system, new Map()) // ['View Mode, Patterns']
 */
export const revealTexts = (table: SettingsTable, row: SettingRow, choices: Choices): readonly string[] =>
  spokenChanges(table, choices, revealed(row, choices));
