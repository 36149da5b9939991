import type { FretCount, Instrument } from '../../instrument/instrument';
import type { Position } from '../../instrument/position';
import type { QuizDefinition } from '../../quiz/definition';
import type { Pace } from '../../quiz/pace';
import type { Answered, Open } from '../../quiz/session';
import type { AccidentalStyle, NoteName, NoteSigns, PitchClass } from '../../theory/note';
import type { CellAt } from './cells';

/** The fixed length of a notes quiz (spec §9). */
export const QUIZ_LENGTH = 12;

/** What a notes quiz is started with. */
export interface NotesSetup {
  readonly instrument: Instrument;
  readonly frets: FretCount;
  readonly accidentals: AccidentalStyle;
  /** The strings that count; never empty. */
  readonly strings: readonly number[];
}

/** What every question about notes has. */
export interface NotesQuestion {
  readonly setup: NotesSetup;
  readonly note: PitchClass;
}

/** What acting on a place comes to: perhaps another draft, and what is said of it unless it was the last one. */
export interface Picked<Answer> {
  readonly draft?: Answer;
  readonly say: string;
}

/** A type of notes quiz: beside what every quiz has, how it is drawn, heard and answered on the neck. */
export interface NotesQuiz<Question extends NotesQuestion, Answer>
  extends QuizDefinition<NotesSetup, Question, Answer> {
  /** The place that takes the focus with the question; by default that of the cursor. */
  targetOf(question: Question): Position | undefined;
  /** The neck while the question is open; before it is answered nothing on it tells a pitch. */
  cellsOf(session: Open<Question, Answer, unknown>, signs: NoteSigns): CellAt;
  /** The MIDI number that "Hear it" plays once the question is answered. */
  midiOf(question: Question): number;
  /** What acting on a place of the neck does; `undefined` where places are no answer. */
  pick?(
    question: Question,
    draft: Answer | undefined,
    place: Position,
    pace: Pace,
  ): Picked<Answer> | undefined;
  /** An answer place by place; empty where it has no places. */
  reviewOf(answered: Answered<Question, Answer>, nameOf: (name: NoteName) => string): readonly string[];
  /** What was asked, in a list of answers. */
  textOf(question: Question): string;
}

export type AnyNotesQuiz = NotesQuiz<NotesQuestion, unknown>;
