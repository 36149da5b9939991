import type { ReactNode } from 'react';
import { Radios } from '../ui/Radios';
import type { AnswerOption, AnyRun } from './definition';
import { type Open, openAnswer, openQuestion } from './session';

interface AnswerRadiosProps {
  readonly session: Open<unknown, unknown, AnyRun>;
  readonly layout: 'choices' | 'list';
  /** Why none can be chosen now. */
  readonly locked: string | undefined;
  readonly onChoose: (answer: unknown) => void;
  /** Drawn beside an answer, outside its name. */
  readonly hintOf?: (option: AnswerOption<unknown>) => ReactNode;
}

/** The possible answers of a question as radios; choosing one never submits it. */
export function AnswerRadios({ session, layout, locked, onChoose, hintOf }: AnswerRadiosProps) {
  const options = session.run.quiz.answersTo(openQuestion(session));
  if (options.length === 0) return null;
  const given = openAnswer(session);
  return (
    <Radios
      legend="Your answer"
      layout={layout}
      options={options}
      chosen={options.find(({ answer }) => answer === given)?.code}
      locked={locked}
      onChoose={({ answer }) => onChoose(answer)}
      {...(hintOf && { hintOf })}
    />
  );
}
