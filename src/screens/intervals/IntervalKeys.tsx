import type { Command } from '../../commands/command';
import { INTERVALS, type Semitones, SHORT_NAMES } from '../../theory/interval';
import { CommandButton } from '../../ui/CommandButton';
import styles from './IntervalKeys.module.css';

interface IntervalKeysProps {
  /** One for each interval, from Unison to Octave. */
  readonly commands: readonly Command[];
  /** The interval played last. */
  readonly pressed: Semitones | undefined;
}

/** The thirteen intervals as buttons, laid out as their keys lie on the keyboard. */
export function IntervalKeys({ commands, pressed }: IntervalKeysProps) {
  return (
    <div className={styles.keyboard}>
      <div className={styles.keys}>
        {INTERVALS.map(({ name, semitones }) => {
          const command = commands[semitones];
          if (command === undefined) return null;
          return (
            <div key={semitones} className={styles.key}>
              <CommandButton command={command} whenDisabled="keep-quiet" pressed={pressed === semitones} />
              <span className={styles.short} aria-hidden="true">
                {SHORT_NAMES[name]}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
