import { type ReactNode, useId } from 'react';
import type { Command, ScreenId } from '../commands/command';
import { CommandButton } from '../ui/CommandButton';
import { CloseButton, Dialog } from '../ui/Dialog';
import styles from './Results.module.css';
import { WHAT_NEXT } from './text';

interface ResultsDialogProps {
  readonly screen: ScreenId;
  /** Starts the quiz again. */
  readonly startAgain: Command;
  /** Starts a round of the weakest items. */
  readonly drillThese: Command;
  /** Goes back to the setup, ready to start again. */
  readonly onClose: () => void;
  readonly returnFocus: () => void;
  /** What the results show; what has the id is read with the title. */
  readonly children: (summaryId: string) => ReactNode;
}

/** The results of a quiz in a dialog over its page. */
export default function ResultsDialog({
  screen,
  startAgain,
  drillThese,
  onClose,
  returnFocus,
  children,
}: ResultsDialogProps) {
  const summary = useId();
  const again = {
    id: `${screen}.results.again`,
    title: 'Try Again',
    group: 'Quiz Results',
    scope: 'dialog',
    run: onClose,
  } as const;
  return (
    <Dialog
      title="Quiz Results"
      className={styles.dialog}
      firstFocus="title"
      onClose={onClose}
      returnFocus={returnFocus}
      describedBy={summary}
      footName={WHAT_NEXT}
      foot={
        <>
          <CommandButton tone="primary" command={startAgain} />
          <CommandButton command={drillThese} />
          <CommandButton tone="text" command={again} />
          <CloseButton tone="text" />
        </>
      }
    >
      {children(summary)}
    </Dialog>
  );
}
