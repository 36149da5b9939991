import { playSettings } from '../../neckQuiz/playSettings';
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
import { namesIn } from '../../settings/noteNames';
import { noteOption } from '../../settings/noteOptions';
import { anyOf, oneOf, tickedOrAll } from '../../settings/options';
import type { Choices, ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';
import type { NoteNames } from '../../theory/names';
import {
  ALL_SCALE_KEYS,
  FIRST_SCALE_TYPES,
  keysOfType,
  type ScaleKey,
  type ScaleType,
  scaleTypeAliases,
  scaleTypeTitle,
  TYPES_TO_LEARN,
} from '../../theory/scale';
import type { DiagramId } from './diagram';

/**
 * The name of a diagram, and of its grid.
 *
 * @example diagramName(1) // 'Pattern 1'
 */
export function diagramName(id: DiagramId): string {
  if (id === 'neck') return 'Fretboard';
  return typeof id === 'number' ? `Pattern ${id}` : `${id} shape`;
}

/** What the commands of a pattern are called. */
export const PATTERN_TITLES = (name: string) => ({
  go: `Go to ${name}`,
  play: `Play ${name}`,
  copy: `Copy ${name}`,
});

/** Why a key can't be chosen by itself. */
export const ONLY_MINOR = 'Only scales with a minor third are offered in this key';

/** What the commands are called that choose what the quiz asks. */
export const ASK_TITLES = {
  keys: {
    on: key => `Ask about the key of ${key}`,
    off: key => `Don't ask about the key of ${key}`,
    only: keys => `Ask only about ${keys.length === 1 ? 'the key' : 'the keys'} of ${joinedTitle(keys)}`,
  },
  types: {
    on: type => `Ask about ${type} scales`,
    off: type => `Don't ask about ${type} scales`,
    only: types => `Ask only about ${joinedTitle(types)} scales`,
  },
} as const satisfies Record<string, ToggleTitles>;

export const SCALES_QUIZ_TYPES = ['name-degree', 'find-degree', 'ear-degree', 'play-pattern'] as const;
export type ScalesQuizType = (typeof SCALES_QUIZ_TYPES)[number];

const quizType = oneOf<ScalesQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    {
      value: 'name-degree',
      text: 'Name the Degree',
      keywords: ['which degree is this', 'scale number'],
    },
    {
      value: 'find-degree',
      text: 'Find the Degree',
      keywords: ['every third', 'degree in a pattern'],
    },
    {
      value: 'ear-degree',
      text: 'Degree by Ear',
      keywords: ['ear training', 'functional ear training', 'solfege', 'relative pitch'],
    },
    {
      value: 'play-pattern',
      text: 'Play the Pattern',
      keywords: ['run through', 'scale practice', 'finger exercise'],
    },
  ],
  initial: 'name-degree',
});

/** Whether the quiz is the one by ear. */
export const isByEar = (choices: Choices): boolean => quizType.read(choices) === 'ear-degree';

/** Where the controls are of what is heard. */
const BY_EAR = {
  isShown: isByEar,
  reveal: (choices: Choices) => quizType.write(choices, 'ear-degree'),
};

/** Whether the quiz is a pattern to play, which is that of the scale that is shown. */
export const isPlayedThrough = (choices: Choices): boolean => quizType.read(choices) === 'play-pattern';

/** Where the controls are of how a pattern is played. */
export const PLAYED_THROUGH = {
  isShown: isPlayedThrough,
  reveal: (choices: Choices) => quizType.write(choices, 'play-pattern'),
};

/** Where the controls are of what a quiz asks that doesn't follow what is shown. */
const ASKED = {
  isShown: (choices: Choices) => !isPlayedThrough(choices),
  reveal: (choices: Choices) => (isPlayedThrough(choices) ? quizType.write(choices, 'name-degree') : choices),
};

const keyText = (key: ScaleKey, names?: NoteNames) => {
  const { text, spoken } = noteOption(key, names);
  return { text, ...(spoken && { spoken }) };
};

const askedKeyText = (code: string, names: NoteNames) => {
  const key = ALL_SCALE_KEYS.find(each => each === code);
  return key && keyText(key, names);
};

/** The keys without their strokes, which belong to the key that is shown. */
const askedKeys = anyOf<ScaleKey>({
  id: 'keys',
  label: 'Keys to Ask',
  needsLabel: true,
  ...ASKED,
  control: 'fold',
  toggles: ASK_TITLES.keys,
  options: ALL_SCALE_KEYS.map(value => ({ value, ...keyText(value) })),
  initial: ALL_SCALE_KEYS,
  adapt: (options, choices) => {
    const keys: readonly string[] = typesIn(choices).flatMap(keysOfType);
    return options
      .filter(({ code }) => keys.includes(code))
      .map(option => ({ ...option, ...askedKeyText(option.code, namesIn(choices)) }));
  },
});

const askedTypes = anyOf<ScaleType>({
  id: 'types',
  label: 'Scale Types to Ask',
  // Without "scale", which is typed with any scale.
  title: 'Types to Ask',
  needsLabel: true,
  ...ASKED,
  control: 'fold',
  toggles: ASK_TITLES.types,
  options: TYPES_TO_LEARN.map(value => ({
    value,
    text: scaleTypeTitle(value),
    keywords: scaleTypeAliases(value),
  })),
  initial: FIRST_SCALE_TYPES,
});

/** The scale types that a quiz asks about; ticking none means the first ones. */
export const typesIn = (choices: Choices): readonly ScaleType[] =>
  tickedOrAll(askedTypes.read(choices), FIRST_SCALE_TYPES);

const played = playedAnswerSettings({
  selfCheck: 'offered',
  isPlayable: choices => isByEar(choices) || isPlayedThrough(choices),
  makePlayable: choices => (isPlayedThrough(choices) ? choices : BY_EAR.reveal(choices)),
});

/** Answers with keys where the quiz can't be played. Pure. */
export const settlePlayed = played.settle;

/** What tells which key a note is heard in. */
export type Context = 'cadence' | 'drone' | 'none';

const context = oneOf<Context>({
  id: 'context',
  label: 'Context',
  needsLabel: true,
  ...BY_EAR,
  control: 'radios',
  options: [
    { value: 'cadence', text: 'Cadence', keywords: ['i iv v i'] },
    { value: 'drone', text: 'Drone', keywords: ['tonic', 'pedal tone'] },
    { value: 'none', text: 'None', keywords: ['no context'] },
  ],
  initial: 'cadence',
});

/** When the cadence is played: with each new key, or before every question. */
export type ContextTime = 'change' | 'each';

const isCadence = (choices: Choices): boolean => isByEar(choices) && context.read(choices) === 'cadence';

const contextTime = oneOf<ContextTime>({
  id: 'context-at',
  label: 'Play the Context',
  isShown: isCadence,
  reveal: choices => context.write(BY_EAR.reveal(choices), 'cadence'),
  control: 'list',
  options: [
    { value: 'change', text: 'When the Key Changes' },
    { value: 'each', text: 'Before Each Question' },
  ],
  initial: 'change',
});

/** After how many questions the key changes. */
export type KeyChange = 'never' | 6 | 1;

const keyChange = oneOf<KeyChange>({
  id: 'key-change',
  label: 'Change the Key',
  ...BY_EAR,
  control: 'select',
  options: [
    { value: 'never', text: 'Never', keywords: ['same key', 'one key'] },
    { value: 6, text: 'Every 6 Questions' },
    { value: 1, text: 'Every Question', keywords: ['random key'] },
  ],
  initial: 6,
});

/** The degrees to ask about: those of the scale by their numbers, and all notes between them. */
export type DegreeToAsk = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'chromatic';

/** The degrees of a scale as they are ticked. */
export const DEGREE_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

const CHROMATIC = 'Chromatic';

/** What is ticked, within a sentence: a degree, or the notes between them. */
const degreeTitle = (degree: string): string =>
  degree === CHROMATIC ? 'chromatic notes' : `degree ${degree}`;

const DEGREE_TOGGLES: ToggleTitles = {
  on: degree => `Ask about ${degreeTitle(degree)} by ear`,
  off: degree => `Don't ask about ${degreeTitle(degree)} by ear`,
  only: degrees => `Ask only about ${joinedTitle(degrees.map(degreeTitle))} by ear`,
};

const degrees = anyOf<DegreeToAsk>({
  id: 'degrees',
  label: 'Degrees to Ask',
  needsLabel: true,
  ...BY_EAR,
  control: 'checkboxes',
  toggles: DEGREE_TOGGLES,
  options: [
    ...DEGREE_NUMBERS.map(value => ({ value, text: String(value), digit: 'none' as const })),
    { value: 'chromatic', text: CHROMATIC, digit: 'none', keywords: ['accidentals', 'flat', 'sharp'] },
  ],
  initial: [1, 3, 5],
});

/** How many notes are heard before they are named, one after the other. */
export type NotesInARow = 1 | 2 | 3 | 4 | 5;

const row = oneOf<NotesInARow>({
  id: 'row',
  label: 'Notes in a Row',
  ...BY_EAR,
  control: 'select',
  options: ([1, 2, 3, 4, 5] as const).map(value => ({
    value,
    text: String(value),
    keywords: ['melody', 'phrase', 'melodic dictation'],
  })),
  initial: 1,
});

/** How many octaves the notes may lie in. */
const octaves = oneOf<1 | 2>({
  id: 'octaves',
  label: 'Octaves',
  ...BY_EAR,
  control: 'select',
  options: [
    { value: 1, text: '1', keywords: ['one octave'] },
    { value: 2, text: '2', keywords: ['two octaves'] },
  ],
  initial: 1,
});

/** The degrees that Degree by Ear asks about; ticking none means those of the scale. */
export const degreesToAsk = (choices: Choices): readonly DegreeToAsk[] =>
  tickedOrAll<DegreeToAsk>(degrees.read(choices), DEGREE_NUMBERS);

/** What a scales quiz asks, and how. */
export const askSettings = {
  quizType,
  askedKeys,
  askedTypes,
  context,
  contextTime,
  keyChange,
  degrees,
  row,
  octaves,
  ...playSettings(PLAYED_THROUGH),
  // A pattern has an order of its own.
  order: { ...order, ...ASKED },
  answerWith: played.answerWith,
  onlyRight: played.onlyRight,
  drill,
  length: lengthSetting(QUIZ_LENGTH),
  pause: pauseSetting(0),
  afterMistake: afterMistakeSetting('go-on'),
  ...beatSettings(IN_DRILL, choices => isPlayedThrough(choices) && played.whilePlayed.isShown(choices)),
};
