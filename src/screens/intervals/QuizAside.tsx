import { resultsOf } from '../../quiz/results';
import type { Open, Verdict } from '../../quiz/session';
import type { IntervalName } from '../../theory/interval';
import { Panel } from '../../ui/Panel';
import styles from './QuizAside.module.css';
import type { IntervalQuestion } from './question';
import type { IntervalsRun } from './quiz';
import { SPOKEN_VERDICTS, standingText } from './text';

/** The answers that are listed; their room is held from the start. */
const LISTED = 6;

const SIGNS: Record<Verdict, string> = { right: '✓', wrong: '✗', 'given-up': '✗' };

interface QuizAsideProps {
  readonly session: Open<IntervalQuestion, IntervalName, IntervalsRun>;
}

/** How the quiz is going: the score so far, and the last answers. */
export function QuizAside({ session }: QuizAsideProps) {
  const { answered } = session;
  const listed = answered.map((each, index) => ({ ...each, number: index + 1 })).slice(-LISTED);
  return (
    <Panel title="So Far">
      <p className={styles.score}>{standingText(resultsOf(session))}</p>
      <ol className={styles.answers} reversed start={answered.length}>
        {listed.toReversed().map(({ number, question, verdict }) => (
          <li key={number} value={number}>
            <span data-verdict={verdict} aria-hidden="true">
              {SIGNS[verdict]}
            </span>{' '}
            {question.interval.name} <span className="visually-hidden">{SPOKEN_VERDICTS[verdict]}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
