import { type Chance, drawNext } from './chance';
import type { QuizDefinition, QuizRun } from './definition';
import type { Chooser, Curriculum } from './order';
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

/** Each stays the same throughout a run, and making one takes time. */
const curricula = new WeakMap<object, Curriculum | undefined>();

function curriculumOf<Setup>(run: {
  readonly quiz: { curriculumOf?(setup: Setup): Curriculum };
  readonly setup: Setup;
}): Curriculum | undefined {
  if (!curricula.has(run)) curricula.set(run, run.quiz.curriculumOf?.(run.setup));
  return curricula.get(run);
}

/**
 * The question that follows those answered: about one of the run's items, about a weak spot, or as the quiz shuffles them,
 * by the chance of a link if the run has one; `undefined` if there is none.
 *
 * @example nextQuestion({ quiz, setup }, [], host) // the first question
 */
export function nextQuestion<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  run: Pick<QuizRun<Setup, Quiz>, 'quiz' | 'setup' | 'items' | 'answerWith' | 'chances'>,
  answered: readonly Answered<Question, Answer>[],
  { chooser, chance: ownChance }: Choosing,
): Question | undefined {
  const { quiz, setup, items, answerWith, chances } = run;
  const chance = chances?.(answered.length + 1) ?? ownChance;
  const weakest = () => {
    const chooses = chooser();
    const curriculum = chooses && curriculumOf(run);
    if (!curriculum) return undefined;
    const choice = { quiz: quiz.id, curriculum, asked: askedItems(quiz, answered) };
    return chooses.choose(answerWith ? { ...choice, answerWith } : choice);
  };
  if (items) {
    if (items.length === 0) return undefined;
    const asked = askedItems(quiz, answered).map(({ item }) => item);
    return quiz.questionOf?.(setup, drawNext(items, asked, chance), chance);
  }
  const item = chances ? undefined : weakest();
  const chosen = item === undefined ? undefined : quiz.questionOf?.(setup, item, chance);
  return chosen ?? quiz.next(setup, answered, chance);
}
