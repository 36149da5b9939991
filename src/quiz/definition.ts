import type { DroneNotes } from '../audio/drone';
import type { PlannedTone } from '../audio/plan';
import type { Hotkey } from '../commands/hotkey';
import type { StrummedNotes } from '../listening/playedNote';
import type { PageChange } from '../speech/announcer';
import type { Answering, OtherAnswers } from './answerWith';
import type { Chances } from './drillLinks';
import type { TakenFor } from './mixUps';
import type { Curriculum } from './order';
import type { Drill, Pace } from './pace';
import type { Results } from './results';
import type { Chance, SeedVersion } from './seed';
import type { Answered, AnsweringNote, Grade, Open, QuizLength, Session } from './session';

/** A possible answer: its radio, its key and its palette entry all come from this. */
export interface AnswerOption<Answer> {
  /** Unique among the answers of its question, and the last part of its command's id. */
  readonly code: string;
  readonly answer: Answer;
  readonly text: string;
  /** The text as it is spoken, where speech garbles the written one. */
  readonly spoken?: string;
  readonly hotkey?: Hotkey;
  /** The rule for its hotkey and those of other answers: `a letter; with Shift its sharp or flat`. */
  readonly keyRule?: string;
  readonly keywords?: readonly string[];
}

/** Some of the options of a question that are chosen together: one of them is a part of the answer. */
export interface AnswerGroup {
  readonly legend: string;
  readonly layout: 'list' | 'keyboard';
  /** The codes of its options. */
  readonly codes: readonly string[];
}

/** How an answer is made of several options. All members are methods, as in its definition. */
export interface AnswerParts<Question, Answer> {
  groupsOf(question: Question): readonly AnswerGroup[];
  /** What an option makes of what was chosen before. */
  joined(question: Question, draft: Answer | undefined, chosen: Answer): Answer;
  /** The codes of the options that an answer is made of. */
  codesIn(question: Question, answer: Answer): readonly string[];
}

/** The text of a question, with the part that matters set off from the rest. */
export interface Prompt {
  readonly before: string;
  /** A bare note is drawn largest in a drill. */
  readonly subject?: { readonly text: string; readonly spoken?: string; readonly kind?: 'note' };
  readonly after?: string;
}

/** A question, with its number and everything it is asked with. */
export interface Asked<Setup, Question> extends Answering {
  readonly question: Question;
  readonly setup: Setup;
  readonly pace: Pace;
  /** Counted from 1. */
  readonly number: number;
  readonly length: QuizLength;
  /** Left out of a quiz that is no drill. */
  readonly drill?: Drill;
  /** Set where it was asked before, and the user comes back to it. */
  readonly waits?: true;
}

/** What the log keeps of an answer: the right answer and the one given, as short codes, and the items of any places in it. */
export interface AnswerCodes {
  readonly asked: string;
  readonly answered: string;
  readonly places?: Readonly<Record<'found' | 'missed' | 'wrong', readonly string[]>>;
}

/** How a question sounds that is heard. All members are methods, as in its definition. */
export interface HeardQuestion<Question, Answer> {
  /** What is played as soon as it is asked, after another one or as the first. */
  arrival(question: Question, before?: Question): readonly PlannedTone[];
  /** What is played when the user wants it again or, with its answer, to compare. */
  again(session: Open<Question, Answer, unknown>): readonly PlannedTone[];
  /** What tells which key it is in, to be played by itself; `undefined` if nothing is. */
  context(question: Question): readonly PlannedTone[] | undefined;
  /** The drone beneath it; `undefined` without one. */
  drone(question: Question): DroneNotes | undefined;
}

/** How a quiz is answered by all notes of a chord at once. All members are methods, as in its definition. */
export interface StrummedAnswers<Question, Answer> {
  /** The notes that are strummed, as MIDI numbers. */
  notes(question: Question): readonly number[];
  /** What a strum answers, and by which of its notes; `undefined` if it only tells what was heard. */
  answerOf(
    question: Question,
    strum: StrummedNotes,
  ): { readonly answer: Answer; readonly midi: number } | undefined;
  /** What was heard in a strum that didn't answer; `undefined` if there is nothing to say. */
  heard(
    question: Question,
    strum: StrummedNotes,
  ): { readonly text: string; readonly spoken: string } | undefined;
}

/** How a quiz is answered by notes that are played. All members are methods, as in its definition. */
export interface PlayedAnswers<Question, Answer> {
  /** The pitches that answer a question rightly, or a part of it, as MIDI numbers. */
  expected(question: Question): readonly number[];
  /**
   * What a note makes of what was answered before; `undefined` if it answers nothing. An answer that isn't final yet is kept
   * as a draft.
   */
  answerOf(question: Question, draft: Answer | undefined, note: AnsweringNote): Answer | undefined;
  /** How it is answered by a strum; left out where notes are played one at a time. */
  readonly strummed?: StrummedAnswers<Question, Answer>;
  /** What is spoken when a note has answered a part; left out where one note answers it all. */
  spokenPart?(question: Question, draft: Answer): string;
  /** What was heard, as shown: `Heard B3, 12 cents flat`. */
  heardText(question: Question, note: AnsweringNote): string;
  /** What was heard, as spoken: `B, 12 cents flat`. */
  spokenHeard(question: Question, note: AnsweringNote): string;
}

/**
 * One type of quiz: which questions it asks, how they are answered and graded, and what is said about them. Questions and
 * answers are plain data. All members that take them are methods, so generic code can hold any quiz as `AnyQuiz`.
 *
 * @typeParam Setup the choices that a quiz is started with
 * @example const coins: QuizDefinition<undefined, 'heads or tails?', 'heads' | 'tails'> = { … }
 */
export interface QuizDefinition<Setup, Question, Answer> {
  /** Unique among the quizzes of its screen. */
  readonly id: string;
  /** The ids of the settings that can't be changed while a question is open. */
  readonly locks: readonly string[];
  /** The code of every answer that a question may have, in the order of the palette. */
  readonly answerCodes: readonly string[];
  /** Why nothing can be submitted yet: `Choose a note first`. */
  readonly missingAnswer: string;
  /** Whether its question is a sound: where single keys answer, each question plays as soon as it is asked. */
  readonly isHeard?: boolean;
  /** Whether that sound is just a part of it: the rest is told with every question. */
  readonly isTold?: boolean;
  /**
   * Whether that sound waits until what is said with the question has been said, also after a right answer; a verdict that
   * comes after the sound gives way to the next one.
   */
  readonly isHeardAfterText?: boolean;
  /**
   * Whether its questions are the notes of one piece: played on an instrument, each right note goes on at once, and its time is
   * that from one note to the next.
   */
  readonly isContinuous?: boolean;
  /** How much of the page is redrawn when it starts; by default `slight`. */
  readonly startChange?: PageChange;

  /** How long it is, unless it is a drill. */
  lengthOf(setup: Setup): QuizLength;
  /** How long a drill of a number of questions is, if it must not end in the middle of something; by default just as long. */
  wholeLength?(setup: Setup, length: number): number;
  /** The next question, chosen when it is needed; `undefined` ends the quiz before its length. Pure, but for chance. */
  next(setup: Setup, answered: readonly Answered<Question, Answer>[], chance: Chance): Question | undefined;
  /** The question that must follow those answered, since it belongs to the last one; `undefined` if any may. */
  restOf?(answered: readonly Answered<Question, Answer>[]): Question | undefined;
  /** Whether a beginner's first round may ask it, as long as there are such questions; left out where all are alike. */
  isEasy?(question: Question): boolean;
  /** A setup as the seeds of a version mean it; left out by a quiz that has always asked the same. */
  setupIn?(setup: Setup, version: SeedVersion): Setup;
  /** Why it has no question at all with a setup; left out where it always has one. */
  whyNone?(setup: Setup): string | undefined;
  /** The items that it may ask, as a teacher would bring them in; left out by a quiz that is always shuffled. */
  curriculumOf?(setup: Setup): Curriculum;
  /** A question about an item of its curriculum, after those answered; `undefined` if it has none. */
  questionOf?(
    setup: Setup,
    item: string,
    chance: Chance,
    answered?: readonly Answered<Question, Answer>[],
  ): Question | undefined;
  /** The item that a question practices, whatever the rest of its setup: `key:Bb-major`. */
  itemOf(question: Question): string;
  /** A question in words, among others that were missed: `B flat major`. */
  spokenItem(question: Question): string;

  answersTo(question: Question): readonly AnswerOption<Answer>[];
  /** How its options make an answer together, a root and a type; left out where one is the whole answer. */
  readonly parts?: AnswerParts<Question, Answer>;
  /** The answer that a draft amounts to when it is submitted; `undefined` while it isn't one yet. */
  answerIn(draft: Answer | undefined): Answer | undefined;
  /** Whether a draft is submitted at once where one key answers; by default never. */
  isFinal?(question: Question, draft: Answer): boolean;
  grade(question: Question, answer: Answer): Grade;
  /** A right answer; by default the first that grades right among its answers. */
  solutionOf?(question: Question): Answer;
  /** What the log keeps of an answer, or of none; by default the codes of the right answer and of the one given. */
  codesOf?(question: Question, answer: Answer | undefined): AnswerCodes;

  /** What a wrong answer took for what, to say which answers were mixed up; `undefined` if it stands for no answer. */
  takenFor?(answered: Answered<Question, Answer>): TakenFor | undefined;

  /** How its questions sound, if they are more than one sound that its screen plays. */
  readonly heard?: HeardQuestion<Question, Answer>;

  /** How it is answered on an instrument; left out by quizzes that can't be. */
  readonly played?: PlayedAnswers<Question, Answer>;

  promptOf(question: Question, answering?: Answering): Prompt;
  /** The right answer as the page shows it after a wrong one. */
  correctText(question: Question): string;
  /** The question as it is spoken and repeated. */
  spokenQuestion(asked: Asked<Setup, Question>): string;
  /** What is spoken when it is asked, if not the whole question: the focused element may say part of it already. */
  spokenArrival?(asked: Asked<Setup, Question>): string;
  spokenDraft(question: Question, draft: Answer): string;
  /** The verdict, worded differently from the one on the page. */
  spokenVerdict(answered: Answered<Question, Answer>): string;
  /** The answer as it is spoken before there is a verdict; by default as that of a question that was given up. */
  spokenSolution?(question: Question): string;
  /** The results as they are spoken; empty if their dialog is read. */
  spokenResults(results: Results, reader: ResultsReader): string;
}

/**
 * What a user hears results by. A screen reader reads the dialog that opens at a key; Orca misses one that opens while hands
 * are on an instrument, and eyes-free nothing is read.
 */
export type ResultsReader = 'dialog' | 'speech';

/** What a session was started with; it holds for all of its questions, whatever the settings become. */
export interface QuizRun<Setup, Quiz> {
  readonly quiz: Quiz;
  readonly setup: Setup;
  readonly pace: Pace;
  /** Left out of a quiz that is no drill. */
  readonly drill?: Drill;
  /** Left out where only keys and buttons answer. */
  readonly answerWith?: OtherAnswers;
  /** Set where a note that isn't the right one answers nothing. */
  readonly onlyRight?: true;
  /** Set where any note that is played twice goes on after a verdict. */
  readonly goesOnByNote?: true;
  /** The only items that it asks, if it is a round of just some. */
  readonly items?: readonly string[];
  /** A short text that only runs with the same settings have, so that they can be compared. */
  readonly settingsId?: string;
  /** The random numbers that a seed fixes: that of a link, or a drill's own. */
  readonly chances?: Chances;
  /** Set for the first round that a learner has on a screen, and for a link to one: it begins with what is easy. */
  readonly isFirst?: true;
}

/** A quiz of any type. */
export type AnyQuiz = QuizDefinition<unknown, unknown, unknown>;

export type AnyRun = QuizRun<unknown, AnyQuiz>;

/** A session of any quiz. */
export type AnySession = Session<unknown, unknown, AnyRun>;

type Solvable<Question, Answer> = Pick<
  QuizDefinition<never, Question, Answer>,
  'answersTo' | 'grade' | 'solutionOf'
>;

/**
 * A right answer to a question; `undefined` if the quiz has none.
 *
 * @example solutionTo(nameNote, question) // 1, for C sharp
 */
export const solutionTo = <Question, Answer>(
  quiz: Solvable<Question, Answer>,
  question: Question,
): Answer | undefined =>
  quiz.solutionOf
    ? quiz.solutionOf(question)
    : quiz.answersTo(question).find(({ answer }) => quiz.grade(question, answer) === 'right')?.answer;

/**
 * A question as one that was given up: so it is shown before there is a verdict.
 *
 * @example nameNote.seenIn(question, asGivenUp(question)) // [question.targetPosition]
 */
export const asGivenUp = <Question>(question: Question) =>
  ({ question, verdict: 'given-up', draft: undefined, milliseconds: 0 }) as const;

/**
 * The answer to a question as it is spoken before there is a verdict.
 *
 * @example spokenSolution(nameNote, question) // 'It is C sharp.'
 */
export const spokenSolution = (quiz: AnyQuiz, question: unknown): string =>
  quiz.spokenSolution?.(question) ?? quiz.spokenVerdict(asGivenUp(question));
