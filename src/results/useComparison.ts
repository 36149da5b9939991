import { useEffect, useState } from 'react';
import type { ScreenId } from '../commands/command';
import { idAt } from '../practice/answer';
import { COMPARED, type Comparison, compared } from '../practice/comparison';
import { isRoundSum } from '../practice/sumRows';
import type { RoundSum } from '../practice/sums';
import type { AnySession } from '../quiz/definition';
import { answeredWithIn } from '../quiz/quizzes';
import { resultsOf } from '../quiz/results';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { type PracticeApi, usePracticeApi } from './practiceApi';

/** How many rounds are read: more than are compared, since those that were left early, asked just some items or have another kind of length don't count. */
const READ = 5 * COMPARED;

/**
 * The latest rounds of a type of quiz, the oldest first.
 *
 * @param quiz the screen and the quiz: `notes/find-note`
 */
export async function latestRounds(practice: PracticeApi, quiz: string): Promise<readonly RoundSum[]> {
  const log = await practice.log();
  await log.flush();
  const rows = await log.lastRows('rounds', `${quiz}/`, READ);
  return rows.filter(isRoundSum).toReversed();
}

/**
 * A finished quiz beside rounds before it; `undefined` if there is nothing to compare, it asked just some items, or it was partly
 * played and partly answered with keys.
 */
export function comparisonWith(
  session: AnySession,
  rounds: readonly RoundSum[],
  own: ReturnType<PracticeApi['roundOf']>,
): Comparison | undefined {
  if (session.status !== 'completed' || session.answered.length === 0 || session.run.items) return undefined;
  const way = answeredWithIn(session);
  if (way === undefined) return undefined;
  const ownId = own && idAt(own.time, own.unique);
  const earlier = rounds.filter(({ quiz, round }) => quiz === session.run.quiz.id && round !== ownId);
  return compared(resultsOf(session), session.length, earlier, way);
}

/**
 * Compares a finished quiz with the rounds before it. Those are read while it runs, so that the results appear at once;
 * without any, while answers aren't remembered, after a round of just some items, or after one that was partly played and
 * partly answered with keys, there is nothing to compare.
 */
export function useComparison(screen: ScreenId, session: AnySession): Comparison | undefined {
  const practice = usePracticeApi();
  const isRemembering = useSetting(usePreferenceSettings(), preferences.remember) === 'on';
  const run = session.status === 'idle' ? undefined : session.run;
  const [rounds, setRounds] = useState<readonly RoundSum[]>([]);
  useEffect(() => {
    if (run === undefined || !isRemembering) return;
    let isLeft = false;
    const read = async () => {
      const latest = await latestRounds(practice, `${screen}/${run.quiz.id}`);
      if (!isLeft) setRounds(latest);
    };
    read().catch(error => console.warn('Could not read earlier rounds', error));
    return () => {
      isLeft = true;
    };
  }, [practice, screen, run, isRemembering]);

  if (session.status !== 'completed' || !isRemembering) return undefined;
  return comparisonWith(session, rounds, practice.roundOf(screen));
}
