import type { DigitKey } from '../../commands/hotkey';
import { displaySetting } from '../../fretboard/displaySetting';
import { frets } from '../../fretboard/neckSettings';
import { strings } from '../../fretboard/stringChoice';
import type { PatternSystem } from '../../instrument/pattern';
import { FRET_COUNTS } from '../../instrument/tuning';
import { noteOption } from '../../settings/noteOptions';
import { numberIn } from '../../settings/numberSetting';
import { type Choices, oneOf, type Setting, type SettingsTable } from '../../settings/setting';
import { SCALE_KEYS, type Scale, type ScaleKey, type SELECTOR_SCALE_TYPES, scale } from '../../theory/scale';

/** The whole neck with what the filter lets through, or each pattern by itself. */
export type ViewMode = 'fretboard' | 'patterns';

const view = oneOf<ViewMode>({
  id: 'view',
  label: 'View Mode',
  control: 'radios',
  leader: 'v',
  options: [
    { value: 'fretboard', text: 'Fretboard', keywords: ['neck', 'whole'] },
    { value: 'patterns', text: 'Patterns', keywords: ['shapes', 'boxes', 'positions', 'diagrams'] },
  ],
  initial: 'fretboard',
});

const system = oneOf<PatternSystem>({
  id: 'system',
  label: 'Pattern System',
  control: 'radios',
  leader: 'e',
  options: [
    { value: '3-notes-per-string', text: '3 Notes per String', keywords: ['three', '3nps'] },
    { value: 'caged', text: 'CAGED', keywords: ['chord shapes', 'open chords'] },
  ],
  initial: '3-notes-per-string',
});

const key = oneOf<ScaleKey>({
  id: 'key',
  label: 'Key',
  control: 'select',
  leader: 'r',
  options: SCALE_KEYS.map(value => ({ ...noteOption(value), value })),
  initial: 'C',
});

const type = oneOf<(typeof SELECTOR_SCALE_TYPES)[number]>({
  id: 'type',
  label: 'Scale Type',
  control: 'select',
  leader: 'y',
  options: [
    { value: 'major', text: 'Major', keywords: ['ionian', 'maj'] },
    { value: 'melodic-minor', text: 'Melodic Minor', keywords: ['jazz minor', 'min'] },
  ],
  initial: 'major',
});

const FRET_DIGITS: readonly DigitKey[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

const HIGHEST_FRET = Math.max(...FRET_COUNTS);

/** Frets from the open string up, each picked by its own digit; `within` says which can be chosen. */
const fretBound = (
  shape: {
    readonly id: string;
    readonly label: string;
    readonly leader: 'i' | 'x';
    readonly initial: number;
  },
  within: (fret: number, choices: Choices) => boolean,
): Setting<number> =>
  oneOf<number>({
    ...shape,
    control: 'select',
    options: Array.from({ length: HIGHEST_FRET + 1 }, (_, fret) => ({
      value: fret,
      text: String(fret),
      keywords: [`fret ${fret}`, 'filter'],
      digit: FRET_DIGITS[fret] ?? ('none' as const),
    })),
    adapt: (options, choices) => options.filter(({ code }) => within(Number(code), choices)),
  });

const minFret: Setting<number> = fretBound(
  { id: 'min', label: 'Min Fret', leader: 'i', initial: 0 },
  (fret, choices) => fret <= maxFret.read(choices),
);

const maxFret: Setting<number> = fretBound(
  { id: 'max', label: 'Max Fret', leader: 'x', initial: 12 },
  (fret, choices) => fret >= minFret.read(choices) && fret <= frets.read(choices),
);

/** In notes a minute. */
const tempo = numberIn({
  id: 'tempo',
  label: 'Tempo',
  leader: 'b',
  range: { least: 40, most: 200, unit: 'notes a minute' },
  landmarks: [40, 60, 80, 100, 120, 140, 160, 180, 200],
  initial: 100,
});

/** What can be set on the Scales screen. */
export const scalesSettings = {
  view,
  frets,
  display: displaySetting('notes', 'd'),
  key,
  type,
  system,
  strings,
  minFret,
  maxFret,
  tempo,
};

/** No bound lies past the last fret, and the lower one not above the upper: what was set first gives way. */
function withinTheNeck(choices: Choices): Choices {
  const lowered = maxFret.write(choices, Math.min(maxFret.read(choices), frets.read(choices)));
  return minFret.write(lowered, Math.min(minFret.read(lowered), maxFret.read(lowered)));
}

export const scalesTable: SettingsTable = { rows: Object.values(scalesSettings), settle: withinTheNeck };

/** The scale that is chosen. */
export const scaleIn = (choices: Choices): Scale => scale(key.read(choices), type.read(choices));

/** Which notes of a scale the neck shows: those on some strings, from one fret to another, both included. */
export interface NeckFilter {
  readonly strings: readonly number[];
  readonly minFret: number;
  readonly maxFret: number;
}

export const filterIn = (choices: Choices): NeckFilter => ({
  strings: strings.read(choices),
  minFret: minFret.read(choices),
  maxFret: maxFret.read(choices),
});
