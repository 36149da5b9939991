import type { Ref } from 'react';
import type { Command } from '../../commands/command';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import styles from '../../ui/results.module.css';
import stack from '../../ui/stack.module.css';
import { Said } from './Said';
import type { KeysResults } from './words';

interface ResultsProps {
  readonly results: KeysResults;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly again: Command | undefined;
  readonly againRef: Ref<HTMLButtonElement>;
}

/** How a quiz went, and which keys are worth another look. */
export function Results({ results, headingRef, again, againRef }: ResultsProps) {
  const { score, percent, standing, message, cutShort, medianTime, missed } = results;
  return (
    <Panel title="Quiz Results" headingRef={headingRef} className={stack.stack}>
      <div className={styles.summary}>
        <div className={styles.figures}>
          <span>{score}</span> <span data-standing={standing}>{`${percent}%`}</span>
        </div>
        <p className={styles.message}>{message}</p>
        {cutShort && <p>{cutShort}</p>}
        {medianTime && <p>{`Median time: ${medianTime}`}</p>}
      </div>
      {missed.length > 0 && (
        <div>
          <h3 className={styles.caption}>Worth another look</h3>
          <ul className={styles.slowest}>
            {missed.map(line => (
              <li key={line.words}>
                <Said line={line} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={stack.row}>
        {again && <CommandButton ref={againRef} tone="primary" command={again} />}
      </div>
    </Panel>
  );
}
