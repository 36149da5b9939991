import { DIGIT_KEYS, type Leader, ORDINAL_DIGITS } from '../commands/hotkey';
import { FRET_COUNTS, type FretCount, type Instrument, placesOf } from '../instrument/instrument';
import { fretsFrom } from '../instrument/position';
import { stringText } from '../instrument/text';
import { store } from '../settings/choices';
import { byInstrument } from '../settings/instrument';
import { namesIn } from '../settings/noteNames';
import { chromaticOptions, ownNamedOptions } from '../settings/noteOptions';
import { anyOf, oneOf } from '../settings/options';
import type { Choices, Setting, SettingRow } from '../settings/setting';
import { type AccidentalStyle, chromaticName, PITCH_CLASSES, type PitchClass } from '../theory/note';
import { ROOT_TITLES, STRING_TITLES, type StringUse, stringWords, TOGGLED_STRING } from './text';

/**
 * The number of frets that an instrument's neck shows.
 *
 * @example fretsSetting(STANDARD_GUITAR).read(new Map()) // 12
 */
export const fretsSetting = ({ fretCounts }: Instrument): Setting<FretCount> =>
  oneOf<FretCount>({
    id: 'frets',
    label: 'Number of Frets',
    control: 'select',
    keywords: ['length of the neck'],
    leader: 'z',
    options: fretCounts.map((value, index) => ({
      value,
      text: String(value),
      keywords: [`${value} frets`, index === 0 ? 'fewer frets' : 'more frets'],
    })),
    initial: fretCounts[0],
  });

/** The number of frets of the neck that is shown. */
export const frets = byInstrument(fretsSetting);

/** Whether the twelve chromatic notes are named with sharps or flats. */
export const accidentals: Setting<AccidentalStyle> = oneOf<AccidentalStyle>({
  id: 'accidentals',
  label: 'Accidentals',
  control: 'radios',
  keywords: ['sharps or flats', 'enharmonic', 'spelling', 'respell'],
  leader: 'm',
  options: [
    { value: 'sharps', text: 'Sharps', keywords: ['sharp', 'spell with sharps'] },
    { value: 'flats', text: 'Flats', keywords: ['flat', 'spell with flats'] },
  ],
  initial: 'sharps',
});

/** The accidental style under some choices. */
export const styleIn = (choices: Choices): AccidentalStyle => accidentals.read(choices);

/** The choices under which the twelve notes have their other names: Bb for A#. */
export const otherNoteNames = (choices: Choices): Choices =>
  accidentals.write(choices, styleIn(choices) === 'sharps' ? 'flats' : 'sharps');

/**
 * The root of a triad or a chord.
 *
 * @param own the choices under which each root has its other name, where those are commands too
 */
export const rootSetting = (own: Pick<SettingRow, 'otherNames'> = {}): Setting<PitchClass> =>
  oneOf<PitchClass>({
    id: 'root',
    label: 'Root',
    control: 'select',
    keywords: ['chord', 'root note'],
    leader: 'r',
    options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
    initial: 0,
    adapt: (_, choices) => ownNamedOptions(styleIn(choices), namesIn(choices)),
    ...own,
  });

/** The roots that a quiz asks about; ticking none means all. */
export const rootsToAsk: Setting<readonly PitchClass[]> = anyOf<PitchClass>({
  id: 'roots',
  label: 'Roots to Ask',
  needsLabel: true,
  control: 'fold',
  toggles: ROOT_TITLES,
  options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  initial: PITCH_CLASSES,
  adapt: (_, choices) =>
    chromaticOptions(styleIn(choices), namesIn(choices)).map(({ code, text, spoken, keywords }) => ({
      ...{ code, text },
      ...(spoken && { spoken }),
      ...(keywords && { keywords }),
    })),
});

/** How a neck labels a triad or a scale: with note names, or with intervals above the root. */
export type Display = 'notes' | 'intervals';

/** The choice between notes and intervals on the neck. */
export const displaySetting = (initial: Display, leader: Leader = 'v'): Setting<Display> =>
  oneOf<Display>({
    id: 'display',
    label: 'Display',
    control: 'radios',
    leader,
    options: [
      { value: 'notes', text: 'Notes', keywords: ['show notes', 'note names', 'letters'] },
      {
        value: 'intervals',
        text: 'Intervals',
        keywords: ['show intervals', 'degrees', 'numbers', 'formula'],
      },
    ],
    initial,
  });

/** Part of a neck: the frets between two, both included. */
export interface FretRange {
  readonly lowest: number;
  readonly highest: number;
}

/** The two settings of a range of frets. */
interface FretRangeDeps {
  /** The number of frets of the neck. */
  readonly frets: Setting<number>;
  readonly lowest: Pick<SettingRow, 'id' | 'label'>;
  readonly highest: Pick<SettingRow, 'id' | 'label'>;
  /** When the controls of the two are shown. */
  readonly shown: Pick<SettingRow, 'isShown' | 'reveal'>;
}

const LOWEST_WORDS = (fret: number) => [`from fret ${fret}`, `frets ${fret} to`, `lowest fret ${fret}`];
const HIGHEST_WORDS = (fret: number) => [`to fret ${fret}`, `up to ${fret}`, `highest fret ${fret}`];

interface Bound extends Pick<SettingRow, 'id' | 'label' | 'isShown' | 'reveal'> {
  readonly leader: Leader;
  readonly initial: number;
  /** The words that users type for a fret as this bound. */
  readonly words: (fret: number) => readonly string[];
}

/** A fret from the open string up, picked by its own digit; `within` says which can be chosen. */
const fretBound = (
  { words, ...shape }: Bound,
  within: (fret: number, choices: Choices) => boolean,
): Setting<number> =>
  oneOf<number>({
    ...shape,
    control: 'select',
    options: fretsFrom(0, Math.max(...FRET_COUNTS)).map(fret => ({
      value: fret,
      text: String(fret),
      keywords: [...words(fret), 'filter'],
      digit: DIGIT_KEYS[fret] ?? ('none' as const),
    })),
    adapt: (options, choices) => options.filter(({ code }) => within(Number(code), choices)),
  });

const WHOLE_NECK = 'all';

/** An upper bound that is the last fret of the neck, however long that is, until another is chosen. */
const upTo = (frets: Setting<number>, row: Setting<number>): Setting<number> => {
  const bound: Setting<number> = {
    ...row,
    defaultCode: WHOLE_NECK,
    isChosen: (choices, { code }) => Number(code) === bound.read(choices),
    choose: (choices, { code }) => bound.write(choices, Number(code)),
    read: choices => (choices.has(row.id) ? row.read(choices) : frets.read(choices)),
    write: (choices, fret) => store(choices, bound, fret === frets.read(choices) ? WHOLE_NECK : String(fret)),
  };
  return bound;
};

/**
 * Two settings that choose part of a neck, and the function that keeps them consistent: neither exceeds the last fret, and the
 * lowest fret never exceeds the highest.
 *
 * @example fretRange(deps).read(new Map([['min', '5']])) // { lowest: 5, highest: 12 }
 */
export function fretRange({ frets, lowest, highest, shown }: FretRangeDeps) {
  const low: Setting<number> = fretBound(
    { ...lowest, ...shown, leader: 'i', initial: 0, words: LOWEST_WORDS },
    (fret, choices) => fret <= high.read(choices),
  );
  const high: Setting<number> = upTo(
    frets,
    fretBound(
      { ...highest, ...shown, leader: 'shift+i', initial: FRET_COUNTS[0], words: HIGHEST_WORDS },
      (fret, choices) => fret >= low.read(choices) && fret <= frets.read(choices),
    ),
  );
  return {
    lowest: low,
    highest: high,
    read: (choices: Choices): FretRange => ({ lowest: low.read(choices), highest: high.read(choices) }),
    settle(choices: Choices): Choices {
      const lowered = high.write(choices, Math.min(high.read(choices), frets.read(choices)));
      return low.write(lowered, Math.min(low.read(lowered), high.read(lowered)));
    },
  };
}

const ID = 'strings';

/**
 * The code of an address in today's form. Old addresses counted strings from 0, the sixth string, and only they have a 0:
 * a code without one is in today's form already, or means the same in both.
 */
function numbered(code: string): string {
  const parts = code.split('.');
  if (!parts.includes('0')) return code;
  return parts.map(part => (/^[0-5]$/.test(part) ? String(6 - Number(part)) : part)).join('.');
}

function numberedIn(choices: Choices): Choices {
  const code = choices.get(ID);
  return code?.includes('0') ? new Map(choices).set(ID, numbered(code)) : choices;
}

/**
 * The choice of an instrument's strings, by place. Addresses and keys have a string's number instead.
 *
 * @example stringsSetting(STANDARD_GUITAR, 'shown').read(new Map([['strings', '6.5']])) // [0, 1]
 */
export function stringsSetting(instrument: Instrument, use: StringUse): Setting<readonly number[]> {
  const row = anyOf<number>({
    id: ID,
    label: 'Strings',
    control: 'checkboxes',
    leader: 's',
    toggles: STRING_TITLES[use],
    options: instrument.strings.map(({ number, label }, value) => {
      const digit = ORDINAL_DIGITS[number - 1];
      return {
        value,
        code: String(number),
        text: label,
        toggled: TOGGLED_STRING[use](stringText(instrument, value)),
        brief: String(number),
        keywords: stringWords(instrument, value),
        ...(digit === undefined ? {} : { digit }),
      };
    }),
    initial: placesOf(instrument),
  });
  return {
    ...row,
    accepts: code => row.accepts(numbered(code)),
    isChosen: (choices, option) => row.isChosen(numberedIn(choices), option),
    choose: (choices, option) => row.choose(numberedIn(choices), option),
    read: choices => row.read(numberedIn(choices)),
  };
}

/** The strings that a quiz asks about. */
export const askedStrings = byInstrument(instrument => stringsSetting(instrument, 'asked'));

/** The strings that a neck shows. */
export const shownStrings = byInstrument(instrument => stringsSetting(instrument, 'shown'));
