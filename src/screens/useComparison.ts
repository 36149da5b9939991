import { useEffect, useState } from 'react';
import type { ScreenId } from '../commands/screenId';
import { idAt, judgeOf } from '../practice/answer';
import { COMPARED, type Comparison, compared } from '../practice/comparison';
import { isRoundSum } from '../practice/sumRows';
import type { RoundSum } from '../practice/sums';
import type { AnySession } from '../quiz/definition';
import { resultsOf } from '../quiz/results';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { usePracticeDesk } from './practiceDesk';

/** Rounds that were left early, asked just some items or have another kind of length don't count, so more are read. */
const READ = 5 * COMPARED;

/**
 * Compares a finished quiz with the rounds before it. Those are read while it runs, so that the results appear at once;
 * without any, while answers aren't remembered, or after a round of just some items, there is nothing to compare.
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
      const log = await desk.log();
      await log.flush();
      const rows = await log.lastRows('rounds', `${screen}/${run.quiz.id}/`, READ);
      if (!isLeft) setRounds(rows.filter(isRoundSum).toReversed());
    };
    read().catch(error => console.warn('Could not read earlier rounds', error));
    return () => {
      isLeft = true;
    };
  }, [desk, screen, run, isRemembering]);

  if (session.status !== 'completed' || session.answered.length === 0 || !isRemembering) return undefined;
  if (session.run.items) return undefined;
  const own = desk.roundOf(screen);
  const ownId = own && idAt(own.time, own.unique);
  const earlier = rounds.filter(({ quiz, round }) => quiz === session.run.quiz.id && round !== ownId);
  return compared(resultsOf(session), session.length, earlier, judgeOf({ way: session.run.answerWith }));
}
