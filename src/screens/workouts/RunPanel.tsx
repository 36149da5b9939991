import clsx from 'clsx';
import type { BegunWorkout } from '../../results/practiceApi';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import stack from '../../ui/stack.module.css';
import type { WorkoutsCommands } from './commands';
import { COPIED, nextText, OWN_RESULT, reportText, resultText, spokenResult, TITLES, totalOf } from './text';
import type { Copied } from './useWorkouts';
import styles from './Workouts.module.css';

interface RunPanelProps {
  readonly begun: BegunWorkout;
  readonly commands: WorkoutsCommands;
  /** Whether going on with it is the one thing to do next. */
  readonly isUnderWay: boolean;
  readonly copied: Copied | undefined;
}

/** The workout that was begun: what comes next in it or, once it is done, how it went. */
export function RunPanel({ begun, commands, isUnderWay, copied }: RunPanelProps) {
  const { name, drills, results } = begun;
  const next = drills[results.length];
  const total = totalOf(results);
  return (
    <Panel title={next ? TITLES.underWay : TITLES.result} foot={name} className={stack.stack}>
      <p className={styles.headline}>
        {next ? (
          <Spoken text={nextText(begun, next, 'text')} spoken={nextText(begun, next, 'spoken')} />
        ) : (
          <Spoken text={`${name}: ${resultText(total)}`} spoken={`${name}: ${spokenResult(total)}`} />
        )}
      </p>
      <ol className={clsx(styles.list, styles.numbered)}>
        {drills.map((drill, index) => {
          const result = results[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a workout may have the same drill twice, and its order is fixed.
            <li key={index} aria-current={drill === next ? 'step' : undefined}>
              <span>{drill.name}</span>{' '}
              {result && (
                <small>
                  <Spoken text={resultText(result)} spoken={spokenResult(result)} />
                </small>
              )}
            </li>
          );
        })}
      </ol>
      {next ? (
        <div className={isUnderWay ? dock.dock : stack.row}>
          <CommandButton
            tone={isUnderWay ? 'primary' : 'plain'}
            command={commands.goOn}
            whenDisabled="keep-focus"
          />
        </div>
      ) : (
        <>
          <p className={stack.note}>{OWN_RESULT}</p>
          <div className={stack.row}>
            <CommandButton command={commands.copyResult} />
          </div>
          {copied?.what === 'result' && <CopiedResult copied={copied} begun={begun} />}
        </>
      )}
    </Panel>
  );
}

/** How copying the result ended; if the browser refused, its text is there to be copied by hand. */
function CopiedResult({ copied, begun }: { readonly copied: Copied; readonly begun: BegunWorkout }) {
  if (copied.outcome === 'copied') return <p>{COPIED.result}</p>;
  return (
    <div className={stack.notice}>
      <p>{COPIED.failed}</p>
      <pre className={styles.report}>{reportText(begun)}</pre>
    </div>
  );
}
