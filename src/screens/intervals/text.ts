import { lengthText } from '../../quiz/pace';
import type { Results } from '../../quiz/results';
import { type Answered, type Outcome, QUIZ_LENGTH, type QuizLength } from '../../quiz/session';
import { questionTitle, sentences, spokenProgress } from '../../quiz/text';
import type { Line } from '../../theory/degree';
import {
  INTERVALS,
  type IntervalName,
  type IntervalSounding,
  intervalNamed,
  intervalOf,
} from '../../theory/interval';
import { drawnPitch, type NoteNames, spokenPitchName } from '../../theory/names';
import { pitchName } from '../../theory/pitch';
import { directionText, isMixed, type QuizDirection, spokenDirection } from './directions';
import { isThereAndBack, notesOf, type PlayedInterval, soundingOf, wayOf } from './playedInterval';
import {
  type AskedInterval,
  answeredInterval,
  type IntervalAnswer,
  type IntervalQuestion,
} from './quiz/question';

export type IntervalAnswered = Answered<IntervalQuestion, IntervalAnswer>;

/** How to begin with a screen reader. */
export const BEGIN =
  'Tab to an interval and press Enter to hear it, or press colon and type start for the quiz.';

export const PLAYING = 'Not available while sound is playing';
export const NOTHING_PLAYED = 'Nothing played yet';
export const PLAY_ROOT = 'Play Root';
export const PLAY_ANY = 'Play an interval';
export const ALL_ASKED = 'All intervals are chosen';
export const NONE_ASKED = 'No intervals are chosen';
export const QUIZ_IS_WAITING =
  "A quiz is waiting for your answer. Practice isn't available until you give it.";
export const NOTHING_YET = 'Nothing yet. Press an interval, or its key, to hear it.';
export const NOTHING_RECENT = 'Intervals you play appear here. Choose one to hear it again.';

export const SILENT_MODE = 'Turn off silent mode to hear sounds';

/** How Quick Drill works, shown in the setup. */
export const DRILL_HINT =
  'An answer key submits at once. After a right answer, the next interval plays by itself; after a wrong one, press Enter to go on.';

/** The commands that go from place to place of the intervals on a neck. */
export const NECK_STOPS = { next: 'Next marked note', previous: 'Previous marked note' } as const;

/** How to use the screen, in two lines for each of its states. */
export const HOW_TO = {
  practice: [
    'Click an interval, or press its key, to hear it.',
    'Click the neck, or press Space on it, to hear a note.',
  ],
  setup: [
    'Click an interval to take it out of the quiz or put it back.',
    'Then start the quiz: each question plays one of the chosen intervals.',
  ],
  asking: [
    'Click Play Interval, or press its key, as often as you like.',
    'Click the interval that you hear, or press its key, then submit.',
  ],
  quick: [
    'Click Play Interval, or press its key, to hear the question again.',
    'Click the interval that you hear, or press its key, to answer.',
  ],
  playing: [
    'Click Play Root, or press its key, as often as you like.',
    'Play the second note. Or choose how many frets away it is: each key of the number row is one fret.',
  ],
  feedback: [
    'Click the neck, or press Space on it, to hear a note.',
    'After a wrong answer, you can hear the right one, then yours.',
  ],
} as const satisfies Record<string, readonly [string, string]>;

/** A text with a capital letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What was heard in practice, spoken after the sound.
 *
 * @example spokenHeard({ root: 60, semitones: 3, direction: 'ascending' }) // 'Minor third, C 4 to D sharp 4'
 */
export const spokenHeard = (heard: PlayedInterval, names?: NoteNames): string =>
  `${capitalized(intervalOf(heard.semitones).spoken)}, ${notesOf(heard, names).spoken}${isTogether(heard) ? ' together' : ''}`;

const isTogether = ({ direction }: PlayedInterval): boolean => direction === 'together';

/** Where the second note lies from the root. */
const WAYS: Record<IntervalSounding, string> = { up: 'up from', down: 'down from', together: 'above' };

const wayText = ({ semitones, direction }: PlayedInterval): string =>
  semitones === 0 ? 'on' : WAYS[soundingOf(direction)];

/** How an interval goes on after its first two notes, or that they sound at once. */
const endText = (heard: PlayedInterval): string => {
  if (isTogether(heard)) return ', together';
  return isThereAndBack(heard.direction) ? ' and back' : '';
};

/**
 * An interval that can be played again: its name, its root, and its direction or that its notes sound together.
 *
 * @example intervalText({ root: 61, semitones: 3, direction: 'ascending-both' })
 *   // { text: 'Minor 3rd up from C#4 and back', spoken: 'minor third up from C sharp 4 and back' }
 */
export function intervalText(heard: PlayedInterval, names?: NoteNames): Line {
  const root = pitchName(heard.root, 'sharps');
  const { name, spoken } = intervalOf(heard.semitones);
  const way = wayText(heard);
  const end = endText(heard);
  return {
    text: `${name} ${way} ${drawnPitch(root, names)}${end}`,
    spoken: `${spoken} ${way} ${spokenPitchName(root, names)}${end}`,
  };
}

/**
 * The name of a neck with intervals from one root.
 *
 * @example neckName([fourth, tritone]) // 'Fretboard, Perfect 4th and Tritone up from D sharp 4'
 */
export function neckName(shown: readonly PlayedInterval[], names?: NoteNames): string {
  const last = shown.findLast(({ semitones }) => semitones > 0) ?? shown.at(-1);
  if (last === undefined) return 'Fretboard';
  const intervals = shown.map(({ semitones }) => intervalOf(semitones).name).join(' and ');
  const root = spokenPitchName(pitchName(last.root, 'sharps'), names);
  return `Fretboard, ${intervals} ${wayText(last)} ${root}`;
}

const OCTAVES = ['', 'an octave', 'two octaves', 'three octaves'] as const;

/**
 * How far an interval is moved on a neck that doesn't have its pitches; empty if it isn't.
 *
 * @param above how many octaves above its own pitch the neck is shown
 * @example octavesText(2) // 'two octaves lower'
 */
export function octavesText(above: number): string {
  const distance = OCTAVES[Math.abs(above)] ?? '';
  return distance === '' ? '' : `${distance} ${above > 0 ? 'lower' : 'higher'}`;
}

/** How far an interval lies from where it sounds, below the neck. */
export const onThisNeck = (octaves: string): string =>
  `On this instrument it is ${octaves} than what you hear.`;

/**
 * How far apart the notes of an interval are: in semitones and, what is the same, in frets of one string.
 *
 * @example distanceText({ root: 60, semitones: 3, direction: 'descending' }) // '3 frets down the string'
 */
export function distanceText(heard: PlayedInterval): string {
  const { semitones } = heard;
  const frets = `${semitones} ${semitones === 1 ? 'fret' : 'frets'}`;
  // Two notes at once are on two strings.
  if (isTogether(heard)) return semitones === 0 ? 'the same pitch' : `${frets} apart`;
  return semitones === 0 ? 'the same fret' : `${frets} ${wayOf(heard.direction)} the string`;
}

const QUIZ_FORMAT = 'Quiz Format: 12 questions - one for each interval';

/** What a quiz consists of, before it starts; a drill may be longer than there are intervals. */
export const formatText = (length: QuizLength): string =>
  length === QUIZ_LENGTH
    ? QUIZ_FORMAT
    : `Quiz Format: ${lengthText(length)} - every interval again and again`;

const OFTEN: Partial<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** A number of times, or a range of two numbers. */
function spokenTimes(least: number, most: number): string {
  if (least === most) return OFTEN[least] ?? `${least} times`;
  return least === 1 ? 'once or twice' : `${least} or ${most} times`;
}

/**
 * How many intervals a quiz asks and, of so many questions, how often, if some were taken out of it.
 *
 * @example askedNotice(4, 12) // 'Only 4 of the 13 intervals will be asked, each 3 times.'
 */
export function askedNotice(chosen: number, length: QuizLength): string | undefined {
  if (chosen === INTERVALS.length) return undefined;
  if (chosen === 0) return 'No intervals are chosen: all 13 may be asked.';
  const only = `Only ${chosen} of the ${INTERVALS.length} intervals will be asked`;
  if (typeof length !== 'number') return `${only}.`;
  const often = spokenTimes(Math.floor(length / chosen), Math.ceil(length / chosen));
  return `${only}, ${chosen === 1 ? '' : 'each '}${often}.`;
}

export const CHOOSE_AN_INTERVAL = 'Choose an interval first';
export const NOT_DRAWN_YET = 'Shown after you answer';
export const LISTEN_AGAIN = 'Listen as often as you like.';
export const NO_CONFUSIONS = 'No mix-ups.';

/** The title of the mix-ups in the results, of which only the most frequent are listed. */
export const confusionsTitle = (listed: number, all: number): string =>
  listed === all ? 'Mix-ups' : `Top ${listed} of ${all} mix-ups`;

/** What is said of an answer in the list of the last ones. */
export const SPOKEN_VERDICTS: Record<Outcome, string> = {
  right: 'right',
  late: 'late',
  wrong: 'wrong',
  'given-up': 'not answered',
};

/** What each direction of a quiz plays, for the help. */
export const DIRECTION_HELP: Record<QuizDirection, string> = {
  ascending: 'The root, then the note above it.',
  descending: 'The root, then the note below it.',
  'ascending-both': 'Up from the root to the note above it, then after a pause back down to the root.',
  'descending-both': 'Down from the root to the note below it, then after a pause back up to the root.',
  'mixed-single': 'Each question goes up or down, at random; the question says which.',
  'mixed-both': 'Each question goes up and back or down and back, at random; the question says which.',
};

/**
 * An interval's name as spoken.
 *
 * @example spokenName('Minor 3rd') // 'minor third'
 */
export const spokenName = (name: IntervalName): string => intervalNamed(name)?.spoken ?? name;

/**
 * An interval in a sentence.
 *
 * @example theInterval('Minor 3rd') // { text: 'the minor 3rd', spoken: 'the minor third' }
 */
export const theInterval = (name: IntervalName): Line => ({
  text: `the ${name.toLowerCase()}`,
  spoken: `the ${spokenName(name)}`,
});

/**
 * How the interval of a question is played, as shown.
 *
 * @example mannerText({ root: 60, semitones: 3, direction: 'ascending' }) // 'Direction: Ascending'
 */
export const mannerText = ({ direction }: PlayedInterval): string =>
  direction === 'together' ? 'Sounding: Together' : `Direction: ${directionText(direction)}`;

/** How the interval of a question is played, as spoken. */
const spokenManner = ({ direction }: PlayedInterval): string =>
  direction === 'together' ? 'both notes together' : spokenDirection(direction);

/**
 * A question as spoken, worded differently from the page.
 *
 * @example spokenQuestion(asked) // 'Question 1 of 12. Which interval is it, ascending?'
 */
export const spokenQuestion = (asked: AskedInterval): string =>
  sentences(spokenProgress(asked), `Which interval is it, ${spokenManner(asked.question.heard)}?`);

/**
 * A question as spoken right before its sound: in full the first time, then only its number and, in a mixed quiz, its
 * direction.
 *
 * @example spokenBriefly(asked) // 'Question 2 of 12, ascending.'
 */
export function spokenBriefly(asked: AskedInterval): string {
  const { number, setup, question, drill } = asked;
  if (number === 1) return spokenQuestion(asked);
  if (!isMixed(setup.direction)) return spokenProgress(asked);
  const manner = spokenManner(question.heard);
  return drill ? `${capitalized(manner)}.` : `${questionTitle(asked)}, ${manner}.`;
}

/** Spoken when an answer is chosen but not yet submitted. */
export const spokenChosen = (answer: IntervalName): string => `${spokenName(answer)}, chosen.`;

/**
 * A verdict with the right name, as spoken.
 *
 * @example spokenVerdict(answered) // 'Wrong: it was a tritone. Yours was an octave.'
 */
export function spokenVerdict(answered: Answered<IntervalQuestion, IntervalName>): string {
  const right = answered.question.interval.spoken;
  switch (answered.verdict) {
    case 'right':
      return `Right: ${right}.`;
    case 'wrong':
      return `Wrong: it was ${withArticle(right)}. Yours was ${withArticle(spokenName(answered.answer))}.`;
    case 'given-up':
      return `It was ${withArticle(right)}.`;
  }
}

/**
 * An interval with its article.
 *
 * @example withArticle('octave') // 'an octave'
 */
export const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

/**
 * Spoken after an answer was played against the right one.
 *
 * @example spokenComparison(question, 'Octave') // 'First the right one, a tritone; then yours, an octave.'
 */
export function spokenComparison(question: IntervalQuestion, answer: IntervalAnswer): string {
  const right = `First the right one, ${withArticle(question.interval.spoken)}; then yours`;
  const yours = answeredInterval(question, answer)?.spoken;
  return yours === undefined ? `${right}.` : `${right}, ${withArticle(yours)}.`;
}

/**
 * How far off a wrong answer was.
 *
 * @example differenceText(question, 'Tritone') // 'You chose the tritone, 1 semitone wider.'
 */
export function differenceText({ interval }: IntervalQuestion, answer: IntervalName): string {
  const semitones = (intervalNamed(answer)?.semitones ?? 0) - interval.semitones;
  const distance = Math.abs(semitones);
  const unit = distance === 1 ? 'semitone' : 'semitones';
  return `You chose the ${spokenName(answer)}, ${distance} ${unit} ${semitones > 0 ? 'wider' : 'narrower'}.`;
}

/**
 * How a running quiz is going.
 *
 * @example standingText({ right: 3, answered: 5 }) // '3 of 5 right'
 */
export const standingText = ({ right, answered }: Pick<Results, 'right' | 'answered'>): string =>
  answered === 0 ? 'Nothing answered yet' : `${right} of ${answered} right`;

/**
 * The results as spoken, worded differently from the page.
 *
 * @example spokenResults(results) // '9 of 12 right, 75 percent.'
 */
export const spokenResults = ({ right, answered, percent }: Results): string =>
  `${right} of ${answered} right, ${percent} percent.`;
