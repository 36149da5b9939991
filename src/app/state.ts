import { createDrone, type Drone } from '../audio/drone';
import type { Metronome } from '../audio/metronome';
import type { Player } from '../audio/player';
import type { Command, ScreenId } from '../commands/command';
import { type CommandGroup, type CommandRegistry, createRegistry } from '../commands/registry';
import type { Listener } from '../listening/listener';
import type { DrillAdding } from '../quiz/AddToWorkout';
import type { Draw, DrillLinks } from '../quiz/drillLinks';
import type { ListenDeps } from '../quiz/listenCommands';
import { createQuizzes, type Quizzes } from '../quiz/quizzes';
import type { PracticeApi } from '../results/practiceApi';
import { SCREENS } from '../screens';
import type { ScreenDefinition } from '../screens/definition';
import { isTableLoaded, onTables, tableOf } from '../screens/tables';
import { tunerScreen } from '../screens/tuner';
import { createResetCommand, createSettingCommands } from '../settings/commands';
import { instrument } from '../settings/instrument';
import { namesImplied, namesIn } from '../settings/noteNames';
import { createPreferences } from '../settings/preferenceStore';
import { preferences as preferenceRows, preferenceTable } from '../settings/preferences';
import { createQuerySettings, type QuerySettings } from '../settings/querySettings';
import type { Choices, SettingRow } from '../settings/setting';
import { createSettings } from '../settings/settings';
import type { AllSettings } from '../settings/useSettings';
import type { Announcer } from '../speech/announcer';
import type { TabStore, TextStore } from '../storage/storage';
import { isDialogOpen } from '../ui/lazyDialog';
import { adjustListener, createInstruments, stopWhenLeft } from './adjustListener';
import { type BeatControl, createBeat } from './beat';
import { type Answers, createAnswers, type Recorder } from './data/answers';
import { createChangeBests } from './data/changeBests';
import { createCourses } from './data/courses';
import { createPacer } from './data/pacer';
import { createPracticeApi, readAhead } from './data/practiceApi';
import { createToday } from './data/today';
import { createTunings, type TuningList, type Tunings } from './data/tunings';
import { createWorkoutRun } from './data/workoutRun';
import { createWorkouts } from './data/workouts';
import { createYourData, type OwnData, type YourDataDeps } from './data/yourData';
import { createDeferredCommands, type DeferredCommands } from './deferredCommands';
import { followKeymap } from './keyboard/followKeymap';
import { createLearner } from './learner';
import { createDrillAdding } from './links/drillAdding';
import { createDrillLinks, linkPart } from './links/drillLinks';
import { type BrowserHistory, createBrowserHistory, type HistoryScope } from './links/history';
import { announceArrivals, createNavigation, type Navigation } from './links/navigation';
import { createLostQuizzes, type LostQuizzes } from './lostQuizzes';
import { createNamesNotice, type NamesNotice } from './namesNotice';
import { fetchPage } from './pages';
import { invitationTo, LEARN, LEARN_ANY, spokenHere } from './text';
import { keptCodes, withKeptTunings } from './tuning/keptTunings';
import type { Updates } from './updates';

/** The environment of the app: window, storage, sound, speech and clocks. */
export interface World
  extends Omit<Recorder, 'isRemembering'>,
    Pick<YourDataDeps, 'pickFile' | 'loadAnswerFiles'> {
  readonly scope: HistoryScope;
  /** The folder the app is served from: `/`, or `/fretty/`. */
  readonly base: string;
  readonly store: TextStore;
  readonly tabStore: TabStore;
  readonly player: Player;
  /** The player of the drone, which sounds beneath the other. */
  readonly dronePlayer: Player;
  /** The player of a metronome's clicks, over which the other plays. */
  readonly clickPlayer: Player;
  readonly metronome: Metronome;
  readonly announcer: Announcer;
  readonly listener: Listener;
  readonly updates: Updates;
  /** The language of the browser, such as `de-AT`. */
  readonly language: string;
  /** A seed that nobody has yet, and the random numbers that it stands for. */
  newDraw(): Draw;
}

/** Everything that outlives the screens; created once, when the app starts. */
export interface AppState extends Pick<World, 'player' | 'announcer' | 'listener' | 'updates' | 'store'> {
  readonly drone: Drone;
  readonly clicks: Player;
  readonly beat: BeatControl;
  readonly history: BrowserHistory;
  readonly navigation: Navigation;
  readonly settings: AllSettings;
  readonly commands: CommandRegistry;
  readonly quizzes: Quizzes;
  readonly answers: Answers;
  readonly yourData: OwnData;
  readonly tunings: Tunings;
  readonly practiceApi: PracticeApi;
  readonly lostQuizzes: LostQuizzes;
  readonly namesNotice: NamesNotice;
  readonly deferredCommands: DeferredCommands;
  readonly drillLinks: DrillLinks;
  readonly drillAdding: DrillAdding;
  readonly listenDeps: ListenDeps;
}

/** Creates the state of an app that starts at the address of its window. */
export function createAppState(world: World): AppState {
  const { scope, base, store, tabStore, player, announcer, listener, updates, language, newId } = world;
  const drone = createDrone(world.dronePlayer);
  const answers = createAnswers({
    ...world,
    isRemembering: () => preferences.read(preferenceRows.remember) === 'on',
  });
  const learner = createLearner(store);
  const courses = createCourses();
  const shared = {
    ...{ store, courses, practice: () => practiceApi },
    today: () => world.dateOf(world.now()),
    open: (screen: ScreenId) => navigation.open(screen),
    say: (text: string) => announcer.say(text, 'lasting'),
  };
  const today = createToday({ ...shared, listener });
  const workouts = createWorkouts({ store, newId });
  const tunings = createTunings({ store, newId });
  const changeBests = createChangeBests(store);
  const workoutRun = createWorkoutRun(shared);
  const pacer = createPacer({
    answers,
    isWanted: () => preferences.read(preferenceRows.pacer) === 'on',
  });
  const quizzes = createQuizzes(answers.chooserOf, learner, courses.course, pacer);
  pacer.follow(quizzes);
  courses.listen(quizzes);
  quizzes.onAnswer(({ screen }) => learner.answered(screen));
  answers.listen(quizzes);
  const yourData = createYourData({
    ...{ ...world, answers, workouts, changeBests, tunings },
    names: () => namesIn(preferences.choices()),
  });
  const lostQuizzes = createLostQuizzes(tabStore, quizzes);
  const history = createBrowserHistory(scope);
  const navigation = createNavigation({
    history,
    base,
    queryOf: screen => screens[screen].query(),
  });
  const settingsOf = (id: ScreenId): QuerySettings =>
    createQuerySettings({
      id,
      get table() {
        return tableOf(id);
      },
      lockOf: row => quizzes.locksOf(id).get(row.id),
      shared: () => instruments.shared(),
      write: search => navigation.show(id, search),
      kept: {
        read: () => tabStore.read(`fretty-${id}-settings`) ?? '',
        write: text => tabStore.write(`fretty-${id}-settings`, text),
      },
    });
  const screens: AllSettings['screens'] = {
    notes: settingsOf('notes'),
    triads: settingsOf('triads'),
    scales: settingsOf('scales'),
    keys: settingsOf('keys'),
    intervals: settingsOf('intervals'),
    progress: settingsOf('progress'),
    chords: settingsOf('chords'),
    tuner: settingsOf('tuner'),
    today: settingsOf('today'),
    workouts: settingsOf('workouts'),
  };

  const preferenceStore = createPreferences(store, newId, namesImplied(language));
  const namesNotice = createNamesNotice({ store, language, chosen: preferenceStore.chosen });
  const ownPreferences = createSettings({
    id: 'preferences',
    table: preferenceTable,
    choices: preferenceStore.choices,
    apply: preferenceStore.apply,
    lockOf: row => instruments.lockOf(row),
    subscribe(listener) {
      const stops = [preferenceStore, quizzes].map(({ subscribe }) => subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
  const preferences = withKeptTunings(ownPreferences, tunings);
  const instruments = createInstruments({ preferred: preferenceStore, quizzes, navigation, screens });

  const loadPage = () => {
    const screen = navigation.current();
    const { location } = history.current();
    if (screen) screens[screen.id].load(location.search, linkPart(screen.id, location));
  };
  loadPage();
  history.subscribe(loadPage);
  // The other screens have the shared preferences, too, before they are first opened.
  for (const { id } of SCREENS)
    if (isTableLoaded(id) && id !== navigation.current()?.id) screens[id].loaded();
  announceArrivals({
    ...{ navigation, announcer },
    // Heard in Orca 43.1: after a link of the navigator it says the heading, but not after what the old page removes. A quiz
    // that waits has the focus instead.
    readsHeading: id =>
      document.activeElement?.closest('header nav') != null &&
      !quizzes.active().some(({ screen }) => screen === id),
  });
  navigation.subscribe(yourData.forget);
  readAhead({ navigation, answers, fetchPage });
  const beat = createBeat({
    ...{ metronome: world.metronome, preferences, navigation, announcer },
    now: world.sitting,
  });
  stopWhenLeft(listener, navigation, document);
  stopWhenLeft(beat, navigation, document);
  adjustListener({ listener, navigation, screens, preferences });
  quizzes.subscribe(() => {
    for (const settings of Object.values(screens)) settings.changed();
  });

  const commands = createRegistry();
  const commandsNow = appCommands({
    ...{ navigation, screens, preferences, announcer, tunings },
    chosen: preferenceStore.chosen,
  });
  commands.publishGroups(screens, commandsNow(), 'app');
  const waiting = new Set(SCREENS.map(({ id }) => id).filter(id => !isTableLoaded(id)));
  const stop = onTables(() => {
    for (const id of [...waiting].filter(isTableLoaded)) {
      waiting.delete(id);
      screens[id].loaded();
    }
    commands.publishGroups(screens, commandsNow(), 'app');
    if (waiting.size === 0) stop();
  });
  if (waiting.size === 0) stop();
  tunings.subscribe(() => commands.publishGroups(screens, commandsNow(), 'app'));
  const drillLinks = createDrillLinks({ navigation, screens, quizzes, announcer, newDraw: world.newDraw });
  commands.publish(drillLinks, [drillLinks.copy], 'app');
  const drillAdding = createDrillAdding({ navigation, screens, quizzes, workouts, announcer });
  commands.publish(drillAdding, [drillAdding.add], 'app');
  const listenDeps = {
    ...{ listener, navigation, screens, say: announcer.say },
    tuner: goCommand({ navigation, say: announcer.say })(tunerScreen),
  };
  commands.publish(beat, Object.values(beat.commands), 'app');
  commands.publish(yourData, Object.values(yourData.commands), 'app');
  followKeymap(preferences, commands);
  const stores = [
    history,
    preferences,
    quizzes,
    player,
    drone,
    beat,
    listener,
    updates,
    yourData,
    today,
    drillAdding,
    workoutRun,
    learner,
    ...Object.values(screens),
  ];
  for (const { subscribe } of stores) subscribe(commands.changed);

  const deferredCommands = createDeferredCommands({
    ...{ registry: commands, navigation },
    soon: queueMicrotask,
    isBusy: isDialogOpen,
    say: announcer.say,
  });

  const practiceApi = createPracticeApi({
    ...{ ...world, answers, quizzes, navigation, deferredCommands, screens, commands },
    ...{ today, workouts, workoutRun, courses, changeBests },
  });
  return {
    ...{
      history,
      navigation,
      commands,
      player,
      drone,
      clicks: world.clickPlayer,
      beat,
      announcer,
      listener,
      updates,
      store,
      quizzes,
      answers,
    },
    ...{
      lostQuizzes,
      namesNotice,
      deferredCommands,
      yourData,
      tunings,
      drillLinks,
      drillAdding,
      listenDeps,
      practiceApi,
    },
    settings: { screens, preferences },
  };
}

interface CommandsOptions extends Pick<AppState, 'navigation' | 'announcer' | 'tunings'>, AllSettings {
  /** The preferences that the user has chosen. */
  readonly chosen: () => Choices;
}

/**
 * Returns a function that lists the commands available on every page: one to open each screen, and those of all settings and
 * preferences. Those of a screen's settings are made once these are loaded.
 */
function appCommands(options: CommandsOptions) {
  const { navigation, screens, preferences, announcer, tunings, chosen } = options;
  const made = new Map<ScreenId, readonly Command[]>();
  const settingsOf = ({ id, name }: ScreenDefinition): readonly Command[] => {
    if (!made.has(id) && isTableLoaded(id))
      made.set(
        id,
        createSettingCommands({
          settings: screens[id],
          title: name,
          scope: 'screen',
          screen: id,
          hotkeysWork: () => navigation.current()?.id === id,
          say: announcer.say,
        }),
      );
    return made.get(id) ?? [];
  };
  const go = goCommand({ navigation, say: announcer.say });
  const going: CommandGroup = { commands: SCREENS.map(go), dependsOn: () => [] };
  const ofPreferences = {
    ...{ settings: preferences, title: 'Settings', scope: 'global' as const },
    ...{ hotkeysWork: () => false, say: announcer.say },
    moreCodes: (row: SettingRow) => keptCodes(tunings, row),
  };
  let kept: { readonly of: TuningList; readonly preferred: CommandGroup } | undefined;
  const preferred = (): CommandGroup => {
    if (kept?.of !== tunings.list())
      kept = {
        of: tunings.list(),
        preferred: {
          commands: [
            ...createSettingCommands(ofPreferences),
            createResetCommand({ ...ofPreferences, chosen }),
          ],
          dependsOn: () => [preferences.choices(), preferences.lockOf(instrument)],
        },
      };
    return kept.preferred;
  };
  return (): readonly CommandGroup[] => [
    going,
    ...SCREENS.map(screen => ({
      commands: settingsOf(screen),
      dependsOn: () => [screens[screen.id].choices(), navigation.current()],
    })),
    preferred(),
  ];
}

/** Returns a function that creates the command that opens a screen. */
const goCommand =
  ({ navigation, say }: Pick<AppState, 'navigation'> & Pick<Announcer, 'say'>) =>
  ({ id, name, title, invitation, command, letter, hotkey }: ScreenDefinition): Command => ({
    id: `go.${id}`,
    title: command ?? invitationTo({ name, ...(invitation && { invitation }) }),
    group: 'Go to',
    scope: 'global',
    kind: 'go',
    hotkeys: [`l ${letter}`, ...(hotkey ? [hotkey] : [])],
    family: { id: 'go', title: LEARN_ANY, brief: LEARN },
    brief: name,
    choice: name,
    opens: id,
    get isSet() {
      return navigation.current()?.id === id;
    },
    run() {
      if (navigation.current()?.id === id) say(spokenHere(title));
      navigation.open(id);
    },
  });
