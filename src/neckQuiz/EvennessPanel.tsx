import resultsStyles from '../quiz/Results.module.css';
import styles from './EvennessPanel.module.css';
import { type Evenness, LINE, lineOf } from './evenness';
import { EVENNESS, evennessText, slowestChangeText } from './text';

interface EvennessPanelProps {
  readonly evenness: Evenness;
  readonly instrument: Parameters<typeof slowestChangeText>[0];
}

/** How evenly a passage was played: a line around its pulse, a sentence, and the slowest change. */
export function EvennessPanel({ evenness, instrument }: EvennessPanelProps) {
  return (
    <div>
      <h3 className={resultsStyles.caption}>{EVENNESS}</h3>
      <svg className={styles.drawing} aria-hidden="true" viewBox={`0 0 ${LINE.width} ${LINE.height}`}>
        <line x1={0} x2={LINE.width} y1={LINE.height / 2} y2={LINE.height / 2} />
        <polyline points={lineOf(evenness)} />
      </svg>
      <p className={styles.text}>{evennessText(evenness)}</p>{' '}
      <p className={styles.text}>{slowestChangeText(instrument, evenness.slowest)}</p>
    </div>
  );
}
