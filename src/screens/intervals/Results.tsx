import type { Ref } from 'react';
import type { Command } from '../../commands/command';
import { standingOf } from '../../quiz/results';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import results from '../../ui/results.module.css';
import stack from '../../ui/stack.module.css';
import styles from './Intervals.module.css';
import type { Confusion, IntervalsResults } from './words';

interface ResultsProps {
  readonly results: IntervalsResults;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly find: (id: string) => Command | undefined;
}

/** How a quiz went, and what was taken for what. */
export function Results({
  results: { score, percent, message, medianTime, confusions },
  headingRef,
  find,
}: ResultsProps) {
  const again = find('intervals-quiz.start');
  const setup = find('intervals-quiz.quit');
  return (
    <Panel title="Quiz Complete!" headingRef={headingRef} className={stack.stack}>
      <div className={results.summary}>
        <div className={results.figures}>
          <span>{score}</span> <span data-standing={standingOf(percent)}>{`${percent}%`}</span>
        </div>
        <p className={results.message}>{message}</p>
        {medianTime && <p>{`Median time: ${medianTime}`}</p>}
      </div>
      <div className={stack.row}>
        {again && <CommandButton tone="primary" command={again} />}
        {setup && <CommandButton command={setup} />}
      </div>
      <Confusions confusions={confusions} />
    </Panel>
  );
}

function Confusions({ confusions }: { confusions: readonly Confusion[] }) {
  if (confusions.length === 0) return <p>Nothing was confused with anything.</p>;
  return (
    <table className={styles.confusions}>
      <caption>What was confused with what</caption>
      <thead>
        <tr>
          <th scope="col">Played</th>
          <th scope="col">Answered</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {confusions.map(({ played, answered, times }) => (
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
