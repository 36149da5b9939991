import type { Voice } from '../audio/voice';
import type { Keymap } from '../commands/command';
import { formatKeymap, parseKeymap } from '../commands/keymap';
import type { NoteSigns } from '../theory/note';
import type { PictureColors } from '../ui/picture/inks';
import { capo, instrument } from './instrument';
import { noteNames, octaveNames } from './noteNames';
import { numberIn } from './numberSetting';
import { oneOf, onOff, type TextSetting, textOf } from './options';
import type { SettingRow, SettingsTable, StoredText } from './setting';

export const THEMES = ['green', 'amber', 'ice', 'paper', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** A theme; the default one, which is green unless the system asks for more contrast; or the one that matches the system. */
export type ThemeChoice = 'default' | 'system' | Theme;

/** When the result of an interval is spoken in a Quick Drill, which plays the next interval automatically. */
export type ResultSpeech = 'before' | 'after' | 'off';

/** How much is spoken about a cell when the cursor moves to it. */
export type CellSpeech = 'all' | 'pitch-and-place' | 'pitch';

const VOLUMES = [20, 40, 60, 80, 100] as const;

/**
 * What one sees and hears of a beat. Fretty ignores what it hears while it sounds itself, so a click on the beat would cover the
 * note on it.
 */
export type ClickMode = 'light' | 'off-beat' | 'headphones';

/** The tempos a metronome has, in beats a minute. */
export const TEMPOS = { least: 30, most: 240 } as const;

/** A volume in percent. */
export type Volume = (typeof VOLUMES)[number];

const VOLUME_OPTIONS = VOLUMES.map(value => ({
  value,
  text: `${value}%`,
  spoken: `${value} percent`,
}));

export const preferences = {
  theme: oneOf<ThemeChoice>({
    id: 'theme',
    label: 'Theme',
    control: 'list',
    options: [
      { value: 'default', text: 'Default' },
      { value: 'system', text: 'Match the system' },
      { value: 'green', text: 'Green' },
      { value: 'amber', text: 'Amber' },
      { value: 'ice', text: 'Ice' },
      { value: 'paper', text: 'Paper' },
      {
        value: 'contrast',
        text: 'High contrast',
      },
    ],
    initial: 'default',
  }),
  instrument,
  capo,
  hand: oneOf<'right' | 'left'>({
    id: 'hand',
    label: 'Hand',
    control: 'radios',
    options: [
      { value: 'right', text: 'Right' },
      { value: 'left', text: 'Left' },
    ],
    initial: 'right',
  }),
  lowestOnTop: onOff({
    id: 'lowestOnTop',
    label: 'Lowest String on Top',
    initial: 'off',
  }),
  shortcuts: onOff({
    id: 'shortcuts',
    label: 'Single-key shortcuts',
    initial: 'on',
  }),
  sound: onOff({
    id: 'sound',
    label: 'Sound',
    initial: 'on',
  }),
  voice: oneOf<Voice>({
    id: 'voice',
    label: 'Voice',
    control: 'radios',
    options: [
      { value: 'triangle', text: 'Triangle' },
      { value: 'pluck', text: 'Plucked string' },
    ],
    initial: 'triangle',
  }),
  volume: oneOf<Volume>({
    id: 'volume',
    label: 'Volume',
    control: 'select',
    options: VOLUME_OPTIONS,
    initial: 80,
  }),
  droneVolume: oneOf<Volume>({
    id: 'droneVolume',
    label: 'Drone Volume',
    control: 'select',
    options: VOLUME_OPTIONS,
    initial: 80,
  }),
  tempo: numberIn({
    id: 'tempo',
    label: 'Tempo',
    title: 'Metronome Tempo',
    range: { ...TEMPOS, unit: 'beats per minute' },
    landmarks: [40, 60, 72, 80, 90, 100, 120, 140, 160],
    initial: 80,
  }),
  beats: oneOf<number>({
    id: 'beats',
    label: 'Beats in a Bar',
    control: 'select',
    options: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map(value => ({ value, text: String(value) })),
    initial: 4,
  }),
  click: oneOf<ClickMode>({
    id: 'click',
    label: 'Click',
    title: 'Metronome Click',
    control: 'radios',
    options: [
      { value: 'light', text: 'Light Only' },
      { value: 'off-beat', text: 'Off the Beat' },
      { value: 'headphones', text: 'Headphones' },
    ],
    initial: 'headphones',
  }),
  eyesFree: onOff({
    id: 'eyesFree',
    label: 'Eyes-free quizzes',
    initial: 'off',
  }),
  results: oneOf<ResultSpeech>({
    id: 'results',
    label: 'Speak interval results',
    control: 'select',
    options: [
      { value: 'before', text: 'Before the next sound' },
      { value: 'after', text: 'After the next sound' },
      { value: 'off', text: 'Not at all' },
    ],
    initial: 'after',
  }),
  cells: oneOf<CellSpeech>({
    id: 'cells',
    label: 'Each fret announces',
    control: 'select',
    options: [
      { value: 'all', text: 'Everything' },
      { value: 'pitch-and-place', text: 'Pitch and position' },
      { value: 'pitch', text: 'Pitch only' },
    ],
    initial: 'all',
  }),
  hearing: onOff({
    id: 'hearing',
    label: 'Play each note as you move',
    title: 'Cursor Sound',
    initial: 'off',
  }),
  readerPace: oneOf<0 | 0.5 | 1 | 2>({
    id: 'readerPace',
    label: 'Ignore the microphone while a screen reader speaks',
    title: 'Screen reader speech',
    control: 'select',
    options: [
      { value: 1, text: 'For the estimated time' },
      { value: 0.5, text: 'Half the estimated time' },
      { value: 2, text: 'Twice the estimated time' },
      { value: 0, text: 'Not at all' },
    ],
    initial: 1,
  }),
  a4: oneOf<number>({
    id: 'a4',
    label: 'A4',
    control: 'select',
    options: Array.from({ length: 21 }, (_, index) => ({ value: 430 + index, text: `${430 + index} Hz` })),
    initial: 440,
  }),
  goesOnByNote: onOff({
    id: 'goesOnByNote',
    label: 'Next by Playing Twice',
    initial: 'off',
  }),
  remember: onOff({
    id: 'remember',
    label: 'Remember Answers',
    title: 'Remember Answers',
    initial: 'on',
  }),
  streak: onOff({
    id: 'streak',
    label: 'Days in a Row',
    initial: 'off',
  }),
  daysAWeek: oneOf<number>({
    id: 'daysAWeek',
    label: 'Days a Week',
    control: 'select',
    options: [
      { value: 0, code: 'off', text: 'No goal' },
      ...Array.from({ length: 7 }, (_, index) => ({ value: index + 1, text: String(index + 1) })),
    ],
    initial: 0,
  }),
  figures: onOff({
    id: 'figures',
    label: 'Show Live Stats',
    title: 'Show Live Stats',
    initial: 'on',
  }),
  pacer: onOff({
    id: 'pacer',
    label: 'Pacer',
    initial: 'off',
  }),
  noteNames,
  octaveNames,
  signs: oneOf<NoteSigns>({
    id: 'signs',
    label: 'Note signs',
    control: 'radios',
    options: [
      { value: 'letters', text: '# and b', spoken: 'number sign and small b' },
      {
        value: 'symbols',
        text: '♯ and ♭',
        spoken: 'sharp sign and flat sign',
      },
    ],
    initial: 'letters',
  }),
  pictureColors: oneOf<PictureColors>({
    id: 'pictureColors',
    label: 'Picture Colors',
    control: 'radios',
    options: [
      { value: 'theme', text: 'In the Theme' },
      { value: 'black', text: 'Black on White' },
    ],
    initial: 'theme',
  }),
};

/** The parts of the settings, in their order. */
export const PREFERENCE_GROUPS = ['look', 'instrument', 'sound', 'beat', 'speech', 'keys', 'data'] as const;
export type PreferenceGroup = (typeof PREFERENCE_GROUPS)[number];

const GROUP_OF: Readonly<Record<keyof typeof preferences, PreferenceGroup>> = {
  theme: 'look',
  instrument: 'instrument',
  capo: 'instrument',
  hand: 'instrument',
  lowestOnTop: 'instrument',
  shortcuts: 'keys',
  sound: 'sound',
  voice: 'sound',
  volume: 'sound',
  droneVolume: 'sound',
  tempo: 'beat',
  beats: 'beat',
  click: 'beat',
  eyesFree: 'speech',
  results: 'speech',
  cells: 'speech',
  hearing: 'sound',
  readerPace: 'speech',
  a4: 'instrument',
  goesOnByNote: 'instrument',
  remember: 'data',
  streak: 'data',
  daysAWeek: 'data',
  figures: 'look',
  pacer: 'look',
  noteNames: 'look',
  octaveNames: 'look',
  signs: 'look',
  pictureColors: 'look',
};

/**
 * The preferences of one part of the settings.
 *
 * @example preferencesIn('keys').map(({ label }) => label) // ['Single-key shortcuts']
 */
export function preferencesIn(group: PreferenceGroup): readonly SettingRow[] {
  const groups: ReadonlyMap<string, PreferenceGroup> = new Map(Object.entries(GROUP_OF));
  return Object.values(preferences).filter(({ id }) => groups.get(id) === group);
}

/** The keys the user has changed, in the keymap editor, as text. */
export const keymapText: StoredText = { id: 'keymap', defaultCode: '', accepts: text => text !== '' };

/** The keys the user has changed. */
export const keymapPreference: TextSetting<Keymap> = textOf({
  id: keymapText.id,
  parse: parseKeymap,
  format: formatKeymap,
});

/** The user's preferences, which apply on every screen. */
export const preferenceTable: SettingsTable = {
  rows: Object.values(preferences),
  texts: [keymapText],
};
