import { BARE_CELL, type CellView, type Mark } from '../../fretboard/cell';
import { type Position, pitchClassAt } from '../../instrument/position';
import type { Tuning } from '../../instrument/tuning';
import {
  type AccidentalStyle,
  chromaticName,
  drawnName,
  type NoteSigns,
  type PitchClass,
  wordsOf,
} from '../../theory/note';

export type CellAt = (position: Position) => CellView;

const withMark = (mark: Mark | undefined) => (mark === undefined ? {} : { mark });

/** How the notes of a neck are named and written. */
export interface Naming {
  readonly tuning: Tuning;
  readonly accidentals: AccidentalStyle;
  readonly signs: NoteSigns;
}

/** A place with the name of its note. */
export function namedCell(position: Position, { tuning, accidentals, signs }: Naming, mark?: Mark): CellView {
  const name = chromaticName(pitchClassAt(tuning, position), accidentals);
  return { drawn: drawnName(name, signs), spoken: wordsOf(name), ...withMark(mark) };
}

/** The neck to explore: every note dim, the chosen ones highlighted, or the chosen ones alone. */
export function exploredCells(
  naming: Naming,
  highlights: readonly PitchClass[],
  others: 'on' | 'off',
): CellAt {
  return position => {
    const isHighlighted = highlights.includes(pitchClassAt(naming.tuning, position));
    if (isHighlighted) return namedCell(position, naming, 'highlighted');
    return others === 'on' ? namedCell(position, naming) : BARE_CELL;
  };
}
