import { ORDINAL_DIGITS } from '../../commands/hotkey';
import { accidentals, frets, rootSetting, rootsToAsk, styleIn } from '../../fretboard/neckSettings';
import type { Instrument } from '../../instrument/instrument';
import { type Voicing, voicingsOf } from '../../instrument/voicing';
import { answerWith } from '../../quiz/answerWith';
import { order } from '../../quiz/order';
import { afterMistakeSetting, drill, lengthSetting, pauseSetting } from '../../quiz/pace';
import { QUIZ_LENGTH } from '../../quiz/session';
import { instrumentIn, sharedNeck } from '../../settings/instrument';
import { namesIn } from '../../settings/noteNames';
import { ownNamedOptions } from '../../settings/noteOptions';
import { anyOf, oneOf } from '../../settings/options';
import type { Choices, SettingOption, ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';
import {
  CHORD_TYPES,
  type Chord,
  type ChordType,
  chord,
  chordText,
  chordTypeAliases,
  chordTypeName,
  chordTypeTitle,
  isSameChord,
  spokenChord,
  spokenChordType,
  usualChord,
} from '../../theory/chord';
import { chordsIn } from '../../theory/chordList';
import {
  chromaticName,
  type NoteName,
  PITCH_CLASSES,
  type PitchClass,
  pitchClassOf,
} from '../../theory/note';
import {
  accidentalsPart,
  type DrillPart,
  fretsText,
  lengthPart,
  optionPart,
  type ScreenTable,
  tickedPart,
  valuePart,
} from '../drillText';
import { type Sounding, soundingSetting } from '../sounding';
import { beats, listIn, ownList, placeSetting, progression, progressionKey, tempo } from './changes/settings';
import { shapeLine } from './text';
import type { ChordDisplay, ChordView, ShownChanges } from './view';

const root = rootSetting();

const type = oneOf<ChordType>({
  id: 'type',
  label: 'Chord Type',
  control: 'select',
  keywords: ['chord', 'quality'],
  leader: 'a',
  options: CHORD_TYPES.map(value => ({
    ...{ value, text: chordTypeTitle(value) },
    keywords: chordTypeAliases(value).filter(alias => /^[a-z]{3,}$/.test(alias)),
  })),
  initial: 'major',
});

const ROOT = 'root';

const bass = oneOf<PitchClass | typeof ROOT>({
  id: 'bass',
  label: 'Bass Note',
  control: 'select',
  keywords: ['slash chord', 'lowest note', 'over'],
  leader: 'shift+r',
  options: [
    { value: ROOT, text: '' },
    ...PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  ],
  initial: ROOT,
  adapt: (_, choices) => [
    { code: ROOT, text: 'Root', digit: '0', keywords: ['no slash'] },
    ...ownNamedOptions(styleIn(choices), namesIn(choices)),
  ],
});

const display = oneOf<ChordDisplay>({
  id: 'display',
  label: 'Display',
  control: 'radios',
  leader: 'v',
  options: [
    { value: 'fingers', text: 'Fingers', keywords: ['show fingers', 'fingering'] },
    { value: 'notes', text: 'Notes', keywords: ['show notes', 'note names', 'letters'] },
    { value: 'intervals', text: 'Intervals', keywords: ['show intervals', 'degrees', 'formula'] },
  ],
  initial: 'fingers',
});

/** The chosen chord, spelled with the chosen accidentals where its notes can be. */
function chosenChord(choices: Choices): Chord {
  const style = styleIn(choices);
  const own = root.read(choices);
  const low = bass.read(choices);
  const over = low === ROOT ? undefined : chromaticName(low, style);
  try {
    return chord(chromaticName(own, style), type.read(choices), over);
  } catch (error) {
    // Three flats, as in G flat diminished seven.
    if (error instanceof RangeError)
      return chord(usualChord(own, type.read(choices)).root, type.read(choices), over);
    throw error;
  }
}

/** Which chord of the list is on the neck. */
const place = placeSetting({ shown: chosenChord, show: withChord });

/** The chord on the neck: one of the list is spelled as it is there, if no accidentals that can be chosen give that: Cb in Gb. */
function chordIn(choices: Choices): Chord {
  const chosen = chosenChord(choices);
  const listed = chordsIn(listIn(choices))[place.read(choices) - 1];
  if (listed === undefined || !isSameChord(listed, chosen)) return chosen;
  const isOffered = (['sharps', 'flats'] as const).some(
    style => chromaticName(pitchClassOf(listed.root), style) === listed.root,
  );
  return isOffered ? chosen : listed;
}

/** How many shapes are offered: the rest lies further up, or is harder. */
export const SHAPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const known = new Map<string, readonly Voicing[]>();

/** The shapes that are offered of a chord; computed once while the same is shown. */
function shapesOf(instrument: Instrument, of: Chord, last: number): readonly Voicing[] {
  const key = [instrument.id, chordText(of, 'letters'), last].join(' ');
  const found = known.get(key) ?? voicingsOf(instrument, of, last).slice(0, SHAPES.length);
  if (!known.has(key)) {
    // Fewer than a screen asks for at once would be computed again and again.
    if (known.size > 80) known.clear();
    known.set(key, found);
  }
  return found;
}

const shapesIn = (choices: Choices): readonly Voicing[] =>
  shapesOf(instrumentIn(choices), chordIn(choices), frets.read(choices));

/** The shape on the neck, by its rank. */
const shape = oneOf<(typeof SHAPES)[number]>({
  id: 'shape',
  label: 'Shapes',
  title: 'Shape',
  keywords: ['voicing', 'fingering', 'position'],
  control: 'list',
  leader: 'f',
  steps: { next: 'j', previous: 'k' },
  options: SHAPES.map(value => ({ value, text: '' })),
  initial: 1,
  adapt: (_, choices) => {
    const names = namesIn(choices);
    const name = chordText(chordIn(choices), 'letters', names);
    const spoken = spokenChord(chordIn(choices), names);
    return shapesIn(choices).map((voicing, index): SettingOption => {
      const digit = ORDINAL_DIGITS[index];
      return {
        code: String(index + 1),
        ...shapeLine({ text: name, spoken }, voicing),
        ...(digit && { digit }),
      };
    });
  },
});

export const CHORDS_QUIZ_TYPES = ['name-chord', 'build-chord', 'ear-chord-type'] as const;
export type ChordsQuizType = (typeof CHORDS_QUIZ_TYPES)[number];

const quizType = oneOf<ChordsQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    {
      value: 'name-chord',
      text: 'Name the Chord',
      keywords: ['which chord is this', 'name the shape', 'chord names'],
    },
    {
      value: 'build-chord',
      text: 'Build the Chord',
      keywords: ['build a chord', 'find the shape', 'put your fingers', 'make a chord'],
    },
    {
      value: 'ear-chord-type',
      text: 'Chord by Ear',
      keywords: ['ear training', 'hear chord types', 'major minor or seventh by ear'],
    },
  ],
  initial: 'name-chord',
});

const TYPE_TITLES: ToggleTitles = {
  on: each => `Ask about ${each} chords`,
  off: each => `Don't ask about ${each} chords`,
  only: all => `Ask only about ${joinedTitle(all)} chords`,
};

const types = anyOf<ChordType>({
  id: 'types',
  label: 'Types to Ask',
  needsLabel: true,
  control: 'fold',
  toggles: TYPE_TITLES,
  options: CHORD_TYPES.map(value => ({ value, text: chordTypeName(value), spoken: spokenChordType(value) })),
  initial: ['major', 'minor', '7'],
});

const sounding = soundingSetting({
  isShown: choices => quizType.read(choices) === 'ear-chord-type',
  reveal: choices => quizType.write(choices, 'ear-chord-type'),
  needsLabel: true,
  keywords: { 'one-by-one': ['string by string', 'broken chord'], together: ['strummed'] },
  initial: 'together',
});

/** What a chords quiz asks, and how. */
const askSettings = {
  quizType,
  types,
  roots: rootsToAsk,
  sounding,
  order,
  answerWith,
  drill,
  length: lengthSetting(QUIZ_LENGTH),
  pause: pauseSetting(0, 'shift+w'),
  afterMistake: afterMistakeSetting('go-on'),
};

/** What can be set on the Chords screen. */
export const chordsSettings = {
  ...{ root, type, bass, shape, display, accidentals, frets },
  ...{ progression, progressionKey, place, tempo, beats },
  ...askSettings,
};

const SOUNDING_TEXTS: Readonly<Record<Sounding, string>> = {
  'one-by-one': 'string by string',
  together: 'strummed',
};

/** What is said of a drill on Chords. */
const drillParts: readonly DrillPart[] = [
  optionPart(quizType),
  tickedPart(types, { all: 'all types', one: 'type', many: 'types' }),
  tickedPart(rootsToAsk, { all: 'all roots', one: 'root', many: 'roots' }),
  {
    rows: [sounding],
    tell: choices =>
      quizType.read(choices) === 'ear-chord-type' ? SOUNDING_TEXTS[sounding.read(choices)] : '',
  },
  valuePart(frets, last => fretsText(0, last)),
  accidentalsPart(accidentals),
  lengthPart(askSettings.length),
];

export const chordsTable: ScreenTable = {
  drillParts,
  rows: Object.values(chordsSettings),
  texts: [ownList],
  notInQuiz: [
    ...[root, type, bass, shape, display],
    ...[progression, progressionKey, place, tempo, beats],
  ].map(({ id }) => id),
  shared: sharedNeck,
  hasNoteNames: true,
  // A rank that another chord doesn't have is its first, which needn't be looked up.
  settle: choices =>
    shape.read(choices) > 1 && shapesIn(choices).length < shape.read(choices)
      ? shape.write(choices, 1)
      : choices,
};

const styleOf = (name: NoteName) =>
  name.includes('b') ? 'flats' : name.includes('#') ? 'sharps' : undefined;

/** The choices under which a chord is shown, in its first shape. */
export function withChord(choices: Choices, { root: own, type: kind, bass: low }: Chord): Choices {
  const style = styleOf(own) ?? (low && styleOf(low)) ?? styleIn(choices);
  const rows = [
    (before: Choices) => root.write(before, pitchClassOf(own)),
    (before: Choices) => type.write(before, kind),
    (before: Choices) => bass.write(before, low === undefined ? ROOT : pitchClassOf(low)),
    (before: Choices) => accidentals.write(before, style),
    (before: Choices) => shape.write(before, 1),
  ];
  return rows.reduce((before, write) => write(before), choices);
}

/**
 * What some choices show.
 *
 * @example viewIn(new Map([['type', 'm7']])).chord.type // 'm7'
 */
export function viewIn(choices: Choices): ChordView {
  const voicings = shapesIn(choices);
  return {
    ...{ instrument: instrumentIn(choices), chord: chordIn(choices), frets: frets.read(choices) },
    ...{ count: voicings.length, index: shape.read(choices) - 1 },
    voicing: voicings[shape.read(choices) - 1],
  };
}

/** What some choices show of the list. */
export function changesIn(choices: Choices): ShownChanges {
  const list = listIn(choices);
  const chords = chordsIn(list);
  const instrument = instrumentIn(choices);
  const at = place.read(choices);
  return {
    ...{ instrument, list, chords },
    shapes: chords.map(each => shapesOf(instrument, each, frets.read(choices))[0]),
    index: place.isChosen(choices, { code: String(at), text: '' }) ? at - 1 : undefined,
  };
}
