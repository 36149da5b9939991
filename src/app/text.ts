import { type Command, spokenTitle } from '../commands/command';
import { eitherKey } from '../commands/text';
import {
  type FiguresState,
  isUnnumbered,
  progressText,
  shortProgressText,
  timeLeftText,
} from '../quiz/progressText';
import type { ActiveQuiz } from '../quiz/Quizzes';
import type { ScreenDefinition } from '../screens/definition';

const learnTitle = (name: string): string => `Learn the ${name}`;

/**
 * The name of a screen's link in the navigator, and the title of its command.
 *
 * @example invitationTo({ name: 'Notes' }) // 'Learn the Notes'
 */
export const invitationTo = ({ name, invitation }: Pick<ScreenDefinition, 'name' | 'invitation'>): string =>
  invitation ?? learnTitle(name);

/**
 * The name of the button that opens the navigator.
 *
 * @example navigatorName({ name: 'Notes' }) // 'You Can Learn the Notes'
 */
export const navigatorName = (screen: Pick<ScreenDefinition, 'name' | 'invitation'>): string =>
  `You Can ${invitationTo(screen)}`;

/** What the screens' commands have in common: all of them, and as it is said before their names. */
export const LEARN_ANY = learnTitle('…');

export const LEARN = 'Learn';

/** The first link of every page. */
export const SKIP_LINK = 'Skip to the main area';

/** The link to the license notices; a new tab, so that a running quiz isn't lost. */
export const LICENSES = 'Licenses (opens in a new tab)';

/** Page Not Found. */
export const NOT_FOUND = {
  title: 'Page Not Found',
  subtitle: 'nothing on this fret',
  text: "The page you're looking for doesn't exist.",
  home: 'Go Home',
} as const;

/**
 * A screen that the user has come to, as spoken.
 *
 * @example spokenArrival('Scales') // 'Scales.'
 */
export const spokenArrival = (title: string): string => `${title}.`;

/**
 * A running quiz on another screen, in the status line.
 *
 * @example waitingQuiz('Notes', quiz, 'shown') // 'Notes quiz waiting at 2 of 12'
 */
export const waitingQuiz = (screen: string, quiz: ActiveQuiz, figures: FiguresState): string =>
  isUnnumbered(quiz, figures) ? `${screen} quiz waiting` : `${screen} quiz waiting at ${progressText(quiz)}`;

/** The progress of the quiz on this screen, in the status line, with what is left of its time limit (milliseconds). */
export function openQuiz(quiz: ActiveQuiz, figures: FiguresState, left?: number): string {
  const number = isUnnumbered(quiz, figures) ? 'Question' : `Question ${shortProgressText(quiz)}`;
  return left === undefined ? number : `${number}, ${timeLeftText(left)}`;
}

/** In the status line, if all settings of the screen have their defaults. */
export const ALL_DEFAULTS = 'ready';

/**
 * A setting in the status line.
 *
 * @example chosenText('Strings', ['6(E)', '5(A)']) // 'Strings: 6(E) 5(A)'
 */
export const chosenText = (setting: string, options: readonly string[]): string =>
  `${setting}: ${options.join(' ') || 'none'}`;

/** The command palette. */
export const PALETTE = {
  field: 'Type a command',
  results: 'Commands',
  empty: 'No matching commands',
  keys: ['↑↓ choose', 'Enter run', 'Esc close'],
} as const;

/** Below the palette's results. */
export const resultCount = (found: number, total: number): string => `${found} of ${total} commands`;

type Result = Pick<Command, 'group' | 'title' | 'spoken' | 'where'>;

/**
 * A command in the palette, with its group or, if it can't be run here, with where it can.
 *
 * @example resultText({ group: 'Scales', title: 'Copy', where: 'on Scales' }) // 'Copy: on Scales'
 */
export const resultText = ({ group, title, where }: Result): string =>
  where === undefined ? `${group}: ${title}` : `${title}: ${where}`;

/** The same as its name. */
export const resultName = (result: Result): string => resultText({ ...result, title: spokenTitle(result) });

/** The first of the results as spoken. */
export const spokenResult = (result: Result): string =>
  result.where === undefined ? spokenTitle(result) : resultName(result);

/** The results of a search as spoken: their number and the first. */
export const spokenResults = (count: number, first: string | undefined): string =>
  first === undefined ? 'None found' : `${count} found: ${first}`;

/** A disabled command chosen in the palette, as spoken. */
export const spokenDisabled = (reason: string): string => `Can't run this: ${reason}`;

/**
 * A command chosen in the palette that exists only elsewhere, as spoken.
 *
 * @example spokenElsewhere('on Scales') // 'Only on Scales'
 */
export const spokenElsewhere = (where: string): string => `Only ${where}`;

/** A quiz that ended with a reload of the page: in the status line, and as spoken. */
export const LOST_QUIZ = {
  shown: 'The quiz you had open was lost when the page was reloaded.',
  spoken: 'Your quiz was lost when the page was reloaded',
} as const;

/** A new version of the app: in the status line, as spoken, and why it can't be loaded now. */
export const UPDATE = {
  shown: 'A new version is ready.',
  spoken: 'A new version of Fretty is ready',
  disabled: 'This would end the open quiz',
} as const;

/** What can follow a leader, as spoken: a key and what it does, or a rule that tells several keys. */
export type SpokenFollower = { readonly key: string; readonly does: string } | { readonly keyRule: string };

/** The most words that are said of a leader; the status line shows everything. */
const MOST_WORDS = 25;

const AND_MORE = 'and more';

const wordCount = (text: string): number => text.split(/\s+/).length;

/** A digit is set off from what it does, which may be a number. */
function followerText(follower: SpokenFollower): string {
  if ('keyRule' in follower) return follower.keyRule;
  const { key, does } = follower;
  if (key === does) return key;
  return /\d$/.test(key) ? `${key}, ${does}` : `${key} ${does}`;
}

/** As many texts, from the first on, as stay within a number of words. */
const withinWords = (texts: readonly string[], most: number): readonly string[] =>
  texts.filter((_, index) => wordCount(texts.slice(0, index + 1).join(' ')) <= most);

/**
 * What a leader is for and what can follow it, as spoken.
 *
 * @example spokenLeader('Learn', [{ key: 'n', does: 'Notes' }, { key: 't', does: 'Triads' }]) // 'Learn: n Notes, t Triads'
 * @example spokenLeader('Pause', [{ key: '1', does: 'none' }, { key: '2', does: '0.2' }]) // 'Pause: 1, none; 2, 0.2'
 */
export function spokenLeader(name: string, followers: readonly SpokenFollower[], most = MOST_WORDS): string {
  const texts = followers.map(followerText);
  const separator = texts.some(text => /[,;]/.test(text)) ? '; ' : ', ';
  const room = most - wordCount(name);
  const isWhole = wordCount(texts.join(' ')) <= room;
  const said = isWhole ? texts : [...withinWords(texts, room - wordCount(AND_MORE)), AND_MORE];
  return `${name}: ${said.join(separator)}`;
}

/**
 * A key that can't follow the pending leader, as spoken; a key without a name isn't named.
 *
 * @example nothingUnder('L', 'Z') // 'Z: nothing under L'
 */
export const nothingUnder = (leader: string, key: string | undefined): string =>
  key === undefined ? `Nothing under ${leader}` : `${key}: nothing under ${leader}`;

/**
 * A line of the help as spoken.
 *
 * @example spokenShortcut(['Control K', 'colon'], 'Palette') // 'Control K or colon, Palette'
 */
export const spokenShortcut = (keys: readonly string[], title: string): string =>
  `${eitherKey(keys)}, ${title}`;

/** The list of shortcuts. */
export const SHORTCUTS = {
  filter: 'Filter',
  list: 'List of shortcuts',
  noMatch: 'No matching shortcuts',
} as const;

/** In the list of shortcuts: how many there are, or match the filter. */
export const shortcutCount = (count: number): string => (count === 1 ? '1 shortcut' : `${count} shortcuts`);

/** In the settings, below all of them. */
export const SETTINGS_NOTE =
  'With single-key shortcuts off, every command is still in the palette, and keys with Ctrl or Cmd still work.';

/** The keymap editor. */
export const KEYMAP = {
  intro:
    'These are the keys that work on this page right now, and those that work everywhere. To change the keys of another page or of a quiz, open this dialog there. Enter, Space, Escape, arrows and keys with Ctrl or Cmd always work; you can give what they do one key of your own. A pedal is a keyboard: press it where a key is asked for.',
  filter: 'Filter',
  noMatch: 'No matching shortcuts',
  shortcutsOff: "Single-key shortcuts are off in the settings. No key below works until they're on.",
  nothingToReset: 'No shortcuts have been changed',
  spokenReset: 'All shortcuts are back to their defaults',
} as const;

/**
 * The name of the button that shows a command's key and changes it.
 *
 * @example changeKeyName('Play', 'P') // 'Play, P'
 */
export const changeKeyName = (command: string, key: string): string => `${command}, ${key}`;

/** Beside a leader: how many sequences start with it. */
export const leaderNote = (sequences: number): string => `first key of ${sequences} shortcuts`;

/** Beside a command with keys that can't be changed. */
export const fixedNote = (keys: string): string => `always ${keys}`;

/** Beside a changed key: the declared one. */
export const declaredNote = (key: string): string => `was ${key}`;

const NEW_KEY = {
  key: 'the new key',
  pedal: 'the new key',
  leader: 'the new first key',
} as const;

/**
 * What to do in the field that takes a new key.
 *
 * @example captureHint('key', 'Play', 'P') // 'Press the new key for Play. Escape keeps P.'
 */
export const captureHint = (kind: keyof typeof NEW_KEY, command: string, key: string): string =>
  `Press ${NEW_KEY[kind]} for ${command}. Escape keeps ${key}.`;

/** The name of the field that takes a new key. */
export const captureName = (command: string): string => `New key for ${command}`;

/** The button that restores a declared key. */
export const resetKeyTitle = (key: string): string => `Reset to ${key}`;

/** A refused key, as spoken. */
export const spokenRefusal = (reason: string): string => `Not changed. ${reason}`;

/** A changed key, as spoken; without a key, the command has none any more. */
export const spokenKeyChange = (command: string, key: string | undefined): string =>
  key === undefined ? `${command} has no key now` : `${command} is now ${key}`;
