import type { Results } from '../../quiz/results';
import type { Answered } from '../../quiz/session';
import { questionTitle, spokenProgress } from '../../quiz/text';
import { INTERVALS, type IntervalName, intervalNamed, intervalOf } from '../../theory/interval';
import { isMixed, spokenDirection } from './directions';
import { notesOf, type PlayedInterval, signedSemitones } from './playedInterval';
import { type AskedInterval, type IntervalAnswer, type IntervalQuestion, QUIZ_LENGTH } from './question';

export type IntervalAnswered = Answered<IntervalQuestion, IntervalAnswer>;

export const PLAYING = 'Not available while sound plays';
export const NOTHING_PLAYED = 'Nothing was played yet';
export const CHOOSE_AN_INTERVAL = 'Choose an interval first';
export const ALL_ASKED = 'All intervals are asked';
export const NONE_ASKED = 'No interval is chosen';

/**
 * An interval's name as it is spoken.
 *
 * @example nameWords('Minor 3rd') // 'minor third'
 */
export const spokenName = (name: IntervalName): string => intervalNamed(name)?.spoken ?? name;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What was heard in practice, as it is spoken afterward.
 *
 * @example spokenHeard({ root: 60, semitones: 3, direction: 'ascending' }) // 'Minor third, C 4 to D sharp 4'
 */
export const spokenHeard = (heard: PlayedInterval): string =>
  `${capitalized(intervalOf(heard.semitones).spoken)}, ${notesOf(heard).spoken}`;

/**
 * How far apart the notes of an interval lie on one string.
 *
 * @example distanceWords({ root: 60, semitones: 3, direction: 'descending' }) // '3 frets down'
 */
export function spokenDistance(heard: PlayedInterval): string {
  const { semitones } = heard;
  if (semitones === 0) return 'the same fret';
  const way = signedSemitones(heard) > 0 ? 'up' : 'down';
  return `${semitones} ${semitones === 1 ? 'fret' : 'frets'} ${way}`;
}

/**
 * A question as it is spoken, in other words than the page shows.
 *
 * @example spokenQuestion(asked) // 'Question 1 of 12. Which interval is it, ascending?'
 */
export const spokenQuestion = (asked: AskedInterval): string =>
  `${spokenProgress(asked)} Which interval is it, ${spokenDirection(asked.question.heard.direction)}?`;

/**
 * A question as it is spoken where the sound follows its words: whole the first time, then its number, and the direction
 * where that changes.
 *
 * @example spokenBriefly(asked) // 'Question 2 of 12, ascending.'
 */
export function spokenBriefly(asked: AskedInterval): string {
  const { number, setup, question } = asked;
  if (number === 1) return spokenQuestion(asked);
  return isMixed(setup.direction)
    ? `${questionTitle(asked)}, ${spokenDirection(question.heard.direction)}.`
    : spokenProgress(asked);
}

/** What is said of an answer that is chosen and not yet submitted. */
export const spokenChosen = (answer: IntervalAnswer): string => `${spokenName(answer)}, chosen.`;

/**
 * A verdict with the right name, as it is spoken.
 *
 * @example spokenVerdict(answered) // 'Wrong: it was a tritone. Yours was an octave.'
 */
export function spokenVerdict({ question, answer, verdict }: IntervalAnswered): string {
  const right = question.interval.spoken;
  if (verdict === 'right') return `Right: ${right}.`;
  return `Wrong: it was ${withArticle(right)}. Yours was ${withArticle(spokenName(answer))}.`;
}

const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

/**
 * What was heard when an answer was compared with the right one.
 *
 * @example spokenComparison(answered) // 'First the right one, a tritone; then yours, an octave.'
 */
export const spokenComparison = ({ question, answer }: IntervalAnswered): string =>
  `First the right one, ${withArticle(question.interval.spoken)}; then yours, ${withArticle(spokenName(answer))}.`;

/** An interval that was taken for another one, and how often. */
export interface Confusion {
  readonly played: IntervalName;
  readonly answered: IntervalName;
  readonly times: number;
}

const placeOf = (name: IntervalName): number => INTERVALS.findIndex(interval => interval.name === name);

/**
 * Mix-ups, the most frequent first.
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

/**
 * The results as they are spoken, in other words than the page shows.
 *
 * @example spokenResults(results) // '9 of 12 right, 75 percent.'
 */
export const spokenResults = ({ right, answered, percent }: Results): string =>
  `${right} of ${answered} right, ${percent} percent.`;

const OFTEN: Partial<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** So many times, or one time more. */
function spokenTimes(least: number, most: number): string {
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
  const often = spokenTimes(Math.floor(QUIZ_LENGTH / chosen), Math.ceil(QUIZ_LENGTH / chosen));
  const intervals = chosen === 1 ? '1 interval is chosen: it' : `${chosen} intervals are chosen: each`;
  return `${intervals} is asked ${often}.`;
}
