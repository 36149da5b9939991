import { type ReactNode, useId } from 'react';
import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import { CommandButton } from '../ui/CommandButton';
import { CloseButton, Dialog, type FirstFocus } from '../ui/Dialog';
import { ResultsSummary } from './ResultsSummary';
import type { Results } from './results';

interface ResultsDialogProps {
  readonly screen: ScreenId;
  readonly results: Results;
  readonly firstFocus: FirstFocus;
  /** Starts the quiz again. */
  readonly startAgain: Command;
  /** Goes back to the setup, ready to start again. */
  readonly onClose: () => void;
  readonly returnFocus: () => void;
  /** What the results show beyond the score. */
  readonly children?: ReactNode;
}

/** The results of a quiz in a dialog over its page. */
export default function ResultsDialog({
  screen,
  results,
  firstFocus,
  startAgain,
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
      firstFocus={firstFocus}
      onClose={onClose}
      returnFocus={returnFocus}
      describedBy={summary}
      foot={
        <>
          <CommandButton tone="text" command={again} />
          <CommandButton tone="primary" command={startAgain} />
          <CloseButton tone="text" />
        </>
      }
    >
      <ResultsSummary id={summary} results={results} />
      {children}
    </Dialog>
  );
}
