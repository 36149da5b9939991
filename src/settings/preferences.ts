import type { Voice } from '../audio/voice';
import { formatKeymap, type Keymap, parseKeymap } from '../commands/keymap';
import type { NoteSigns } from '../theory/note';
import { instrument } from './instrument';
import { oneOf, onOff } from './optionSetting';
import type { SettingsTable } from './setting';
import {
  EYES_FREE_DESCRIPTION,
  FIGURES_DESCRIPTION,
  READER_PACE_DESCRIPTION,
  REMEMBER_DESCRIPTION,
} from './text';
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
  instrument,
  hand: oneOf<'right' | 'left'>({
    id: 'hand',
    label: 'Hand',
    keywords: ['mirror', 'flip'],
    control: 'radios',
    options: [
      { value: 'right', text: 'Right', keywords: ['right-handed'] },
      { value: 'left', text: 'Left', keywords: ['left-handed', 'lefty', 'nut on the right'] },
    ],
    initial: 'right',
  }),
  lowestOnTop: onOff({
    id: 'lowestOnTop',
    label: 'Lowest String on Top',
    keywords: ['upside down', 'turn the neck over', 'flip'],
    initial: 'off',
  }),
  shortcuts: onOff({
    id: 'shortcuts',
    label: 'Single-key shortcuts',
    keywords: ['hotkeys', 'letter keys', 'keyboard letters'],
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
  readerPace: oneOf<0 | 0.5 | 1 | 2>({
    id: 'readerPace',
    label: 'Ignore the microphone while a screen reader speaks',
    title: 'Screen reader speech',
    description: READER_PACE_DESCRIPTION,
    keywords: ['listening', 'headphones'],
    control: 'select',
    options: [
      { value: 1, text: 'For its estimated length' },
      { value: 0.5, text: 'For half of that' },
      { value: 2, text: 'For twice that' },
      { value: 0, text: 'Not at all' },
    ],
    initial: 1,
  }),
  a4: oneOf<number>({
    id: 'a4',
    label: 'A4',
    keywords: ['concert pitch', 'tuning', 'hertz'],
    control: 'select',
    options: Array.from({ length: 21 }, (_, index) => ({ value: 430 + index, text: `${430 + index} Hz` })),
    initial: 440,
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
