import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Command } from '../commands/command';
import { useSpeech } from '../speech/Speech';
import { useAppState } from './AppContext';
import { UPDATE } from './text';

/** Loads a new version once one is ready; disabled while a quiz is open, which the reload would end. */
export function useUpdateCommand(): Command {
  const { updates, quizzes } = useAppState();
  const { say } = useSpeech();
  const isReady = useSyncExternalStore(updates.subscribe, updates.state) === 'waiting';
  const isQuizOpen = useSyncExternalStore(quizzes.subscribe, () => quizzes.active().length > 0);

  // Not announced during a quiz: the announcement waits for its end.
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isReady || isQuizOpen || isSaid.current) return;
    isSaid.current = true;
    say(UPDATE.spoken);
  }, [isReady, isQuizOpen, say]);

  return useMemo(
    () => ({
      id: 'shell.update',
      title: 'Load the New Version',
      group: 'Fretty',
      scope: 'global',
      get isOffered() {
        return updates.state() === 'waiting';
      },
      get disabled() {
        return quizzes.active().length > 0 ? UPDATE.disabled : undefined;
      },
      run: updates.take,
    }),
    [updates, quizzes],
  );
}
