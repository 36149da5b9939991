import type { ReactNode } from 'react';
import fields from '../ui/fields.module.css';
import { useSafeId } from '../ui/shell';
import styles from './RangeField.module.css';
import type { SettingRow } from './setting';
import type { Settings } from './settings';
import { useShownSetting } from './useSettings';

interface RangeFieldProps {
  readonly settings: Settings;
  readonly row: SettingRow;
  readonly hint: ReactNode;
}

/** A number as a slider, with its unit. */
export function RangeField({ settings, row, hint }: RangeFieldProps) {
  const { options, locked, isChosen } = useShownSetting(settings, row);
  const id = useSafeId();
  const shown = options.find(isChosen)?.code ?? row.defaultCode;
  return (
    <div className={fields.field}>
      <span className={fields.label}>
        <label htmlFor={id}>{row.label}</label>
        {hint}
      </span>
      <span className={styles.range} title={locked}>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={row.range?.least}
          max={row.range?.most}
          value={shown}
          aria-valuetext={`${shown} ${row.range?.unit ?? ''}`}
          disabled={locked !== undefined}
          onChange={({ target: { value } }) => settings.choose(row, { code: value, text: value })}
        />
        <span className={styles.value} aria-hidden="true">
          <b>{shown}</b> {row.range?.unit}
        </span>
      </span>
    </div>
  );
}
