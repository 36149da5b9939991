import { useDeferredValue } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import type { TodayPart } from '../../practice/parts';
import type { BegunToday } from '../../results/practiceApi';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting, useSettings } from '../../settings/useSettings';
import { useSpokenPage } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { Spoken } from '../../ui/Spoken';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import type { ScreenProps } from '../definition';
import { PathPanel } from '../PathPanel';
import { todaySettings } from './settings';
import styles from './Today.module.css';
import {
  BEGIN,
  doneText,
  FAILED,
  LOADING,
  learnedText,
  minutesText,
  NOTHING_BY_EAR,
  PART_STATE,
  partLine,
  planText,
  spokenToday,
  TITLES,
  underWayText,
  weekText,
} from './text';
import { useToday } from './useToday';
import type { TodayView } from './view';

/** The Today screen: what to practice now, how the week goes, and the whole path. */
export function TodayScreen({ screen }: ScreenProps) {
  const settings = useSettings('today');
  const { state, begun, sound, commands } = useToday(settings);
  const starts = useSetting(settings, todaySettings.starts);
  useCommands(commands.all);
  const view = typeof state === 'string' ? undefined : state;
  const goal = useSetting(usePreferenceSettings(), preferences.daysAWeek);
  const { names } = useInstrument();
  useSpokenPage(view && spokenToday(view, begun, goal, names));
  // The plan is what the screen is opened for; the path is ten times as much to draw.
  const drawnLater = useDeferredValue(view, undefined);
  return (
    <ScreenFrame
      title={screen.title}
      subtitle={screen.subtitle}
      begin={BEGIN}
      aside={view && <Week view={view} />}
    >
      <Panel title={TITLES.practice} className={stack.stack}>
        {state === 'failed' && <p className={stack.notice}>{FAILED}</p>}
        {state === 'loading' && <p className={styles.loading}>{LOADING}</p>}
        {view && <Practice {...{ view, begun }} />}
        {begun === undefined && sound === 'off' && <p className={stack.note}>{NOTHING_BY_EAR}</p>}
        {begun === undefined && <Field settings={settings} row={todaySettings.minutes} />}
        <div className={dock.dock}>
          <CommandButton tone="primary" command={commands.start} whenDisabled="keep-focus" />
        </div>
      </Panel>
      {drawnLater && (
        <PathPanel path={drawnLater.path} next={drawnLater.next} starts={starts}>
          <Field settings={settings} row={todaySettings.starts} />
        </PathPanel>
      )}
    </ScreenFrame>
  );
}

interface PracticeProps {
  readonly view: TodayView;
  readonly begun: BegunToday | undefined;
}

/** What is to be practiced, or how far that is. */
function Practice({ view, begun }: PracticeProps) {
  const { names } = useInstrument();
  const parts = begun?.parts ?? view.plan;
  const isDone = begun !== undefined && begun.at >= parts.length;
  return (
    <>
      <p className={styles.plan}>{isDone ? doneText(view.done) : planText(parts, names)}</p>
      {isDone && <p>{learnedText(begun.known, view.known, names)}</p>}
      {begun && !isDone && (
        <p>
          <Spoken text={underWayText(begun, 'text')} spoken={underWayText(begun, 'spoken')} />
        </p>
      )}
      {parts.length > 1 && (
        <ol className={styles.parts}>
          {parts.map((part, index) => (
            <Part key={partLine(part)} part={part} state={begun ? stateAt(index, begun.at) : 'later'} />
          ))}
        </ol>
      )}
    </>
  );
}

type PartState = keyof typeof PART_STATE;

function stateAt(index: number, at: number): PartState {
  if (index === at) return 'next';
  return index < at ? 'done' : 'later';
}

function Part({ part, state }: { readonly part: TodayPart; readonly state: PartState }) {
  const { names } = useInstrument();
  return (
    <li data-state={state}>
      <span>{partLine(part, names)}</span> <small>{minutesText(part.minutes)}</small>{' '}
      {state !== 'later' && <b>{PART_STATE[state]}</b>}
    </li>
  );
}

/** How many days of this week were practiced, beside the user's own goal if there is one. */
function Week({ view: { week, done } }: { readonly view: TodayView }) {
  const settings = usePreferenceSettings();
  const goal = useSetting(settings, preferences.daysAWeek);
  return (
    <Panel title={TITLES.week} className={stack.stack}>
      <div className={stack.figures}>
        <span>{weekText(week.length, goal)}</span>
      </div>
      <p>{doneText(done)}</p>
      <Field settings={settings} row={preferences.daysAWeek} />
    </Panel>
  );
}
