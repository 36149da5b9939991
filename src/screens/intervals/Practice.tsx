import clsx from 'clsx';
import { useMemo } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { StartQuiz } from '../../quiz/StartQuiz';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { intervalOf } from '../../theory/interval';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import stack from '../../ui/stack.module.css';
import { Columns } from './Columns';
import type { ShownInterval } from './cells';
import type { IntervalsCommands } from './commands';
import { IntervalKeys } from './IntervalKeys';
import { IntervalNeck } from './IntervalNeck';
import intervalsStyles from './Intervals.module.css';
import styles from './Practice.module.css';
import { notesOf, type Played, type PlayedInterval, spellingOf } from './playedInterval';
import { intervalsSettings } from './settings';
import { distanceText, HOW_TO, NOTHING_RECENT, NOTHING_YET, QUIZ_IS_WAITING } from './text';
import type { Listening } from './useIntervalPlayer';

interface RecentlyPlayedProps {
  readonly played: Played;
  readonly commands: IntervalsCommands;
}

/** What was played in practice, the newest first; each can be played again. It changes without a word. */
export function RecentlyPlayed({ played: { recent }, commands }: RecentlyPlayedProps) {
  return (
    <Panel title="Recently Played" className={styles.recent}>
      <CommandButton tone="text" command={commands.replay} whenDisabled="keep-quiet" />
      {recent.length === 0 ? (
        <p>{NOTHING_RECENT}</p>
      ) : (
        <ol className={styles.list}>
          {commands.recent.slice(0, recent.length).map(command => (
            <li key={command.id}>
              <CommandButton tone="text" command={command} whenDisabled="keep-quiet" />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The interval played last: its name, its notes, how it is spelled, and how far apart its notes are on a string. */
export function LastPlayed({ heard }: { heard: PlayedInterval | undefined }) {
  return (
    <Panel title="Last Played" className={styles.panel}>
      <p className={styles.played}>{heard === undefined ? NOTHING_YET : <Heard heard={heard} />}</p>
    </Panel>
  );
}

function Heard({ heard }: { heard: PlayedInterval }) {
  const { names } = useInstrument();
  const spelling = spellingOf(heard, names);
  return (
    <>
      <b className={styles.name}>{intervalOf(heard.semitones).name}</b>{' '}
      <span className={styles.notes}>
        <Spoken {...notesOf(heard, names)} />
      </span>{' '}
      {spelling && (
        <>
          <span>
            spelled <Spoken {...spelling} />
          </span>{' '}
        </>
      )}
      <span>{distanceText(heard)}</span>
    </>
  );
}

interface PracticeProps {
  readonly settings: Settings;
  readonly listening: Listening;
  readonly played: Played;
  /** Why nothing can be played, if so. */
  readonly disabled: string | undefined;
  readonly commands: IntervalsCommands;
}

/** Every interval at the press of a button: heard, and shown on the neck. */
export function Practice({ settings, listening, played, disabled, commands }: PracticeProps) {
  const { last } = played;
  const shown = useMemo<readonly ShownInterval[]>(
    () => (last ? [{ heard: last, mark: 'in-set' }] : []),
    [last],
  );
  if (disabled === BLOCKED_BY_QUESTION) return <QuizWaits commands={commands} />;
  return (
    <Columns
      howTo={HOW_TO.practice}
      aside={
        <>
          <Panel title="Root & Direction" className={clsx(stack.stack, intervalsStyles.fields)}>
            <Field settings={settings} row={intervalsSettings.root} />
            <Field settings={settings} row={intervalsSettings.sounding} />
            <Field settings={settings} row={intervalsSettings.direction} />
          </Panel>
          <RecentlyPlayed played={played} commands={commands} />
        </>
      }
    >
      <Panel title="Intervals" className={stack.stack}>
        <IntervalKeys commands={commands.practice} pressed={last?.semitones} />
        <StartQuiz start={commands.quiz.start} />
      </Panel>
      <LastPlayed heard={last} />
      <Panel title="On the Neck">
        <IntervalNeck shown={shown} listening={listening} disabled={disabled} />
      </Panel>
    </Columns>
  );
}

/** In place of practice while a question waits, since hearing an interval would give it away. */
function QuizWaits({ commands }: Pick<PracticeProps, 'commands'>) {
  return (
    <Panel title="Quiz" className={stack.stack}>
      <p>{QUIZ_IS_WAITING}</p>
      <StartQuiz start={commands.quiz.start} />
    </Panel>
  );
}
