import { idAt } from '../practice/answer';
import { COMPARED, type Comparison, compared } from '../practice/comparison';
import { isRoundSum } from '../practice/sumRows';
import type { RoundSum } from '../practice/sums';
import type { AnySession } from '../quiz/definition';
import { answeredWithIn } from '../quiz/given';
import { resultsOf } from '../quiz/results';
import type { PracticeDesk } from './practiceDesk';

/** Rounds that were left early, asked just some items or have another kind of length don't count, so more are read. */
const READ = 5 * COMPARED;

/**
 * The latest rounds of a type of quiz, the oldest first.
 *
 * @param quiz the screen and the quiz: `notes/find-note`
 */
export async function latestRounds(desk: PracticeDesk, quiz: string): Promise<readonly RoundSum[]> {
  const log = await desk.log();
  await log.flush();
  const rows = await log.lastRows('rounds', `${quiz}/`, READ);
  return rows.filter(isRoundSum).toReversed();
}

/** A finished quiz beside rounds before it; `undefined` if there is nothing to compare, it asked just some items, or it was partly
 * played and partly answered with keys. */
export function comparisonWith(
  session: AnySession,
  rounds: readonly RoundSum[],
  own: ReturnType<PracticeDesk['roundOf']>,
): Comparison | undefined {
  if (session.status !== 'completed' || session.answered.length === 0 || session.run.items) return undefined;
  const way = answeredWithIn(session);
  if (way === undefined) return undefined;
  const ownId = own && idAt(own.time, own.unique);
  const earlier = rounds.filter(({ quiz, round }) => quiz === session.run.quiz.id && round !== ownId);
  return compared(resultsOf(session), session.length, earlier, way);
}
