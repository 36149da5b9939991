import clsx from 'clsx';
import { lengthOf, type WorkoutDrill, withLength } from '../../practice/workout';
import { lengthText } from '../../quiz/pace';
import type { QuizLength } from '../../quiz/session';
import { type KeptWorkout, usePracticeApi } from '../../results/practiceApi';
import { noteNames } from '../../settings/noteNames';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import { Select } from '../../ui/Select';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { ChoiceList } from './ChoiceList';
import type { WorkoutsCommands } from './commands';
import { LABELS } from './text';
import styles from './Workouts.module.css';

/** A drill as it is listed: everything there is to say of it. */
function useDrillLine() {
  const { describeDrill } = usePracticeApi();
  const { withSigns } = useShell();
  // The texts have note names.
  useSetting(usePreferenceSettings(), noteNames);
  return (drill: WorkoutDrill) => ({
    text: withSigns(describeDrill(drill, 'text').join(', ')),
    spoken: describeDrill(drill, 'spoken').join(', '),
  });
}

/** The drills of a workout, to be read. */
export function ListedDrills({ drills }: { readonly drills: readonly WorkoutDrill[] }) {
  const lineOf = useDrillLine();
  return (
    <ol className={clsx(styles.list, styles.numbered)}>
      {drills.map((drill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a workout may have the same drill twice, and this list never changes.
        <li key={index}>
          <span>
            <Spoken {...lineOf(drill)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The lengths that a drill of a workout may have. */
const LENGTHS: readonly QuizLength[] = [10, 12, 25, 50, 100, '1m', '2m', '3m', '5m', '10m', 'endless'];

interface DrillsProps {
  readonly workout: KeptWorkout;
  /** The index of the chosen drill. */
  readonly at: number;
  readonly choose: (at: number) => void;
  readonly commands: WorkoutsCommands;
}

/** The drills of a workout, of which one is chosen: to be moved, made longer or shorter, or removed. */
export function Drills({ workout, at, choose, commands }: DrillsProps) {
  const { workouts } = usePracticeApi();
  const lineOf = useDrillLine();
  const chosen = workout.drills[at];
  const length = chosen && lengthOf(chosen);
  return (
    <>
      <ChoiceList
        legend={LABELS.drills}
        className={styles.numbered}
        lines={workout.drills.map(lineOf)}
        at={at}
        choose={choose}
      />
      <div className={stack.tools}>
        <CommandButton tone="text" command={commands.moveUp} whenDisabled="keep-focus" />
        <CommandButton tone="text" command={commands.moveDown} whenDisabled="keep-focus" />
        <CommandButton tone="text" command={commands.removeDrill} whenDisabled="keep-focus" />
      </div>
      {length !== undefined && (
        <div className={styles.length}>
          <Select
            label={LABELS.length}
            options={[...new Set([length, ...LENGTHS])].map(each => ({
              value: String(each),
              text: lengthText(each),
            }))}
            chosen={String(length)}
            onChoose={code => workouts.change(workout.id, withLength(workout, at, code))}
          />
        </div>
      )}
    </>
  );
}
