import { type Instrument, namesOf, placesOf } from '../instrument/instrument';
import type { NeckNote } from '../instrument/neckNote';
import type { PlayingOrder } from '../instrument/playingOrder';
import type { Position } from '../instrument/position';
import { briefPlace, fretText, placeInFull, placeText, stringText } from '../instrument/text';
import type { Answering } from '../quiz/answerWith';
import type { Prompt, ResultsReader } from '../quiz/definition';
import type { Results } from '../quiz/results';
import { type QuestionPlace, sentences, spokenProgress, spokenScore, type Waiting } from '../quiz/text';
import type { Line } from '../theory/degree';
import { drawnName, spokenName } from '../theory/names';
import type { NoteName } from '../theory/note';

/** The accessible name of a question's neck. */
export const NECK_NAME = 'Fretboard';

export const ANSWERED = 'Answered';

/** The label before the right answer. */
export const CORRECT_IS = 'The correct answer is:';

/** Titles of `n` and `shift+n` after a verdict on places, and the reason why they can't run where every place was right. */
export const MISTAKES = { next: 'Next mistake', previous: 'Previous mistake', none: 'No mistakes' } as const;

/** Titles of `n` and `shift+n` after any other verdict, when they go through the notes marked right, wrong or missed. */
export const MARKED = { next: 'Next marked note', previous: 'Previous marked note' } as const;

/** The score of a running quiz. */
export const scoreLine = ({ right }: Results): string => `Score: ${right}`;

/** How many questions of a running quiz have been answered. */
export const answeredLine = ({ answered }: Results): string => `Answered: ${answered}`;

/** The results as spoken where their dialog isn't read. */
export const spokenResults = (results: Results, reader: ResultsReader): string =>
  reader === 'speech' ? `The quiz is over: ${spokenScore(results)}, ${results.percent} percent.` : '';

/** The help while a question is open; each text follows its keys. */
export const QUIZ_USES = {
  answer: { text: 'answer' },
  move: { text: 'move along the neck' },
  pick: { text: 'select or deselect a position' },
  play: { text: 'hear it' },
  submit: { text: 'submit your answer' },
  next: { text: 'go on' },
  quit: { text: 'quit the quiz' },
} as const;

/** The help while a question is open where there is no keyboard. */
export const QUIZ_TAPS = {
  answer: { calm: 'Tap an answer, then submit.', quick: 'Tap an answer.' },
  pick: {
    calm: 'Tap every position, and tap again to take one back. Then submit.',
    quick: 'Tap every position: each counts as soon as you tap it.',
  },
  feedback: 'Right and wrong are marked on the neck. Tap the neck to hear a note.',
} as const;

/** In a drill that takes places as two digits: the commands that pick them, and what follows the first. */
export const PAIRS = {
  pick: (place: string) => `Select ${place}`,
  pickOn: (number: number) => `Select a position on string ${number}`,
  rule: 'then its fret',
} as const;

/** The title of the panel that starts a quiz. */
export const QUIZ_MODE = 'Quiz Mode';

/** The commands that tell the places of a passage. */
export const TELL_TITLES = { next: 'Next String', whole: 'Say All Strings' } as const;

/** What those commands do, in the help. */
export const TELL_USES = { next: 'says the next string', whole: 'says all strings' } as const;

/** What a microphone can't tell. */
export const ANY_STRING = "A microphone can't hear which string it was.";

/** How the notes of a passage are answered where none is heard. */
export const PASSAGE_WAITING: Waiting = {
  quick: 'Play it on your instrument, then choose its fret with one key or click.',
  calm: 'Play it on your instrument, then choose its fret. You can change it until you submit.',
};

/** What is to be done once a note has been played that isn't heard. */
const nextStep = ({ answerWith }: Answering): string =>
  answerWith === undefined ? ', then choose its fret' : '';

type Placed = Pick<NeckNote, 'note' | 'position'>;

/** A note as an instrument's player names it. */
const noteLine = (instrument: Instrument, note: NoteName): Line => ({
  text: drawnName(note, namesOf(instrument)),
  spoken: spokenName(note, namesOf(instrument)),
});

/** The question of a note of a passage. */
export const passagePrompt = (
  instrument: Instrument,
  { note, position }: Placed,
  answering: Answering,
): Prompt => ({
  before: 'Play ',
  subject: { ...noteLine(instrument, note), kind: 'note' },
  after: ` on ${placeText(instrument, position)}${nextStep(answering)}`,
});

/**
 * The place of a question as spoken: the first one tells the capo, which the neck shows to those who see it.
 *
 * @example placeAsked({ number: 1 }, withCapo(STANDARD_GUITAR, 3), position) // 'string 5, fret 2 (capo 3)'
 */
export const placeAsked = (
  { number }: Pick<QuestionPlace, 'number'>,
  instrument: Instrument,
  position: Position,
): string => (number === 1 ? placeInFull(instrument, position) : placeText(instrument, position));

/**
 * The question of a note of a passage as spoken.
 *
 * @example spokenPassageNote(STANDARD_GUITAR, c, asked) // 'Question 1 of 18. Play C on string 6, fret 8.'
 */
export const spokenPassageNote = (
  instrument: Instrument,
  { note, position }: Placed,
  asked: QuestionPlace & Answering,
): string =>
  sentences(
    spokenProgress(asked),
    `Play ${noteLine(instrument, note).spoken} on ${placeAsked(asked, instrument, position)}${nextStep(asked)}.`,
  );

/** What is said of a passage when it begins, before its first note. It is brief: while it is spoken, nothing is heard. */
export const spokenPassage = (name: string, order: PlayingOrder): string => `${name}, ${ORDER_TEXTS[order]}.`;

/** The orders of playing, within a sentence. */
export const ORDER_TEXTS: Readonly<Record<PlayingOrder, string>> = {
  up: 'up',
  'up-down': 'up and down',
  thirds: 'in thirds',
  fours: 'in fours',
  random: 'in random order',
};

/** The next place of a passage, where each is spoken: `D, string 6 fret 10.` */
export const spokenNextPlace = (instrument: Instrument, { note, position }: Placed): string =>
  `${noteLine(instrument, note).spoken}, ${briefPlace(instrument, position)}.`;

/** What a place of a passage is: `string 5, fret 5 is D`. */
const whatIs = (instrument: Instrument, { note, position }: Placed, way: keyof Line): string =>
  `${placeText(instrument, position)} is ${noteLine(instrument, note)[way]}`;

/** How far a note lies from the right one where only the octave is wrong. */
function octavesText(semitones: number): string {
  const octaves = Math.abs(semitones) / 12;
  if (octaves === 0 || !Number.isInteger(octaves)) return '';
  return ` ${octaves === 1 ? 'an octave' : `${octaves} octaves`} ${semitones > 0 ? 'higher' : 'lower'}`;
}

/** A note that was played in place of a note of a passage. */
export interface Misplayed {
  readonly instrument: Instrument;
  /** The right one. */
  readonly right: Placed;
  /** The name of the one that was played, and how far above the right one it lies (semitones). */
  readonly name: NoteName;
  readonly above: number;
}

/**
 * What was heard and, unless it was right, what it should have been.
 *
 * @example misplayedText({ instrument, right: d, name: 'G', above: -7 }) // 'Heard G; string 5, fret 5 is D.'
 */
export function misplayedText({ instrument, right, name, above }: Misplayed): string {
  const heard = `Heard ${noteLine(instrument, name).text}${octavesText(above)}`;
  return above === 0 ? `${heard}.` : `${heard}; ${whatIs(instrument, right, 'text')}.`;
}

/**
 * What was heard, and what it should have been, as spoken.
 *
 * @example spokenMisplayed({ instrument, right: d, name: 'G', above: -7 }) // 'Heard G. String 5, fret 5 is D.'
 */
export const spokenMisplayed = ({ instrument, right, name, above }: Misplayed): string =>
  sentences(
    `Heard ${noteLine(instrument, name).spoken}${octavesText(above)}.`,
    above === 0 ? '' : spokenRightNote(instrument, right),
  );

/**
 * A string that was silent in a strum.
 *
 * @example silentString(STANDARD_GUITAR, d).text // "String 5 didn't sound: fret 5 is D."
 */
export const silentString = (instrument: Instrument, { note, position }: Placed): Line => {
  const line = (name: string) =>
    `${capitalized(stringText(instrument, position.guitarString))} didn't sound: ${fretText(position.fret)} is ${name}.`;
  return { text: line(drawnName(note, instrument.names)), spoken: line(spokenName(note, instrument.names)) };
};

/**
 * A fret that was chosen in place of the right one.
 *
 * @example wrongFretText({ instrument, right: d, name: 'G', above: -7 }) // 'You chose G; string 5, fret 5 is D.'
 */
export const wrongFretText = ({ instrument, right, name, above }: Misplayed): string =>
  `You chose ${noteLine(instrument, name).text}${octavesText(above)}; ${whatIs(instrument, right, 'text')}.`;

/** A fret that was chosen in place of the right one, as spoken: `Wrong: G. String 5, fret 5 is D.` */
export const spokenWrongFret = ({ instrument, right, name, above }: Misplayed): string =>
  sentences(
    `Wrong: ${noteLine(instrument, name).spoken}${octavesText(above)}.`,
    spokenRightNote(instrument, right),
  );

/** The right note where it wasn't played, as spoken: `String 5, fret 5 is D.` */
export function spokenRightNote(instrument: Instrument, right: Placed): string {
  return `${capitalized(whatIs(instrument, right, 'spoken'))}.`;
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const list = new Intl.ListFormat('en');

function fretsText(frets: readonly number[]): string {
  const fretted = frets.filter(fret => fret > 0).map(String);
  const numbered = fretted.length === 1 ? `fret ${fretted.join()}` : `frets ${list.format(fretted)}`;
  return [...(frets.includes(0) ? ['open'] : []), ...(fretted.length > 0 ? [numbered] : [])].join(' and ');
}

/**
 * The places of a passage, string by string.
 *
 * @example stringLines(STANDARD_GUITAR, notes)[0] // 'String 6: frets 5 and 8.'
 */
export function stringLines(instrument: Instrument, notes: readonly Placed[]): readonly string[] {
  return placesOf(instrument).flatMap(guitarString => {
    const frets = notes
      .filter(({ position }) => position.guitarString === guitarString)
      .map(({ position }) => position.fret)
      .sort((one, other) => one - other);
    return frets.length === 0 ? [] : [`${stringText(instrument, guitarString)}: ${fretsText(frets)}.`];
  });
}

/** The heading of how evenly a passage was played. */
export const EVENNESS = 'Evenness';

/** Up to these parts of the pulse half of the notes may be off. */
const EVEN = 0.06;
const UNEVEN = 0.2;

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/**
 * How evenly the notes of a passage followed one another.
 *
 * @example evennessText({ pulse: 450, spread: 20 }) // 'Even: a note every 0.45 s, half of them within 0.02 s of that.'
 */
export function evennessText({ pulse, spread }: { readonly pulse: number; readonly spread: number }): string {
  const off = spread / Math.max(1, pulse);
  const verdict = off <= EVEN ? 'Even' : off <= UNEVEN ? 'Fairly even' : 'Uneven';
  return `${verdict}: a note every ${inSeconds(pulse)}, half of them within ${inSeconds(spread)} of that.`;
}

/**
 * The change that took longest.
 *
 * @example slowestChangeText(STANDARD_GUITAR, change) // 'Slowest change: string 5, fret 7 to string 4, fret 5, 0.92 s.'
 */
export const slowestChangeText = (
  instrument: Instrument,
  {
    from,
    to,
    milliseconds,
  }: { readonly from: Position; readonly to: Position; readonly milliseconds: number },
): string =>
  `Slowest change: ${placeText(instrument, from)} to ${placeText(instrument, to)}, ${inSeconds(milliseconds)}.`;
