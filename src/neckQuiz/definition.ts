import type { ReactNode } from 'react';
import type { CellAt } from '../fretboard/cell';
import type { ToneStyle } from '../fretboard/toneCells';
import type { Instrument } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import type { NoteSource } from '../listening/playedNote';
import type { QuizDefinition, QuizRun } from '../quiz/definition';
import type { Pace } from '../quiz/pace';
import type { Answered, Open, Session } from '../quiz/session';
import type { Waiting } from '../quiz/text';
import type { Line } from '../theory/degree';
import type { HowToItem } from '../ui/HowToUse';
import type { Evenness } from './evenness';

/** The part of a neck that a question is about, both frets included. */
export interface NeckPart {
  readonly instrument: Instrument;
  readonly firstFret: number;
  readonly lastFret: number;
}

/** The result of acting on a place: a new draft, if it changes, and what is spoken unless it ends the question. */
export interface Picked<Answer> {
  readonly draft?: Answer;
  readonly say: string;
}

/** Notes of the neck that are told string by string, before they are played by heart. */
export interface Told {
  readonly name: string;
  readonly strings: readonly string[];
}

/** How a question is answered: by keys and, where there is no keyboard, by taps. */
export interface HowToAnswer {
  readonly items: readonly HowToItem[];
  readonly taps: string;
}

/** A type of quiz that is displayed and heard on a neck, and may be answered there. */
export interface NeckQuiz<Setup, Question, Answer> extends QuizDefinition<Setup, Question, Answer> {
  neckOf(question: Question): NeckPart;
  /** The place focused when the question appears; the cursor stays where it is if undefined. */
  targetOf(question: Question): Position | undefined;
  /**
   * The places to be scrolled into view: those that a question is about or, once it is answered, that its verdict is about.
   * Mistakes that were picked on the neck go first.
   */
  seenIn(question: Question, answered?: Answered<Question, Answer>): readonly Position[];
  /** The neck while the question is open; until it is answered, nothing on it reveals the answer. */
  cellsOf(session: Open<Question, Answer, unknown>, style: ToneStyle): CellAt;
  /** What is drawn with the question, in the same room each time; left out where its neck is all there is to see. */
  pictureOf?(session: Open<Question, Answer, unknown>): ReactNode;
  /** The places that Play plays, lowest first; none if hearing them would give the answer away. */
  heardIn(session: Open<Question, Answer, unknown>): readonly Position[];
  /** Acts on a place of the neck; left out by quizzes that aren't answered there. */
  pick?(
    question: Question,
    draft: Answer | undefined,
    place: Position,
    pace: Pace,
  ): Picked<Answer> | undefined;
  /** Whether a drill takes places as pairs of digits, a string and a fret; by default digits go to strings. */
  takesPairs?(question: Question): boolean;
  /** How the answers are laid out: as a list by default, or as the keys of a piano. */
  readonly answerLayout?: 'keyboard';
  /** The places that were wrong or missed, in the order of the neck; left out by quizzes that aren't answered there. */
  mistakesOf?(answered: Answered<Question, Answer>): readonly Position[];
  /** The lines that the page adds to the verdict. */
  reviewOf(answered: Answered<Question, Answer>): readonly string[];
  /** The lines about the answer before there is a verdict, if they differ from the review of a right answer. */
  solutionLines?(question: Question): readonly string[];
  /** What its question is a part of, told string by string, and its name; left out where that would give the answer away. */
  toldOf?(question: Question): Told;
  /** How to answer, shown until there is a verdict. */
  readonly waiting: Waiting;
  /** A hint about playing the answer, beside whether it is heard. */
  playedHint?(source: NoteSource): string | undefined;
  /** How a question is answered where there is more to tell than which keys its answers have. */
  howToAnswer?(question: Question, pace: Pace): HowToAnswer;
  /** How evenly its notes were played one after the other; left out where they aren't. */
  evennessOf?(answered: readonly Answered<Question, Answer>[]): Evenness | undefined;
  /** The question with its answer, in a list. */
  lineOf(question: Question): Line;
}

export type AnyNeckQuiz = NeckQuiz<unknown, unknown, unknown>;

export type AnyNeckRun = QuizRun<unknown, AnyNeckQuiz>;

export type AnyNeckSession = Session<unknown, unknown, AnyNeckRun>;

export type OpenNeckSession = Open<unknown, unknown, AnyNeckRun>;
