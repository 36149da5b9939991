import { type ReactNode, useId } from 'react';
import type { ScreenId } from '../commands/command';
import { CommandButton } from '../ui/CommandButton';
import { CloseButton, Dialog } from '../ui/Dialog';
import { AgainButtons } from './AgainButtons';
import type { QuizCommands } from './commands';
import type { AnyRun } from './definition';
import styles from './Results.module.css';
import type { Completed } from './session';
import { WHAT_NEXT } from './text';

interface ResultsDialogProps {
  readonly screen: ScreenId;
  readonly session: Completed<unknown, unknown, AnyRun>;
  readonly commands: Pick<QuizCommands, 'goOn' | 'startAgain' | 'drillThese'>;
  /** Goes back to the setup, ready to start again. */
  readonly onClose: () => void;
  readonly returnFocus: () => void;
  /** What the results show; what has the id is read with the title. */
  readonly children: (summaryId: string) => ReactNode;
}

/** The results of a quiz in a dialog over its page. */
export default function ResultsDialog({
  screen,
  session,
  commands,
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
          <AgainButtons session={session} commands={commands} />
          <CommandButton command={commands.drillThese} />
          <CommandButton tone="text" command={again} />
          <CloseButton tone="text" />
        </>
      }
    >
      {children(summary)}
    </Dialog>
  );
}
