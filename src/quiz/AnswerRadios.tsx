import type { ReactNode } from 'react';
import { Radios } from '../ui/Radios';
import type { AnswerOption } from './definition';
import type { Grade } from './grade';
import { isSolved, openQuestion } from './open';
import { type Open, openAnswer } from './session';

/** A run whose quiz lists the possible answers to a question. */
interface Answerable<Question, Answer> {
  readonly quiz: {
    answersTo(question: Question): readonly AnswerOption<Answer>[];
    grade(question: Question, answer: Answer): Grade;
  };
}

interface AnswerRadiosProps<Question, Answer> {
  readonly session: Open<Question, Answer, Answerable<Question, Answer>>;
  readonly layout: 'choices' | 'list' | 'keyboard';
  /** Why no answer can be chosen now. */
  readonly locked: string | undefined;
  readonly onChoose: (answer: Answer) => void;
  /** Drawn beside an answer, but not part of its name. */
  readonly hintOf?: (option: AnswerOption<Answer>) => ReactNode;
}

/**
 * The possible answers to a question as radios; choosing one never submits it. After the verdict, the right one and a wrong
 * choice are marked.
 */
export function AnswerRadios<Question, Answer>({
  session,
  layout,
  locked,
  onChoose,
  hintOf,
}: AnswerRadiosProps<Question, Answer>) {
  const question = openQuestion(session);
  const { quiz } = session.run;
  const options = quiz.answersTo(question);
  if (options.length === 0) return null;
  const given = openAnswer(session);
  const markOf = ({ answer }: AnswerOption<Answer>) => {
    const grade = quiz.grade(question, answer);
    return grade === 'right' || answer === given ? grade : undefined;
  };
  return (
    <Radios
      legend="Your answer"
      layout={layout}
      options={options}
      chosen={options.find(({ answer }) => answer === given)?.code}
      locked={locked}
      onChoose={({ answer }) => onChoose(answer)}
      markOf={isSolved(session) ? markOf : undefined}
      {...(hintOf && { hintOf })}
    />
  );
}
