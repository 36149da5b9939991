import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from './CommandButton';
import styles from './FailedDialog.module.css';
import { focusHeading } from './heading';
import { useSafeId } from './shell';
import stack from './stack.module.css';

interface FailedDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands in for a dialog that failed. The browser's own dialog draws it, since the code of ours may be what is missing. */
export function FailedDialog({ onRetry, onClose }: FailedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useSafeId();
  const { stay } = useSpeech();
  // Nothing goes on beneath it, as beneath any other dialog.
  useEffect(() => stay(), [stay]);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      // Closing gives the focus back to what had it.
      element?.close();
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);
  const shared = { group: 'Fretty', scope: 'dialog' } as const;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Something Went Wrong"
      aria-describedby={textId}
      // Escape, or the back gesture of a phone.
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <p id={textId} className={styles.text}>
        This dialog couldn't be opened: check your connection, then try again.
      </p>
      <div className={stack.row}>
        <CommandButton
          tone="primary"
          command={{ ...shared, id: 'failed-dialog.retry', title: 'Try Again', run: onRetry }}
        />
        <CommandButton command={{ ...shared, id: 'failed-dialog.close', title: 'Close', run: onClose }} />
      </div>
    </dialog>
  );
}
