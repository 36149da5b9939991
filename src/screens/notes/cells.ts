import { BARE_CELL, type CellView, type Mark } from '../../fretboard/cell';
import type { Instrument } from '../../instrument/instrument';
import { type Position, pitchClassAt, positionId, samePosition } from '../../instrument/position';
import type { Session } from '../../quiz/session';
import {
  type AccidentalStyle,
  chromaticName,
  drawnName,
  type NoteSigns,
  type PitchClass,
  wordsOf,
} from '../../theory/note';
import { type NotesAnswer, type NotesQuestion, review } from './question';
import { idsOf, type NotesAnswered } from './words';

export type CellAt = (position: Position) => CellView;

const withMark = (mark: Mark | undefined) => (mark === undefined ? {} : { mark });

interface Naming {
  readonly tuning: Instrument;
  readonly accidentals: AccidentalStyle;
  readonly signs: NoteSigns;
}

function named(position: Position, { tuning, accidentals, signs }: Naming, mark?: Mark): CellView {
  const name = chromaticName(pitchClassAt(tuning, position), accidentals);
  return { text: drawnName(name, signs), spoken: wordsOf(name), ...withMark(mark) };
}

/** The neck to explore: every note dim, the chosen ones highlighted, or the chosen ones alone. */
export function exploredCells(
  naming: Naming,
  highlights: readonly PitchClass[],
  others: 'on' | 'off',
): CellAt {
  return position => {
    const isHighlighted = highlights.includes(pitchClassAt(naming.tuning, position));
    if (isHighlighted) return named(position, naming, 'highlighted');
    return others === 'on' ? named(position, naming) : BARE_CELL;
  };
}

/** The neck of a question that waits for its answer; nothing on it tells a pitch. */
function askedCells(question: NotesQuestion, draft: NotesAnswer | undefined): CellAt {
  if (question.mode === 'name-note')
    return position =>
      samePosition(position, question.targetPosition) ? { ...BARE_CELL, mark: 'target' } : BARE_CELL;
  const chosen = idsOf(draft?.mode === 'find-note' ? draft.places : []);
  return position => (chosen.has(positionId(position)) ? { ...BARE_CELL, mark: 'selected' } : BARE_CELL);
}

/** The neck of an answered question; the places that it was about are named. */
function answeredCells({ question, answer, verdict }: NotesAnswered, signs: NoteSigns): CellAt {
  const naming = { ...question.setup, signs };
  if (question.mode === 'name-note')
    return position =>
      samePosition(position, question.targetPosition)
        ? named(position, naming, verdict === 'right' ? 'right' : 'missed')
        : BARE_CELL;
  const { found, missed, wrong } = review(question, answer.mode === 'find-note' ? answer.places : []);
  const marks = new Map<string, Mark>([
    ...found.map(place => [positionId(place), 'right'] as const),
    ...missed.map(place => [positionId(place), 'missed'] as const),
    ...wrong.map(place => [positionId(place), 'wrong'] as const),
  ]);
  return position => {
    const mark = marks.get(positionId(position));
    return mark === undefined ? BARE_CELL : named(position, naming, mark);
  };
}

/**
 * What the neck shows while a quiz runs, or nothing where none does.
 *
 * @example quizCells({ status: 'idle' }, 'letters') // undefined
 */
export function quizCells(
  session: Session<NotesQuestion, NotesAnswer>,
  signs: NoteSigns,
): CellAt | undefined {
  switch (session.status) {
    case 'idle':
    case 'completed':
      return undefined;
    case 'asking':
      return askedCells(session.question, session.draft);
    case 'feedback':
      return answeredCells(session.last, signs);
  }
}
