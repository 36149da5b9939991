import type { ActionTexts } from '../../commands/action';
import type { Command, ScreenId } from '../../commands/command';
import { NECK_TITLES } from '../../fretboard/text';
import { LISTENING } from '../../listening/text';
import {
  ACTIONS_IN_QUIZZES,
  AT_THE_END,
  BACK_TO_THE_QUIZ,
  type QuizWording,
  SEE_RESULTS,
  START_QUIZ,
} from '../../quiz/commands';
import { type DrillKind, drillChoices } from '../../quiz/order';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { SCREENS } from '../../screens';
import type { DeferredAction, ScreenActions } from '../../screens/action';
import { chordsActions } from '../../screens/chords/commands';
import { intervalsActions } from '../../screens/intervals/commands';
import { keysActions } from '../../screens/keys/commands';
import { notesActions } from '../../screens/notes/commands';
import { progressActions } from '../../screens/progress/commands';
import { scalesActions } from '../../screens/scales/commands';
import { todayActions } from '../../screens/today/commands';
import { triadsActions } from '../../screens/triads/commands';
import { tunerActions } from '../../screens/tuner/commands';
import { workoutsActions } from '../../screens/workouts/commands';
import { settled } from '../../settings/choices';
import { combineAction } from '../../settings/combinedSettings';
import { preferences } from '../../settings/preferences';
import type { Choices } from '../../settings/setting';
import { changesText, SOUND_IS_OFF } from '../../settings/text';
import type { AppState } from '../state';

/** A command that other screens list with where it can be run. */
interface AbsentAction {
  readonly texts: ActionTexts;
  /** Where it can be run, within a sentence: `on Scales`. */
  readonly where: string;
  /** Several screens have it: what their ids end in, such as `.tips`. */
  readonly ending?: string;
}

/** The texts of an action, without what only its own screen needs. */
const textsOf = ({ id, title, spoken, group, keywords }: ActionTexts): ActionTexts => ({
  ...{ id, title, group },
  ...(spoken !== undefined && { spoken }),
  ...(keywords && { keywords }),
});

/** The actions of a table that say where they can be run. */
const absentIn = (actions: ScreenActions['actions']): readonly AbsentAction[] =>
  Object.values(actions).flatMap(action =>
    action.where === undefined ? [] : [{ texts: textsOf(action), where: action.where }],
  );

/** The quick drills that start at once: of anything, or first of what was answered wrong. */
const DRILL_STARTS: Readonly<Record<DrillKind, Pick<ActionTexts, 'title' | 'keywords'>>> = {
  drill: {
    title: 'Start Quick Drill',
    keywords: ['drill me', 'begin', 'fast drill', 'speed drill', 'rapid fire'],
  },
  weak: {
    title: 'Drill Weak Spots',
    keywords: [
      ...['start', 'practice', 'my weakest', 'weak points', 'worst'],
      ...['mistakes', 'what i get wrong', 'trouble', 'quick drill'],
    ],
  },
};

const DRILL_KINDS: readonly DrillKind[] = ['drill', 'weak'];

/**
 * What starts a screen's quiz from every screen, and its quick drills at once.
 *
 * @param reveal what brings the quiz into view
 */
function quizStarts(
  { id, group, startKeywords: keywords }: Pick<QuizWording, 'id' | 'group' | 'startKeywords'>,
  reveal: (choices: Choices) => Choices = choices => choices,
): readonly DeferredAction[] {
  const start = `${id}.start`;
  return [
    { texts: { id: start, title: START_QUIZ, group, keywords }, kind: 'quiz', reveal },
    ...DRILL_KINDS.map(
      (kind): DeferredAction => ({
        texts: { id: `${start}-${kind}`, group, ...DRILL_STARTS[kind] },
        ...{ kind: 'drill', runs: start },
        reveal: choices => drillChoices(reveal(choices), kind),
      }),
    ),
  ];
}

/** The actions of each screen for the palette of the others. A new screen is a row here, too. */
const SCREEN_ACTIONS: Readonly<Record<ScreenId, ScreenActions>> = {
  notes: notesActions,
  triads: triadsActions,
  scales: scalesActions,
  keys: keysActions,
  intervals: intervalsActions,
  progress: progressActions,
  chords: chordsActions,
  tuner: tunerActions,
  today: todayActions,
  workouts: workoutsActions,
};

/** What each quiz has under an id that ends alike. */
const inQuizzes = absentIn(ACTIONS_IN_QUIZZES).map(
  ({ texts, where }): AbsentAction => ({
    texts: { ...texts, id: `shared.${texts.id}` },
    ...{ where, ending: `-quiz.${texts.id}` },
  }),
);

/** The actions that several screens have. */
const SHARED_ACTIONS: readonly AbsentAction[] = [
  { texts: LISTENING.command, where: LISTENING.where },
  ...inQuizzes,
  { texts: { id: 'shared.results', group: 'Quiz', ...SEE_RESULTS }, where: AT_THE_END },
  {
    texts: {
      id: 'neck.where',
      title: NECK_TITLES.where,
      group: NECK_TITLES.group,
      keywords: ['position', 'cursor'],
    },
    where: 'on a screen with a neck',
  },
  {
    texts: { id: 'shared.tips', title: 'Tips', group: 'Screen', keywords: ['help', 'how', 'advice'] },
    ...{ ending: '.tips', where: 'on the other screens' },
  },
  {
    texts: { id: 'shared.sidebar', title: 'Hide Controls', group: 'Screen', keywords: ['sidebar', 'panel'] },
    ...{ ending: '.sidebar', where: 'on the other screens' },
  },
];

type ElsewhereDeps = Pick<AppState, 'navigation' | 'settings' | 'quizzes' | 'deferredCommands'>;

/** A command that can't be run here, listed with the reason. */
const absentCommand = ({ texts, where }: AbsentAction, screen?: ScreenId): Command => ({
  ...texts,
  ...(screen && { screen }),
  scope: 'screen',
  where,
  disabled: where,
  run: () => {},
});

function disabledIn(
  { settings, quizzes }: ElsewhereDeps,
  { kind }: DeferredAction,
  screen: ScreenId,
): string | undefined {
  if (kind !== 'sound') return undefined;
  if (settings.preferences.read(preferences.sound) === 'off') return SOUND_IS_OFF;
  return quizzes.active().some(quiz => quiz.screen === screen) ? BLOCKED_BY_QUESTION : undefined;
}

/** A command that opens its screen and is run there. */
function deferredCommand(deps: ElsewhereDeps, action: DeferredAction, screen: ScreenId): Command {
  const { navigation, settings, quizzes, deferredCommands } = deps;
  const { texts, reveal, combination, runs = texts.id } = action;
  const isWaiting = () => action.kind === 'quiz' && quizzes.active().some(quiz => quiz.screen === screen);
  const command: Command = {
    ...textsOf(texts),
    title: isWaiting() ? BACK_TO_THE_QUIZ : texts.title,
    ...{ scope: 'screen', screen },
    ...(navigation.current()?.id !== screen && { kind: 'go' }),
    ...(action.kind === 'drill' && { opening: 'start' }),
    disabled: disabledIn(deps, action, screen),
    get also() {
      const { table, choices } = settings.screens[screen];
      return reveal && !isWaiting() ? changesText(table, choices(), reveal(choices())) : undefined;
    },
    ...(combination && { combinable: combineAction(() => command, combination) }),
    run() {
      const own = settings.screens[screen];
      if (reveal) own.apply(settled(own.table, reveal(own.choices())));
      else if (navigation.current()?.id !== screen) navigation.open(screen);
      if (!isWaiting()) deferredCommands.run(screen, runs);
    },
  };
  return command;
}

/** Neither the dialogs' own commands nor the one that opens the palette. */
const isListed = ({ id, scope }: Command): boolean => scope !== 'dialog' && id !== 'shell.palette';

/** Everything the palette lists: the commands that exist here now, then those that exist elsewhere. */
export function paletteCommands(deps: ElsewhereDeps & Pick<AppState, 'commands'>): readonly Command[] {
  const listed = deps.commands.list().filter(isListed);
  return [...listed, ...elsewhere(deps, listed)];
}

/**
 * The commands that don't exist here now: those that can be run after opening their screen, and those that can't be run,
 * with the reason.
 *
 * @param listed the commands that do exist
 * @example elsewhere(state, listed).find(({ id }) => id === 'scales.copy')?.where // 'on Scales'
 */
export function elsewhere(deps: ElsewhereDeps, listed: readonly Command[]): readonly Command[] {
  const ids = listed.map(({ id }) => id);
  const exists = ({ texts, ending }: Pick<AbsentAction, 'texts' | 'ending'>) =>
    ids.some(id => id === texts.id || (ending !== undefined && id.endsWith(ending)));
  const isAsking = (id: ScreenId) =>
    deps.quizzes.active().some(({ screen, isShown }) => screen === id && isShown);
  const ofScreens = SCREENS.flatMap(({ id }) => {
    const { actions, quiz, revealQuiz, deferred = [] } = SCREEN_ACTIONS[id];
    const fromAfar = [...deferred, ...(quiz ? quizStarts(quiz, revealQuiz) : [])];
    const isOpen = deps.quizzes.active().some(({ screen }) => screen === id);
    const canStart = ({ kind }: DeferredAction) =>
      !(kind === 'quiz' && isAsking(id)) && !(kind === 'drill' && isOpen);
    const runnable = fromAfar.filter(action => !exists(action) && canStart(action));
    return [
      ...runnable.map(action => deferredCommand(deps, action, id)),
      ...absentIn(actions)
        .filter(action => !exists(action))
        .map(action => absentCommand(action, id)),
    ];
  });
  return [
    ...ofScreens,
    ...SHARED_ACTIONS.filter(action => !exists(action)).map(action => absentCommand(action)),
  ];
}
