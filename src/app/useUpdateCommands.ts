import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Command } from '../commands/command';
import { deskOf } from '../quiz/desk';
import { useSpeech } from '../speech/Speech';
import { useShell } from '../ui/shell';
import type { Updates } from './updates';

const WORDS = 'A new version of Fretty is ready';

/** What takes a newer version, as long as one waits. It rests while a quiz runs, which the reload would end. */
export function useUpdateCommands(updates: Updates): readonly Command[] {
  const { keep } = useShell();
  const { say } = useSpeech();
  const desk = deskOf(keep);
  const reports = useSyncExternalStore(desk.subscribe, desk.reports);
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  const quiz = reports.length > 0 ? 'running' : 'none';

  // Nothing is said into a quiz; whoever ends it hears of the new version then.
  const isSaid = useRef(false);
  useEffect(() => {
    if (state === 'none' || quiz === 'running' || isSaid.current) return;
    isSaid.current = true;
    say(WORDS);
  }, [state, quiz, say]);

  return useMemo(() => {
    if (state === 'none') return [];
    return [
      {
        id: 'shell.update',
        title: 'Load the New Version',
        group: 'Fretty',
        scope: 'global',
        keywords: ['update', 'reload', 'upgrade'],
        ...(quiz === 'running' && { disabled: 'It would end the quiz that is open' }),
        run: updates.take,
      },
    ];
  }, [state, quiz, updates]);
}
