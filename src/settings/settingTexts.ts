import { revealed } from './choices';
import type { Choices, SettingOption, SettingRow, SettingsTable } from './setting';
import { joinedTitle, spokenChoice } from './text';

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
 * The settings that change from some choices to others, as displayed; `undefined` if none do. Those that only show something
 * else, such as another tab, aren't worth a word.
 *
 * @param except those that needn't be mentioned
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

/** The same as spoken, each by itself. */
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
