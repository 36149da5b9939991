import type { Asked, QuizDefinition } from '../../src/quiz/definition';
import type { Pace } from '../../src/quiz/pace';
import type { Chance } from '../../src/quiz/seed';
import type { Answered, Grade } from '../../src/quiz/session';

/** The questions that a quiz asks one after the other, its own length or as many as are wanted. */
export function questionsOf<Setup, Question, Answer>(
  quiz: QuizDefinition<Setup, Question, Answer>,
  setup: Setup,
  chance: Chance,
  answer: Answer,
  count = quiz.lengthOf(setup),
): readonly Question[] {
  const answered: Answered<Question, Answer>[] = [];
  while (typeof count !== 'number' || answered.length < count) {
    const question = quiz.next(setup, answered, chance);
    if (question === undefined) break;
    answered.push({ question, answer, verdict: 'wrong', milliseconds: 0 });
  }
  return answered.map(({ question }) => question);
}

const CALM: Pace = { kind: 'calm' };

/** A question as the first of ten, or wherever it is. */
export const askedAs = <Setup, Question>(
  question: Question,
  setup: Setup,
  place: Partial<Pick<Asked<Setup, Question>, 'number' | 'length' | 'pace' | 'drill' | 'answerWith'>> = {},
): Asked<Setup, Question> => ({ number: 1, length: 10, pace: CALM, ...place, question, setup });

/** A question with its answer. */
export const answeredAs = <Question, Answer>(
  question: Question,
  answer: Answer,
  verdict: Grade,
  milliseconds = 1000,
): Answered<Question, Answer> => ({ question, answer, verdict, milliseconds });

/** A question that was given up, with what had been chosen by then. */
export const givenUp = <Question, Answer>(
  question: Question,
  draft?: Answer,
  milliseconds = 1000,
): Answered<Question, Answer> => ({ question, verdict: 'given-up', draft, milliseconds });
