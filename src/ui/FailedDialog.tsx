import { useLayoutEffect, useRef } from 'react';
import { useDelayedIdle } from '../speech/Speech';
import { CommandButton } from './CommandButton';
import styles from './FailedDialog.module.css';
import { focusHeading } from './heading';
import { useSafeId } from './shell';
import stack from './stack.module.css';
import { FAILED_DIALOG } from './text';

interface FailedDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Takes the place of a dialog that couldn't be loaded. It is a native dialog, since the code of our own may have failed to load. */
export function FailedDialog({ onRetry, onClose }: FailedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useSafeId();
  useDelayedIdle();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      // Closing restores the focus.
      element?.close();
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);
  const shared = { group: 'Fretty', scope: 'dialog' } as const;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={FAILED_DIALOG.title}
      aria-describedby={textId}
      // Escape, or the back gesture on a phone.
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <p id={textId} className={styles.text}>
        {FAILED_DIALOG.text}
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
