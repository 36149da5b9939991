import type { AnyQuiz, QuizDefinition } from './definition';

type Solvable<Question, Answer> = Pick<
  QuizDefinition<never, Question, Answer>,
  'answersTo' | 'grade' | 'solutionOf'
>;

/**
 * A right answer to a question; `undefined` if the quiz has none.
 *
 * @example solutionTo(nameNote, question) // 1, for C sharp
 */
export const solutionTo = <Question, Answer>(
  quiz: Solvable<Question, Answer>,
  question: Question,
): Answer | undefined =>
  quiz.solutionOf
    ? quiz.solutionOf(question)
    : quiz.answersTo(question).find(({ answer }) => quiz.grade(question, answer) === 'right')?.answer;

/**
 * A question as one that was given up: so it is shown before there is a verdict.
 *
 * @example nameNote.seenIn(unanswered(question)) // [question.targetPosition]
 */
export const unanswered = <Question>(question: Question) =>
  ({ question, verdict: 'given-up', draft: undefined, milliseconds: 0 }) as const;

/**
 * The answer to a question as it is spoken before there is a verdict.
 *
 * @example spokenSolution(nameNote, question) // 'It is C sharp.'
 */
export const spokenSolution = (quiz: AnyQuiz, question: unknown): string =>
  quiz.spokenSolution?.(question) ?? quiz.spokenVerdict(unanswered(question));
