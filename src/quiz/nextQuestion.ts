import { type Chance, drawNext } from './chance';
import type { QuizDefinition, QuizRun } from './definition';
import type { Chooser } from './order';
import type { Answered } from './session';

interface Choosing {
  /** Chooses the questions; `undefined` if they are shuffled. */
  chooser(): Chooser | undefined;
  readonly chance: Chance;
}

/** The items of some questions, and how they were answered. */
const askedItems = <Question, Answer>(
  quiz: Pick<QuizDefinition<never, Question, Answer>, 'itemOf'>,
  answered: readonly Answered<Question, Answer>[],
) =>
  answered.map(({ question, verdict }) => ({
    item: quiz.itemOf(question),
    verdict: verdict === 'right' ? ('right' as const) : ('wrong' as const),
  }));

/**
 * The question that follows those answered: about one of the run's items, about a weak spot, or as the quiz shuffles them;
 * `undefined` if there is none.
 *
 * @example nextQuestion({ quiz, setup }, [], host) // the first question
 */
export function nextQuestion<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  { quiz, setup, items = [] }: Pick<QuizRun<Setup, Quiz>, 'quiz' | 'setup' | 'items'>,
  answered: readonly Answered<Question, Answer>[],
  { chooser, chance }: Choosing,
): Question | undefined {
  const ofRound = () =>
    drawNext(
      items,
      askedItems(quiz, answered).map(({ item }) => item),
      chance,
    );
  const weakest = () => {
    const chooses = chooser();
    const curriculum = chooses && quiz.curriculumOf?.(setup);
    return curriculum && chooses.choose({ quiz: quiz.id, curriculum, asked: askedItems(quiz, answered) });
  };
  const item = items.length > 0 ? ofRound() : weakest();
  const chosen = item === undefined ? undefined : quiz.questionOf?.(setup, item, chance);
  return chosen ?? quiz.next(setup, answered, chance);
}
