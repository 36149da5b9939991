import { median, messageFor, percentOf, seconds } from '../../quiz/results';
import { type Answered, type Asking, questionNumber, scoreOf } from '../../quiz/session';
import { INTERVALS, type IntervalName, intervalNamed, intervalOf } from '../../theory/interval';
import { directionWords } from './directions';
import { type Heard, notesOf, signedSemitones } from './heard';
import { type IntervalAnswer, type IntervalQuestion, QUIZ_LENGTH } from './question';

export type IntervalAnswered = Answered<IntervalQuestion, IntervalAnswer>;

/**
 * An interval's name as it is spoken.
 *
 * @example nameWords('Minor 3rd') // 'minor third'
 */
export const nameWords = (name: IntervalName): string => intervalNamed(name)?.words ?? name;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What was heard in practice, as it is spoken afterward.
 *
 * @example spokenHeard({ root: 60, semitones: 3, direction: 'ascending' }) // 'Minor third, C 4 to D sharp 4'
 */
export const spokenHeard = (heard: Heard): string =>
  `${capitalized(intervalOf(heard.semitones).words)}, ${notesOf(heard).words}`;

/**
 * How far apart the notes of an interval lie on one string.
 *
 * @example distanceWords({ root: 60, semitones: 3, direction: 'descending' }) // '3 frets down'
 */
export function distanceWords(heard: Heard): string {
  const { semitones } = heard;
  if (semitones === 0) return 'the same fret';
  const way = signedSemitones(heard) > 0 ? 'up' : 'down';
  return `${semitones} ${semitones === 1 ? 'fret' : 'frets'} ${way}`;
}

/**
 * A question as it is spoken, in other words than the page shows.
 *
 * @example spokenQuestion(session) // 'Question 1 of 12. Which interval is it, ascending?'
 */
export function spokenQuestion(session: Asking<IntervalQuestion, IntervalAnswer>): string {
  const { question, questions } = session;
  const asked = `Which interval is it, ${directionWords(question.heard.direction)}?`;
  return `${spokenProgress(questionNumber(session), questions.length)} ${asked}`;
}

/**
 * A question as it is spoken where the sound follows its words: whole the first time, then its number, and the direction
 * where that changes.
 *
 * @example spokenBriefly(session) // 'Question 2 of 12, ascending.'
 */
export function spokenBriefly(session: Asking<IntervalQuestion, IntervalAnswer>): string {
  const { question, questions, answered } = session;
  if (answered.length === 0) return spokenQuestion(session);
  const progress = spokenProgress(questionNumber(session), questions.length);
  const { direction } = question.heard;
  if (questions.every(({ heard }) => heard.direction === direction)) return progress;
  return progress.replace('.', `, ${directionWords(direction)}.`);
}

/** How far a drill is, which asks the same again and again. */
export const spokenProgress = (number: number, total: number): string => `Question ${number} of ${total}.`;

/**
 * A verdict with the right name, as it is spoken.
 *
 * @example spokenVerdict(answered) // 'Wrong: it was a tritone. Yours was an octave.'
 */
export function spokenVerdict({ question, answer, verdict }: IntervalAnswered): string {
  const right = question.interval.words;
  if (verdict === 'right') return `Right: ${right}.`;
  return `Wrong: it was ${withArticle(right)}. Yours was ${withArticle(nameWords(answer))}.`;
}

const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

/**
 * What was heard when an answer was compared with the right one.
 *
 * @example spokenComparison(answered) // 'First the right one, a tritone; then yours, an octave.'
 */
export const spokenComparison = ({ question, answer }: IntervalAnswered): string =>
  `First the right one, ${withArticle(question.interval.words)}; then yours, ${withArticle(nameWords(answer))}.`;

/** An interval that was taken for another one, and how often. */
export interface Confusion {
  readonly played: IntervalName;
  readonly answered: IntervalName;
  readonly times: number;
}

const placeOf = (name: IntervalName): number => INTERVALS.findIndex(interval => interval.name === name);

/**
 * What was confused with what, the most frequent first.
 *
 * @example confusionsIn(answered)[0] // { played: 'Minor 3rd', answered: 'Major 3rd', times: 2 }
 */
export function confusionsIn(answered: readonly IntervalAnswered[]): readonly Confusion[] {
  const confusions = new Map<string, Confusion>();
  for (const { question, answer, verdict } of answered) {
    if (verdict === 'right') continue;
    const played = question.interval.name;
    const key = `${played} ${answer}`;
    confusions.set(key, { played, answered: answer, times: (confusions.get(key)?.times ?? 0) + 1 });
  }
  return [...confusions.values()].sort(
    (a, b) =>
      b.times - a.times || placeOf(a.played) - placeOf(b.played) || placeOf(a.answered) - placeOf(b.answered),
  );
}

export interface IntervalsResults {
  readonly score: string;
  readonly percent: number;
  readonly message: string;
  readonly medianTime: string | undefined;
  readonly confusions: readonly Confusion[];
}

/**
 * What the results page shows.
 *
 * @example resultsOf(answered).score // '9/12'
 */
export function resultsOf(answered: readonly IntervalAnswered[]): IntervalsResults {
  const score = scoreOf(answered);
  const percent = percentOf(score, answered.length);
  const middle = median(answered.map(({ milliseconds }) => milliseconds));
  return {
    score: `${score}/${answered.length}`,
    percent,
    message: messageFor(percent),
    medianTime: middle === undefined ? undefined : seconds(middle),
    confusions: confusionsIn(answered),
  };
}

/**
 * The results as they are spoken, in other words than the page shows.
 *
 * @example spokenResults(answered) // '9 of 12 right, 75 percent.'
 */
export const spokenResults = (answered: readonly IntervalAnswered[]): string =>
  `${scoreOf(answered)} of ${answered.length} right, ${percentOf(scoreOf(answered), answered.length)} percent.`;

const OFTEN: Partial<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** So many times, or one time more. */
function timesWords(least: number, most: number): string {
  if (least === most) return OFTEN[least] ?? `${least} times`;
  return least === 1 ? 'once or twice' : `${least} or ${most} times`;
}

/**
 * How often each of the chosen intervals is asked, where not all thirteen are.
 *
 * @example askedNotice(4) // '4 intervals are chosen: each is asked 3 times.'
 */
export function askedNotice(chosen: number): string | undefined {
  if (chosen === INTERVALS.length) return undefined;
  if (chosen === 0) return 'No interval is chosen: the quiz takes all of them.';
  const often = timesWords(Math.floor(QUIZ_LENGTH / chosen), Math.ceil(QUIZ_LENGTH / chosen));
  const intervals = chosen === 1 ? '1 interval is chosen: it' : `${chosen} intervals are chosen: each`;
  return `${intervals} is asked ${often}.`;
}
