import { ORDINAL_DIGITS } from '../../commands/hotkey';
import {
  accidentals,
  displaySetting,
  frets,
  otherNoteNames,
  rootSetting,
  rootsToAsk,
  styleIn,
} from '../../fretboard/neckSettings';
import type { Instrument } from '../../instrument/instrument';
import {
  closeShapes,
  INVERSION_CODES,
  type Inversion,
  type Shape,
  type StringSet,
  stringSetsOf,
} from '../../instrument/shape';
import { saySetting } from '../../neckQuiz/playSettings';
import { playedAnswerSettings } from '../../quiz/answerWith';
import { order } from '../../quiz/order';
import {
  afterMistakeSetting,
  beatSettings,
  drill,
  IN_DRILL,
  lengthSetting,
  pauseSetting,
} from '../../quiz/pace';
import { QUIZ_LENGTH } from '../../quiz/session';
import { byInstrument, instrumentIn, sharedNeck } from '../../settings/instrument';
import { anyOf, oneOf } from '../../settings/options';
import type { Choices, Setting, SettingOption, ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';
import { chromaticName } from '../../theory/note';
import { qualityTitle, TRIAD_QUALITIES, type Triad, type TriadQuality, triad } from '../../theory/triad';
import {
  accidentalsPart,
  beatPart,
  type DrillPart,
  fretsText,
  lengthPart,
  optionPart,
  type ScreenTable,
  tickedPart,
  valuePart,
} from '../drillText';
import { type Sounding, soundingSetting } from '../sounding';
import type { InversionsToHear } from './quiz/question';
import { shapeBrief, shapeText } from './text';
import type { TriadView } from './view';

/** What the commands are called that choose what the quiz asks. */
export const ASK_TITLES = {
  qualities: {
    on: quality => `Ask about ${quality} triads`,
    off: quality => `Don't ask about ${quality} triads`,
    only: qualities => `Ask only about ${joinedTitle(qualities)} triads`,
  },
  sets: {
    on: set => `Ask on strings ${set}`,
    off: set => `Don't ask on strings ${set}`,
    only: sets => `Ask only on strings ${joinedTitle(sets)}`,
  },
} as const satisfies Record<string, ToggleTitles>;

export const TRIADS_QUIZ_TYPES = [
  'name-quality',
  'name-inversion',
  'complete-shape',
  'ear-quality',
  'play-shape',
] as const;
export type TriadsQuizType = (typeof TRIADS_QUIZ_TYPES)[number];

const quizType = oneOf<TriadsQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    {
      value: 'name-quality',
      text: 'Name the Quality',
      keywords: ['name the triad', 'major or minor', 'which chord is this'],
    },
    {
      value: 'name-inversion',
      text: 'Name the Inversion',
      keywords: ['root position', 'which inversion is this', 'lowest note'],
    },
    {
      value: 'complete-shape',
      text: 'Complete the Shape',
      keywords: ['missing note', 'fill in', 'find the note of a chord'],
    },
    {
      value: 'ear-quality',
      text: 'Quality by Ear',
      keywords: ['ear training', 'hear major or minor', 'chord quality by ear'],
    },
    {
      value: 'play-shape',
      text: 'Play the Shape',
      keywords: ['arpeggio to play', 'string by string'],
    },
  ],
  initial: 'name-quality',
});

const isByEar = (choices: Choices): boolean => quizType.read(choices) === 'ear-quality';

/** Where the controls are of what is heard. */
const BY_EAR = {
  isShown: isByEar,
  reveal: (choices: Choices) => quizType.write(choices, 'ear-quality'),
};

/** Whether the quiz is a shape to play, string by string. */
const isPlayedShape = (choices: Choices): boolean => quizType.read(choices) === 'play-shape';

/** Where the controls are of how a shape is played. */
const PLAYED_SHAPE = {
  isShown: isPlayedShape,
  reveal: (choices: Choices) => quizType.write(choices, 'play-shape'),
};

/** The quizzes that can be answered on an instrument. */
const PLAYABLE: readonly TriadsQuizType[] = ['complete-shape', 'ear-quality', 'play-shape'];

const isPlayable = (choices: Choices): boolean => PLAYABLE.includes(quizType.read(choices));

const played = playedAnswerSettings({
  selfCheck: 'offered',
  isPlayable,
  makePlayable: choices => (isPlayable(choices) ? choices : PLAYED_SHAPE.reveal(choices)),
});

const say = saySetting(PLAYED_SHAPE);

const sounding = soundingSetting({
  ...BY_EAR,
  needsLabel: true,
  keywords: { 'one-by-one': ['broken chord'], together: ['strummed'] },
});

const inversions = oneOf<InversionsToHear>({
  id: 'inversions',
  label: 'Inversions',
  needsLabel: true,
  ...BY_EAR,
  control: 'radios',
  options: [
    { value: 'root', text: 'Root Position', keywords: ['no inversions'] },
    { value: 'all', text: 'All', keywords: ['all inversions'] },
  ],
  initial: 'root',
});

const qualities = anyOf<TriadQuality>({
  id: 'qualities',
  label: 'Qualities to Ask',
  needsLabel: true,
  control: 'fold',
  toggles: ASK_TITLES.qualities,
  options: TRIAD_QUALITIES.map(value => ({ value, text: value })),
  initial: TRIAD_QUALITIES,
});

function setsSetting(instrument: Instrument): Setting<readonly StringSet[]> {
  const ofThree = stringSetsOf(instrument).filter(set => set !== 'All');
  return anyOf<StringSet>({
    id: 'sets',
    label: 'String Sets to Ask',
    // Without "string", which is typed with any string.
    title: 'Sets to Ask',
    needsLabel: true,
    control: 'fold',
    toggles: ASK_TITLES.sets,
    options: ofThree.map(value => ({ value, text: value })),
    initial: ofThree,
  });
}

/** What a triads quiz asks, and how. */
export const askSettings = {
  quizType,
  roots: rootsToAsk,
  qualities,
  sets: byInstrument(setsSetting),
  sounding,
  inversions,
  say,
  order,
  answerWith: played.answerWith,
  onlyRight: played.onlyRight,
  drill,
  length: lengthSetting(QUIZ_LENGTH),
  pause: pauseSetting(0),
  afterMistake: afterMistakeSetting('go-on'),
  ...beatSettings(IN_DRILL, choices => isPlayedShape(choices) && played.whilePlayed.isShown(choices)),
};

// Its other name is a command of its own.
const root = rootSetting({ otherNames: otherNoteNames });

const QUALITY_KEYWORDS: Record<TriadQuality, readonly string[]> = {
  major: ['maj', 'happy'],
  minor: ['min', 'sad'],
  diminished: ['dim', 'flat fifth'],
  augmented: ['aug', 'sharp fifth'],
};

const quality = oneOf<TriadQuality>({
  id: 'quality',
  label: 'Quality',
  control: 'select',
  keywords: ['chord', 'type'],
  leader: 'a',
  options: TRIAD_QUALITIES.map(value => ({
    ...{ value, text: qualityTitle(value), keywords: QUALITY_KEYWORDS[value] },
  })),
  initial: 'major',
});

const HIGH_STRINGS = [
  'top three strings',
  'high strings',
  'highest strings',
  'thin strings',
  'treble strings',
];
const LOW_STRINGS = [
  'bottom three strings',
  'low strings',
  'lowest strings',
  'thick strings',
  'bass strings',
];

/** The strings of a set the way people type them: `2 3 4`, `234`; the sets start at the highest. */
const setKeywords = (set: StringSet, index: number, lowest: number): readonly string[] => {
  if (set === 'All') return ['strings', 'all strings', 'whole neck of triads'];
  const edge = index === 0 ? HIGH_STRINGS : index === lowest ? LOW_STRINGS : [];
  return ['strings', set.replaceAll('-', ' '), set.replaceAll('-', ''), ...edge];
};

function stringSetSetting(instrument: Instrument): Setting<StringSet> {
  const sets = stringSetsOf(instrument);
  const lowest = sets.filter(set => set !== 'All').length - 1;
  return oneOf<StringSet>({
    id: 'set',
    label: 'String Set',
    control: 'select',
    leader: 's',
    options: sets.map((value, index) => ({
      ...{ value, text: value },
      keywords: setKeywords(value, index, lowest),
    })),
    initial: sets[0],
  });
}

/** How often an inversion can occur on one neck: an open shape recurs at frets 12 and 24. */
const TIMES = [1, 2, 3] as const;

/** A close-position shape by its inversion, numbered up the neck, so that a new root keeps the inversion. */
type ShapeId = `${(typeof INVERSION_CODES)[Inversion]}-${(typeof TIMES)[number]}`;

const NO_SHAPE = 'none';

const SHAPE_CODES: readonly (ShapeId | typeof NO_SHAPE)[] = [
  NO_SHAPE,
  ...Object.values(INVERSION_CODES).flatMap(code => TIMES.map((time): ShapeId => `${code}-${time}`)),
];

/** The chosen triad. */
const triadIn = (choices: Choices): Triad =>
  triad(chromaticName(root.read(choices), styleIn(choices)), quality.read(choices));

const ALL_NOTES: SettingOption = {
  code: NO_SHAPE,
  text: 'None',
  digit: '0',
  keywords: ['no shape', 'all notes', 'clear'],
};

/** A close-position shape as an option of its setting. */
function shapeOption({ id, shape }: NumberedShape, index: number): SettingOption {
  const digit = ORDINAL_DIGITS[index];
  return {
    code: id,
    text: shapeText(shape),
    brief: shapeBrief(shape),
    keywords: ['close position', 'voicing', 'fingering'],
    ...(digit && { digit }),
  };
}

interface NumberedShape {
  readonly id: string;
  readonly shape: Shape;
}

/** Close-position shapes with their ids; they are given in order up the neck. */
function numbered(shapes: readonly Shape[]): readonly NumberedShape[] {
  return shapes.map((shape, index) => {
    const time = shapes.slice(0, index + 1).filter(({ inversion }) => inversion === shape.inversion).length;
    return { id: `${INVERSION_CODES[shape.inversion]}-${time}`, shape };
  });
}

const stringSet = byInstrument(stringSetSetting);

const shapesIn = (choices: Choices): readonly NumberedShape[] =>
  numbered(
    closeShapes(instrumentIn(choices), triadIn(choices), stringSet.read(choices), frets.read(choices)),
  );

/** Whether a longer neck would have close-position shapes of the triad on these strings. */
export function hasShapesFurtherUp(choices: Choices): boolean {
  const instrument = instrumentIn(choices);
  const longest = Math.max(...instrument.fretCounts);
  return closeShapes(instrument, triadIn(choices), stringSet.read(choices), longest).length > 0;
}

/** The close-position shape highlighted on the neck. */
const shape = oneOf<ShapeId | typeof NO_SHAPE>({
  id: 'shape',
  label: 'Shape',
  keywords: ['inversion'],
  control: 'list',
  leader: 'f',
  steps: { next: 'j', previous: 'k' },
  options: SHAPE_CODES.map(value => ({ value, text: '' })),
  initial: NO_SHAPE,
  adapt: (_, choices) => [ALL_NOTES, ...shapesIn(choices).map(shapeOption)],
});

function chosenShape(choices: Choices): Shape | undefined {
  const chosen = shape.read(choices);
  return chosen === NO_SHAPE ? undefined : shapesIn(choices).find(({ id }) => id === chosen)?.shape;
}

/** What can be set on the Triads screen. */
export const triadsSettings = {
  frets,
  display: displaySetting('intervals'),
  accidentals,
  root,
  quality,
  stringSet,
  shape,
  ...askSettings,
};

const SOUNDING_TEXTS: Readonly<Record<Sounding, string>> = {
  'one-by-one': 'note by note',
  together: 'notes together',
};

/** What is said of a drill on Triads. */
const drillParts: readonly DrillPart[] = [
  optionPart(triadsSettings.quizType),
  tickedPart(triadsSettings.roots, {
    all: 'all roots',
    one: 'root',
    many: 'roots',
  }),
  tickedPart(triadsSettings.qualities, {
    all: 'all qualities',
    one: 'quality',
    many: 'qualities',
  }),
  tickedPart(triadsSettings.sets, {
    all: 'all string sets',
    one: 'string set',
    many: 'string sets',
  }),
  {
    rows: [sounding],
    tell: choices => (isByEar(choices) ? SOUNDING_TEXTS[sounding.read(choices)] : ''),
  },
  {
    rows: [inversions],
    tell: choices => (isByEar(choices) && inversions.read(choices) === 'all' ? 'all inversions' : ''),
  },
  {
    rows: [say],
    tell: choices => (isPlayedShape(choices) && say.read(choices) === 'each' ? 'each position spoken' : ''),
  },
  valuePart(triadsSettings.frets, last => fretsText(0, last)),
  accidentalsPart(triadsSettings.accidentals),
  beatPart(triadsSettings),
  lengthPart(triadsSettings.length),
];

/** What only decides what is shown. */
const SHOWN_ROWS = [triadsSettings.display, root, quality, stringSet, shape];

export const triadsTable: ScreenTable = {
  drillParts,
  rows: Object.values(triadsSettings),
  shared: sharedNeck,
  hasNoteNames: true,
  notInQuiz: choices =>
    [
      ...SHOWN_ROWS,
      ...(isPlayedShape(choices) ? [] : [say]),
      ...(isPlayable(choices) ? [] : [triadsSettings.onlyRight]),
    ].map(({ id }) => id),
  // A shape that the neck no longer has is deselected.
  settle: choices =>
    played.settle(
      shape.read(choices) === NO_SHAPE || chosenShape(choices) ? choices : shape.write(choices, NO_SHAPE),
    ),
};

/**
 * What some choices show.
 *
 * @example viewIn(new Map([['quality', 'minor']])).triad.tones.map(({ note }) => note) // ['C', 'Eb', 'G']
 */
export const viewIn = (choices: Choices): TriadView => ({
  instrument: instrumentIn(choices),
  triad: triadIn(choices),
  set: stringSet.read(choices),
  frets: frets.read(choices),
  shape: chosenShape(choices),
});
