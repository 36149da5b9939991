import type { Instrument } from '../../instrument/instrument';
import {
  type Position,
  pitchClassAt,
  placeInWords,
  positionId,
  stringNumber,
} from '../../instrument/position';
import { median, messageFor, percentOf, seconds } from '../../quiz/results';
import { type Answered, type Open, openQuestion, questionNumber, scoreOf } from '../../quiz/session';
import { chromaticName, type NoteName, type PitchClass, wordsOf } from '../../theory/note';
import { type NotesAnswer, type NotesQuestion, type QuizSetup, review } from './question';

export type NotesAnswered = Answered<NotesQuestion, NotesAnswer>;

/** A note as the quiz calls it. */
export const nameIn = ({ accidentals }: QuizSetup, note: PitchClass): NoteName =>
  chromaticName(note, accidentals);

function stringsInWords({ tuning, strings }: QuizSetup): string {
  if (strings.length === tuning.strings.length) return 'the whole neck';
  const numbers = strings.map(guitarString => stringNumber(tuning, guitarString)).sort((a, b) => a - b);
  return `${numbers.length === 1 ? 'string' : 'strings'} ${numbers.join(', ')}`;
}

/** The question as it stands above the neck, its note apart so that it can be set off. */
export interface Prompt {
  readonly before: string;
  readonly note: string;
  readonly after: string;
}

/**
 * What a question asks for.
 *
 * @example promptOf(question) // { before: 'Find every', note: 'G#', after: 'on the whole neck' }
 */
export function promptOf(question: NotesQuestion): Prompt {
  const { setup } = question;
  if (question.mode === 'name-note') {
    const place = placeInWords(setup.tuning, question.targetPosition);
    return { before: `Name the note on ${place}`, note: '', after: '' };
  }
  return {
    before: 'Find every',
    note: nameIn(setup, question.note),
    after: `on ${stringsInWords(setup)}`,
  };
}

/**
 * A question as it is spoken.
 *
 * @example spokenQuestion(session) // 'Question 1 of 12. Find every G sharp on the whole neck.'
 */
export function spokenQuestion(session: Open<NotesQuestion, NotesAnswer>): string {
  const question = openQuestion(session);
  const { before, after } = promptOf(question);
  const asked =
    question.mode === 'name-note'
      ? before
      : `${before} ${wordsOf(nameIn(question.setup, question.note))} ${after}`;
  return `Question ${questionNumber(session)} of ${session.questions.length}. ${asked}.`;
}

const counted = (places: readonly Position[], tuning: Instrument, word: string): string =>
  places.length === 0
    ? ''
    : `${places.length} ${word}: ${places.map(place => placeInWords(tuning, place)).join('; ')}.`;

/** A find-note answer place by place; `wrong` says what the wrong places are. */
export function reviewInWords(
  { question, answer }: NotesAnswered,
  nameOf: (name: NoteName) => string,
): readonly string[] {
  if (question.mode !== 'find-note' || answer.mode !== 'find-note') return [];
  const { tuning } = question.setup;
  const { found, missed, wrong } = review(question, answer.places);
  const wrongPlaces = wrong.map(
    place =>
      `${placeInWords(tuning, place)} is ${nameOf(nameIn(question.setup, pitchClassAt(tuning, place)))}`,
  );
  return [
    `${found.length} of ${question.correctPositions.length} found.`,
    counted(missed, tuning, 'missed'),
    wrong.length === 0 ? '' : `${wrong.length} wrong: ${wrongPlaces.join('; ')}.`,
  ].filter(part => part !== '');
}

/**
 * A verdict as it is spoken, in other words than the page shows.
 *
 * @example spokenVerdict(answered) // 'Wrong. It is G sharp.'
 */
export function spokenVerdict(answered: NotesAnswered): string {
  const { question, verdict } = answered;
  const note = wordsOf(nameIn(question.setup, question.note));
  if (verdict === 'right') return `Right: ${note}.`;
  if (question.mode === 'name-note') return `Wrong. It is ${note}.`;
  return ['Wrong.', ...reviewInWords(answered, wordsOf)].join(' ');
}

/**
 * What someone hears who asks to hear a question again: once it is answered, with its verdict.
 *
 * @example spokenAgain(session) // 'Question 1 of 12. Find every C on strings 5, 6. Right: C.'
 */
export const spokenAgain = (session: Open<NotesQuestion, NotesAnswer>): string =>
  session.status === 'asking'
    ? spokenQuestion(session)
    : `${spokenQuestion(session)} ${spokenVerdict(session.last)}`;

/** One of the places or notes that took longest. */
export interface SlowAnswer {
  readonly text: string;
  readonly time: string;
}

export interface NotesResults {
  readonly score: string;
  readonly percent: number;
  readonly message: string;
  readonly medianTime: string | undefined;
  readonly slowest: readonly SlowAnswer[];
}

function askedIn({ question }: NotesAnswered): string {
  const note = nameIn(question.setup, question.note);
  return question.mode === 'find-note'
    ? `every ${note}`
    : `${note} on ${placeInWords(question.setup.tuning, question.targetPosition)}`;
}

/**
 * What the results dialog shows.
 *
 * @example resultsOf(answered).score // '9/12'
 */
export function resultsOf(answered: readonly NotesAnswered[]): NotesResults {
  const score = scoreOf(answered);
  const percent = percentOf(score, answered.length);
  const middle = median(answered.map(({ milliseconds }) => milliseconds));
  const slowest = [...answered].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 3);
  return {
    score: `${score}/${answered.length}`,
    percent,
    message: messageFor(percent),
    medianTime: middle === undefined ? undefined : seconds(middle),
    slowest: slowest.map(each => ({ text: askedIn(each), time: seconds(each.milliseconds) })),
  };
}

/**
 * The results as they are spoken where nobody reads their dialog.
 *
 * @example spokenResults(results) // 'The quiz is over: 9 right of 12, 75 percent.'
 */
export const spokenResults = ({ score, percent }: NotesResults): string =>
  `The quiz is over: ${score.replace('/', ' right of ')}, ${percent} percent.`;

/** Position ids as a set, for marking places. */
export const idsOf = (places: readonly Position[]): ReadonlySet<string> => new Set(places.map(positionId));
