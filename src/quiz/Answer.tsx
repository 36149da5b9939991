import type { ReactNode, Ref } from 'react';
import type { Command } from '../commands/command';
import { CommandButton } from '../ui/CommandButton';
import dock from '../ui/dock.module.css';
import { Toolbar } from '../ui/Toolbar';
import { isSelfCheck } from './answerWith';
import type { QuizCommands } from './commands';
import type { AnyRun } from './definition';
import styles from './Quiz.module.css';
import { isSolved, type Open } from './session';

interface AnswerProps {
  readonly session: Open<unknown, unknown, AnyRun>;
  readonly commands: QuizCommands;
  readonly advanceRef: Ref<HTMLButtonElement>;
  /** Further commands, between advancing and leaving. */
  readonly others?: readonly Command[];
  /** Makes the buttons a toolbar of this name, where letters answer even with a screen reader. */
  readonly toolbar?: string;
  /** Whether the verdict is beside the controls that answer, where there is room, or below them. */
  readonly layout?: 'beside' | 'below';
  /** Shown in the place of the verdict until there is one. */
  readonly waiting?: ReactNode;
  /** The verdict, once there is one, or the answer that the user checks. */
  readonly verdict: ReactNode;
  /** The controls that give the answer. */
  readonly children?: ReactNode;
}

/** The buttons that go on from here. */
function advanceIn({ status, run }: AnswerProps['session'], commands: QuizCommands): Command {
  switch (status) {
    case 'asking':
      return isSelfCheck(run) ? commands.showAnswer : commands.submit;
    case 'checking':
      return commands.knew;
    case 'feedback':
      return commands.next;
  }
}

/**
 * The frame of every answer: its controls, its verdict, and the buttons that submit, advance and leave. The verdict has its
 * place before there is one, so no control moves when it comes.
 */
export function Answer({
  session,
  commands,
  advanceRef,
  others = [],
  toolbar,
  layout = 'below',
  waiting,
  verdict,
  children,
}: AnswerProps) {
  const buttons = (
    <>
      <div className={dock.dock}>
        {/* One button for both, so it stays under the user's finger. */}
        <CommandButton key="advance" ref={advanceRef} tone="primary" command={advanceIn(session, commands)} />
        <CommandButton command={commands.didNot} />
        {[commands.giveUp, ...others].map(command => (
          <CommandButton key={command.id} tone="text" command={command} />
        ))}
      </div>
      <div className={styles.leave}>
        {[commands.finish, commands.quit, commands.end].map(command => (
          <CommandButton key={command.id} tone="text" command={command} />
        ))}
      </div>
    </>
  );
  return (
    <div className={styles.answer} data-layout={layout}>
      {children && <div className={styles.choices}>{children}</div>}
      <div className={styles.outcome}>
        <div className={styles.room}>{isSolved(session) ? verdict : waiting}</div>
        {toolbar === undefined ? (
          <div className={styles.buttons}>{buttons}</div>
        ) : (
          <Toolbar name={toolbar} className={styles.buttons}>
            {buttons}
          </Toolbar>
        )}
      </div>
    </div>
  );
}
