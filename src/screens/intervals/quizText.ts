import type { Verdict } from '../../quiz/grade';
import type { Results } from '../../quiz/results';
import type { Answered } from '../../quiz/session';
import { questionTitle, sentences, spokenProgress } from '../../quiz/text';
import { type IntervalName, intervalNamed } from '../../theory/interval';
import { isMixed, type QuizDirection, spokenDirection } from './directions';
import { type AskedInterval, answeredInterval, type IntervalAnswer, type IntervalQuestion } from './question';
import { capitalized } from './text';

export const CHOOSE_AN_INTERVAL = 'Choose an interval first';
export const NOT_DRAWN_YET = 'Shown after you answer';
export const LISTEN_AGAIN = 'Listen as often as you like.';
export const NO_CONFUSIONS = 'No mix-ups.';

/** The title of the mix-ups in the results, of which only the most frequent are listed. */
export const confusionsTitle = (listed: number, all: number): string =>
  listed === all ? 'Mix-ups' : `Top ${listed} of ${all} mix-ups`;

/** What is said of an answer in the list of the last ones. */
export const SPOKEN_VERDICTS: Record<Verdict, string> = {
  right: 'right',
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
 * A question as spoken, worded differently from the page.
 *
 * @example spokenQuestion(asked) // 'Question 1 of 12. Which interval is it, ascending?'
 */
export const spokenQuestion = (asked: AskedInterval): string =>
  sentences(
    spokenProgress(asked),
    `Which interval is it, ${spokenDirection(asked.question.heard.direction)}?`,
  );

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
  const direction = spokenDirection(question.heard.direction);
  return drill ? `${capitalized(direction)}.` : `${questionTitle(asked)}, ${direction}.`;
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
