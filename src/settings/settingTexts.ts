import { revealed } from './choices';
import type { Choices, SettingRow, SettingsTable } from './setting';
import { spokenChoice } from './text';

/** The name of a setting away from its control. */
export const titleOf = ({ title, label }: SettingRow): string => title ?? label;

/**
 * The settings that change because a control is brought into view, as spoken.
 *
 * @example revealTexts(scalesTable, system, new Map()) // ['View Mode, Patterns']
 */
export function revealTexts({ rows }: SettingsTable, row: SettingRow, choices: Choices): readonly string[] {
  const after = revealed(row, choices);
  return rows.flatMap(other => {
    if (choices.get(other.id) === after.get(other.id)) return [];
    const option = other.optionsIn(after).find(each => other.isChosen(after, each));
    return option ? [spokenChoice(titleOf(other), option.spoken ?? option.text)] : [];
  });
}
