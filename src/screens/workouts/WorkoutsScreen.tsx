import { useMemo } from 'react';
import { useInstrument } from '../../fretboard/useInstrument';
import { sizeText, type Workout, workoutText } from '../../practice/workout';
import type { WorkoutReading } from '../../practice/workoutLink';
import { CopiedNotice } from '../../quiz/CopyLink';
import { type KeptWorkout, usePracticeApi } from '../../results/practiceApi';
import { useSettings } from '../../settings/useSettings';
import { useSpokenPage } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import type { ScreenProps } from '../definition';
import { ChoiceList } from './ChoiceList';
import { isFirstToGoOn } from './commands';
import { Drills, ListedDrills } from './Drills';
import { NameField } from './NameField';
import { RunPanel } from './RunPanel';
import {
  BEGIN,
  COPIED,
  countText,
  deletedText,
  FAILED,
  HOW_TO_ADD,
  LABELS,
  LINK_TROUBLE,
  LOADING,
  NEWER_WORKOUTS,
  NO_WORKOUTS,
  otherInstrumentText,
  spokenRun,
  TITLES,
} from './text';
import { useWorkouts } from './useWorkouts';
import styles from './Workouts.module.css';

type Shown = ReturnType<typeof useWorkouts>;

/** The Workouts screen: drills in a row under a name, to be done, changed, and sent to others. */
export function WorkoutsScreen({ screen }: ScreenProps) {
  const shown = useWorkouts(useSettings('workouts'));
  const { begun, linked, drills, list, commands } = shown;
  useCommands(commands.all);
  const isUnderWay = isFirstToGoOn(begun, linked);
  useSpokenPage(spokenPage(shown));
  const isAlone = !begun && !shown.hasLink && !list.chosen;
  return (
    <ScreenFrame
      title={screen.title}
      subtitle={screen.subtitle}
      begin={BEGIN}
      aside={!isAlone && <WorkoutsPanel shown={shown} />}
    >
      {isAlone && <WorkoutsPanel shown={shown} />}
      {begun && <RunPanel {...{ begun, commands, isUnderWay }} copied={shown.copied} />}
      {!isAlone && drills !== 'read' && (
        <Panel title={TITLES.shown}>
          <p className={drills === 'failed' ? stack.notice : stack.note}>
            {drills === 'failed' ? FAILED : LOADING}
          </p>
        </Panel>
      )}
      {linked && <LinkPanel linked={linked} shown={shown} isUnderWay={isUnderWay} />}
      {drills === 'read' && !linked && list.chosen && (
        <ChosenPanel workout={list.chosen} shown={shown} isUnderWay={isUnderWay} />
      )}
    </ScreenFrame>
  );
}

/** What is shown, to those who only listen: the workout of a link before the one under way. */
function spokenPage({ begun, linked }: Shown): string | undefined {
  if (linked)
    return linked.kind === 'workout' ? `${workoutText(linked.workout)}.` : LINK_TROUBLE[linked.kind];
  return begun && spokenRun(begun);
}

interface PanelProps {
  readonly shown: Shown;
  /** Whether going on with a workout is the one thing to do next. */
  readonly isUnderWay: boolean;
}

/** The buttons that begin a workout, docked on a phone unless another one is under way. */
function Begin({ shown: { commands }, isUnderWay }: PanelProps) {
  return (
    <div className={isUnderWay ? stack.row : dock.dock}>
      <CommandButton
        tone={isUnderWay ? 'plain' : 'primary'}
        command={commands.start}
        whenDisabled="keep-focus"
      />
      <CommandButton command={commands.keep} />
    </div>
  );
}

/** The workout of a link, or what is wrong with that. */
function LinkPanel({ linked, ...props }: PanelProps & { readonly linked: WorkoutReading }) {
  return (
    <Panel title={TITLES.link} className={stack.stack}>
      {linked.kind === 'workout' ? (
        <>
          <p className={styles.headline}>{workoutText(linked.workout)}</p>
          <OtherInstrument workout={linked.workout} />
          <ListedDrills drills={linked.workout.drills} />
          <Begin {...props} />
        </>
      ) : (
        <p className={stack.notice}>{LINK_TROUBLE[linked.kind]}</p>
      )}
    </Panel>
  );
}

/** That a workout is done on another instrument than the user's, or with the capo elsewhere. */
function OtherInstrument({ workout }: { readonly workout: Workout }) {
  const { instrumentOf } = usePracticeApi();
  const own = useInstrument();
  const others = useMemo(() => {
    const all = workout.drills.flatMap(drill => instrumentOf(drill) ?? []);
    return [...new Set(all.filter(({ id }) => id !== own.id))];
  }, [workout, own, instrumentOf]);
  return others.length > 0 && <p>{otherInstrumentText(others, own)}</p>;
}

/** The chosen workout, which can be changed. */
function ChosenPanel({ workout, ...props }: PanelProps & { readonly workout: KeptWorkout }) {
  const { shown } = props;
  const { commands, isNaming, endNaming, drillAt, chooseDrill, copied } = shown;
  return (
    <Panel title={workout.name} foot={sizeText(workout.drills)} className={stack.stack}>
      {isNaming && <NameField key={workout.id} workout={workout} onEnd={endNaming} />}
      <OtherInstrument workout={workout} />
      {workout.drills.length === 0 ? (
        <p>{HOW_TO_ADD}</p>
      ) : (
        <Drills workout={workout} at={drillAt} choose={chooseDrill} commands={commands} />
      )}
      <div className={stack.tools}>
        <CommandButton tone="text" command={commands.rename} />
        <CommandButton tone="text" command={commands.duplicate} />
        <CommandButton tone="text" command={commands.copyLink} whenDisabled="keep-focus" />
        <CommandButton tone="text" command={commands.remove} />
      </div>
      {copied?.what === 'link' && <CopiedNotice copied={copied} done={COPIED.link} field={LABELS.link} />}
      <Begin {...props} />
    </Panel>
  );
}

/** All workouts, of which one is chosen. */
function WorkoutsPanel({ shown: { list, linked, commands, choose } }: { readonly shown: Shown }) {
  const { chosen, deleted, isNewer } = list;
  return (
    <Panel title={TITLES.list} foot={countText(list.workouts.length)} className={stack.stack}>
      {isNewer && <p className={stack.notice}>{NEWER_WORKOUTS}</p>}
      {list.workouts.length > 0 ? (
        <ChoiceList
          legend={LABELS.workouts}
          lines={list.workouts.map(({ name }) => ({ text: name, spoken: name }))}
          at={linked || !chosen ? -1 : list.workouts.indexOf(chosen)}
          choose={choose}
        />
      ) : (
        !isNewer && (
          <>
            <p>{NO_WORKOUTS}</p>
            <p>{HOW_TO_ADD}</p>
          </>
        )
      )}
      <div className={stack.tools}>
        <CommandButton tone="text" command={commands.create} whenDisabled="keep-focus" />
        <CommandButton tone="text" command={commands.undo} />
      </div>
      {deleted && <p className={stack.note}>{deletedText(deleted.name)}</p>}
    </Panel>
  );
}
