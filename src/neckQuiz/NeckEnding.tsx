import { useEffect } from 'react';
import type { ScreenId } from '../commands/command';
import { useEarlierRounds } from '../results/useEarlierRounds';
import { lazyDialog, usePreload } from '../ui/lazyDialog';
import type { NeckQuizOfScreen } from './useNeckQuiz';

const results = lazyDialog(() => import('./NeckResults'));

interface NeckEndingProps {
  readonly screen: ScreenId;
  readonly neckQuiz: NeckQuizOfScreen;
}

/** The results of a quiz on a neck, once it has ended. Their code is fetched before that. */
export function NeckEnding({ screen, neckQuiz }: NeckEndingProps) {
  const { session, controller } = neckQuiz.quiz;
  const rounds = useEarlierRounds(screen, session);
  usePreload(results);
  // By the end of the quiz, a server with a newer version may have dropped the code of this one.
  useEffect(() => {
    if (session.status !== 'idle') results.preload().catch(() => {});
  }, [session.status]);
  if (session.status !== 'completed') return null;
  return <results.Component {...{ screen, session, neckQuiz, rounds }} onClose={controller.quit} />;
}
