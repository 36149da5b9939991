import type { PlayDirection } from '../../audio/intervalPlan';
import type { LetterKey } from '../../commands/hotkey';
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
import { noteKey, noteStroke } from '../../settings/noteOptions';
import { anyOf, oneOf } from '../../settings/options';
import type { Choices, SettingOption, ToggleTitles } from '../../settings/setting';
import { joinedTitle } from '../../settings/text';
import { INTERVALS, type IntervalName, type Semitones } from '../../theory/interval';
import { drawnName, drawnPitch, type NoteNames, otherWords, spokenPitchName } from '../../theory/names';
import { chromaticName, pitchClass } from '../../theory/note';
import { pitchName } from '../../theory/pitch';
import {
  beatPart,
  type DrillPart,
  lengthPart,
  optionPart,
  type ScreenTable,
  tickedPart,
  valuePart,
} from '../drillText';
import { soundingSetting } from '../sounding';
import { PLAY_DIRECTIONS, QUIZ_DIRECTIONS, type QuizDirection } from './directions';
import { ROOTS, type Root } from './playedInterval';

/** The musical-typing row of music software: a key for each number of semitones from 0 to 12. */
const KEYS: Record<Semitones, LetterKey> = {
  0: 'a',
  1: 'w',
  2: 's',
  3: 'e',
  4: 'd',
  5: 'f',
  6: 't',
  7: 'g',
  8: 'y',
  9: 'h',
  10: 'u',
  11: 'j',
  12: 'k',
};

/**
 * The key that plays an interval in practice and answers it in a quiz.
 *
 * @example answerKey(3) // 'e'
 */
export const answerKey = (semitones: Semitones): LetterKey => KEYS[semitones];

/** Other names of each interval: https://en.wikipedia.org/wiki/Interval_(music)#Main_intervals */
export const INTERVAL_WORDS: Readonly<Record<Semitones, readonly string[]>> = {
  0: ['unisons', 'p1', 'same note', 'prime'],
  1: ['seconds', 'm2', 'semitone', 'half step', 'half tone', 'flat two'],
  2: ['seconds', 'maj2', 'whole step', 'whole tone'],
  3: ['thirds', 'm3', 'flat three'],
  4: ['thirds', 'maj3'],
  5: ['fourths', 'p4'],
  6: ['tritones', 'tt', 'augmented fourth', 'diminished fifth', 'flat five', 'sharp four', 'devil'],
  7: ['fifths', 'p5', 'power chord'],
  8: ['sixths', 'm6', 'flat six', 'augmented fifth', 'sharp five'],
  9: ['sixths', 'maj6'],
  10: ['sevenths', 'm7', 'flat seven', 'dominant seventh'],
  11: ['sevenths', 'maj7'],
  12: ['octaves', 'p8', '8ve', 'perfect octave'],
};

/** Why no direction can be chosen where both notes are heard together. */
export const NO_DIRECTION = 'Together has no direction';

/** What the commands that choose the intervals of the quiz are called. */
export const ASK_TITLES: ToggleTitles = {
  on: interval => `Ask ${interval}`,
  off: interval => `Don't ask ${interval}`,
  only: intervals => `Ask only ${joinedTitle(intervals)}`,
};

export type Mode = 'practice' | 'quiz';

const mode = oneOf<Mode>({
  id: 'mode',
  isView: true,
  label: 'Mode',
  control: 'radios',
  leader: 'shift+v',
  options: [
    { value: 'practice', text: 'Practice', keywords: ['listen', 'explore'] },
    { value: 'quiz', text: 'Quiz', keywords: ['test', 'drill'] },
  ],
  initial: 'practice',
});

/** Where a control is: in one of the two modes, which share their leaders. */
const inMode = (wanted: Mode) => ({
  isShown: (choices: Choices) => mode.read(choices) === wanted,
  reveal: (choices: Choices) => mode.write(choices, wanted),
});
const inPractice = inMode('practice');
const inQuiz = inMode('quiz');
const inDrill = {
  isShown: (choices: Choices) => inQuiz.isShown(choices) && IN_DRILL.isShown(choices),
  reveal: (choices: Choices) => IN_DRILL.reveal(inQuiz.reveal(choices)),
};

/** The types of quiz of the Intervals screen. */
export type IntervalsQuizType = 'interval' | 'play-interval';

const quizType = oneOf<IntervalsQuizType>({
  id: 'type',
  label: 'Quiz Type',
  control: 'radios',
  ...inQuiz,
  options: [
    {
      value: 'interval',
      text: 'Name the Interval',
      keywords: ['identify', 'what interval is this', 'by ear'],
    },
    {
      value: 'play-interval',
      text: 'Play the Interval',
      keywords: ['play the second note', 'on my guitar', 'microphone', 'midi'],
    },
  ],
  initial: 'interval',
});

const isPlayable = (choices: Choices): boolean => quizType.read(choices) === 'play-interval';
const makePlayable = (choices: Choices): Choices => quizType.write(choices, 'play-interval');

const played = playedAnswerSettings({ selfCheck: 'none', isPlayable, makePlayable });

/** What belongs to a quiz that is played. */
const whilePlayed = {
  isShown: (choices: Choices) => inQuiz.isShown(choices) && played.whilePlayed.isShown(choices),
  reveal: (choices: Choices) => played.whilePlayed.reveal(inQuiz.reveal(choices)),
};

/** A root as an option, found and picked by its note name. */
function rootOption(root: Root, names: NoteNames = 'english'): SettingOption {
  const name = pitchName(root, 'sharps');
  const [sharp, flat] = [chromaticName(pitchClass(root), 'sharps'), chromaticName(pitchClass(root), 'flats')];
  const stroke = noteStroke(sharp, names);
  const words = [sharp, flat].flatMap(each => [drawnName(each, names), ...otherWords(each, names)]);
  return {
    code: name,
    text: drawnPitch(name, names),
    spoken: spokenPitchName(name, names),
    keywords: words,
    ...(stroke === undefined ? {} : noteKey(stroke)),
  };
}

const root = oneOf<Root>({
  id: 'root',
  label: 'Root Note',
  control: 'select',
  leader: 'r',
  ...inPractice,
  options: ROOTS.map(value => ({ value, ...rootOption(value) })),
  initial: 60,
  adapt: (_, choices) => ROOTS.map(each => rootOption(each, namesIn(choices))),
});

const sounding = soundingSetting({
  keywords: {
    'one-by-one': ['melodic intervals'],
    together: ['harmonic intervals', 'double stops', 'dyads'],
  },
});

/** Two notes at once have no direction. */
const ifOneByOne = {
  heldBy: (choices: Choices) => (sounding.read(choices) === 'together' ? NO_DIRECTION : undefined),
};

const direction = oneOf<PlayDirection>({
  id: 'direction',
  label: 'Direction',
  title: 'Practice Direction',
  control: 'select',
  leader: 'v',
  ...inPractice,
  ...ifOneByOne,
  options: PLAY_DIRECTIONS.map(({ value, text, keywords }) => ({ value, text, keywords })),
  initial: 'ascending',
});

const quizDirection = oneOf<QuizDirection>({
  id: 'quiz',
  label: 'Direction',
  title: 'Quiz Direction',
  control: 'select',
  leader: 'v',
  ...inQuiz,
  ...ifOneByOne,
  options: QUIZ_DIRECTIONS.map(({ value, text, brief }) => ({ value, text, brief })),
  initial: 'ascending',
});

const asked = anyOf<IntervalName>({
  id: 'intervals',
  label: 'Intervals to Ask',
  keywords: ['ask', 'questions'],
  toggles: ASK_TITLES,
  control: 'checkboxes',
  // Not a letter that answers: one pressed too late, in the results, must not change what is asked.
  leader: 'shift+s',
  ...inQuiz,
  options: INTERVALS.map(({ name, semitones, spoken }) => ({
    value: name,
    code: String(semitones),
    text: name,
    keywords: [spoken, ...INTERVAL_WORDS[semitones]],
    stroke: answerKey(semitones),
    digit: 'none',
  })),
  initial: INTERVALS.map(({ name }) => name),
});

/** What can be set on the Intervals screen. */
export const intervalsSettings = {
  mode,
  root,
  sounding,
  direction,
  quizType,
  quizDirection,
  asked,
  answerWith: {
    ...played.answerWith,
    isShown: (choices: Choices) => inQuiz.isShown(choices) && isPlayable(choices),
    reveal: (choices: Choices) => makePlayable(inQuiz.reveal(choices)),
  },
  // No string is named, so no octave is meant.
  octave: octaveSetting({ initial: 'any', ...whilePlayed }),
  onlyRight: { ...played.onlyRight, ...whilePlayed },
  order: { ...order, ...inQuiz },
  // Its key works in Practice Mode too, and leads to the quiz.
  drill: { ...drill, reveal: inQuiz.reveal },
  length: { ...lengthSetting(QUIZ_LENGTH), ...inDrill },
  pause: { ...pauseSetting(600, 'shift+w'), ...inQuiz },
  afterMistake: { ...afterMistakeSetting('wait'), ...inQuiz },
  ...beatSettings(inDrill),
};

/** How the intervals of a drill are heard: in their direction, or together. */
const soundingPart: DrillPart = {
  rows: [sounding, quizDirection],
  tell: (choices, way) =>
    optionPart(sounding.read(choices) === 'together' ? sounding : quizDirection).tell(choices, way),
};

/** What is said of a drill on Intervals. */
const drillParts: readonly DrillPart[] = [
  valuePart(intervalsSettings.quizType, type =>
    type === 'play-interval' ? 'Play the Interval' : 'Interval quiz',
  ),
  tickedPart(intervalsSettings.asked, { all: 'all intervals', one: 'only', many: 'only' }),
  soundingPart,
  beatPart(intervalsSettings),
  lengthPart(intervalsSettings.length),
];

export const intervalsTable: ScreenTable = {
  drillParts,
  rows: Object.values(intervalsSettings),
  shared: sharedNeck,
  hasNoteNames: true,
  notInQuiz: [mode, root, direction].map(({ id }) => id),
  settle: played.settle,
};
