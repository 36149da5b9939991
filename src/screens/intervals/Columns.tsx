import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Beside the rest, or after it where there is no room. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The two columns of a tab: what is heard, chosen and shown, and what goes with it. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
