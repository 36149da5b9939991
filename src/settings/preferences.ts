import type { Voice } from '../audio/voice';
import { formatKeymap, type Keymap, parseKeymap } from '../commands/keymap';
import { createListeners } from '../listeners';
import { formatRecord, parseRecord, type StoredRecord, type TextStore, type Write } from '../storage/storage';
import type { NoteSigns } from '../theory/note';
import { readChoices } from './choices';
import { oneOf, onOff } from './optionSetting';
import type { Choices, SettingsTable } from './setting';
import { EYES_FREE_DESCRIPTION, FIGURES_DESCRIPTION, REMEMBER_DESCRIPTION } from './text';
import { type TextSetting, textOf } from './textSetting';

export const THEMES = ['green', 'amber', 'ice', 'paper', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** A theme; the default one, which is green unless the system asks for more contrast; or the one that matches the system. */
export type ThemeChoice = 'default' | 'system' | Theme;

/** When the result of an interval is spoken in a Quick Drill, which plays the next interval automatically. */
export type ResultSpeech = 'before' | 'after' | 'off';

/** How much is spoken about a cell when the cursor moves to it. */
export type CellSpeech = 'all' | 'pitch-and-place' | 'pitch';

const VOLUMES = [20, 40, 60, 80, 100] as const;

/** In percent. */
export type Volume = (typeof VOLUMES)[number];

const VOLUME_WORDS: Readonly<Record<Volume, readonly string[]>> = {
  20: ['quiet', 'quieter', 'soft', 'lower', 'low', 'minimum'],
  40: ['quiet'],
  60: ['medium', 'half'],
  80: ['loud'],
  100: ['loud', 'louder', 'full', 'maximum', 'max', 'higher'],
};

export const preferences = {
  theme: oneOf<ThemeChoice>({
    id: 'theme',
    label: 'Theme',
    keywords: ['color', 'colors', 'look', 'appearance', 'mode', 'skin'],
    control: 'select',
    options: [
      { value: 'default', text: 'Default', keywords: ['reset', 'first'] },
      { value: 'system', text: 'Match the system', keywords: ['auto'] },
      { value: 'green', text: 'Green', keywords: ['dark', 'dark mode', 'night', 'phosphor', 'terminal'] },
      { value: 'amber', text: 'Amber', keywords: ['dark', 'warm', 'orange', 'yellow'] },
      { value: 'ice', text: 'Ice', keywords: ['dark', 'blue'] },
      { value: 'paper', text: 'Paper', keywords: ['light', 'light mode', 'day', 'bright', 'white'] },
      {
        value: 'contrast',
        text: 'High contrast',
        keywords: ['accessibility', 'black and white', 'low vision'],
      },
    ],
    initial: 'default',
  }),
  shortcuts: onOff({
    id: 'shortcuts',
    label: 'Single-key shortcuts',
    keywords: ['hotkeys', 'letter keys', 'keyboard'],
    initial: 'on',
  }),
  sound: onOff({
    id: 'sound',
    label: 'Sound',
    keywords: ['audio', 'volume'],
    onKeywords: ['unmute', 'loud'],
    offKeywords: ['mute', 'silence', 'silent', 'quiet', 'stop', 'shut up'],
    initial: 'on',
  }),
  voice: oneOf<Voice>({
    id: 'voice',
    label: 'Voice',
    keywords: ['sound', 'tone', 'instrument', 'timbre'],
    control: 'radios',
    options: [
      { value: 'triangle', text: 'Triangle', keywords: ['synthesizer', 'synth', 'wave', 'soft'] },
      { value: 'pluck', text: 'Plucked string', keywords: ['guitar', 'acoustic', 'real string'] },
    ],
    initial: 'triangle',
  }),
  volume: oneOf<Volume>({
    id: 'volume',
    label: 'Volume',
    keywords: ['sound', 'loudness'],
    control: 'select',
    options: VOLUMES.map(value => ({
      value,
      text: `${value}%`,
      spoken: `${value} percent`,
      keywords: VOLUME_WORDS[value],
    })),
    initial: 80,
  }),
  eyesFree: onOff({
    id: 'eyesFree',
    label: 'Eyes-free quizzes',
    description: EYES_FREE_DESCRIPTION,
    keywords: [
      'blind',
      'voice',
      'read aloud',
      'speak the questions',
      'spoken',
      'hands free',
      'screen reader',
      'accessibility',
      'mode',
    ],
    offKeywords: ['stop talking', 'stop speaking', 'stop reading'],
    initial: 'off',
  }),
  results: oneOf<ResultSpeech>({
    id: 'results',
    label: 'Speak interval results',
    keywords: ['announce'],
    control: 'select',
    options: [
      { value: 'before', text: 'Before the next sound', keywords: ['speech', 'screen reader'] },
      { value: 'after', text: 'After the next sound', keywords: ['speech', 'screen reader'] },
      { value: 'off', text: 'Not at all', keywords: ['speech', 'screen reader', 'silent'] },
    ],
    initial: 'before',
  }),
  cells: oneOf<CellSpeech>({
    id: 'cells',
    label: 'Each cell says',
    keywords: ['read', 'speak', 'announce', 'cell speech'],
    control: 'select',
    options: [
      { value: 'all', text: 'Everything', keywords: ['speech', 'screen reader', 'verbosity'] },
      { value: 'pitch-and-place', text: 'Pitch and place', keywords: ['speech', 'screen reader', 'shorter'] },
      { value: 'pitch', text: 'Pitch only', keywords: ['speech', 'screen reader', 'shortest', 'brief'] },
    ],
    initial: 'all',
  }),
  hearing: onOff({
    id: 'hearing',
    label: 'Play each note as you move',
    title: 'Hear cells',
    keywords: ['play notes as i move', 'hear each note', 'sound on the cursor'],
    initial: 'off',
  }),
  remember: onOff({
    id: 'remember',
    label: 'Remember Answers',
    title: 'Remember Answers',
    description: REMEMBER_DESCRIPTION,
    keywords: ['log', 'record', 'history', 'progress', 'privacy', 'shared computer', 'private'],
    initial: 'on',
  }),
  streak: onOff({
    id: 'streak',
    label: 'Days in a Row',
    keywords: ['streak', 'chain', 'every day', 'progress'],
    initial: 'off',
  }),
  figures: onOff({
    id: 'figures',
    label: 'Show Figures',
    title: 'Show Figures',
    description: FIGURES_DESCRIPTION,
    keywords: ['clock', 'timer', 'time left', 'accuracy', 'score', 'answers a minute', 'pressure'],
    initial: 'on',
  }),
  signs: oneOf<NoteSigns>({
    id: 'signs',
    label: 'Note signs',
    keywords: ['accidentals', 'sharp and flat signs'],
    control: 'radios',
    options: [
      { value: 'letters', text: '# and b', spoken: 'number sign and small b', keywords: ['letters', 'hash'] },
      {
        value: 'symbols',
        text: '♯ and ♭',
        spoken: 'sharp sign and flat sign',
        keywords: ['symbols', 'printed', 'unicode', 'real', 'music signs', 'pretty accidentals'],
      },
    ],
    initial: 'letters',
  }),
};

/** The keys the user has changed, in the keymap editor. */
export const keymapPreference: TextSetting<Keymap> = textOf({
  id: 'keymap',
  parse: parseKeymap,
  format: formatKeymap,
});

/** The user's preferences, which apply on every screen. */
export const preferenceTable: SettingsTable = {
  rows: Object.values(preferences),
  texts: [keymapPreference],
};

/** The name and the version of the record in local storage; src/app/inline/theme.js reads it before the first paint. */
const NAME = 'fretty';
const VERSION = 1;

export interface PreferenceStore {
  choices(): Choices;
  apply(next: Choices): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the preferences stored in the browser and keeps them in sync with other tabs.
 *
 * Before each change the record is read again. Tabs in different processes may still write at the same moment without seeing
 * each other's change; the tab whose write was overwritten then repeats its change. Invalid values fall back to the defaults; a
 * record of a newer version is never overwritten.
 *
 * @param newId returns an id that no other write has
 */
export function createPreferences(store: TextStore, newId: () => string): PreferenceStore {
  const listeners = createListeners();
  let owner: ReturnType<typeof ownerOf> = 'ours';
  let current: Choices = new Map();
  /** What was stored when it was last read: the text, the id of its write, and the choices in it. */
  let seen: { readonly text: string; readonly id: string } = { text: '', id: '' };
  let base: Choices = current;
  let lastWrite: OwnWrite | undefined;

  /** Reads what is stored; returns this tab's changes that it lacks, which have been made again. */
  const read = (): Changes => {
    const text = store.read(NAME) ?? '';
    if (text === seen.text) return NO_CHANGES;
    const record = parseRecord(text);
    seen = { text, id: record?.write?.id ?? '' };
    // If it was cleared or damaged elsewhere, the current choices stay.
    if (!record) return NO_CHANGES;
    owner = ownerOf(record);
    if (owner === 'newer') return NO_CHANGES;
    base = readChoices(preferenceTable, record.values);
    const lost = lostTo(base, record.write, lastWrite);
    current = withChanges(base, lost);
    return lost;
  };

  const write = (changes: Changes) => {
    if (owner === 'newer') return;
    const made = { id: newId(), after: seen.id };
    const text = formatRecord({ version: VERSION, values: current, write: made });
    store.write(NAME, text);
    lastWrite = { ...made, changes, base };
    base = current;
    // The write fails if storage is full.
    if (store.read(NAME) === text) seen = { text, id: made.id };
  };

  read();
  store.watch(NAME, () => {
    // The event's own value may already be outdated.
    const lost = read();
    if (lost.size > 0) write(lost);
    listeners.notify();
  });
  return {
    choices: () => current,
    apply(next) {
      const changes = changesBetween(current, next);
      const lost = read();
      current = withChanges(current, changes);
      write(new Map([...lost, ...changes]));
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

/** The new code of each changed row; `undefined` for the default. */
type Changes = ReadonlyMap<string, string | undefined>;

const NO_CHANGES: Changes = new Map();

/** A write by this tab: its changes, and the choices before them. */
interface OwnWrite extends Write {
  readonly changes: Changes;
  readonly base: Choices;
}

/**
 * The changes of this tab's last write that a concurrent write by another tab has overwritten. If both changed the same row,
 * the other's change stays, since it came later.
 */
function lostTo(theirs: Choices, write: Write | undefined, own: OwnWrite | undefined): Changes {
  if (!write || !own || write.id === own.id || write.after !== own.after) return NO_CHANGES;
  return new Map([...own.changes].filter(([id]) => theirs.get(id) === own.base.get(id)));
}

const changesBetween = (before: Choices, after: Choices): Changes =>
  new Map(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter(id => before.get(id) !== after.get(id))
      .map(id => [id, after.get(id)]),
  );

function withChanges(choices: Choices, changes: Changes): Choices {
  const changed = new Map(choices);
  for (const [id, code] of changes)
    if (code === undefined) changed.delete(id);
    else changed.set(id, code);
  return changed;
}

/** Whether the record may be overwritten: one of a newer Fretty may hold values this one doesn't know. */
const ownerOf = (record: StoredRecord | undefined): 'ours' | 'newer' =>
  record && record.version > VERSION ? 'newer' : 'ours';
