import { useEffect, useState } from 'react';
import type { ScreenId } from '../commands/screenId';
import type { Comparison } from '../practice/comparison';
import type { RoundSum } from '../practice/sums';
import type { AnySession } from '../quiz/definition';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { comparisonWith, latestRounds } from './comparing';
import { usePracticeDesk } from './usePracticeDesk';

/**
 * Compares a finished quiz with the rounds before it. Those are read while it runs, so that the results appear at once;
 * without any, while answers aren't remembered, after a round of just some items, or after one that was partly played and
 * partly answered with keys, there is nothing to compare.
 */
export function useComparison(screen: ScreenId, session: AnySession): Comparison | undefined {
  const desk = usePracticeDesk();
  const isRemembering = useSetting(usePreferenceSettings(), preferences.remember) === 'on';
  const run = session.status === 'idle' ? undefined : session.run;
  const [rounds, setRounds] = useState<readonly RoundSum[]>([]);
  useEffect(() => {
    if (run === undefined || !isRemembering) return;
    let isLeft = false;
    const read = async () => {
      const latest = await latestRounds(desk, `${screen}/${run.quiz.id}`);
      if (!isLeft) setRounds(latest);
    };
    read().catch(error => console.warn('Could not read earlier rounds', error));
    return () => {
      isLeft = true;
    };
  }, [desk, screen, run, isRemembering]);

  if (session.status !== 'completed' || !isRemembering) return undefined;
  return comparisonWith(session, rounds, desk.roundOf(screen));
}
