import type { Voice } from '../audio/voice';
import { formatKeymap, type Keymap, parseKeymap } from '../commands/keymap';
import { createListeners } from '../listeners';
import { formatRecord, parseRecord, type StoredRecord, type TextStore } from '../storage/storage';
import type { NoteSigns } from '../theory/note';
import { type Choices, oneOf, onOff, readChoices, type SettingsTable } from './setting';
import { type TextSetting, textOf } from './textSetting';

export const THEMES = ['green', 'amber', 'ice', 'paper', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** A theme, or whichever suits what the system is set to. */
export type ThemeChoice = 'system' | Theme;

/** When the result of an interval is spoken in a Quick Drill, which plays the next one by itself. */
export type ResultSpeech = 'before' | 'after' | 'off';

/** How much of a cell is said when the cursor comes to it. */
export type CellSpeech = 'all' | 'pitch-and-place' | 'pitch';

const VOLUMES = [20, 40, 60, 80, 100] as const;

/** How loud everything sounds, in percent. */
export type Volume = (typeof VOLUMES)[number];

export const preferences = {
  theme: oneOf<ThemeChoice>({
    id: 'theme',
    label: 'Theme',
    control: 'select',
    options: [
      { value: 'system', text: 'Match the system', keywords: ['auto', 'default'] },
      { value: 'green', text: 'Green', keywords: ['dark', 'phosphor'] },
      { value: 'amber', text: 'Amber', keywords: ['dark', 'warm'] },
      { value: 'ice', text: 'Ice', keywords: ['dark', 'blue'] },
      { value: 'paper', text: 'Paper', keywords: ['light', 'white'] },
      { value: 'contrast', text: 'High contrast', keywords: ['accessibility', 'black'] },
    ],
    initial: 'system',
  }),
  shortcuts: onOff({ id: 'shortcuts', label: 'Single-key shortcuts', initial: 'on' }),
  sound: onOff({ id: 'sound', label: 'Sound', initial: 'on' }),
  voice: oneOf<Voice>({
    id: 'voice',
    label: 'Voice',
    control: 'radios',
    options: [
      { value: 'triangle', text: 'Triangle', keywords: ['sound', 'synthesizer', 'wave', 'soft'] },
      { value: 'pluck', text: 'Plucked string', keywords: ['sound', 'guitar'] },
    ],
    initial: 'triangle',
  }),
  volume: oneOf<Volume>({
    id: 'volume',
    label: 'Volume',
    control: 'select',
    options: VOLUMES.map(value => ({
      value,
      text: `${value}%`,
      words: `${value} percent`,
      keywords: ['sound', 'loud', 'quiet'],
    })),
    initial: 80,
  }),
  eyesFree: onOff({ id: 'eyesFree', label: 'Eyes-free quizzes', initial: 'off' }),
  results: oneOf<ResultSpeech>({
    id: 'results',
    label: 'Speak interval results',
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
    label: 'A cell of the neck says',
    title: 'Cells say',
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
    initial: 'off',
  }),
  signs: oneOf<NoteSigns>({
    id: 'signs',
    label: 'Note signs',
    control: 'radios',
    options: [
      { value: 'letters', text: '# and b', words: 'letters', keywords: ['letters', 'hash'] },
      { value: 'symbols', text: '♯ and ♭', words: 'printed signs', keywords: ['symbols', 'unicode'] },
    ],
    initial: 'letters',
  }),
};

/** The keys that the user has changed; an editor of its own offers them. */
export const keymapPreference: TextSetting<Keymap> = textOf({
  id: 'keymap',
  parse: parseKeymap,
  format: formatKeymap,
});

/** What the user prefers on every screen; kept in the browser. */
export const preferenceTable: SettingsTable = {
  rows: Object.values(preferences),
  texts: [keymapPreference],
};

/** The name and the version of the record in local storage; public/theme.js reads it before the first paint. */
export const PREFERENCES_NAME = 'fretty';
const VERSION = 1;

export interface PreferenceStore {
  choices(): Choices;
  apply(next: Choices): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Reads what is stored, and follows what another tab stores. A change is made to what is stored at that moment, so that what
 * another tab has changed meanwhile is kept. What makes no sense falls back to the defaults; a newer record is left alone.
 */
export function createPreferences(store: TextStore): PreferenceStore {
  const listeners = createListeners();
  let owner: ReturnType<typeof ownerOf> = 'ours';
  let current: Choices = new Map();
  /** What was stored when it was last looked at. */
  let seen = '';

  const read = () => {
    const text = store.read(PREFERENCES_NAME) ?? '';
    if (text === seen) return;
    seen = text;
    const record = parseRecord(text);
    // What was cleared or spoilt elsewhere is still known here.
    if (!record) return;
    owner = ownerOf(record);
    if (owner === 'ours') current = readChoices(preferenceTable, record.values);
  };
  const write = () => {
    const text = formatRecord({ version: VERSION, values: current });
    store.write(PREFERENCES_NAME, text);
    // Where storage is full it is not there.
    if (store.read(PREFERENCES_NAME) === text) seen = text;
  };
  read();
  // What the event brings may be older than what is stored by now.
  store.watch(PREFERENCES_NAME, () => {
    read();
    listeners.notify();
  });
  return {
    choices: () => current,
    apply(next) {
      const changed = changesBetween(current, next);
      read();
      current = withChanges(current, changed);
      if (owner === 'ours') write();
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

/** Each row whose choice differs, with the new one; nothing for the default. */
type Changes = ReadonlyMap<string, string | undefined>;

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

/** Who may write: a record of a newer Fretty holds what this one doesn't know of. */
const ownerOf = (record: StoredRecord | undefined): 'ours' | 'newer' =>
  record && record.version > VERSION ? 'newer' : 'ours';
