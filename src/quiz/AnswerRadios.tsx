import type { FormEvent, ReactNode } from 'react';
import { type ChosenBy, Radios } from '../ui/Radios';
import type { QuizController } from './controller';
import type { AnswerOption } from './definition';
import { type Grade, isSolved, type Open, openAnswer, openQuestion } from './session';

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
  readonly controller: Pick<QuizController<Answer>, 'draft' | 'pick' | 'submit'>;
  /** Drawn beside an answer, but not part of its name. */
  readonly hintOf?: (option: AnswerOption<Answer>) => ReactNode;
}

/**
 * The possible answers to a question as radios. Where one key answers, so does a click; elsewhere it only chooses, and Enter
 * submits. After the verdict, the right one and a wrong choice are marked.
 */
export function AnswerRadios<Question, Answer>({
  session,
  layout,
  locked,
  controller,
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
  const choose = ({ answer }: AnswerOption<Answer>, by: ChosenBy) => {
    if (by === 'pick') controller.pick(answer);
    else controller.draft(answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    controller.submit();
  };
  return (
    <form onSubmit={submit}>
      <Radios
        legend="Your answer"
        layout={layout}
        options={options}
        chosen={options.find(({ answer }) => answer === given)?.code}
        locked={locked}
        onChoose={choose}
        markOf={isSolved(session) ? markOf : undefined}
        {...(hintOf && { hintOf })}
      />
      {/* Lets Enter on a radio submit, as in any form. */}
      <button type="submit" hidden />
    </form>
  );
}
