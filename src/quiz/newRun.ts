import { sourceIn } from './answerSource';
import type { AnswerWith, OtherAnswers } from './answerWith';
import type { AnyQuiz, QuizDefinition, QuizRun } from './definition';
import type { ItemRound } from './itemRound';
import type { QuizHost } from './quizHost';
import { SEED_VERSION } from './seed';

/** How a quiz is answered, if not just with keys: one that can't be played isn't. */
function otherAnswers({ played }: AnyQuiz, wanted: AnswerWith | undefined): OtherAnswers | undefined {
  if (wanted === undefined || wanted === 'keys') return undefined;
  return wanted === 'self-check' || played ? wanted : undefined;
}

/**
 * What stays the same from the first question of a quiz to its results, as the user has set it up.
 *
 * @param round asks just its items, as far as the setup can ask them
 */
export function newRun<Setup, Quiz extends QuizDefinition<Setup, unknown, unknown>>(
  quiz: Quiz,
  given: Setup,
  host: QuizHost<Setup, Quiz>,
  round: ItemRound | undefined,
): QuizRun<Setup, Quiz> {
  const chances = round ? undefined : host.link?.chances();
  const version = (chances && host.link?.version?.()) ?? SEED_VERSION;
  const setup = quiz.setupIn?.(given, version) ?? given;
  const items = round?.items.filter(item => quiz.questionOf?.(setup, item, host.chance) !== undefined);
  const drill = host.drill();
  const answerWith = otherAnswers(quiz, host.answerWith?.());
  const answering = answerWith && { answerWith };
  const onlyRight = answering && sourceIn(answering) && host.onlyRight?.();
  return {
    ...{ quiz, setup, pace: host.pace() },
    ...(drill && { drill }),
    ...answering,
    ...(onlyRight && { onlyRight }),
    ...(items && { items }),
    ...(chances && { chances }),
  };
}
