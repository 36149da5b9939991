import type { ScreenId } from '../commands/command';
import { type Answer, idAt } from '../practice/answer';
import { type AgainstBest, againstBest, bestOf, type DatedScore, type RoundScore } from '../practice/best';
import { type Comparison, compared } from '../practice/comparison';
import { isRoundSum } from '../practice/sumRows';
import type { AnyRun } from '../quiz/definition';
import { answeredWithIn } from '../quiz/quizzes';
import { resultsOf, timesOf } from '../quiz/results';
import type { Completed, QuizLength } from '../quiz/session';
import type { Log } from '../storage/log';
import type { PracticeApi } from './practiceApi';

/** How many rounds are read: far more than are compared, since the best may be an old one. */
const READ = 500;

/** As much of the log as rounds are read from. */
export type RoundLog = Pick<Log<Answer>, 'flush' | 'lastRows'>;

/** The latest rounds of a type of quiz in the log, the newest first. They are checked where they are used. */
export async function earlierRounds(
  log: RoundLog,
  screen: ScreenId,
  quiz: string,
): Promise<readonly object[]> {
  await log.flush();
  return log.lastRows('rounds', `${screen}/${quiz}/`, READ);
}

/**
 * The best of some rounds before a drill that has just begun; `undefined` if there is none.
 *
 * @param rows the rounds in the log, the newest first
 */
export function bestBefore(
  rows: readonly object[],
  { quiz, settingsId, answerWith }: AnyRun,
  length: QuizLength,
): DatedScore | undefined {
  if (settingsId === undefined) return undefined;
  const before = rows
    .filter(isRoundSum)
    .filter(round => round.quiz === quiz.id)
    .toReversed();
  return bestOf(before, { settings: settingsId, length, way: answerWith ?? 'keys' });
}

/** A finished round beside those before it; what there is nothing to say about is left out. */
export interface Earlier {
  readonly comparison?: Comparison;
  readonly best?: AgainstBest;
}

/** A quiz that has come to its results. */
export type FinishedQuiz = Completed<unknown, unknown, AnyRun>;

/**
 * The score of a finished quiz, with the time that its answers took.
 *
 * @example scoreOf(session) // { right: 25, answers: 25, milliseconds: 41_200 }
 */
export const scoreOf = (session: FinishedQuiz): RoundScore => ({
  right: resultsOf(session).right,
  answers: session.answered.length,
  milliseconds: timesOf(session.answered).reduce((sum, time) => sum + time, 0),
});

/**
 * A finished quiz beside rounds before it. There is nothing to say if it asked just some items, was a resumed
 * drill, or was partly played and partly answered with keys.
 *
 * @param rows the rounds in the log, the newest first
 * @param own the round that the quiz itself was in the log, if it is there
 */
export function earlierOf(
  session: FinishedQuiz,
  rows: readonly object[],
  own: ReturnType<PracticeApi['roundOf']>,
): Earlier {
  const { answered, length, run } = session;
  const way = answeredWithIn(session);
  const isWhole = run.items === undefined && run.drill?.spent === undefined;
  if (answered.length === 0 || !isWhole || way === undefined) return {};
  const ownId = own && idAt(own.time, own.unique);
  const before = rows
    .filter(isRoundSum)
    .filter(({ quiz, round }) => quiz === run.quiz.id && round !== ownId)
    .toReversed();
  const comparison = compared(resultsOf(session), length, before, way);
  const settings = run.settingsId;
  return {
    ...(comparison && { comparison }),
    ...(settings !== undefined && {
      best: againstBest(scoreOf(session), length, bestOf(before, { settings, length, way })),
    }),
  };
}
