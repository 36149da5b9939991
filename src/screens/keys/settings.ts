import { leaderSlot } from '../../commands/command';
import type { Leader } from '../../commands/hotkey';
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
import { namesIn } from '../../settings/noteNames';
import { noteKey, noteStroke } from '../../settings/noteOptions';
import { anyOf, oneOf, tickedOrAll } from '../../settings/options';
import type { Choices, Setting, SettingOption } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';
import {
  ALL_KEYS,
  CHORD_NUMBERS,
  type ChordNumber,
  KEY_TYPES,
  type Key,
  type KeyType,
  keyName,
  spokenKey,
} from '../../theory/key';
import { type NoteNames, otherWords } from '../../theory/names';
import { pitchClassOf } from '../../theory/note';
import {
  beatPart,
  type DrillPart,
  lengthPart,
  optionPart,
  type ScreenTable,
  tickedPart,
  valuePart,
} from '../drillText';

/** The key in the address: none, something that isn't a key, or one of the 26. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'key'; readonly key: Key };

export type View = 'information' | 'quiz';
export type KeysQuizType = 'name-key' | 'count-accidentals' | 'ear-chord';
export type KeyTypes = KeyType | 'both';

/** The numbers of chords as they are written where the key may be major or minor. */
const NUMERALS: Readonly<Record<ChordNumber, string>> = {
  ...{ 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V', '5m': 'v', 6: 'VI', 7: 'VII' },
};

const QUESTION_COUNTS = [5, 10, 15, 20] as const;
export type QuestionCount = (typeof QUESTION_COUNTS)[number];

const NONE = 'none';

/** The leaders before a note letter that selects a key of each type. */
export const LEADERS: Record<KeyType, Leader> = { major: 'r', minor: 'shift+r' };

/** A leader as it can be mentioned in a text. */
export const keyOfLeader = (type: KeyType) =>
  ({ id: leaderSlot('keys.key', LEADERS[type]), hotkey: LEADERS[type] }) as const;

/** What is said of each leader. */
const LEADER_BRIEFS: Record<KeyType, string> = { major: 'Major key', minor: 'Minor key' };

/** A key as written in the address: `Gb-major`. */
export const codeOf = ({ tonic, type }: Key): string => `${tonic}-${type}`;

/**
 * The selection that a code from the address stands for.
 *
 * @example selectionOf('H-major') // { kind: 'unknown' }
 */
export function selectionOf(code: string): Selection {
  if (code === NONE) return { kind: 'none' };
  const key = ALL_KEYS.find(candidate => codeOf(candidate) === code);
  return key === undefined ? { kind: 'unknown' } : { kind: 'key', key };
}

/** By pitch, majors first: the order of the circle would reveal how many accidentals each key has. */
const KEYS_BY_PITCH = KEY_TYPES.flatMap(type =>
  ALL_KEYS.filter(key => key.type === type).sort((a, b) => pitchClassOf(a.tonic) - pitchClassOf(b.tonic)),
);

/** A key as an option. */
function keyOption(key: Key, names?: NoteNames): SettingOption {
  const stroke = noteStroke(key.tonic, names);
  return {
    code: codeOf(key),
    text: keyName(key, 'letters', names),
    spoken: spokenKey(key, names),
    leader: LEADERS[key.type],
    leaderBrief: LEADER_BRIEFS[key.type],
    ...(names && { keywords: otherWords(key.tonic, names) }),
    ...(stroke === undefined ? {} : noteKey(stroke)),
  };
}

/** The keys in other names. */
const renamed = (options: readonly SettingOption[], names: NoteNames): readonly SettingOption[] =>
  names === 'english'
    ? options
    : options.map(option => {
        const key = KEYS_BY_PITCH.find(each => codeOf(each) === option.code);
        return key ? keyOption(key, names) : option;
      });

const keyRow = oneOf<string>({
  id: 'key',
  label: 'Key',
  keywords: ['key signature', 'how many sharps or flats'],
  control: 'select',
  leader: LEADERS.major,
  options: [
    ...KEYS_BY_PITCH.map(key => ({ ...keyOption(key), value: codeOf(key) })),
    { value: NONE, text: 'none', digit: '0', keywords: ['clear', 'nothing', 'unselect'] },
  ],
  initial: NONE,
  adapt: (options, choices) => renamed(options, namesIn(choices)),
});

/** The selected key. A code of no key stays in the address, so that the panel can say it wasn't found. */
const selection: Setting<Selection> = {
  ...keyRow,
  accepts: () => true,
  read: choices => selectionOf(choices.get(keyRow.id) ?? NONE),
  write: (choices, value) => keyRow.write(choices, value.kind === 'key' ? codeOf(value.key) : NONE),
};

const view = oneOf<View>({
  id: 'view',
  isView: true,
  label: 'View',
  control: 'radios',
  leader: 'v',
  options: [
    { value: 'information', text: 'Key Information', keywords: ['tab', 'signature'] },
    { value: 'quiz', text: 'Quiz', keywords: ['tab', 'setup'] },
  ],
  initial: 'information',
});

/** In the quiz's tab. */
const inQuiz = { reveal: (choices: Choices) => view.write(choices, 'quiz') };

const quizType = oneOf<KeysQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  ...inQuiz,
  control: 'list',
  leader: 'y',
  options: [
    { value: 'name-key', text: 'Name the Key', keywords: ['name key', 'identify', 'signature'] },
    {
      value: 'count-accidentals',
      text: 'Count the Accidentals',
      keywords: ['count accidentals', 'how many sharps', 'how many flats', 'number'],
    },
    {
      value: 'ear-chord',
      text: 'Chord by Ear',
      keywords: ['ear training', 'chord progressions by ear', 'roman numerals by ear'],
    },
  ],
  initial: 'name-key',
});

const isByEar = (choices: Choices): boolean => quizType.read(choices) === 'ear-chord';

/** Where the controls are of what is heard. */
const BY_EAR = {
  isShown: isByEar,
  reveal: (choices: Choices) => quizType.write(inQuiz.reveal(choices), 'ear-chord'),
};

const played = playedAnswerSettings({
  selfCheck: 'offered',
  isPlayable: isByEar,
  makePlayable: BY_EAR.reveal,
});

const chords = anyOf<ChordNumber>({
  id: 'chords',
  label: 'Chords to Ask',
  needsLabel: true,
  ...BY_EAR,
  control: 'checkboxes',
  toggles: {
    on: chord => `Ask about the ${chord} chord by ear`,
    off: chord => `Don't ask about the ${chord} chord by ear`,
    only: asked => `Ask only about the chords ${joinedTitle(asked)} by ear`,
  },
  options: CHORD_NUMBERS.map(value => ({
    value,
    text: NUMERALS[value],
    spoken: value === '5m' ? 'minor 5' : String(value),
    digit: 'none',
  })),
  initial: [1, 4, 5],
});

/** The chords that Chord by Ear asks about; ticking none means all of them. */
export const chordsToAsk = (choices: Choices): readonly ChordNumber[] =>
  tickedOrAll<ChordNumber>(chords.read(choices), CHORD_NUMBERS);

/** How many chords are heard before they are named, one after the other. */
export type ChordsInARow = 1 | 2 | 3 | 4;

const row = oneOf<ChordsInARow>({
  id: 'row',
  label: 'Chords in a Row',
  ...BY_EAR,
  control: 'select',
  options: ([1, 2, 3, 4] as const).map(value => ({ value, text: String(value), keywords: ['progression'] })),
  initial: 1,
});

const keyTypes = oneOf<KeyTypes>({
  id: 'types',
  label: 'Key Types',
  ...inQuiz,
  control: 'radios',
  leader: 'k',
  options: [
    { value: 'major', text: 'Major', keywords: ['only major keys', 'just major'] },
    { value: 'minor', text: 'Minor', keywords: ['only minor keys', 'just minor'] },
    { value: 'both', text: 'Both', keywords: ['major and minor keys', 'all keys'] },
  ],
  initial: 'both',
});

/** A drill has a length of its own. */
const outsideDrill = {
  isShown: (choices: Choices) => !IN_DRILL.isShown(choices),
  reveal: (choices: Choices) => drill.write(inQuiz.reveal(choices), 'off'),
};

const inDrill = {
  ...IN_DRILL,
  reveal: (choices: Choices) => IN_DRILL.reveal(inQuiz.reveal(choices)),
};

const questionCount = oneOf<QuestionCount>({
  id: 'count',
  label: 'Number of Questions',
  ...outsideDrill,
  control: 'select',
  leader: 'n',
  options: QUESTION_COUNTS.map(value => ({
    value,
    text: String(value),
    keywords: [`${value} questions`, 'length'],
  })),
  initial: 10,
});

/** Sharps or flats; no key of the circle has more than six. */
export const ACCIDENTAL_COUNTS = [1, 2, 3, 4, 5, 6] as const;
export type AccidentalCount = (typeof ACCIDENTAL_COUNTS)[number];

const mostAccidentals = oneOf<AccidentalCount>({
  id: 'most',
  label: 'Most Accidentals',
  ...inDrill,
  keywords: ['easy keys', 'only keys with few sharps or flats', 'up to'],
  control: 'select',
  options: ACCIDENTAL_COUNTS.map(value => ({
    value,
    text: String(value),
    keywords: [`up to ${value} accidentals`, `up to ${value} sharps or flats`],
  })),
  initial: 6,
});

/** What can be set on the Keys screen. */
export const keysSettings = {
  selection,
  view,
  quizType,
  keyTypes,
  chords,
  row,
  questionCount,
  order: { ...order, ...inQuiz },
  answerWith: { ...played.answerWith, ...inQuiz },
  onlyRight: {
    ...played.onlyRight,
    reveal: (choices: Choices) => played.whilePlayed.reveal(inQuiz.reveal(choices)),
  },
  drill: { ...drill, ...inQuiz },
  length: { ...lengthSetting(10), ...inDrill },
  mostAccidentals,
  pause: { ...pauseSetting(0), ...inQuiz },
  afterMistake: afterMistakeSetting('go-on'),
  ...beatSettings(inDrill),
};

const KEYS: Readonly<Record<KeyTypes, string>> = {
  major: 'major keys',
  minor: 'minor keys',
  both: 'major and minor keys',
};

const chordsPart = tickedPart(chords, { all: 'all chords', one: 'chord', many: 'chords' });

/** What is said of a drill on Keys. */
const drillParts: readonly DrillPart[] = [
  optionPart(keysSettings.quizType),
  valuePart(keysSettings.keyTypes, types => KEYS[types]),
  {
    rows: [keysSettings.mostAccidentals, keysSettings.questionCount],
    tell(choices) {
      if (drill.read(choices) === 'off') return `${keysSettings.questionCount.read(choices)} questions`;
      const most = keysSettings.mostAccidentals.read(choices);
      return most === 1 ? 'up to 1 accidental' : `up to ${most} accidentals`;
    },
  },
  {
    rows: [chords],
    tell: (choices, way) => (isByEar(choices) ? chordsPart.tell(choices, way) : ''),
  },
  {
    rows: [row],
    tell: choices =>
      isByEar(choices) && row.read(choices) > 1 ? `${row.read(choices)} chords in a row` : '',
  },
  beatPart(keysSettings),
  lengthPart(keysSettings.length),
];

export const keysTable: ScreenTable = {
  drillParts,
  rows: Object.values(keysSettings),
  hasNoteNames: true,
  notInQuiz: choices =>
    [selection, view, ...(isByEar(choices) ? [] : [keysSettings.onlyRight])].map(({ id }) => id),
  settle: played.settle,
};
