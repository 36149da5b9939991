import { GIVES_AWAY } from '../../quiz/text';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { intervalOf } from '../../theory/interval';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import stack from '../../ui/stack.module.css';
import type { IntervalsCommands } from './commands';
import styles from './Intervals.module.css';
import { PracticeNecks } from './PracticeNecks';
import { notesOf, type PlayedInterval, spellingOf } from './playedInterval';
import { intervalsSettings } from './settings';
import { NOTHING_YET, QUIZ_IS_WAITING } from './text';
import type { Listening } from './useListening';

interface PracticeProps {
  readonly settings: Settings;
  readonly listening: Listening;
  readonly lastPlayed: PlayedInterval | undefined;
  /** Why nothing can be played, if so. */
  readonly disabled: string | undefined;
  readonly commands: IntervalsCommands;
}

/** Every interval at the press of a button: heard, and shown as two places on a neck. */
export function Practice({ settings, listening, lastPlayed, disabled, commands }: PracticeProps) {
  return (
    <>
      <div className={styles.practice}>
        <Panel title="Intervals" className={stack.stack}>
          {disabled === GIVES_AWAY && (
            <div className={stack.notice}>
              <p>{QUIZ_IS_WAITING}</p>
            </div>
          )}
          <div className={styles.fields}>
            <Field settings={settings} row={intervalsSettings.root} />
            <Field settings={settings} row={intervalsSettings.direction} />
          </div>
          <div className={styles.intervals}>
            {commands.practice.map((command, semitones) => (
              <CommandButton
                key={command.id}
                command={command}
                whenDisabled="keep-quiet"
                pressed={lastPlayed?.semitones === semitones}
              />
            ))}
          </div>
        </Panel>
        <Panel title="Last Played" className={stack.stack}>
          <LastPlayed heard={lastPlayed} />
          <div className={stack.row}>
            <CommandButton command={commands.replay} whenDisabled="keep-quiet" />
            <CommandButton command={commands.quiz.start} />
          </div>
        </Panel>
      </div>
      {lastPlayed && <PracticeNecks heard={lastPlayed} listening={listening} disabled={disabled} />}
    </>
  );
}

function LastPlayed({ heard }: { heard: PlayedInterval | undefined }) {
  if (heard === undefined) return <p>{NOTHING_YET}</p>;
  const spelling = spellingOf(heard);
  return (
    <p className={styles.played}>
      <b className={styles.name}>{intervalOf(heard.semitones).name}</b>
      <span className={styles.notes}>
        <Spoken {...notesOf(heard)} />
      </span>
      {spelling && (
        <span className={styles.spelling}>
          spelled <Spoken {...spelling} />
        </span>
      )}
    </p>
  );
}
