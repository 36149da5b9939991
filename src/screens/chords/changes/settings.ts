import { ORDINAL_DIGITS } from '../../../commands/hotkey';
import { styleIn } from '../../../fretboard/neckSettings';
import { namesIn } from '../../../settings/noteNames';
import { noteOption } from '../../../settings/noteOptions';
import { numberIn } from '../../../settings/numberSetting';
import { oneOf, type TextSetting, textOf } from '../../../settings/options';
import type { Choices, Setting, SettingOption } from '../../../settings/setting';
import { type Chord, chordText, isSameChord, spokenChord } from '../../../theory/chord';
import {
  type ChordList,
  chordListText,
  chordsIn,
  MOST_CHORDS,
  parseChordList,
} from '../../../theory/chordList';
import { ALL_KEYS, type KeyType } from '../../../theory/key';
import {
  chromaticName,
  type NoteName,
  PITCH_CLASSES,
  type PitchClass,
  pitchClassOf,
} from '../../../theory/note';
import { PROGRESSIONS, progressionIn, progressionTitle } from '../../../theory/progression';
import { BEATS, type Beats } from './beats';
import { OWN_LIST } from './text';

/** The list that the user has typed, as it stands in the address. */
export const ownList: TextSetting<ChordList> = textOf({
  id: 'changes',
  parse: text => parseChordList(text).list,
  format: list => chordListText(list, 'letters'),
});

const OWN = 'own';

/** Only the first nine options have one. */
const NO_DIGIT = 'none' as const;

/** Which list it is: the user's own, or a progression that players know by its numerals. */
export const progression: Setting<string> = oneOf<string>({
  id: 'progression',
  label: 'Progression',
  control: 'select',
  keywords: ['chord progression', 'numerals', 'chord list'],
  leader: 'e',
  options: [
    { value: OWN, text: OWN_LIST, digit: '0' },
    ...PROGRESSIONS.map((each, index) => ({
      ...{ value: each.id, keywords: each.keywords, digit: ORDINAL_DIGITS[index] ?? NO_DIGIT },
      ...progressionTitle(each),
    })),
  ],
  initial: OWN,
  needsLabel: true,
});

const chosenIn = (choices: Choices) => PROGRESSIONS.find(({ id }) => id === progression.read(choices));

/** The tonic of a key as players write it; F sharp and G flat major go by the chosen accidentals. */
function tonicOf(pitch: PitchClass, type: KeyType, choices: Choices): NoteName {
  const names = ALL_KEYS.filter(key => key.type === type && pitchClassOf(key.tonic) === pitch).map(
    ({ tonic }) => tonic,
  );
  const sign = styleIn(choices) === 'flats' ? 'b' : '#';
  return names.find(name => name.endsWith(sign)) ?? names[0] ?? chromaticName(pitch, styleIn(choices));
}

/** The key that a progression is played in. */
export const progressionKey: Setting<PitchClass> = oneOf<PitchClass>({
  id: 'key',
  label: 'Key',
  title: 'Key of the Progression',
  control: 'select',
  leader: 'u',
  options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  initial: 0,
  needsLabel: true,
  isShown: choices => chosenIn(choices) !== undefined,
  adapt: (_, choices) => {
    const type = chosenIn(choices)?.type;
    if (type === undefined) return [];
    return PITCH_CLASSES.map((pitch): SettingOption => {
      const { text, spoken = text, ...key } = noteOption(tonicOf(pitch, type, choices), namesIn(choices));
      const code = chromaticName(pitch, 'sharps');
      return { ...key, code, text: `${text} ${type}`, spoken: `${spoken} ${type}` };
    });
  },
});

/**
 * The list that is shown: a progression in its key or, without one, what was typed.
 *
 * @example chordsIn(listIn(new Map([['changes', 'Am F']]))).length // 2
 */
export function listIn(choices: Choices): ChordList {
  const chosen = chosenIn(choices);
  if (chosen === undefined) return ownList.read(choices);
  return progressionIn(tonicOf(progressionKey.read(choices), chosen.type, choices), chosen);
}

/** The choices with a list of the user's own. */
export const withOwnList = (choices: Choices, list: ChordList): Choices =>
  ownList.write(progression.write(choices, OWN), list);

const hasList = (choices: Choices): boolean => listIn(choices).bars.length > 0;

const anyTempo = numberIn({
  id: 'tempo',
  label: 'Tempo',
  keywords: ['speed', 'bpm', 'metronome'],
  leader: 'b',
  range: { least: 40, most: 200, unit: 'beats per minute' },
  landmarks: [40, 60, 80, 100, 120, 140, 160, 180, 200],
  initial: 80,
});

/** How fast the metronome is; without a list there is nothing to click to. */
export const tempo: Setting<number> = {
  ...anyTempo,
  isShown: hasList,
  optionsIn: choices => (hasList(choices) ? anyTempo.optionsIn(choices) : []),
};

/** How many beats the metronome has for each chord or, in a list with bars, for each bar. */
export const beats: Setting<Beats> = oneOf<Beats>({
  id: 'beats',
  label: 'Beats per Chord or Bar',
  title: 'Beats per Chord',
  control: 'select',
  keywords: ['metronome', 'beats a bar', 'how long each chord'],
  leader: 'shift+b',
  options: BEATS.map(value => ({
    value,
    text: String(value),
    spoken: value === 1 ? '1 beat' : `${value} beats`,
  })),
  initial: 4,
  needsLabel: true,
  isShown: hasList,
  adapt: (options, choices) => (hasList(choices) ? options : []),
});

const PLACES = Array.from({ length: MOST_CHORDS }, (_, index) => index + 1);

interface PlaceDeps {
  /** The chord that some choices show. */
  readonly shown: (choices: Choices) => Chord;
  /** The choices under which a chord is shown. */
  readonly show: (choices: Choices, chord: Chord) => Choices;
}

/** The place in the list, which shows its chord: as long as another chord is shown, none is chosen. */
export function placeSetting({ shown, show }: PlaceDeps): Setting<number> {
  const row = oneOf<number>({
    id: 'at',
    label: 'Changes',
    title: 'Chord',
    control: 'list',
    keywords: ['change', 'progression', 'chord list'],
    leader: 'g',
    steps: { next: 'shift+j', previous: 'shift+k' },
    options: PLACES.map(value => ({ value, text: '' })),
    initial: 1,
    needsLabel: true,
    isShown: hasList,
    adapt(_, choices) {
      const names = namesIn(choices);
      return chordsIn(listIn(choices)).map((chord, index): SettingOption => {
        const digit = ORDINAL_DIGITS[index] ?? NO_DIGIT;
        const code = String(index + 1);
        return { code, text: chordText(chord, 'letters', names), spoken: spokenChord(chord, names), digit };
      });
    },
  });
  const chordAt = (choices: Choices, code: string): Chord | undefined =>
    chordsIn(listIn(choices))[Number(code) - 1];
  return {
    ...row,
    isChosen(choices, option) {
      const chord = chordAt(choices, option.code);
      return row.isChosen(choices, option) && chord !== undefined && isSameChord(chord, shown(choices));
    },
    choose(choices, option) {
      const chord = chordAt(choices, option.code);
      return chord ? show(row.choose(choices, option), chord) : choices;
    },
  };
}
