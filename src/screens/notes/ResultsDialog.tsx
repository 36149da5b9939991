import { useId } from 'react';
import { standingOf } from '../../quiz/results';
import { CommandButton } from '../../ui/CommandButton';
import { Dialog, type FirstFocus } from '../../ui/Dialog';
import styles from '../../ui/results.module.css';
import { useShell } from '../../ui/shell';
import type { NotesResults } from './words';

interface ResultsDialogProps {
  readonly results: NotesResults;
  readonly firstFocus: FirstFocus;
  /** Goes back to the explorer, ready to start again. */
  readonly onClose: () => void;
  readonly returnFocus: () => void;
}

/** How a quiz went. */
export default function ResultsDialog({ results, firstFocus, onClose, returnFocus }: ResultsDialogProps) {
  const { drawn } = useShell();
  const summary = useId();
  const { score, percent, message, medianTime, slowest } = results;
  const shared = { group: 'Quiz Results', scope: 'dialog', run: onClose } as const;
  return (
    <Dialog
      title="Quiz Results"
      firstFocus={firstFocus}
      onClose={onClose}
      returnFocus={returnFocus}
      describedBy={summary}
      foot={
        <>
          <CommandButton
            tone="primary"
            command={{ ...shared, id: 'notes.results.again', title: 'Try Again' }}
          />
          <CommandButton command={{ ...shared, id: 'notes.results.close', title: 'Close' }} />
        </>
      }
    >
      <div id={summary} className={styles.summary}>
        <div className={styles.figures}>
          <span>{score}</span> <span data-standing={standingOf(percent)}>{`${percent}%`}</span>
        </div>
        <p className={styles.message}>{message}</p>
        {medianTime && <p>{`Median time: ${medianTime}`}</p>}
      </div>
      {slowest.length > 0 && (
        <>
          <h3 className={styles.caption}>Slowest</h3>
          <ol className={styles.slowest}>
            {slowest.map(({ text, time }) => (
              <li key={text}>
                <span>{drawn(text)}</span> <span>{time}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
