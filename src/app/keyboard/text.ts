import { type Command, spokenTitle } from '../../commands/command';
import { eitherKey } from '../../commands/text';
import type { PreferenceGroup } from '../../settings/preferences';

/** The link to the license notices; a new tab, so that a running quiz isn't lost. */
export const LICENSES = 'Licenses (opens in a new tab)';

/** The texts of the command palette. */
export const PALETTE = {
  field: 'Type a command',
  results: 'Commands',
  empty: 'No matching commands',
  none: 'None found',
  keys: ['↑↓ choose', 'Enter run', 'Esc close'],
} as const;

/** Features that users look for and Fretty doesn't have, each with a text on what to use instead. */
const INSTEAD: readonly (readonly [wanted: RegExp, text: string])[] = [
  [
    /\btranspos/,
    "Fretty doesn't transpose. Choose another key or root, or a capo: type “key d” or “capo 2”, for example.",
  ],
  [
    /^[a-g](?:#|b|♯|♭)?(?:maj|min|m|dom)?(?:11|13)(?: chord)?s?$|\b(?:11th|13th|eleventh|thirteenth) chords?\b/,
    "Fretty's chords go up to the ninth: type “g9”, for example.",
  ],
  [
    /\bzoom|\bfont|\btext size|\b(?:bigger|larger|smaller) (?:text|letters|type|print|notes)/,
    'Text is as large as your browser makes it: Ctrl or Cmd with + or −.',
  ],
  [/\bfull ?screen/, 'Your browser shows pages in full screen: F11, or Control Command F on a Mac.'],
  [/\b(?:install|offline)/, 'Fretty works offline after the first visit, and your browser can install it.'],
  [
    /\b(?:log|sign) ?(?:in|up|out)\b|\bregister\b/,
    'There are no accounts. Your answers stay in this browser.',
  ],
];

/**
 * The text on what to use instead of a feature that Fretty doesn't have, if that is what was typed.
 *
 * @example insteadOf('g13') // "Fretty's chords go up to the ninth: type “g9”, for example."
 */
export const insteadOf = (typed: string): string | undefined => {
  const text = typed.trim().toLowerCase();
  return INSTEAD.find(([wanted]) => wanted.test(text))?.[1];
};

/** The count below the palette's results. */
export const resultCount = (found: number, total: number): string => `${found} of ${total} commands`;

type Result = Pick<Command, 'group' | 'title' | 'spoken' | 'where'>;

type Noted = Pick<Command, 'isSet' | 'also' | 'opens'>;

/**
 * A command in the palette, with its group or, if it can't be run here, with where it can.
 *
 * @example resultText({ group: 'Scales', title: 'Copy', where: 'on Scales' }) // 'Copy: on Scales'
 */
export const resultText = ({ group, title, where }: Result): string =>
  where === undefined ? `${group}: ${title}` : `${title}: ${where}`;

/**
 * The palette's note on a command: that it would change nothing, or what else it changes.
 *
 * @example resultNote({ also: 'Quick Drill on' }) // 'with Quick Drill on'
 */
export function resultNote({ isSet, also, opens }: Noted): string | undefined {
  if (also !== undefined) return `with ${also}`;
  if (!isSet) return undefined;
  return opens === undefined ? 'already set' : 'you are here';
}

const withNote = (text: string, result: Noted): string => {
  const note = resultNote(result);
  return note === undefined ? text : `${text}, ${note}`;
};

/** The accessible name of a command in the palette. */
export const resultName = (result: Result & Noted): string =>
  withNote(resultText({ ...result, title: spokenTitle(result) }), result);

/** The first of the results as spoken. */
export const spokenResult = (result: Result & Noted): string =>
  result.where === undefined ? withNote(spokenTitle(result), result) : resultName(result);

/** The results of a search as spoken: their number and the first. */
export const spokenResults = (count: number, first: string | undefined): string =>
  first === undefined ? PALETTE.none : `${count} found: ${first}`;

/** A disabled command chosen in the palette, as spoken. */
export const spokenDisabled = (reason: string): string => `Can't run this: ${reason}`;

/**
 * A command chosen in the palette that exists only elsewhere, as spoken.
 *
 * @example spokenElsewhere('on Scales') // 'Only on Scales'
 */
export const spokenElsewhere = (where: string): string => `Only ${where}`;

/**
 * A line of the help as spoken.
 *
 * @example spokenShortcut(['Control K', 'colon'], 'Palette') // 'Control K or colon, Palette'
 */
export const spokenShortcut = (keys: readonly string[], title: string): string =>
  `${eitherKey(keys)}, ${title}`;

/**
 * A run of keys as spoken.
 *
 * @example fromTo('c', 'b') // 'c to b'
 */
export const fromTo = (first: string, last: string): string => `${first} to ${last}`;

/**
 * A run of keys as drawn.
 *
 * @example keyRange(['c', 'd', 'e']) // 'c … e'
 */
export const keyRange = (keys: readonly string[]): string => `${keys[0] ?? ''} … ${keys.at(-1) ?? ''}`;

/** The texts of the list of shortcuts. */
export const SHORTCUTS = {
  mostUsed: 'Most Used',
  filter: 'Filter',
  list: 'List of shortcuts',
  noMatch: 'No matching shortcuts',
} as const;

/** How many shortcuts the list has, or match its filter. */
export const shortcutCount = (count: number): string => (count === 1 ? '1 shortcut' : `${count} shortcuts`);

/** The text spoken once the settings are open. */
export const SETTINGS_OPENED = 'Settings open. Changes apply at once.';

/** The headings of the parts of the settings. */
export const SETTINGS_GROUPS: Readonly<Record<PreferenceGroup, string>> = {
  look: 'Look',
  instrument: 'Instrument',
  sound: 'Sound',
  beat: 'Metronome',
  speech: 'Speech',
  keys: 'Keys',
  data: 'Data',
};

/** The note below the settings of keys. */
export const SETTINGS_NOTE =
  'With single-key shortcuts off, every command is still in the palette, and keys with Ctrl or Cmd still work.';

/** The texts of the keymap editor. */
export const KEYMAP = {
  intro:
    'These are the keys that work on this page right now, and those that work everywhere. To change the keys of another page or of a quiz, open this dialog there. Enter, Space, Escape, arrows and keys with Ctrl or Cmd always work; you can add one key of your own for each. A pedal works like a key: press it when you are asked for one.',
  /** The text spoken when the editor replaces another dialog. */
  opened: 'Change Shortcuts open. Type to filter them.',
  filter: 'Filter',
  noMatch: 'No matching shortcuts',
  shortcutsOff: "Single-key shortcuts are off in the settings. No key below works until they're on.",
} as const;

/**
 * The name of the button that shows a command's key and changes it.
 *
 * @example changeKeyName('Play', 'P') // 'Play, P'
 */
export const changeKeyName = (command: string, key: string): string => `${command}, ${key}`;

/** The note beside a leader: how many sequences start with it. */
export const leaderNote = (sequences: number): string => `first key of ${sequences} shortcuts`;

/** The note beside a command with keys that can't be changed. */
export const fixedNote = (keys: string): string => `always ${keys}`;

/** The note beside a changed key: the declared one. */
export const declaredNote = (key: string): string => `was ${key}`;

const NEW_KEY = {
  key: 'the new key',
  pedal: 'the new key',
  leader: 'the new first key',
} as const;

/**
 * The instruction for the field that takes a new key.
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
