import type { AnySession } from '../quiz/definition';
import { useFiguresState } from '../quiz/Figures';
import { resultsOf } from '../quiz/results';
import { medianText } from '../quiz/text';
import stack from '../ui/stack.module.css';
import { answeredLine, scoreLine } from './neckQuizText';

interface NeckScoreProps {
  readonly session: Exclude<AnySession, { readonly status: 'idle' }>;
}

/** How a running quiz is going. */
export function NeckScore({ session }: NeckScoreProps) {
  const results = resultsOf(session);
  if (useFiguresState(session) === 'hidden') return null;
  return (
    <div className={stack.figures}>
      <div>{scoreLine(results)}</div>
      <div>{answeredLine(results)}</div>
      {results.medianTime !== undefined && <div>{medianText(results.medianTime)}</div>}
    </div>
  );
}
