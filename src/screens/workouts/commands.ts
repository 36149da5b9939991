import { type Action, bindAll } from '../../commands/action';
import type { Command } from '../../commands/command';
import { isSameWorkout, moved, type Workout, type WorkoutDrill, withoutDrill } from '../../practice/workout';
import { type WorkoutReading, workoutHash } from '../../practice/workoutLink';
import { START_KEYWORDS } from '../../quiz/commands';
import type { Quizzes } from '../../quiz/quizzes';
import { quizWaitsText } from '../../quiz/text';
import type { BegunWorkout, KeptWorkout, PracticeApi } from '../../results/practiceApi';
import type { ScreenActions } from '../action';
import { ACTIONS, movedText, reportText, SPOKEN, WHY_NOT } from './text';

/** What the commands of the Workouts screen read and call. */
interface WorkoutsCommandsDeps {
  /** The workout of the link that the screen was opened by; `undefined` without one. */
  readonly linked: () => WorkoutReading | undefined;
  /** The index of the chosen drill of the chosen workout. */
  readonly drillAt: () => number;
  readonly chooseDrill: (at: number) => void;
  /** Whether there is a link, and what it means isn't known yet. */
  readonly isUnread: () => boolean;
  /** Runs something as soon as what describes the drills has been read: at once, if it has. */
  readonly whenRead: (run: () => void) => void;
  readonly practice: Pick<PracticeApi, 'workouts' | 'workoutRun' | 'describeDrill' | 'screenName'>;
  readonly quizzes: Pick<Quizzes, 'active'>;
  /** Forgets the link that the screen was opened by. */
  readonly dropLink: () => void;
  /** Lets the user type a name for the chosen workout. */
  readonly askName: () => void;
  readonly copy: (what: 'link' | 'result', text: string) => void;
  readonly say: (text: string) => void;
}

type Deps = WorkoutsCommandsDeps;

const chosenIn = ({ practice }: Deps): KeptWorkout | undefined => practice.workouts.list().chosen;

/** The workout that is started: that of the link, or the chosen one. */
function shownIn(deps: Deps): Workout | undefined {
  const linked = deps.linked();
  if (linked) return linked.kind === 'workout' ? linked.workout : undefined;
  return chosenIn(deps);
}

const isLinked = (deps: Deps): boolean => deps.linked()?.kind === 'workout';

/** Whether a workout was begun and isn't done. */
function isUnderWay({ practice }: Deps): boolean {
  const begun = practice.workoutRun.current();
  return begun !== undefined && begun.results.length < begun.drills.length;
}

const isDone = (deps: Deps): boolean => deps.practice.workoutRun.current() !== undefined && !isUnderWay(deps);

/** Whether what comes first is to go on with the workout under way: a link to another one is opened to be started. */
export function isFirstToGoOn(
  begun: BegunWorkout | undefined,
  linked: WorkoutReading | undefined,
): begun is BegunWorkout {
  if (begun === undefined || begun.results.length >= begun.drills.length) return false;
  return linked?.kind !== 'workout' || isSameWorkout(linked.workout, begun);
}

const isToGoOn = ({ practice, linked }: Deps): boolean =>
  isFirstToGoOn(practice.workoutRun.current(), linked());

/** Why no drill can begin while another quiz waits. */
function whyWait({ quizzes, practice }: Deps): string | undefined {
  const [waiting] = quizzes.active();
  return waiting && quizWaitsText(practice.screenName(waiting.screen));
}

function whyNotStart(deps: Deps): string | undefined {
  if (deps.isUnread()) return undefined;
  if (deps.linked() && !isLinked(deps)) return WHY_NOT.badLink;
  const workout = shownIn(deps);
  if (workout === undefined) return WHY_NOT.noWorkout;
  if (workout.drills.length === 0) return WHY_NOT.noDrills;
  return whyWait(deps);
}

/** Why the chosen workout can't be changed: there is none. */
function whyNotChange(deps: Deps): string | undefined {
  if (deps.practice.workouts.list().isNewer) return WHY_NOT.newer;
  return chosenIn(deps) ? undefined : WHY_NOT.noWorkout;
}

/** The chosen drill of the chosen workout. */
function drillIn(deps: Deps) {
  const workout = chosenIn(deps);
  const at = deps.drillAt();
  const drill = workout?.drills[at];
  return workout && drill && { workout, at, drill };
}

const hasDrills = (deps: Deps): boolean => (chosenIn(deps)?.drills.length ?? 0) > 0;

/** The name of a drill in a workout under way: its type and how long it is. */
function briefName({ practice }: Deps, drill: WorkoutDrill): string {
  const texts = practice.describeDrill(drill, 'text');
  return [...new Set([texts[0], texts.at(-1)])].join(', ');
}

/** Moves the chosen drill, and says where it is now. */
function move(deps: Deps, by: 1 | -1): void {
  const chosen = drillIn(deps);
  if (chosen === undefined) return;
  const { workout, at } = chosen;
  const to = at + by;
  deps.practice.workouts.change(workout.id, moved(workout, at, to));
  deps.chooseDrill(to);
  deps.say(movedText(to + 1, workout.drills.length));
}

const shared = { group: 'Workouts', scope: 'screen', where: 'on Workouts' } as const;

const WORKOUTS_ACTIONS = {
  /** Goes on with the workout under way. */
  goOn: {
    ...shared,
    ...{ id: 'workouts.go-on', title: ACTIONS.goOn, opening: 'start' },
    keywords: [...START_KEYWORDS, 'continue', 'resume'],
    hotkeys: deps => (isToGoOn(deps) ? ['q'] : []),
    hint: deps => (isToGoOn(deps) ? 'go on' : undefined),
    isOffered: isUnderWay,
    disabled: whyWait,
    run: ({ whenRead, practice }) => whenRead(() => practice.workoutRun.goOn()),
  },
  /** Begins the workout of the link, or the chosen one. */
  start: {
    ...shared,
    ...{ id: 'workouts.start', title: ACTIONS.start, opening: 'start' },
    keywords: START_KEYWORDS,
    hotkeys: deps => (isToGoOn(deps) ? [] : ['q']),
    hint: deps => (isToGoOn(deps) ? undefined : 'start'),
    disabled: whyNotStart,
    run(deps) {
      deps.whenRead(() => {
        const workout = shownIn(deps);
        const reason = whyNotStart(deps);
        if (reason !== undefined) return deps.say(reason);
        if (workout === undefined) return;
        const drills = workout.drills.map(drill => ({ ...drill, name: briefName(deps, drill) }));
        deps.practice.workoutRun.begin(workout.name, drills);
      });
    },
  },
  keep: {
    ...shared,
    ...{ id: 'workouts.keep', title: ACTIONS.keep },
    keywords: ['save', 'store', 'add to my workouts'],
    isOffered: isLinked,
    disabled: ({ practice }) => (practice.workouts.list().isNewer ? WHY_NOT.newer : undefined),
    run(deps) {
      const { practice, say, dropLink } = deps;
      const workout = shownIn(deps);
      if (workout === undefined) return;
      const { workouts } = practice;
      const known = workouts.list().workouts.find(each => isSameWorkout(each, workout));
      if (known) workouts.choose(known.id);
      const { name } = known ?? workouts.add(workout);
      dropLink();
      say(known ? SPOKEN.keptAlready(name) : SPOKEN.kept(name));
    },
  },
  copyResult: {
    ...shared,
    ...{ id: 'workouts.copy-result', title: ACTIONS.copyResult },
    keywords: ['report', 'send to my teacher', 'mail', 'share', 'score'],
    isOffered: isDone,
    run({ practice, copy }) {
      const begun = practice.workoutRun.current();
      if (begun) copy('result', reportText(begun));
    },
  },
  create: {
    ...shared,
    ...{ id: 'workouts.new', title: ACTIONS.create },
    keywords: ['create', 'add a workout', 'make'],
    disabled: ({ practice }) => (practice.workouts.list().isNewer ? WHY_NOT.newer : undefined),
    run({ practice, dropLink, askName, say }) {
      const { name } = practice.workouts.add({});
      dropLink();
      askName();
      say(SPOKEN.created(name));
    },
  },
  rename: {
    ...shared,
    ...{ id: 'workouts.rename', title: ACTIONS.rename },
    keywords: ['name', 'title', 'call'],
    isOffered: deps => chosenIn(deps) !== undefined,
    disabled: whyNotChange,
    run: ({ askName }) => askName(),
  },
  duplicate: {
    ...shared,
    ...{ id: 'workouts.duplicate', title: ACTIONS.duplicate },
    keywords: ['copy', 'clone'],
    isOffered: deps => chosenIn(deps) !== undefined,
    disabled: whyNotChange,
    run(deps) {
      const workout = chosenIn(deps);
      if (workout === undefined) return;
      const { name } = deps.practice.workouts.add({ name: workout.name, drills: workout.drills });
      deps.say(SPOKEN.duplicated(name));
    },
  },
  copyLink: {
    ...shared,
    ...{ id: 'workouts.copy-link', title: ACTIONS.copyLink },
    keywords: ['share', 'send', 'assignment', 'url', 'address', 'student'],
    isOffered: deps => chosenIn(deps) !== undefined,
    disabled: deps => (hasDrills(deps) ? undefined : WHY_NOT.noDrills),
    run(deps) {
      const workout = chosenIn(deps);
      if (workout) deps.copy('link', `${location.origin}${location.pathname}${workoutHash(workout)}`);
    },
  },
  remove: {
    ...shared,
    ...{ id: 'workouts.delete', title: ACTIONS.remove },
    keywords: ['remove', 'erase', 'throw away'],
    isOffered: deps => chosenIn(deps) !== undefined,
    disabled: whyNotChange,
    run(deps) {
      const workout = chosenIn(deps);
      if (workout === undefined) return;
      deps.practice.workouts.remove(workout.id);
      deps.say(SPOKEN.deleted(workout.name));
    },
  },
  undo: {
    ...shared,
    ...{ id: 'workouts.undo', title: ACTIONS.undo },
    keywords: ['restore', 'bring back'],
    isOffered: ({ practice }) => practice.workouts.list().deleted !== undefined,
    run({ practice, say }) {
      const { deleted } = practice.workouts.list();
      practice.workouts.undo();
      if (deleted) say(SPOKEN.undone(deleted.name));
    },
  },
  moveUp: {
    ...shared,
    ...{ id: 'workouts.move-up', title: ACTIONS.moveUp },
    keywords: ['reorder', 'earlier', 'drill'],
    hotkeys: ['alt+ArrowUp'],
    isOffered: hasDrills,
    disabled: deps => (deps.drillAt() === 0 ? WHY_NOT.first : undefined),
    run: deps => move(deps, -1),
  },
  moveDown: {
    ...shared,
    ...{ id: 'workouts.move-down', title: ACTIONS.moveDown },
    keywords: ['reorder', 'later', 'drill'],
    hotkeys: ['alt+ArrowDown'],
    isOffered: hasDrills,
    disabled: deps =>
      deps.drillAt() === (chosenIn(deps)?.drills.length ?? 0) - 1 ? WHY_NOT.last : undefined,
    run: deps => move(deps, 1),
  },
  removeDrill: {
    ...shared,
    ...{ id: 'workouts.remove-drill', title: ACTIONS.removeDrill },
    keywords: ['delete the drill', 'take out'],
    isOffered: hasDrills,
    disabled: deps => (drillIn(deps) ? whyNotChange(deps) : WHY_NOT.noDrill),
    run(deps) {
      const chosen = drillIn(deps);
      if (chosen === undefined) return;
      const { workout, at, drill } = chosen;
      deps.practice.workouts.change(workout.id, withoutDrill(workout, at));
      const left = workout.drills.length - 1;
      deps.chooseDrill(Math.min(at, Math.max(0, left - 1)));
      deps.say(SPOKEN.removed(briefName(deps, drill), left));
    },
  },
} as const satisfies Record<string, Action<Deps>>;

/** What other screens list of this one. */
export const workoutsActions: ScreenActions = { actions: WORKOUTS_ACTIONS };

/** The commands of the Workouts screen. */
export interface WorkoutsCommands extends Readonly<Record<keyof typeof WORKOUTS_ACTIONS, Command>> {
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the Workouts screen.
 *
 * @example createWorkoutsCommands(deps).start.disabled // 'Add a drill first', before the workout has any
 */
export function createWorkoutsCommands(deps: Deps): WorkoutsCommands {
  const commands = bindAll<keyof typeof WORKOUTS_ACTIONS, Deps>(WORKOUTS_ACTIONS, deps);
  return { ...commands, all: Object.values(commands) };
}
