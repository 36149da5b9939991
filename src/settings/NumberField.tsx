import { useState } from 'react';
import fields from '../ui/fields.module.css';
import { useSafeId } from '../ui/shell';
import styles from './NumberField.module.css';
import type { RangeFieldProps } from './RangeField';
import { useShownSetting } from './useSettings';

/** A number to type or to step through; what isn't in its range is no choice, and is put right when the field is left. */
export function NumberField({ settings, row, leader, steps }: RangeFieldProps) {
  const { options, isChosen } = useShownSetting(settings, row);
  const id = useSafeId();
  const shown = options.find(isChosen)?.code ?? row.defaultCode;
  const [typed, setTyped] = useState<string>();
  return (
    <div className={fields.field}>
      <span className={fields.label}>
        {leader}
        <label htmlFor={id}>{row.label}</label>
        {steps}
      </span>
      <span className={styles.number}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className={fields.select}
          min={row.range?.least}
          max={row.range?.most}
          value={typed ?? shown}
          onBlur={() => setTyped(undefined)}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (row.accepts(value)) settings.choose(row, { code: value, text: value });
          }}
        />
        <span className={styles.unit}>{row.range?.unit}</span>
      </span>
    </div>
  );
}
