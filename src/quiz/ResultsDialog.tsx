import { type ReactNode, useId, useRef } from 'react';
import type { Command, ScreenId } from '../commands/command';
import { CommandButton } from '../ui/CommandButton';
import { CloseButton, Dialog, type FirstFocus } from '../ui/Dialog';
import stack from '../ui/stack.module.css';
import { CopyLink } from './CopyLink';
import { ResultsSummary } from './ResultsSummary';
import type { Results } from './results';
import { WHAT_NEXT } from './text';

interface ResultsDialogProps {
  readonly screen: ScreenId;
  readonly results: Results;
  readonly firstFocus: FirstFocus;
  /** Starts the quiz again. */
  readonly startAgain: Command;
  /** Starts a round of the weakest items. */
  readonly drillThese: Command;
  /** How it compares with earlier ones; it is read with the score. */
  readonly comparison?: ReactNode;
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
  drillThese,
  comparison,
  onClose,
  returnFocus,
  children,
}: ResultsDialogProps) {
  const summary = useId();
  // One Enter too many after a calm quiz starts it again.
  const startRef = useRef<HTMLButtonElement>(null);
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
      firstControl={startRef}
      onClose={onClose}
      returnFocus={returnFocus}
      describedBy={summary}
      footName={WHAT_NEXT}
      foot={
        <>
          <CommandButton tone="text" command={again} />
          <CommandButton ref={startRef} tone="primary" command={startAgain} />
          <CommandButton command={drillThese} />
          <CopyLink />
          <CloseButton tone="text" />
        </>
      }
    >
      <div id={summary} className={stack.stack}>
        <ResultsSummary results={results} /> {comparison}
      </div>
      {children}
    </Dialog>
  );
}
