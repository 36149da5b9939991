import { AgainButtons } from '../../quiz/AgainButtons';
import { ResultsPanel } from '../../quiz/ResultsSummary';
import { WHAT_NEXT } from '../../quiz/text';
import { ResultsCard } from '../../results/ResultsCard';
import { INTERVALS, type IntervalName } from '../../theory/interval';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import stack from '../../ui/stack.module.css';
import { Toolbar } from '../../ui/Toolbar';
import styles from './Intervals.module.css';
import type { IntervalsSession } from './quiz/nameInterval';
import { answeredInterval, type IntervalQuestion } from './quiz/question';
import { confusionsTitle, type IntervalAnswered, NO_CONFUSIONS } from './text';
import type { Intervals } from './useIntervals';

/** An interval that was mistaken for another, and how often. */
export interface Confusion {
  readonly played: IntervalName;
  readonly answered: IntervalName;
  readonly times: number;
}

const placeOf = (name: IntervalName): number => INTERVALS.findIndex(interval => interval.name === name);

/**
 * Mix-ups, the most frequent first.
 *
 * @example confusionsIn(answered)[0] // { played: 'Minor 3rd', answered: 'Major 3rd', times: 2 }
 */
export function confusionsIn(answered: readonly IntervalAnswered[]): readonly Confusion[] {
  const confusions = new Map<string, Confusion>();
  for (const each of answered) {
    if (each.verdict !== 'wrong') continue;
    const { question } = each;
    const played = question.interval.name;
    const answer = answeredInterval(question, each.answer)?.name;
    if (answer === undefined) continue;
    const key = `${played} ${answer}`;
    confusions.set(key, { played, answered: answer, times: (confusions.get(key)?.times ?? 0) + 1 });
  }
  return [...confusions.values()].sort(
    (a, b) =>
      b.times - a.times || placeOf(a.played) - placeOf(b.played) || placeOf(a.answered) - placeOf(b.answered),
  );
}

/** A long drill may mix up many pairs; these are enough to learn from. */
const LISTED = 10;

const lineOf = ({ interval }: IntervalQuestion) => ({ text: interval.name, spoken: interval.spoken });

interface IntervalsResultsProps {
  readonly session: Extract<IntervalsSession, { status: 'completed' }>;
  readonly intervals: Intervals;
}

/** The results of a quiz, and which intervals were mixed up. */
export function IntervalsResults({ session, intervals: { commands, refs, rounds } }: IntervalsResultsProps) {
  const { answered, run } = session;
  return (
    <ResultsPanel title="Quiz Complete!" headingRef={refs.results}>
      <Toolbar name={WHAT_NEXT} className={stack.row}>
        <div className={dock.dock}>
          <AgainButtons session={session} commands={commands.quiz} />
          <CommandButton command={commands.quiz.drillThese} />
        </div>
        <CommandButton command={commands.quiz.start} />
        <CommandButton command={commands.quiz.quit} />
      </Toolbar>
      <ResultsCard
        screen="intervals"
        {...{ session, answered, rounds, lineOf }}
        itemOf={question => run.quiz.itemOf(question)}
        speech="said"
      >
        <Confusions confusions={confusionsIn(answered)} />
      </ResultsCard>
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
