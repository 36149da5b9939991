import { useEffect } from 'react';
import type { ScreenId } from '../commands/command';
import { lazyDialog, usePreload } from '../ui/lazyDialog';
import { useComparison } from './useComparison';
import type { NeckQuizOfScreen } from './useNeckQuiz';

const results = lazyDialog(() => import('./NeckQuizResults'));

interface NeckEndingProps {
  readonly screen: ScreenId;
  readonly use: NeckQuizOfScreen;
}

/** The results of a quiz on a neck, once it has ended. What they need is fetched before that. */
export function NeckEnding({ screen, use }: NeckEndingProps) {
  const { session, acts } = use.quiz;
  const comparison = useComparison(screen, session);
  usePreload(results);
  // By the end of the quiz, a server with a newer version may have dropped the code of this one.
  useEffect(() => {
    if (session.status !== 'idle') results.preload().catch(() => {});
  }, [session.status]);
  if (session.status !== 'completed') return null;
  return <results.Component {...{ screen, session, use, comparison }} onClose={acts.quit} />;
}
