import {
  accidentals,
  askedStrings,
  type FretRange,
  fretRange,
  frets,
  otherNoteNames,
  styleIn,
} from '../../fretboard/neckSettings';
import type { Instrument } from '../../instrument/instrument';
import { allPositions, midiAt, type Position } from '../../instrument/position';
import { octaveSetting, playedAnswerSettings } from '../../quiz/answerWith';
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
import { sharedNeck } from '../../settings/instrument';
import { namesIn } from '../../settings/noteNames';
import { ownNamedOptions } from '../../settings/noteOptions';
import { anyOf, oneOf, onOff } from '../../settings/options';
import type { Choices, ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../../theory/note';
import { spokenSignature } from '../../theory/signature';
import { isInSignature, SIGNATURES, type Signature } from '../../theory/staff';
import {
  accidentalsPart,
  beatPart,
  type DrillPart,
  fretsText,
  lengthPart,
  optionPart,
  type ScreenTable,
  stringsPart,
} from '../drillText';

/** Which notes a drill asks about. */
export type NotesToAsk = 'all' | 'naturals';

/** The corner of the neck that a drill asks about. */
export interface Corner extends FretRange {
  readonly notes: NotesToAsk;
}

/** What decides which places a quiz may ask about. */
export interface Asking {
  readonly instrument: Instrument;
  readonly frets: number;
  /** By place; never empty. */
  readonly strings: readonly number[];
  /** Left out of a quiz on the whole neck. */
  readonly corner?: Corner;
  /** The key signature of what is read; its notes are the naturals. */
  readonly signature?: Signature;
}

/** Whether a fret is one of those that a quiz asks about. */
export const isFretAsked = ({ corner }: Pick<Asking, 'corner'>, fret: number): boolean =>
  corner === undefined || (fret >= corner.lowest && fret <= corner.highest);

/** The places on a quiz's strings and frets, whatever their notes. */
export const placesWithin = (asking: Asking): readonly Position[] =>
  allPositions(asking.instrument, asking.frets).filter(
    ({ guitarString, fret }) => asking.strings.includes(guitarString) && isFretAsked(asking, fret),
  );

/** Tells whether a place has a natural or, where a key signature is read, a note of it. */
export const isNaturalAt =
  ({ instrument, signature = 0 }: Asking) =>
  (place: Position): boolean =>
    isInSignature(midiAt(instrument, place), signature);

/**
 * Whether only naturals are wanted where there are none; then every note is asked.
 *
 * @example hasNoNaturals({ instrument, frets: 12, strings: [0], corner: { lowest: 4, highest: 4, notes: 'naturals' } }) // true: G#
 */
export const hasNoNaturals = (asking: Asking): boolean =>
  asking.corner?.notes === 'naturals' && !placesWithin(asking).some(isNaturalAt(asking));

/** What the commands that highlight notes are called. */
export const HIGHLIGHT_TITLES: ToggleTitles = {
  on: note => `Highlight ${note}`,
  off: note => `Stop highlighting ${note}`,
  only: notes => `Highlight only ${joinedTitle(notes)}`,
};

/** What those commands do, in the row that the list of shortcuts has for them. */
const HIGHLIGHT_ANY = 'Highlight a note';

/** The types of quiz of the Notes screen. */
export const NOTES_QUIZ_TYPES = [
  'find-note',
  'name-note',
  'find-on-string',
  'play-note',
  'read-note',
] as const;
export type NotesQuizType = (typeof NOTES_QUIZ_TYPES)[number];

/** A key signature as an option: `2 Sharps`. */
function signatureTitle(accidentals: Signature): string {
  const count = Math.abs(accidentals);
  if (count === 0) return 'None';
  return `${count} ${accidentals > 0 ? 'Sharp' : 'Flat'}${count === 1 ? '' : 's'}`;
}

const highlights = anyOf<PitchClass>({
  id: 'notes',
  label: 'Highlight',
  control: 'toggles',
  toggles: HIGHLIGHT_TITLES,
  series: HIGHLIGHT_ANY,
  options: PITCH_CLASSES.map(value => ({ value, code: chromaticName(value, 'sharps'), text: '' })),
  initial: [],
  adapt: (_, choices) => ownNamedOptions(styleIn(choices), namesIn(choices)),
  otherNames: otherNoteNames,
});

const others = onOff({
  id: 'others',
  label: 'Show other notes',
  title: 'Other notes',
  leader: 'v',
  initial: 'on',
});

const quizType = oneOf<NotesQuizType>({
  id: 'quiz',
  label: 'Quiz Type',
  control: 'radios',
  leader: 'y',
  options: [
    { value: 'find-note', text: 'Find Note' },
    { value: 'name-note', text: 'Name Note' },
    {
      value: 'find-on-string',
      text: 'Find on String',
    },
    {
      value: 'play-note',
      text: 'Play Note',
    },
    { value: 'read-note', text: 'Read the Note' },
  ],
  initial: 'find-note',
});

/** What is done with a note that is read. */
export type ReadingTask = 'find' | 'string' | 'name';

const isReading = (choices: Choices): boolean => quizType.read(choices) === 'read-note';

/** Only where notes are read. */
const IN_READING = {
  isShown: isReading,
  reveal: (choices: Choices) => (isReading(choices) ? choices : quizType.write(choices, 'read-note')),
};

const task = oneOf<ReadingTask>({
  id: 'task',
  label: 'Task',
  ...IN_READING,
  control: 'list',
  options: [
    { value: 'find', text: 'Find It' },
    { value: 'string', text: 'Find It on a String' },
    { value: 'name', text: 'Name It' },
  ],
  initial: 'find',
});

const signature = oneOf<Signature>({
  id: 'signature',
  label: 'Signature',
  ...IN_READING,
  control: 'select',
  options: SIGNATURES.map(value => ({ value, text: signatureTitle(value) })),
  initial: 0,
});

/** Whether what is read has a key signature. */
const readsInKey = (choices: Choices): boolean => isReading(choices) && signature.read(choices) !== 0;

/** The notes that a key signature has, as an option in place of the naturals. */
const IN_THE_KEY = 'In the Key';

/** The quizzes of the Notes screen: each type, but naming what is read is one of its own. */
export type NotesQuizId = NotesQuizType | 'read-name';

/** The quiz that some choices set up. */
export const notesQuizIn = (choices: Choices): NotesQuizId =>
  isReading(choices) && task.read(choices) === 'name' ? 'read-name' : quizType.read(choices);

/** Naming a note takes no instrument. */
const isPlayable = (choices: Choices): boolean => !['name-note', 'read-name'].includes(notesQuizIn(choices));

const played = playedAnswerSettings({
  selfCheck: 'offered',
  isPlayable,
  makePlayable: choices => (isPlayable(choices) ? choices : quizType.write(choices, 'play-note')),
});

/** In Find Note each octave has places of its own. */
const namesString = (choices: Choices): boolean =>
  ['find-on-string', 'play-note'].includes(quizType.read(choices));

const octave = octaveSetting({
  // The string says which octaves there are.
  initial: 'exact',
  isShown: choices => played.whilePlayed.isShown(choices) && namesString(choices),
  reveal(choices) {
    const revealed = played.whilePlayed.reveal(choices);
    return namesString(revealed) ? revealed : quizType.write(revealed, 'play-note');
  },
});

/** The frets that a drill asks about. */
export const drillFrets = fretRange({
  ...{ frets, shown: IN_DRILL },
  lowest: { id: 'low', label: 'Lowest Fret' },
  highest: { id: 'high', label: 'Highest Fret' },
});

const notesToAsk = oneOf<NotesToAsk>({
  id: 'ask',
  label: 'Notes to Ask',
  ...IN_DRILL,
  control: 'radios',
  options: [
    { value: 'all', text: 'All' },
    { value: 'naturals', text: 'Naturals' },
  ],
  initial: 'all',
  // In a key its own notes are the ones without a sign.
  adapt: (options, choices) =>
    readsInKey(choices)
      ? options.map(option => (option.code === 'naturals' ? { ...option, text: IN_THE_KEY } : option))
      : options,
});

/** What can be set on the Notes screen. */
export const notesSettings = {
  frets,
  accidentals,
  highlights,
  others,
  quizType,
  task,
  signature,
  strings: askedStrings,
  order,
  answerWith: played.answerWith,
  octave,
  onlyRight: played.onlyRight,
  drill,
  length: lengthSetting(QUIZ_LENGTH),
  lowestFret: drillFrets.lowest,
  highestFret: drillFrets.highest,
  notesToAsk,
  pause: pauseSetting(0),
  afterMistake: afterMistakeSetting('go-on'),
  ...beatSettings(),
};

/** The choices of a first drill: the naturals of the first position on the two lowest strings of a guitar, for two minutes. */
export const FIRST_DRILL: Choices = [
  (choices: Choices) => quizType.write(choices, 'name-note'),
  (choices: Choices) => askedStrings.write(choices, [0, 1]),
  (choices: Choices) => drill.write(choices, 'on'),
  (choices: Choices) => notesSettings.length.write(choices, '2m'),
  (choices: Choices) => notesSettings.highestFret.write(choices, 5),
  (choices: Choices) => notesToAsk.write(choices, 'naturals'),
].reduce<Choices>((choices, choose) => choose(choices), new Map());

/** The corner of the neck that a drill asks about. */
export const cornerIn = (choices: Choices): Corner => ({
  ...drillFrets.read(choices),
  notes: notesToAsk.read(choices),
});

/** What is said of the task of a drill; finding goes without saying. */
const TASK_PARTS: Readonly<Record<ReadingTask, string>> = {
  find: '',
  string: 'on a string',
  name: 'by name',
};

/** What is said of a drill on Notes. */
const drillParts: readonly DrillPart[] = [
  optionPart(notesSettings.quizType),
  {
    rows: [notesSettings.task],
    tell: choices => (isReading(choices) ? TASK_PARTS[task.read(choices)] : ''),
  },
  {
    rows: [notesSettings.signature],
    tell(choices) {
      const accidentals = isReading(choices) ? signature.read(choices) : 0;
      return accidentals === 0 ? '' : spokenSignature(accidentals);
    },
  },
  stringsPart(notesSettings.strings),
  {
    rows: [notesSettings.frets, notesSettings.lowestFret, notesSettings.highestFret],
    tell(choices) {
      const { lowest, highest } = drillFrets.read(choices);
      return fretsText(lowest, highest);
    },
  },
  {
    rows: [notesSettings.notesToAsk],
    tell(choices) {
      if (notesToAsk.read(choices) === 'all') return '';
      return readsInKey(choices) ? 'notes of the key only' : 'naturals only';
    },
  },
  accidentalsPart(notesSettings.accidentals),
  beatPart(notesSettings),
  lengthPart(notesSettings.length),
];

export const notesTable: ScreenTable = {
  drillParts,
  rows: Object.values(notesSettings),
  shared: sharedNeck,
  hasNoteNames: true,
  settle: choices => played.settle(drillFrets.settle(choices)),
  notInQuiz: choices =>
    [highlights, others, ...(isReading(choices) ? [] : [task, signature])].map(({ id }) => id),
};
