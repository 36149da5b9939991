import type { FretCount, Instrument } from '../../instrument/instrument';
import {
  allPositions,
  type Position,
  pitchClassAt,
  positionsOf,
  samePosition,
} from '../../instrument/position';
import { type Chance, draw } from '../../quiz/chance';
import type { Pace } from '../../quiz/pace';
import type { Verdict } from '../../quiz/session';
import { type AccidentalStyle, PITCH_CLASSES, type PitchClass } from '../../theory/note';
import type { QuizType } from './settings';

/** The fixed length of the notes quiz (spec §9). */
export const QUIZ_LENGTH = 12;

/** What a quiz was started with; it holds for all of its questions, whatever the settings become. */
export interface QuizSetup {
  readonly tuning: Instrument;
  readonly frets: FretCount;
  readonly accidentals: AccidentalStyle;
  /** The strings that count; never empty. */
  readonly strings: readonly number[];
  readonly pace: Pace;
}

interface Asked {
  readonly setup: QuizSetup;
  readonly note: PitchClass;
}

/** Asks for every place of a note. */
export interface FindNoteQuestion extends Asked {
  readonly mode: 'find-note';
  readonly correctPositions: readonly Position[];
}

/** Asks for the note of a place. */
export interface NameNoteQuestion extends Asked {
  readonly mode: 'name-note';
  readonly targetPosition: Position;
}

export type NotesQuestion = FindNoteQuestion | NameNoteQuestion;

/** The pace of the quiz that a question is of. */
export const paceOf = ({ setup }: NotesQuestion): Pace => setup.pace;

export type NotesAnswer =
  | { readonly mode: 'find-note'; readonly places: readonly Position[] }
  | { readonly mode: 'name-note'; readonly note: PitchClass };

function findNote(setup: QuizSetup, note: PitchClass): FindNoteQuestion {
  const correctPositions = positionsOf(setup.tuning, setup.frets, note, setup.strings);
  return { mode: 'find-note', setup, note, correctPositions };
}

function nameNote(setup: QuizSetup, targetPosition: Position): NameNoteQuestion {
  return { mode: 'name-note', setup, note: pitchClassAt(setup.tuning, targetPosition), targetPosition };
}

/**
 * The twelve questions of a quiz; none is asked twice in a row, and none again before all have been asked.
 *
 * @example makeQuestions('find-note', setup, Math.random).length // 12
 */
export function makeQuestions(type: QuizType, setup: QuizSetup, chance: Chance): readonly NotesQuestion[] {
  switch (type) {
    case 'find-note':
      return draw(PITCH_CLASSES, QUIZ_LENGTH, chance).map(note => findNote(setup, note));
    case 'name-note': {
      const places = allPositions(setup.tuning, setup.frets).filter(({ guitarString }) =>
        setup.strings.includes(guitarString),
      );
      return draw(places, QUIZ_LENGTH, chance).map(place => nameNote(setup, place));
    }
  }
}

/** How a find-note answer fared, place by place. */
export interface FindReview {
  readonly found: readonly Position[];
  readonly missed: readonly Position[];
  readonly wrong: readonly Position[];
}

const holds = (places: readonly Position[], place: Position) =>
  places.some(other => samePosition(other, place));

/**
 * Sorts the places of a find-note answer into found, missed and wrong.
 *
 * @example review(question, []).missed.length // as many as there are correct places
 */
export function review({ correctPositions }: FindNoteQuestion, places: readonly Position[]): FindReview {
  return {
    found: correctPositions.filter(place => holds(places, place)),
    missed: correctPositions.filter(place => !holds(places, place)),
    wrong: places.filter(place => !holds(correctPositions, place)),
  };
}

/**
 * The verdict on an answer: find-note is right only with every correct place and no wrong one (spec §5).
 *
 * @example grade(question, { mode: 'name-note', note: 0 }) // 'right' where the target is a C
 */
export function grade(question: NotesQuestion, answer: NotesAnswer): Verdict {
  if (question.mode === 'find-note' && answer.mode === 'find-note') {
    const { missed, wrong } = review(question, answer.places);
    return missed.length === 0 && wrong.length === 0 ? 'right' : 'wrong';
  }
  return answer.mode === 'name-note' && question.mode === 'name-note' && answer.note === question.note
    ? 'right'
    : 'wrong';
}

/**
 * The places chosen, with one more, or without it where it was chosen already.
 *
 * @example togglePlace([place], place) // []
 */
export function togglePlace(places: readonly Position[], place: Position): readonly Position[] {
  return holds(places, place) ? places.filter(other => !samePosition(other, place)) : [...places, place];
}

/**
 * What one more pick does to a find-note drill: it goes on, or the question is over.
 *
 * @example judgePick(question, [], wrongPlace) // 'wrong'
 */
export function judgePick(
  question: FindNoteQuestion,
  places: readonly Position[],
  pick: Position,
): 'more' | Verdict {
  const { missed, wrong } = review(question, [...places, pick]);
  if (wrong.length > 0) return 'wrong';
  return missed.length === 0 ? 'right' : 'more';
}
