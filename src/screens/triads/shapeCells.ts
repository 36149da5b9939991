import { BARE_CELL, type CellAt, type Mark } from '../../fretboard/cell';
import { type ToneStyle, toneView } from '../../fretboard/toneCells';
import type { NeckNote } from '../../instrument/neckNote';
import { positionId } from '../../instrument/position';
import type { Open } from '../../quiz/session';
import type { TriadsQuestion } from './definition';

type Notes = readonly NeckNote[];

/** Only which places there are: nothing tells their notes. */
export function bareCells(notes: Notes, mark: Mark): CellAt {
  const places = new Set<string>(notes.map(({ position }) => positionId(position)));
  return position => (places.has(positionId(position)) ? { ...BARE_CELL, mark } : BARE_CELL);
}

/** The notes of a shape, each named and marked. */
export function solvedCells(notes: Notes, style: ToneStyle): CellAt {
  const views = new Map<string, NeckNote>(notes.map(note => [positionId(note.position), note]));
  return position => {
    const note = views.get(positionId(position));
    return note ? { ...toneView(note, style), mark: 'right' } : BARE_CELL;
  };
}

/** The neck of a question that asks what a shape is. */
export const namingCells = (session: Open<TriadsQuestion, unknown, unknown>, style: ToneStyle): CellAt =>
  session.status === 'asking'
    ? bareCells(session.question.shape.notes, 'target')
    : solvedCells(session.last.question.shape.notes, style);
