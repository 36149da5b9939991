import type { Instrument } from '../instrument/instrument';
import { instrumentText } from '../instrument/text';
import type { ActiveQuiz } from '../quiz/quizzes';
import { type FiguresState, isUnnumbered, progressText, shortProgressText, timeLeftText } from '../quiz/text';
import type { ScreenDefinition } from '../screens/definition';
import type { Line } from '../theory/degree';
import type { NoteSystem } from '../theory/names';

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
export const navigatorName = (screen: Pick<ScreenDefinition, 'name' | 'invitation' | 'ability'>): string =>
  `You Can ${screen.ability ?? invitationTo(screen)}`;

/** The title that the commands for all screens have in common, spoken before their names. */
export const LEARN_ANY = learnTitle('…');

export const LEARN = 'Learn';

/**
 * The text spoken once another instrument is shown: its name and, if the focus is on a neck, the cell that has it.
 *
 * @example instrumentNews(INSTRUMENTS.ukulele, 'A sharp, string 1, fret 1')
 *   // 'Ukulele, high G, 4 strings. A sharp, string 1, fret 1.'
 */
export const instrumentNews = (instrument: Instrument, cell: string): string =>
  [instrumentText(instrument), cell]
    .map(part => part && `${part}.`)
    .join(' ')
    .trimEnd();

/** The first link of every page. */
export const SKIP_LINK = 'Skip to the main area';

/** The texts of Page Not Found. */
export const NOT_FOUND = {
  title: 'Page Not Found',
  subtitle: 'nothing on this fret',
  text: "The page you're looking for doesn't exist.",
  home: 'Go Home',
} as const;

/**
 * The name of a screen that was just opened, as spoken.
 *
 * @example spokenArrival('Scales') // 'Scales.'
 */
export const spokenArrival = (title: string): string => `${title}.`;

/**
 * The screen that the user wants to open and is on already, as spoken.
 *
 * @example spokenHere('Notes') // 'You are already on Notes'
 */
export const spokenHere = (title: string): string => `You are already on ${title}`;

/** The text in the status line if all settings of the screen have their defaults. */
export const ALL_DEFAULTS = 'ready';

/**
 * A setting in the status line.
 *
 * @example chosenText('Strings', ['6(E)', '5(A)']) // 'Strings: 6(E) 5(A)'
 */
export const chosenText = (setting: string, options: readonly string[]): string =>
  `${setting}: ${options.join(' ') || 'none'}`;

/** The texts about a new version of the app: in the status line, as spoken, and why it can't be loaded now or isn't yet. */
export const UPDATE = {
  shown: 'A new version is ready.',
  spoken: 'A new version of Fretty is ready. To load it, press colon and type load.',
  disabled: 'This would end the open quiz',
  held: 'To load the new version, close or reload the other tabs with Fretty.',
} as const;

/** A follower of a leader as spoken: a key and its action, or a rule for several keys. */
export type SpokenFollower = { readonly key: string; readonly does: string } | { readonly keyRule: string };

/** The most words spoken about a leader; the status line shows everything. */
const MOST_WORDS = 25;

const AND_MORE = 'and more';

const wordCount = (text: string): number => text.split(/\s+/).length;

/** A follower as spoken; a comma sets off a digit from its action, which may be a number. */
function followerText(follower: SpokenFollower): string {
  if ('keyRule' in follower) return follower.keyRule;
  const { key, does } = follower;
  if (key === does) return key;
  return /\d$/.test(key) ? `${key}, ${does}` : `${key} ${does}`;
}

/** The first of some texts, as many as stay within a number of words. */
const withinWords = (texts: readonly string[], most: number): readonly string[] =>
  texts.filter((_, index) => wordCount(texts.slice(0, index + 1).join(' ')) <= most);

/**
 * A leader's name and followers as spoken.
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
 * @example nothingUnder('L', 'Z') // 'No shortcut: L, then Z'
 */
export const nothingUnder = (leader: string, key: string | undefined): string =>
  `No shortcut: ${leader}, then ${key ?? 'that key'}`;

/** The texts of resetting all shortcuts: why it can't be done, and as spoken. */
export const RESET_KEYMAP = {
  nothing: 'No shortcuts have been changed',
  spoken: 'All shortcuts are back to their defaults',
} as const;

/**
 * A running quiz on another screen, in the status line.
 *
 * @example waitingQuiz('Notes', quiz, 'shown') // 'Notes quiz waiting at 2 of 12'
 */
export const waitingQuiz = (screen: string, quiz: ActiveQuiz, figures: FiguresState): string =>
  isUnnumbered(quiz, figures) ? `${screen} quiz waiting` : `${screen} quiz waiting at ${progressText(quiz)}`;

/** The progress of the quiz on this screen, in the status line, with the rest of its time limit (milliseconds). */
export function openQuiz(quiz: ActiveQuiz, figures: FiguresState, left?: number): string {
  const number = isUnnumbered(quiz, figures) ? 'Question' : `Question ${shortProgressText(quiz)}`;
  return left === undefined ? number : `${number}, ${timeLeftText(left)}`;
}

/** The texts about a quiz that ended with a reload of the page: in the status line, and as spoken. */
export const LOST_QUIZ = {
  shown: 'The quiz you had open was lost when the page was reloaded.',
  spoken: 'Your quiz was lost when the page was reloaded',
} as const;

/**
 * What the drone sounds, in the status line.
 *
 * @example droneLine({ text: 'C and G', spoken: 'C and G' }).text // '● Drone: C and G'
 */
export const droneLine = ({ text, spoken }: Line): Line => ({
  text: `● Drone: ${text}`,
  spoken: `Drone: ${spoken}`,
});

const GERMAN_NAMES = 'Notes have German names: B is B flat, H is B natural.';

/** The texts about the note names of the browser's language, in the status line. */
export const NAMES_NEWS: {
  readonly names: Readonly<Record<NoteSystem, string>>;
  readonly change: string;
} = {
  names: {
    english: 'Notes have English names.',
    german: GERMAN_NAMES,
    'german-signs': GERMAN_NAMES,
    'fixed-do': 'Notes are named do, re, mi, fa, sol, la, si.',
    'fixed-do-ti': 'Notes are named do, re, mi, fa, sol, la, ti.',
  },
  change: 'You can change that under Note Names:',
};

/**
 * How notes are named, and how to change that, as spoken.
 *
 * @param key the key of the settings, if they have one that works
 * @example spokenNamesNews('german', 'comma') // '… H is B natural. To change that, press comma and choose Note Names.'
 */
export const spokenNamesNews = (names: NoteSystem, key: string | undefined): string =>
  `${NAMES_NEWS.names[names]} To change that, ${key === undefined ? 'open the settings' : `press ${key}`} and choose Note Names.`;
