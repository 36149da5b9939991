import { useEffect } from 'react';
import { isOffered } from '../commands/command';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { useCommandState } from '../ui/shell';
import type { QuizCommands } from './commands';
import type { AnyRun } from './definition';
import type { Completed } from './session';

interface AgainButtonsProps {
  readonly session: Completed<unknown, unknown, AnyRun>;
  readonly commands: Pick<QuizCommands, 'goOn' | 'startAgain'>;
}

/**
 * The first buttons of any results: the same again or, after a part of a practice, what comes next in it. Eyes-free, that
 * follows by itself once everything is said.
 */
export function AgainButtons({ session, commands: { goOn, startAgain } }: AgainButtonsProps) {
  const { whenQuiet } = useSpeech();
  const isPart = useCommandState(() => isOffered(goOn));
  const goesOnByItself = isPart && session.run.pace.kind === 'eyes-free';
  useEffect(() => (goesOnByItself ? whenQuiet(goOn.run) : undefined), [goesOnByItself, goOn, whenQuiet]);
  return (
    <>
      <CommandButton tone="primary" command={goOn} />
      <CommandButton tone={isPart ? 'plain' : 'primary'} command={startAgain} />
    </>
  );
}
