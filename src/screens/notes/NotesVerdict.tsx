import quiz from '../../quiz/Quiz.module.css';
import type { Answered } from '../../quiz/session';
import { Verdict } from '../../quiz/Verdict';
import { useShell } from '../../ui/shell';
import type { AnyNotesQuiz, NotesQuestion } from './definition';

interface NotesVerdictProps {
  readonly definition: AnyNotesQuiz;
  readonly answered: Answered<NotesQuestion, unknown>;
}

/** The verdict on an answer, and what there is to say about it. */
export function NotesVerdict({ definition, answered }: NotesVerdictProps) {
  const { withSigns } = useShell();
  return (
    <Verdict
      verdict={answered.verdict}
      correct={
        <span>
          <span>The correct answer is:</span>{' '}
          <span className={quiz.correct}>{withSigns(definition.correctText(answered.question))}</span>
        </span>
      }
    >
      {definition
        .reviewOf(answered, name => withSigns(name))
        .map(line => (
          <span key={line} className={quiz.detail}>
            {line}
          </span>
        ))}
    </Verdict>
  );
}
