import type { CellAt } from '../../../fretboard/cell';
import type { FretCount, Instrument } from '../../../instrument/instrument';
import { type Position, pitchClassAt } from '../../../instrument/position';
import type { NoteSource } from '../../../listening/playedNote';
import type { QuizDefinition } from '../../../quiz/definition';
import type { Pace } from '../../../quiz/pace';
import type { Answered, Open } from '../../../quiz/session';
import type { Waiting } from '../../../quiz/text';
import {
  type AccidentalStyle,
  type NoteName,
  type NoteSigns,
  PITCH_CLASSES,
  type PitchClass,
} from '../../../theory/note';
import { type Asking, type Corner, isNaturalAt, placesWithin } from '../settings';

/** What a notes quiz is started with. */
export interface NotesSetup {
  readonly instrument: Instrument;
  readonly frets: FretCount;
  readonly accidentals: AccidentalStyle;
  /** The strings in play; never empty. */
  readonly strings: readonly number[];
  /** The part of the neck that a drill asks about; left out of any other quiz. */
  readonly corner?: Corner;
  /** Set where a note that is played is right in any octave, even off its string. */
  readonly octave?: 'any';
}

/** What every question of a notes quiz contains. */
export interface NotesQuestion {
  readonly setup: NotesSetup;
  readonly note: PitchClass;
}

/** Asks for a note on one string, which is given by place. */
export interface StringQuestion extends NotesQuestion {
  readonly guitarString: number;
}

/** The result of acting on a place: a new draft, if it changes, and what is spoken unless it ends the question. */
export interface Picked<Answer> {
  readonly draft?: Answer;
  readonly say: string;
}

/** A type of notes quiz: a quiz that is also displayed, heard and answered on the neck. */
export interface NotesQuiz<Question extends NotesQuestion, Answer>
  extends QuizDefinition<NotesSetup, Question, Answer> {
  /** The place focused when the question appears; the cursor's if undefined. */
  targetOf(question: Question): Position | undefined;
  /** The neck while the question is open; until it is answered, nothing on it reveals a pitch. */
  cellsOf(session: Open<Question, Answer, unknown>, signs: NoteSigns): CellAt;
  /** The MIDI number that "Hear it" plays once the question is answered. */
  midiOf(question: Question): number;
  /** Acts on a place of the neck; left out by quizzes that aren't answered there. */
  pick?(
    question: Question,
    draft: Answer | undefined,
    place: Position,
    pace: Pace,
  ): Picked<Answer> | undefined;
  /** Set if a drill takes places as pairs of digits, a string and a fret; otherwise digits go to strings. */
  readonly digits?: 'pairs';
  /** The places that were wrong or missed, in the order of the neck; left out by quizzes that aren't answered there. */
  mistakesOf?(answered: Answered<Question, Answer>): readonly Position[];
  /** The places that a verdict is about, to be scrolled into view. */
  seenIn(answered: Answered<Question, Answer>): readonly Position[];
  /** What the page adds to the verdict, a line each. */
  reviewOf(answered: Answered<Question, Answer>, nameOf: (name: NoteName) => string): readonly string[];
  /** The same before there is a verdict, if it isn't that of a right answer. */
  solutionLines?(question: Question): readonly string[];
  /** How to answer, shown until there is a verdict. */
  readonly waiting: Waiting;
  /** What there is to know about playing it, beside whether it is heard. */
  playedHint?(source: NoteSource): string | undefined;
  /** The question as an entry in a list of answers. */
  textOf(question: Question): string;
}

export type AnyNotesQuiz = NotesQuiz<NotesQuestion, unknown>;

/**
 * Every place that a quiz may ask about.
 *
 * @example placesAsked({ instrument: STANDARD_GUITAR, frets: 12, strings: [0] }).length // 13
 */
export function placesAsked(asking: Asking): readonly Position[] {
  const places = placesWithin(asking);
  if (asking.corner?.notes !== 'naturals') return places;
  const naturals = places.filter(isNaturalAt(asking));
  return naturals.length === 0 ? places : naturals;
}

/**
 * Every note that a quiz may ask about, from C up.
 *
 * @example notesAsked({ ...setup, strings: [0], corner: { lowest: 0, highest: 3, notes: 'naturals' } }) // [4, 5, 7]: E, F and G
 */
export function notesAsked(asking: Asking): readonly PitchClass[] {
  const asked = new Set(placesAsked(asking).map(place => pitchClassAt(asking.instrument, place)));
  return PITCH_CLASSES.filter(pitch => asked.has(pitch));
}
