import type { ReactNode } from 'react';
import fields from '../ui/fields.module.css';
import { useSafeId } from '../ui/shell';
import styles from './RangeField.module.css';
import type { SettingRow } from './setting';
import type { Settings } from './settings';
import { useShownSetting } from './useSettings';

export interface RangeFieldProps {
  readonly settings: Settings;
  readonly row: SettingRow;
  /** The key of the setting's leader, and those that step through it. */
  readonly leader: ReactNode;
  readonly steps: ReactNode;
}

/** A number as a slider, with its unit. */
export function RangeField({ settings, row, leader, steps }: RangeFieldProps) {
  const { options, isChosen } = useShownSetting(settings, row);
  const id = useSafeId();
  const shown = options.find(isChosen)?.code ?? row.defaultCode;
  return (
    <div className={fields.field}>
      <span className={fields.label}>
        {leader}
        <label htmlFor={id}>{row.label}</label>
        {steps}
      </span>
      <span className={styles.range}>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={row.range?.least}
          max={row.range?.most}
          value={shown}
          aria-valuetext={`${shown} ${row.range?.unit ?? ''}`}
          onChange={({ target: { value } }) => settings.choose(row, { code: value, text: value })}
        />
        <span className={styles.value} aria-hidden="true">
          <b>{shown}</b> {row.range?.unit}
        </span>
      </span>
    </div>
  );
}
