import clsx from 'clsx';
import type { Ref } from 'react';
import { type Command, isOffered } from '../commands/command';
import { CommandButton } from '../ui/CommandButton';
import dock from '../ui/dock.module.css';
import { useCommandState } from '../ui/shell';
import stack from '../ui/stack.module.css';
import styles from './StartQuiz.module.css';

interface StartQuizProps {
  readonly start: Command;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The one filled button of a screen without a question, and why the quiz can't be started, if it can't. */
export function StartQuiz({ start, ref }: StartQuizProps) {
  const reason = useCommandState(() => start.disabled);
  const offered = useCommandState(() => isOffered(start));
  if (!offered) return null;
  return (
    <div className={clsx(dock.dock, styles.start)}>
      {reason !== undefined && <p className={stack.notice}>{reason}.</p>}
      <CommandButton ref={ref} tone="primary" command={start} />
    </div>
  );
}
