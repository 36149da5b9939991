import { BARE_CELL, type CellView, type Mark } from '../../fretboard/cell';
import type { Instrument } from '../../instrument/instrument';
import { type Position, pitchClassAt } from '../../instrument/position';
import {
  type AccidentalStyle,
  chromaticName,
  type NoteSigns,
  noteText,
  type PitchClass,
  spokenNoteName,
} from '../../theory/note';

export type CellAt = (position: Position) => CellView;

const withMark = (mark: Mark | undefined) => (mark === undefined ? {} : { mark });

/** How the notes of a neck are named and written. */
export interface Naming {
  readonly instrument: Instrument;
  readonly accidentals: AccidentalStyle;
  readonly signs: NoteSigns;
}

/** A place with the name of its note. */
export function namedCell(
  position: Position,
  { instrument, accidentals, signs }: Naming,
  mark?: Mark,
): CellView {
  const name = chromaticName(pitchClassAt(instrument, position), accidentals);
  return { text: noteText(name, signs), spoken: spokenNoteName(name), ...withMark(mark) };
}

/** The neck to explore: every note dim, the chosen ones highlighted, or the chosen ones alone. */
export function exploredCells(
  naming: Naming,
  highlights: readonly PitchClass[],
  others: 'on' | 'off',
): CellAt {
  return position => {
    const isHighlighted = highlights.includes(pitchClassAt(naming.instrument, position));
    if (isHighlighted) return namedCell(position, naming, 'highlighted');
    return others === 'on' ? namedCell(position, naming) : BARE_CELL;
  };
}
