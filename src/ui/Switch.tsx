import type { ReactNode } from 'react';
import styles from './fields.module.css';
import { useSafeId } from './shell';

interface SwitchProps {
  readonly label: string;
  readonly state: 'on' | 'off';
  /** Its hotkeys, hidden from screen readers. */
  readonly hint?: ReactNode;
  readonly description?: ReactNode;
  readonly onToggle: () => void;
}

/** Something that is on or off. */
export function Switch({ label, state, hint, description, onToggle }: SwitchProps) {
  const [id, descriptionId] = [useSafeId(), useSafeId()];
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        {hint}
        <label htmlFor={id}>{label}</label>
      </span>
      <span className={styles.switch}>
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state itself, and aria-checked isn't allowed on it, see https://www.w3.org/TR/html-aria/#el-input-checkbox
          role="switch"
          checked={state === 'on'}
          aria-describedby={description === undefined ? undefined : descriptionId}
          onChange={onToggle}
        />
        <span className={styles.off} aria-hidden="true">
          off
        </span>
        <span className={styles.on} aria-hidden="true">
          on
        </span>
      </span>
      {description !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
