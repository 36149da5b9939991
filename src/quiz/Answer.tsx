import type { ReactNode, Ref } from 'react';
import type { Command } from '../commands/command';
import { CommandButton } from '../ui/CommandButton';
import { Toolbar } from '../ui/Toolbar';
import type { QuizCommands } from './commands';
import type { AnyRun } from './definition';
import styles from './Quiz.module.css';
import type { Open } from './session';

interface AnswerProps {
  readonly session: Open<unknown, unknown, AnyRun>;
  readonly commands: QuizCommands;
  readonly advanceRef: Ref<HTMLButtonElement>;
  /** Further commands, between advancing and leaving. */
  readonly others?: readonly Command[];
  /** Makes the buttons a toolbar of this name, where letters answer even with a screen reader. */
  readonly toolbar?: string;
  /** The verdict, once there is one. */
  readonly verdict: ReactNode;
  /** The controls that give the answer. */
  readonly children?: ReactNode;
}

/** The frame of every answer: its controls, its verdict, and the buttons that submit, advance and leave. */
export function Answer({
  session,
  commands,
  advanceRef,
  others = [],
  toolbar,
  verdict,
  children,
}: AnswerProps) {
  const buttons = (
    <>
      {/* One button for both, so it stays under the user's finger. */}
      <CommandButton
        key="advance"
        ref={advanceRef}
        tone="primary"
        command={session.status === 'asking' ? commands.submit : commands.next}
      />
      {[commands.giveUp, ...others, commands.quit, commands.end].map(command => (
        <CommandButton key={command.id} command={command} />
      ))}
    </>
  );
  return (
    <div className={styles.answer}>
      {children}
      {session.status === 'feedback' && verdict}
      {toolbar === undefined ? (
        <div className={styles.row}>{buttons}</div>
      ) : (
        <Toolbar name={toolbar} className={styles.row}>
          {buttons}
        </Toolbar>
      )}
    </div>
  );
}
