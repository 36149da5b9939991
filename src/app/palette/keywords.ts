import type { Keywords } from '../../commands/search/keywords';
import type { GroupWords } from '../../commands/search/searchIndex';
import { QUIZ_KEYWORDS } from '../../quiz/keywords';
import { SCREENS } from '../../screens';
import { SCREEN_KEYWORDS } from '../../screens/keywords';
import { NOTES_KEYWORDS } from '../../screens/notes/keywords';
import { PREFERENCE_KEYWORDS } from '../../settings/preferenceKeywords';

/** The words that users type for the commands of the shell, and for those on their answers, apart from their titles. */
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

/** The words that users type for the commands that open a screen, apart from their titles. */
const GO_KEYWORDS: Keywords = Object.fromEntries(
  SCREENS.map(({ id, subtitle }) => [
    `go.${id}`,
    [...SCREEN_KEYWORDS[id], subtitle, 'screen', 'page', 'open', 'go'],
  ]),
);

/** All keywords that stand apart from their commands; the other commands have theirs beside their titles. */
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
