import { useEffect } from 'react';
import type { ScreenId } from '../commands/command';
import { useComparison } from '../results/useComparison';
import { lazyDialog, usePreload } from '../ui/lazyDialog';
import type { NeckQuizOfScreen } from './useNeckQuiz';

const results = lazyDialog(() => import('./NeckResults'));

interface NeckEndingProps {
  readonly screen: ScreenId;
  readonly neckQuiz: NeckQuizOfScreen;
  /** Whether the slowest answers are listed, too. */
  readonly slowest?: 'listed';
}

/** The results of a quiz on a neck, once it has ended. Their code is fetched before that. */
export function NeckEnding({ screen, neckQuiz, slowest }: NeckEndingProps) {
  const { session, controller } = neckQuiz.quiz;
  const comparison = useComparison(screen, session);
  usePreload(results);
  // By the end of the quiz, a server with a newer version may have dropped the code of this one.
  useEffect(() => {
    if (session.status !== 'idle') results.preload().catch(() => {});
  }, [session.status]);
  if (session.status !== 'completed') return null;
  return (
    <results.Component {...{ screen, session, neckQuiz, comparison, slowest }} onClose={controller.quit} />
  );
}
