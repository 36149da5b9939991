import type { ReactNode } from 'react';
import type { ToneText } from '../theory/degree';
import { Spoken } from '../ui/Spoken';
import styles from './Summary.module.css';

interface SummaryProps {
  readonly text: ToneText;
  /** Buttons below the text. */
  readonly children?: ReactNode;
}

/** A triad or a scale in text: its name, its notes and its intervals. */
export function Summary({ text, children }: SummaryProps) {
  return (
    <div className={styles.summary}>
      <h3 className={styles.name}>
        <Spoken {...text.name} />
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>Notes</dt>
          <dd>
            <Spoken {...text.notes} />
          </dd>
        </div>
        <div>
          <dt>Intervals</dt>
          <dd>
            <Spoken {...text.intervals} />
          </dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
