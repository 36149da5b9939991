import type { Hotkey } from '../commands/hotkey';
import type { PageChange } from '../speech/announcer';
import type { Chance } from './chance';
import type { Pace } from './pace';
import type { Results } from './results';
import type { Answered, QuizLength, Session, Verdict } from './session';

/** A possible answer: its radio, its key and its entry in the palette all come from this. */
export interface AnswerOption<Answer> {
  /** Unique among the answers of its question, and the last part of its command's id. */
  readonly code: string;
  readonly answer: Answer;
  readonly text: string;
  /** The text as it is spoken, where speech garbles the written one. */
  readonly spoken?: string;
  readonly hotkey?: Hotkey;
  readonly keywords?: readonly string[];
}

/** What is asked, the part that matters set off from the rest. */
export interface Prompt {
  readonly before: string;
  readonly subject?: { readonly text: string; readonly spoken?: string };
  readonly after?: string;
}

/** A question in its place among the others. */
export interface Asked<Setup, Question> {
  readonly question: Question;
  readonly setup: Setup;
  readonly pace: Pace;
  /** Counted from 1. */
  readonly number: number;
  readonly length: QuizLength;
}

/**
 * One type of quiz: which questions it asks, how they are answered and judged, and what is said of them. Questions and
 * answers are plain data. All members that take them are methods, so that generic code can hold any quiz as `AnyQuiz`.
 *
 * @typeParam Setup what a quiz is started with
 * @example const coins: QuizDefinition<undefined, 'heads or tails?', 'heads' | 'tails'> = { … }
 */
export interface QuizDefinition<Setup, Question, Answer> {
  /** Unique among the quizzes of its screen. */
  readonly id: string;
  /** The ids of the settings that can't be changed while a question is open. */
  readonly locks: readonly string[];
  /** The code of every answer that a question may have, in the order of the palette. */
  readonly answerCodes: readonly string[];
  /** Why nothing can be submitted while there is no answer: `Choose a note first`. */
  readonly missingAnswer: string;
  /** Whether its question is a sound: where single keys answer, it plays by itself when the question comes. */
  readonly isHeard?: boolean;
  /** How much of the page is redrawn when it starts; `slight` where it isn't given. */
  readonly startChange?: PageChange;

  lengthOf(setup: Setup): QuizLength;
  /** The next question, chosen when it is needed; `undefined` ends the quiz before its length. Pure, but for chance. */
  next(setup: Setup, answered: readonly Answered<Question, Answer>[], chance: Chance): Question | undefined;
  /** What a question practices, whatever the rest of its setup: `key:Bb-major`. */
  itemOf(question: Question): string;

  answersTo(question: Question): readonly AnswerOption<Answer>[];
  /** What a draft counts as when it is submitted; `undefined` while it is no answer yet. */
  answerIn(draft: Answer | undefined): Answer | undefined;
  /** Whether a draft is submitted at once where one key answers; never, where this isn't given. */
  isFinal?(question: Question, draft: Answer): boolean;
  grade(question: Question, answer: Answer): Verdict;

  promptOf(question: Question): Prompt;
  /** The question as it is spoken, and repeated. */
  spokenQuestion(asked: Asked<Setup, Question>): string;
  /** What is spoken when it comes, where that isn't the whole question: what takes the focus may say it already. */
  spokenArrival?(asked: Asked<Setup, Question>): string;
  spokenDraft(question: Question, draft: Answer): string;
  /** A verdict in other words than the page shows. */
  spokenVerdict(answered: Answered<Question, Answer>): string;
  /** The results as they are spoken; empty where the page itself is read out. */
  spokenResults(results: Results, pace: Pace): string;
}

/** What a session was started with: which quiz, with which setup, at which pace. */
export interface QuizRun<Setup, Quiz> {
  readonly quiz: Quiz;
  readonly setup: Setup;
  readonly pace: Pace;
}

/** A quiz of whichever types. */
export type AnyQuiz = QuizDefinition<unknown, unknown, unknown>;

export type AnyRun = QuizRun<unknown, AnyQuiz>;

/** A session of whichever quiz. */
export type AnySession = Session<unknown, unknown, AnyRun>;
