import type { AnyQuiz, AnyRun, AnySession, QuizDefinition, QuizRun } from '../../src/quiz/definition';
import type { AfterMistake, Pace } from '../../src/quiz/pace';
import { reduce } from '../../src/quiz/quizStore';
import { type Chance, drawNext } from '../../src/quiz/seed';
import type { Grade, QuizLength, Session, SessionEvent, Verdict } from '../../src/quiz/session';
import { sentences, spokenProgress, spokenScore } from '../../src/quiz/text';

/** What a number quiz is started with. */
export interface NumberSetup {
  readonly length: QuizLength;
}

type NumberQuizType = QuizDefinition<NumberSetup, number, number>;

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const SPOKEN: Record<Verdict, string> = { right: 'Right:', wrong: 'Wrong. It is', 'given-up': 'It is' };

/** The numbers that are asked about. */
export const ASKED = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A quiz that knows no music: which number comes after 3? Answered by digits. */
export const numberQuiz: NumberQuizType = {
  id: 'next-number',
  locks: ['length'],
  answerCodes: [...DIGITS],
  missingAnswer: 'Choose a number first',
  lengthOf: ({ length }) => length,
  next: (_, answered, chance) =>
    drawNext(
      ASKED,
      answered.map(({ question }) => question),
      chance,
    ),
  itemOf: question => `number:${question}`,
  spokenItem: question => WORDS[question] ?? `${question}`,
  answersTo: () =>
    DIGITS.map((digit, answer) => ({
      code: digit,
      answer,
      text: digit,
      spoken: WORDS[answer] ?? digit,
      hotkey: digit,
      keywords: ['number'],
    })),
  answerIn: draft => draft,
  grade: (question, answer) => (answer === question + 1 ? 'right' : 'wrong'),
  correctText: question => String(question + 1),
  promptOf: question => ({ before: `Which number comes after ${question}?` }),
  spokenQuestion: asked => sentences(spokenProgress(asked), `What comes after ${asked.question}?`),
  spokenDraft: (_, draft) => `${draft}, chosen`,
  spokenVerdict: ({ question, verdict }) => `${SPOKEN[verdict]} ${question + 1}.`,
  spokenResults: results => `Over: ${spokenScore(results)}.`,
};

/** The same with a question that is played, not only shown. */
export const heardQuiz: NumberQuizType = { ...numberQuiz, id: 'heard-number', isHeard: true };

export type NumberRun = QuizRun<NumberSetup, NumberQuizType>;
export type NumberSession = Session<number, number, NumberRun>;
export type NumberEvent = SessionEvent<number, number, NumberRun>;

export const CALM: Pace = { kind: 'calm' };
export const EYES_FREE: Pace = { kind: 'eyes-free' };
export const drillWith = (pause: number, afterMistake?: AfterMistake): Pace => ({
  kind: 'drill',
  pause,
  ...(afterMistake && { afterMistake }),
});

/** The start of a quiz that asks what comes after 1. */
export const start = (
  pace: Pace = CALM,
  length: QuizLength = 12,
  quiz: NumberQuizType = numberQuiz,
  at = 0,
): NumberEvent => {
  const drill = pace.kind === 'drill' ? { drill: { length } } : {};
  return { type: 'start', run: { quiz, setup: { length }, pace, ...drill }, length, question: 1, at };
};

export const draft = (answer: number | undefined): NumberEvent => ({ type: 'draft', draft: answer });

export const submit = (verdict: Grade, at = 1000): NumberEvent => ({
  type: 'submit',
  answer: verdict === 'right' ? 2 : 9,
  verdict,
  at,
});

export const giveUp = (at = 1000): NumberEvent => ({ type: 'give-up', at });

/** Goes on to the question what comes after 5. */
export const next: NumberEvent = { type: 'next', question: 5, at: 2000 };

/** Goes on where there is no further question. */
export const finish: NumberEvent = { type: 'next', question: undefined, at: 2000 };

export const end: NumberEvent = { type: 'end' };
export const reset: NumberEvent = { type: 'reset' };

export const IDLE: AnySession = { status: 'idle' };

export const sessionAfter = (...events: readonly NumberEvent[]): NumberSession =>
  events.reduce(reduce<number, number, NumberRun>, { status: 'idle' });

/** The same session, but eyes-free. */
export const asEyesFree = (session: AnySession): AnySession =>
  session.status === 'idle' ? session : { ...session, run: { ...session.run, pace: EYES_FREE } };

/** What becomes of a session, which may be of any quiz, when these happen to it. */
export const continued = (session: AnySession, ...events: readonly NumberEvent[]): AnySession =>
  events.reduce<AnySession>(reduce<unknown, unknown, AnyRun>, session);

/** Chance that always picks the first of what there is. */
export const FIRST: Chance = () => 0;

/** Every type of number quiz. */
export const NUMBER_QUIZZES: readonly AnyQuiz[] = [numberQuiz, heardQuiz];
