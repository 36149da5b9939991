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

/** How long it is silent after the results before what comes next begins by itself (milliseconds). */
const SILENCE = 1000;

/**
 * Goes on once the results have been spoken and nothing follows. It doesn't wait for the announcer's own moment of quiet,
 * which never comes beneath a dialog: the results may be one.
 */
function useGoingOn(isWanted: boolean, goOn: () => void): void {
  const { follow } = useSpeech();
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeard = false;
    const stop = follow(spoken => {
      clearTimeout(timer);
      if (spoken) isHeard = true;
      else if (isHeard) timer = setTimeout(goOn, SILENCE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isWanted, goOn, follow]);
}

/**
 * The first buttons of any results: the same again or, after a part of a practice, what comes next in it. Eyes-free, that
 * follows by itself once everything is said.
 */
export function AgainButtons({ session, commands: { goOn, startAgain } }: AgainButtonsProps) {
  const isPart = useCommandState(() => isOffered(goOn));
  useGoingOn(isPart && session.run.pace.kind === 'eyes-free', goOn.run);
  return (
    <>
      <CommandButton tone="primary" command={goOn} />
      <CommandButton tone={isPart ? 'plain' : 'primary'} command={startAgain} />
    </>
  );
}
