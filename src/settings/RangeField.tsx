import { type ReactNode, useEffect, useRef, useState } from 'react';
import fields from '../ui/fields.module.css';
import { useSafeId } from '../ui/shell';
import styles from './RangeField.module.css';
import type { Choices, SettingOption, SettingRow } from './setting';

interface RangeFieldProps {
  readonly row: SettingRow;
  readonly choices: Choices;
  readonly onChoose: (row: SettingRow, option: SettingOption) => void;
  readonly locked?: string | undefined;
  readonly hint: ReactNode;
}

/** How long the slider rests before its number is chosen, in milliseconds: Safari allows 100 changed addresses in 30 s. */
const REST = 120;

/** A number as a slider, with what it counts; the number is chosen when the slider rests. */
export function RangeField({ row, choices, onChoose, locked, hint }: RangeFieldProps) {
  const id = useSafeId();
  const chosen = row.optionsIn(choices).find(option => row.isChosen(choices, option));
  const [moved, setMoved] = useMoved(code => onChoose(row, { code, text: code }));
  const shown = moved ?? chosen?.code ?? row.defaultCode;
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
          onChange={event => setMoved(event.target.value)}
        />
        <span className={styles.value} aria-hidden="true">
          <b>{shown}</b> {row.range?.unit}
        </span>
      </span>
    </div>
  );
}

/** Where the slider is while it moves; nothing once it rests and the number is chosen. */
function useMoved(
  choose: (code: string) => void,
): readonly [moved: string | undefined, setMoved: (code: string) => void] {
  const [moved, setMoved] = useState<string>();
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => {
      latest.current(moved);
      setMoved(undefined);
    }, REST);
    return () => clearTimeout(timer);
  }, [moved]);
  return [moved, setMoved];
}
