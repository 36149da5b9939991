import { useEffect, useState } from 'react';
import type { ScreenId } from '../commands/command';
import { idAt } from '../practice/answer';
import { type AgainstBest, againstBest, bestOf } from '../practice/best';
import { type Comparison, compared } from '../practice/comparison';
import { isRoundSum } from '../practice/sumRows';
import type { RoundSum } from '../practice/sums';
import type { AnySession } from '../quiz/definition';
import { answeredWithIn } from '../quiz/quizzes';
import { resultsOf } from '../quiz/results';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { type PracticeApi, usePracticeApi } from './practiceApi';

/** How many rounds are read: far more than are compared, since the best may be an old one. */
const READ = 500;

/** A finished round beside those before it; what there is nothing to say about is left out. */
export interface Earlier {
  readonly comparison?: Comparison;
  readonly best?: AgainstBest;
}

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
 * A finished quiz beside rounds before it. There is nothing to say if it asked just some items, or was partly played and partly
 * answered with keys.
 */
export function earlierOf(
  session: AnySession,
  rounds: readonly RoundSum[],
  own: ReturnType<PracticeApi['roundOf']>,
): Earlier {
  if (session.status !== 'completed' || session.answered.length === 0 || session.run.items) return {};
  const way = answeredWithIn(session);
  if (way === undefined) return {};
  const { answered, length, run } = session;
  const ownId = own && idAt(own.time, own.unique);
  const before = rounds.filter(({ quiz, round }) => quiz === run.quiz.id && round !== ownId);
  const results = resultsOf(session);
  const comparison = compared(results, length, before, way);
  const settings = run.settingsId;
  const score = {
    ...{ right: results.right, answers: answered.length },
    milliseconds: answered.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
  return {
    ...(comparison && { comparison }),
    ...(settings !== undefined && {
      best: againstBest(score, length, bestOf(before, { settings, length, way })),
    }),
  };
}

/**
 * Compares a finished quiz with the rounds before it. Those are read while it runs, so that the results appear at once;
 * while answers aren't remembered there is nothing to compare.
 */
export function useEarlierRounds(screen: ScreenId, session: AnySession): Earlier {
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

  if (session.status !== 'completed' || !isRemembering) return {};
  return earlierOf(session, rounds, practice.roundOf(screen));
}
