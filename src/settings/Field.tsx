import { SettingField } from './SettingField';
import type { SettingRow } from './setting';
import type { Settings } from './useSettings';

/** The control of one of a screen's settings. */
export function Field({ settings, row }: { settings: Settings; row: SettingRow }) {
  return (
    <SettingField
      owner={settings.noun}
      row={row}
      choices={settings.choices}
      onChoose={settings.choose}
      locked={settings.lockOf(row)}
    />
  );
}
