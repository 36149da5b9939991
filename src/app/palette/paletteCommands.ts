import type { Command, ScreenId } from '../../commands/command';
import type { Keywords } from '../../commands/search/keywords';
import type { GroupWords } from '../../commands/search/searchIndex';
import { BACK_TO_THE_QUIZ } from '../../quiz/actions';
import { QUIZ_KEYWORDS } from '../../quiz/keywords';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { SCREENS } from '../../screens';
import type { Errand, ScreenAction } from '../../screens/action';
import { SCREEN_ACTIONS, SHARED_ACTIONS } from '../../screens/actions';
import { SCREEN_KEYWORDS } from '../../screens/keywords';
import { NOTES_KEYWORDS } from '../../screens/notes/keywords';
import { settled } from '../../settings/choices';
import { createActionJoint } from '../../settings/joinedSettings';
import { PREFERENCE_KEYWORDS } from '../../settings/preferenceKeywords';
import { preferences } from '../../settings/preferences';
import { changesText, SOUND_IS_OFF } from '../../settings/text';
import type { AppState } from '../state';

type ElsewhereDeps = Pick<AppState, 'navigation' | 'settings' | 'quizzes' | 'deferredCommands'>;

/** A command that can't be run here, listed with the reason. */
const absent = ({ texts, where }: ScreenAction, screen?: ScreenId): Command => ({
  ...texts,
  ...(screen && { screen }),
  scope: 'screen',
  where,
  disabled: where,
  run: () => {},
});

function disabledIn(
  { settings, quizzes }: ElsewhereDeps,
  { kind }: Errand,
  screen: ScreenId,
): string | undefined {
  if (kind !== 'sound') return undefined;
  if (settings.preferences.read(preferences.sound) === 'off') return SOUND_IS_OFF;
  return quizzes.active().some(quiz => quiz.screen === screen) ? BLOCKED_BY_QUESTION : undefined;
}

/** A command that opens its screen and is run there. */
function errandCommand(use: ElsewhereDeps, errand: Errand, screen: ScreenId): Command {
  const { navigation, settings, quizzes, deferredCommands } = use;
  const { texts, reveal, join, runs = texts.id } = errand;
  const isWaiting = () => errand.kind === 'quiz' && quizzes.active().some(quiz => quiz.screen === screen);
  const command: Command = {
    ...texts,
    title: isWaiting() ? BACK_TO_THE_QUIZ : texts.title,
    ...{ scope: 'screen', screen },
    ...(navigation.current()?.id !== screen && { kind: 'go' }),
    ...(errand.kind === 'drill' && { opening: 'start' }),
    disabled: disabledIn(use, errand, screen),
    get also() {
      const { table, choices } = settings.screens[screen];
      return reveal && !isWaiting() ? changesText(table, choices(), reveal(choices())) : undefined;
    },
    ...(join && { joint: createActionJoint(() => command, join) }),
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
export function paletteCommands(use: ElsewhereDeps & Pick<AppState, 'commands'>): readonly Command[] {
  const listed = use.commands.list().filter(isListed);
  return [...listed, ...elsewhere(use, listed)];
}

/**
 * The commands that don't exist here now: those that can be run after opening their screen, and those that can't be run,
 * with the reason.
 *
 * @param listed the commands that do exist
 * @example elsewhere(state, listed).find(({ id }) => id === 'scales.copy')?.where // 'on Scales'
 */
export function elsewhere(use: ElsewhereDeps, listed: readonly Command[]): readonly Command[] {
  const ids = listed.map(({ id }) => id);
  const exists = ({ texts, ending }: Pick<ScreenAction, 'texts' | 'ending'>) =>
    ids.some(id => id === texts.id || (ending !== undefined && id.endsWith(ending)));
  const isAsking = (id: ScreenId) =>
    use.quizzes.active().some(({ screen, isShown }) => screen === id && isShown);
  const ofScreens = SCREENS.flatMap(({ id }) => {
    const { actions, errands } = SCREEN_ACTIONS[id];
    const isOpen = use.quizzes.active().some(({ screen }) => screen === id);
    const canStart = ({ kind }: Errand) =>
      !(kind === 'quiz' && isAsking(id)) && !(kind === 'drill' && isOpen);
    const runnable = errands.filter(errand => !exists(errand) && canStart(errand));
    return [
      ...runnable.map(errand => errandCommand(use, errand, id)),
      ...actions.filter(action => !exists(action)).map(action => absent(action, id)),
    ];
  });
  return [...ofScreens, ...SHARED_ACTIONS.filter(action => !exists(action)).map(action => absent(action))];
}

/** What people type for the commands of the shell, and for those on their answers, apart from their titles. */
const SHELL_KEYWORDS: Keywords = {
  'shell.palette': ['command', 'search', 'find'],
  'shell.shortcuts': [
    'keyboard',
    'keyboard commands',
    'keys',
    'help',
    'hotkeys',
    'cheat sheet',
    'which keys to press',
    'how does this work',
    'what is this app',
  ],
  '*.tips': [
    ...['what is this app', 'about', 'introduction', 'tutorial', 'getting started'],
    ...['what can i do here', 'explain', 'instructions', 'manual'],
  ],
  'preferences.reset': ['default settings', 'everything', 'restore', 'factory', 'preferences', 'options'],
  'shell.settings': ['preferences', 'options', 'configuration', 'setup'],
  'shell.change-shortcuts': ['remap', 'rebind', 'customize', 'keyboard', 'keys', 'hotkeys'],
  'shell.reset-shortcuts': ['default', 'restore', 'keyboard', 'keys', 'hotkeys'],
  'shell.update': ['update', 'reload', 'upgrade'],
  'drill.copy-link': [
    'share',
    'send',
    'class',
    'students',
    'homework',
    'same questions',
    'seed',
    'url',
    'address',
  ],
  'data.export': ['save', 'download', 'back up', 'backup', 'answers', 'progress', 'history', 'json'],
  'data.export-table': ['save', 'download', 'spreadsheet', 'table', 'excel', 'answers', 'progress'],
  'data.import': ['load', 'open', 'restore', 'upload', 'answers', 'progress', 'from another computer'],
  'data.keep': ['persist', 'storage', 'store', 'permanent', 'safe'],
  'data.delete': ['erase', 'clear', 'remove', 'forget', 'reset', 'progress', 'history', 'start over'],
  'data.undo': ['restore', 'bring back', 'answers'],
  'data.stop': ['cancel', 'abort', 'export', 'import'],
};

/** What people type for the commands that open a screen, apart from their titles. */
const GO_KEYWORDS: Keywords = Object.fromEntries(
  SCREENS.map(({ id, subtitle }) => [
    `go.${id}`,
    [...SCREEN_KEYWORDS[id], subtitle, 'screen', 'page', 'open', 'go'],
  ]),
);

/** Every keyword of what pages load before they are used; what is loaded later has its own beside its title. */
export const KEYWORDS: Keywords = {
  ...SHELL_KEYWORDS,
  ...GO_KEYWORDS,
  ...PREFERENCE_KEYWORDS,
  ...QUIZ_KEYWORDS,
  ...NOTES_KEYWORDS,
};

/** Other words for each group of commands that belongs to a screen. */
export const GROUP_WORDS: GroupWords = new Map(
  SCREENS.flatMap(({ id, name }) =>
    [name, `${name} quiz`].map(group => [group, SCREEN_KEYWORDS[id]] as const),
  ),
);
