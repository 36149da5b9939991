import quiz from '../quiz/Quiz.module.css';
import type { ShownVerdict } from '../quiz/session';
import { Verdict } from '../quiz/Verdict';
import { CORRECT_IS } from './neckQuizText';

interface NeckVerdictProps {
  readonly verdict: ShownVerdict;
  /** The right answer. */
  readonly correct: string;
  /** What there is to say about the answer, a line each. */
  readonly lines: readonly string[];
}

/** The verdict on an answer, and what there is to say about it. */
export function NeckVerdict({ verdict, correct, lines }: NeckVerdictProps) {
  return (
    <Verdict
      verdict={verdict}
      correct={
        <span>
          <span>{CORRECT_IS}</span> <span className={quiz.correct}>{correct}</span>
        </span>
      }
    >
      {lines.map(line => (
        <span key={line} className={quiz.detail}>
          {line}
        </span>
      ))}
    </Verdict>
  );
}

/** Why a place that was acted on answers nothing, in the place of the verdict; it is said as well. */
export const Refusal = ({ children }: { readonly children: string }) => (
  <strong aria-hidden="true">{`${children}.`}</strong>
);
