import type { Voice } from '../audio/voice';
import { formatKeymap, type Keymap, parseKeymap } from '../commands/keymap';
import { createListeners } from '../listeners';
import { formatRecord, parseRecord, type StoredRecord, type TextStore, type Write } from '../storage/storage';
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
      spoken: `${value} percent`,
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
      { value: 'letters', text: '# and b', spoken: 'letters', keywords: ['letters', 'hash'] },
      { value: 'symbols', text: '♯ and ♭', spoken: 'printed signs', keywords: ['symbols', 'unicode'] },
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
 * Reads what is stored, and follows what another tab stores. A change is made to what is stored at that moment. Tabs in
 * processes of their own may still write in the same moment without seeing each other's change: the one that was overwritten
 * then makes its change again. What makes no sense falls back to the defaults; a newer record is left alone.
 *
 * @param newId makes an id that no other write has
 */
export function createPreferences(store: TextStore, newId: () => string): PreferenceStore {
  const listeners = createListeners();
  let owner: ReturnType<typeof ownerOf> = 'ours';
  let current: Choices = new Map();
  /** What was stored when it was last looked at: the text, the id of its write, and the choices in it. */
  let seen: { readonly text: string; readonly id: string } = { text: '', id: '' };
  let base: Choices = current;
  let lastWrite: OwnWrite | undefined;

  /** Takes over what is stored; gives which of the changes made here were lost to it, and are made again. */
  const read = (): Changes => {
    const text = store.read(PREFERENCES_NAME) ?? '';
    if (text === seen.text) return NO_CHANGES;
    const record = parseRecord(text);
    seen = { text, id: record?.write?.id ?? '' };
    // What was cleared or spoilt elsewhere is still known here.
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
    store.write(PREFERENCES_NAME, text);
    lastWrite = { ...made, changes, base };
    base = current;
    // Where storage is full it is not there.
    if (store.read(PREFERENCES_NAME) === text) seen = { text, id: made.id };
  };

  read();
  store.watch(PREFERENCES_NAME, () => {
    // What the event brings may be older than what is stored by now.
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

/** Each row whose choice differs, with the new one; nothing for the default. */
type Changes = ReadonlyMap<string, string | undefined>;

const NO_CHANGES: Changes = new Map();

/** A write of this tab: what it changed, and of what. */
interface OwnWrite extends Write {
  readonly changes: Changes;
  readonly base: Choices;
}

/**
 * The changes of this tab's last write that another's, made on the same base, knew nothing of and has overwritten. Where both
 * changed the same row, the other's stays, since it came later.
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

/** Who may write: a record of a newer Fretty holds what this one doesn't know of. */
const ownerOf = (record: StoredRecord | undefined): 'ours' | 'newer' =>
  record && record.version > VERSION ? 'newer' : 'ours';
