import { isOffered, type ScreenId } from '../../commands/command';
import type { CommandRegistry } from '../../commands/registry';
import { isQuizScreen, itemsText } from '../../practice/parts';
import { TEST, testId, testOutcome } from '../../practice/skillTest';
import type { WorkoutDrill } from '../../practice/workout';
import { answerWith } from '../../quiz/answerWith';
import { drillQuery } from '../../quiz/drillLinks';
import { drill as quickDrill } from '../../quiz/pace';
import type { Quizzes } from '../../quiz/quizzes';
import type { PracticeApi } from '../../results/practiceApi';
import { SCREENS } from '../../screens';
import { drillTexts } from '../../screens/drillText';
import { loadTables, tableOf } from '../../screens/tables';
import { isInQuiz, readChoices, settled } from '../../settings/choices';
import { instrumentIn, sharedNeck } from '../../settings/instrument';
import { isNaming } from '../../settings/noteNames';
import type { QuerySettings } from '../../settings/querySettings';
import type { Choices } from '../../settings/setting';
import type { AllSettings } from '../../settings/useSettings';
import type { DeferredCommands } from '../deferredCommands';
import { type Navigation, screenOf } from '../links/navigation';
import type { Answers, Recorder } from './answers';
import type { Courses } from './courses';

interface PracticeApiDeps extends Pick<Recorder, 'now' | 'dateOf'> {
  readonly answers: Pick<Answers, 'answerLog' | 'roundOf'>;
  readonly quizzes: Pick<Quizzes, 'want' | 'active' | 'hasResults' | 'subscribe'>;
  readonly navigation: Pick<Navigation, 'open' | 'show' | 'current' | 'subscribe'>;
  readonly deferredCommands: DeferredCommands;
  readonly screens: AllSettings['screens'];
  readonly commands: Pick<CommandRegistry, 'find'>;
  readonly today: PracticeApi['today'];
  readonly workouts: PracticeApi['workouts'];
  readonly workoutRun: PracticeApi['workoutRun'];
  readonly courses: Pick<Courses, 'begin'>;
  readonly changeBests: PracticeApi['changeBests'];
}

interface ReadAheadDeps extends Pick<PracticeApiDeps, 'navigation' | 'answers'> {
  /** Fetches the code of a path's screen. */
  readonly fetchPage: (path: string) => Promise<void>;
}

/**
 * Begins to read the answers, and to fetch what skills ask, as soon as a screen that draws them is opened: its own code, which
 * is asked for first, takes as long to fetch. What fails here is asked for again by the screen, which says so.
 */
export function readAhead({ navigation, answers, fetchPage }: ReadAheadDeps): void {
  const read = () => {
    const screen = navigation.current();
    if (!screen?.drawsAnswers) return;
    void fetchPage(screen.path);
    const asking = SCREENS.filter(({ loadAsks }) => loadAsks);
    for (const reading of [
      answers.answerLog(),
      loadTables(asking.map(({ id }) => id)),
      ...asking.map(({ loadAsks }) => loadAsks?.()),
    ])
      reading?.catch(() => {});
  };
  read();
  navigation.subscribe(read);
}

/** The settings of a quiz that say how it is answered and drawn, not what it asks. */
const MANNERS = ['accidentals', 'frets', 'with', 'octave', 'only-right', 'pause', 'mistake', 'display'];

/** The choices of a screen with those of a drill in place of what its quiz asks now. */
function setUpFor({ table, choices }: QuerySettings, query: string): Choices {
  const wanted = readChoices(table, new URLSearchParams(query));
  const kept = [...choices()].filter(([id]) => MANNERS.includes(id) || !isInQuiz(table, { id }, wanted));
  return settled(table, new Map([...kept, ...wanted]));
}

/** The choices of a drill of a workout, whatever its screen shows now. */
const choicesOf = ({ screen, query }: WorkoutDrill): Choices =>
  readChoices(tableOf(screen), new URLSearchParams(query));

/** The instrument that a drill of a workout names, and its capo, as choices; the guitar without one, if it names none. */
const instrumentChoice = (drill: WorkoutDrill): Choices => {
  const choices = choicesOf(drill);
  return new Map(sharedNeck.map(({ id, impliedInLinks }) => [id, choices.get(id) ?? impliedInLinks]));
};

/**
 * Gives the user's own settings back to screens that were lent those of a drill: once its results are closed, or as soon as
 * the screen is left.
 */
function followLent({
  screens,
  quizzes,
  navigation,
}: Pick<PracticeApiDeps, 'screens' | 'quizzes' | 'navigation'>): void {
  /** The screens whose drill has begun. */
  const begun = new Set<ScreenId>();
  const giveBack = (screen: ScreenId) => {
    const settings = screens[screen];
    if (!settings.isLent()) return void begun.delete(screen);
    if (quizzes.active().some(quiz => quiz.screen === screen)) return void begun.add(screen);
    const isShown = screen === navigation.current()?.id;
    const isOver = begun.has(screen) && !quizzes.hasResults(screen);
    if (isShown && !isOver) return;
    begun.delete(screen);
    const choices = settings.choices();
    // What isn't about the quiz stays in view.
    settings.giveBack(isShown ? row => isInQuiz(settings.table, row, choices) : undefined);
    if (isShown) navigation.show(screen, settings.query());
  };
  const follow = () => {
    for (const { id } of SCREENS) giveBack(id);
  };
  navigation.subscribe(follow);
  quizzes.subscribe(follow);
}

/** Creates the API through which screens use the user's answers. */
export function createPracticeApi(deps: PracticeApiDeps): PracticeApi {
  const { now, dateOf, answers, quizzes, navigation, deferredCommands, screens, commands } = deps;
  const { today, workouts, workoutRun, courses, changeBests } = deps;
  followLent(deps);
  const openAndRun = (screen: ScreenId, command: string) => {
    const id = `${screen}-quiz.${command}`;
    const shown = navigation.current()?.id === screen ? commands.find(id) : undefined;
    // Not deferred: the dialog of the results may still be open.
    if (shown && isOffered(shown)) return shown.run();
    if (navigation.current()?.id !== screen) navigation.open(screen);
    deferredCommands.run(screen, id);
  };
  const setUp = (screen: ScreenId, query: string, own?: { instrument?: Choices; answers?: 'keys' }) => {
    const choices = new Map([...setUpFor(screens[screen], query), ...(own?.instrument ?? [])]);
    screens[screen].lend(own?.answers ? answerWith.write(choices, own.answers) : choices);
  };
  const startAnew = (screen: ScreenId) => {
    const again =
      navigation.current()?.id === screen ? commands.find(`${screen}-quiz.start-again`) : undefined;
    // In the results, whose dialog is still open.
    if (again && isOffered(again)) again.run();
    else openAndRun(screen, 'start');
  };
  const begin = (screen: ScreenId, query: string, answers?: 'keys') => {
    setUp(screen, query, { ...(answers && { answers }) });
    startAnew(screen);
  };
  /** The choices of a drill of a workout, with the note names of its screen. */
  const namedChoicesOf = (drill: WorkoutDrill): Choices =>
    new Map([...[...screens[drill.screen].choices()].filter(([id]) => isNaming(id)), ...choicesOf(drill)]);
  /** Withdraws a round if its screen is left before it could start. */
  const withdrawWhenLeft = (screen: ScreenId) => {
    const stop = navigation.subscribe(() => {
      if (navigation.current()?.id === screen) return;
      quizzes.want(screen, undefined);
      stop();
    });
  };
  return {
    log: async () => (await answers.answerLog()).log,
    date: () => dateOf(now()),
    now,
    ...{ today, workouts, workoutRun, changeBests },
    loadDrills: () => loadTables(SCREENS.map(({ id }) => id).filter(isQuizScreen)),
    describeDrill: (drill, way) => drillTexts(tableOf(drill.screen), namedChoicesOf(drill), way),
    knows({ screen, query }) {
      const { rows, shared = [], texts = [] } = tableOf(screen);
      const known = new Map([...rows, ...shared, ...texts].map(row => [row.id, row]));
      return [...new URLSearchParams(query)].every(([id, code]) => {
        const row = known.get(id);
        return row !== undefined && (code === row.defaultCode || row.accepts(code));
      });
    },
    instrumentOf: drill => (tableOf(drill.screen).shared ? instrumentIn(instrumentChoice(drill)) : undefined),
    screenName: screen => screenOf(screen).name,
    instrumentOn: screen => instrumentIn(screens[screen].choices()),
    async asks({ screen, query }) {
      const load = SCREENS.find(({ id }) => id === screen)?.loadAsks;
      const [asks] = await Promise.all([load?.(), loadTables([screen])]);
      const settings = screens[screen];
      const { table } = settings;
      const on: Choices = new Map(
        [...settings.choices()].filter(([id]) => sharedNeck.some(text => text.id === id)),
      );
      const choices = settled(table, new Map([...on, ...setUpFor(settings, query)]));
      return (
        asks?.({ read: row => row.read(choices), choices: () => choices }, instrumentIn(choices)) ?? {
          screen,
          quiz: '',
          items: [],
        }
      );
    },
    roundOf: answers.roundOf,
    describe(screen, way, items) {
      const texts = drillTexts(tableOf(screen), screens[screen].choices(), way);
      if (items === undefined) return texts;
      return [...texts.slice(0, 1), itemsText(items), ...texts.slice(-1)];
    },
    isSetUp(screen, query) {
      const settings = screens[screen];
      const { table } = settings;
      return drillQuery(table, settings.choices()) === drillQuery(table, setUpFor(settings, query));
    },
    begin,

    beginOn(drill) {
      const { screen, query } = drill;
      const instrument = instrumentChoice(drill);
      const isOther = instrumentIn(screens[screen].choices()).id !== instrumentIn(instrument).id;
      setUp(screen, query, { ...(isOther && { instrument }) });
      // The screen has its new neck once it has been drawn.
      if (isOther) queueMicrotask(() => startAnew(screen));
      else startAnew(screen);
    },
    test(skill) {
      const { screen } = skill;
      // Nothing follows it.
      const alone = { next: () => undefined, goOn() {}, answered() {}, over() {} };
      courses.begin({
        screen,
        limit: TEST.questions,
        test: { id: testId(skill), outcomeOf: testOutcome },
        ...alone,
      });
      begin(screen, skill.query);
    },
    start: screen => openAndRun(screen, 'start'),
    drill(screen, round, pace, answers) {
      const settings = screens[screen];
      const quick = pace === 'quick' ? quickDrill.write(settings.choices(), 'on') : undefined;
      const lent = answers ? answerWith.write(quick ?? settings.choices(), answers) : quick;
      if (lent) settings.lend(lent);
      quizzes.want(screen, round);
      openAndRun(screen, 'drill-these');
      withdrawWhenLeft(screen);
    },
  };
}
