import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Beside the rest, or after it where there is no room. */
  readonly aside: ReactNode;
  /** What can be done here, in two lines; left out in a drill, which has the page to itself. */
  readonly howTo?: readonly [string, string] | undefined;
  readonly children: ReactNode;
}

/**
 * The two columns of a tab (what is heard, chosen and shown, and what goes with it) and how to use them. See `Panel` for
 * `aria-busy`.
 */
export function Columns({ aside, howTo, children }: ColumnsProps) {
  return (
    <div className={styles.columns} aria-busy="false">
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{aside}</div>
      {howTo && (
        <Panel title="How to Use" className={styles.howTo}>
          {howTo.map(line => (
            <p key={line}>{line}</p>
          ))}
        </Panel>
      )}
    </div>
  );
}
