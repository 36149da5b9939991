import clsx from 'clsx';
import { useMemo } from 'react';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { Columns } from './Columns';
import type { ShownInterval } from './cells';
import type { IntervalsCommands } from './commands';
import { IntervalKeys } from './IntervalKeys';
import { IntervalNeck } from './IntervalNeck';
import styles from './Intervals.module.css';
import { LastPlayed } from './LastPlayed';
import type { Played } from './playedInterval';
import { RecentlyPlayed } from './RecentlyPlayed';
import { intervalsSettings } from './settings';
import { HOW_TO, QUIZ_IS_WAITING } from './text';
import type { Listening } from './useIntervalPlayer';

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
          <Panel title="Root & Direction" className={clsx(stack.stack, styles.fields)}>
            <Field settings={settings} row={intervalsSettings.root} />
            <Field settings={settings} row={intervalsSettings.direction} />
          </Panel>
          <RecentlyPlayed played={played} commands={commands} />
          <Panel title="Quiz">
            <div className={dock.dock}>
              <CommandButton tone="primary" command={commands.quiz.start} />
            </div>
          </Panel>
        </>
      }
    >
      <Panel title="Intervals">
        <IntervalKeys commands={commands.practice} pressed={last?.semitones} />
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
      <div className={dock.dock}>
        <CommandButton tone="primary" command={commands.quiz.start} />
      </div>
    </Panel>
  );
}
