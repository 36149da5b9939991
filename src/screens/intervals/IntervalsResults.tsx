import { ResultsPanel } from '../../quiz/ResultsPanel';
import { resultsOf } from '../../quiz/results';
import { WHAT_NEXT } from '../../quiz/text';
import { CommandButton } from '../../ui/CommandButton';
import stack from '../../ui/stack.module.css';
import { Toolbar } from '../../ui/Toolbar';
import { RoundComparison } from '../RoundComparison';
import { RoundWeakest } from '../RoundWeakest';
import { type Confusion, confusionsIn } from './confusions';
import styles from './Intervals.module.css';
import type { IntervalsSession } from './quiz';
import { confusionsTitle, NO_CONFUSIONS } from './quizText';
import type { Intervals } from './useIntervals';

/** A long drill may mix up many pairs; these are enough to learn from. */
const LISTED = 10;

interface IntervalsResultsProps {
  readonly session: Extract<IntervalsSession, { status: 'completed' }>;
  readonly intervals: Intervals;
}

/** The results of a quiz, and which intervals were mixed up. */
export function IntervalsResults({
  session,
  intervals: { commands, refs, comparison },
}: IntervalsResultsProps) {
  return (
    <ResultsPanel title="Quiz Complete!" results={resultsOf(session)} headingRef={refs.results}>
      <Toolbar name={WHAT_NEXT} className={stack.row}>
        <CommandButton command={commands.quiz.start} />
        <CommandButton tone="primary" command={commands.quiz.startAgain} />
        <CommandButton command={commands.quiz.drillThese} />
        <CommandButton command={commands.quiz.quit} />
      </Toolbar>
      <RoundComparison comparison={comparison} speech="said" />
      <RoundWeakest
        answered={session.answered}
        itemOf={question => session.run.quiz.itemOf(question)}
        lineOf={({ interval }) => ({ text: interval.name, spoken: interval.spoken })}
      />
      <Confusions confusions={confusionsIn(session.answered)} />
    </ResultsPanel>
  );
}

function Confusions({ confusions }: { confusions: readonly Confusion[] }) {
  if (confusions.length === 0) return <p>{NO_CONFUSIONS}</p>;
  const listed = confusions.slice(0, LISTED);
  return (
    <table className={styles.confusions}>
      <caption>{confusionsTitle(listed.length, confusions.length)}</caption>
      <thead>
        <tr>
          <th scope="col">Played</th>
          <th scope="col">Answered</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ played, answered, times }) => (
          <tr key={`${played} ${answered}`}>
            <th scope="row">{played}</th>
            <td>{answered}</td>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
