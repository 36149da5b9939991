import quiz from '../quiz/Quiz.module.css';
import type { Answered } from '../quiz/session';
import { Verdict } from '../quiz/Verdict';
import { useShell } from '../ui/shell';
import type { AnyNeckQuiz } from './neckQuiz';
import { CORRECT_IS } from './neckQuizText';

interface NeckVerdictProps {
  readonly definition: AnyNeckQuiz;
  readonly answered: Answered<unknown, unknown>;
}

/** The verdict on an answer, and what there is to say about it. */
export function NeckVerdict({ definition, answered }: NeckVerdictProps) {
  const { withSigns } = useShell();
  return (
    <Verdict
      verdict={answered.verdict}
      correct={
        <span>
          <span>{CORRECT_IS}</span>{' '}
          <span className={quiz.correct}>{withSigns(definition.correctText(answered.question))}</span>
        </span>
      }
    >
      {definition.reviewOf(answered).map(line => (
        <span key={line} className={quiz.detail}>
          {withSigns(line)}
        </span>
      ))}
    </Verdict>
  );
}
