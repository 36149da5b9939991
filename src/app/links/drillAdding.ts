import type { Command, ScreenId } from '../../commands/command';
import { createListeners } from '../../listeners';
import { isQuizScreen } from '../../practice/parts';
import { MOST_DRILLS, withDrill, workoutText } from '../../practice/workout';
import { type DrillAdding, NEW_WORKOUT } from '../../quiz/AddToWorkout';
import { workoutQuery } from '../../quiz/drillLinks';
import type { Quizzes } from '../../quiz/quizzes';
import { ADD_TO_WORKOUT, addedText, BLOCKED_BY_QUESTION, LINK_IS, spokenAdded } from '../../quiz/text';
import type { Workouts } from '../../results/practiceApi';
import type { QuerySettings } from '../../settings/querySettings';
import type { Choices } from '../../settings/setting';
import type { Announcer } from '../../speech/announcer';
import type { Navigation } from './navigation';

interface DrillAddingDeps {
  readonly navigation: Pick<Navigation, 'current'>;
  readonly screens: Readonly<Record<ScreenId, QuerySettings>>;
  readonly quizzes: Pick<Quizzes, 'active'>;
  readonly workouts: Workouts;
  readonly announcer: Pick<Announcer, 'say'>;
}

/** Creates what adds the drill of the current screen to the workout that was chosen last, or to a new one. */
export function createDrillAdding({
  navigation,
  screens,
  quizzes,
  workouts,
  announcer,
}: DrillAddingDeps): DrillAdding {
  const { subscribe, notify } = createListeners();
  let isToNew = false;
  let latest: { readonly text: string; readonly choices: Choices } | undefined;

  const current = () => {
    const screen = navigation.current()?.id;
    return isQuizScreen(screen) ? screens[screen] : undefined;
  };
  const target = () => (isToNew ? undefined : workouts.list().chosen);
  const whyNot = (): string | undefined => {
    if (workouts.list().isNewer) return ADD_TO_WORKOUT.newer;
    if ((target()?.drills.length ?? 0) >= MOST_DRILLS) return ADD_TO_WORKOUT.full;
    return quizzes.active().some(({ screen }) => screen === current()?.id) ? BLOCKED_BY_QUESTION : undefined;
  };
  const elsewhere = () => (current() ? undefined : LINK_IS.withQuiz);
  const run = () => {
    const settings = current();
    if (settings === undefined || !isQuizScreen(settings.id)) return;
    const { id, name, drills } = target() ?? workouts.add({});
    const drill = { screen: settings.id, query: workoutQuery(settings.table, settings.choices()) };
    const workout = withDrill({ name, drills }, drill);
    isToNew = false;
    workouts.change(id, workout);
    latest = { text: addedText(workoutText(workout)), choices: settings.choices() };
    notify();
    announcer.say(spokenAdded(workout.drills.length, name));
  };
  const add: Command = {
    id: 'drill.add-to-workout',
    title: ADD_TO_WORKOUT.title,
    ...{ group: 'Quiz', scope: 'global' },
    get where() {
      return elsewhere();
    },
    get disabled() {
      return elsewhere() ?? whyNot();
    },
    run,
  };
  return {
    add,
    targets: () => workouts.list().workouts,
    chosen: () => target()?.id ?? NEW_WORKOUT,
    choose(id) {
      isToNew = id === NEW_WORKOUT;
      latest = undefined;
      if (!isToNew) workouts.choose(id);
      notify();
    },
    added: () => (latest?.choices === current()?.choices() ? latest?.text : undefined),
    subscribe(listener) {
      const sources = [{ subscribe }, workouts, ...Object.values(screens)];
      const stops = sources.map(source => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
