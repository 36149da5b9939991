import { ANSWER_VERSION, type Answer, idAt, type Way } from '../practice/answer';
import type { ItemSum } from '../practice/itemSum';
import { gradeOf, targetTime } from '../practice/strength';
import type { AnswerCodes } from '../quiz/definition';
import type { Given } from '../quiz/given';

/** An answer with all that is only known at the moment when it is given. */
export interface Recorded {
  readonly given: Given;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The local date: `2026-11-22`. */
  readonly date: string;
  readonly way: Way;
  /** What makes its id unique. */
  readonly unique: string;
  /** For how long the page has been open (milliseconds, on a clock that never jumps). */
  readonly sitting: number;
  /** When its round began, and what makes the round's id unique. */
  readonly round: { readonly time: number; readonly unique: string };
}

/** The codes of the right answer and of the one given. */
function codesOf({ run: { quiz }, answered }: Given): AnswerCodes {
  const { question } = answered;
  const given = 'answer' in answered ? answered.answer : undefined;
  const own = quiz.codesOf?.(question, given);
  if (own) return own;
  const options = quiz.answersTo(question);
  const right = options.find(({ answer }) => quiz.grade(question, answer) === 'right');
  const chosen = options.find(({ answer }) => answer === given);
  return {
    asked: right?.code ?? quiz.correctText(question),
    answered: chosen?.code ?? (typeof given === 'string' ? given : ''),
  };
}

/** As much of a text as the log keeps. */
const LONGEST_TEXT = 200;

/** As long as the format of an answer allows (milliseconds). */
const LONGEST_TIME = 1e9;

/** How long an answer took; `null` if its time was interrupted, or can't be: no answer takes longer than the page has been open. */
function timeIn({ given, sitting }: Recorded): number | null {
  const time = Math.round(given.answered.milliseconds);
  const isPossible = time >= 0 && time <= sitting && time < LONGEST_TIME;
  return isPossible && !given.isInterrupted ? time : null;
}

/**
 * A recorded answer as it is logged.
 *
 * @param sums the sums of its quiz, which tell how long an answer should take
 */
export function answerOf(recorded: Recorded, sums: readonly ItemSum[]): Answer {
  const { given, time, date, way, unique, round } = recorded;
  const { screen, run, answered, length } = given;
  const { quiz, pace } = run;
  const { asked, answered: code, places } = codesOf(given);
  const verdict = answered.verdict === 'right' ? 'right' : 'wrong';
  const milliseconds = timeIn(recorded);
  const timed = { verdict, milliseconds, ...(places && { places }) } as const;
  const target = targetTime(
    { screen, quiz: quiz.id },
    sums.filter(sum => sum.way === way),
  );
  return {
    version: ANSWER_VERSION,
    id: idAt(time, unique),
    ...{ time, date, screen, quiz: quiz.id, item: quiz.itemOf(answered.question) },
    asked: asked.slice(0, LONGEST_TEXT),
    // In a self-check, what was played or thought isn't known.
    answered: way === 'self-check' ? '' : code.slice(0, LONGEST_TEXT),
    ...timed,
    ...{ way, pace: pace.kind, grade: gradeOf(timed, target), round: idAt(round.time, round.unique), length },
    ...(run.items && { asks: 'some' }),
  };
}
