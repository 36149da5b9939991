import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Instrument } from '../../instrument/instrument';
import { useQuizzes } from '../../quiz/quizzes';
import { usePracticeApi } from '../../results/practiceApi';
import type { Settings } from '../../settings/settings';
import { useChoices } from '../../settings/useSettings';
import { useCommandInput } from '../../ui/shell';
import { useSums } from '../useSums';
import { createProgressCommands } from './commands';
import { firstQuizIn, type ProgressView, viewOf } from './view';

/** What the Progress screen shows, which is nothing until the answers have been read, and its commands. */
export function useProgress(settings: Settings, instrument: Instrument) {
  const practice = usePracticeApi();
  const quizzes = useQuizzes();
  const sums = useSums();
  const choices = useChoices(settings);
  const first = useMemo(
    () => (typeof sums === 'string' ? undefined : firstQuizIn(sums, choices)),
    [sums, choices],
  );
  useLayoutEffect(() => {
    if (first) settings.choose(first.row, first.option);
  }, [settings, first]);
  const view = useMemo(
    () => (typeof sums === 'string' ? undefined : viewOf(sums, choices, instrument)),
    [sums, choices, instrument],
  );
  const latest = useRef<ProgressView>(undefined);
  latest.current = view;
  const commands = useMemo(
    () => createProgressCommands({ view: () => latest.current, settings, quizzes, practice }),
    [settings, quizzes, practice],
  );
  useCommandInput([view?.tab, ...(view?.weakest.items ?? [])].join('\n'));
  return { sums, view, commands };
}
