import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Instrument } from '../../instrument/instrument';
import { pathOn } from '../../practice/path';
import { passedTests } from '../../practice/skillTest';
import { knowledgeByQuiz, pathIn } from '../../practice/today';
import { useQuizzes } from '../../quiz/quizzes';
import { usePracticeApi } from '../../results/practiceApi';
import type { Settings } from '../../settings/settings';
import { useChoices } from '../../settings/useSettings';
import { useCommandInput } from '../../ui/shell';
import { useSkills } from '../useSkills';
import { useSums } from '../useSums';
import { createProgressCommands } from './commands';
import { firstQuizIn, type ProgressView, viewOf } from './view';

/**
 * What the Progress screen shows, which is nothing until the answers have been read, the path, which needs the code of all
 * quizzes too, and its commands.
 */
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
  const skills = useSkills(pathOn(instrument));
  const path = useMemo(() => {
    if (typeof sums === 'string' || skills === undefined || skills === 'failed') return undefined;
    const moment = { now: practice.now(), today: practice.date() };
    return pathIn(skills, knowledgeByQuiz(sums.items.values(), moment), passedTests(sums.rounds.values()));
  }, [sums, skills, practice]);
  const latest = useRef<ProgressView>(undefined);
  latest.current = view;
  const commands = useMemo(
    () => createProgressCommands({ view: () => latest.current, settings, quizzes, practice }),
    [settings, quizzes, practice],
  );
  useCommandInput([view?.tab, ...(view?.weakest.items ?? [])].join('\n'));
  return { sums, view, path, commands };
}
