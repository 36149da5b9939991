import { BARE_CELL, type CellAt, type CellView, type Mark } from '../../fretboard/cell';
import type { Instrument } from '../../instrument/instrument';
import { type Position, pitchClassAt } from '../../instrument/position';
import {
  type AccidentalStyle,
  chromaticName,
  type NoteSigns,
  noteText,
  type PitchClass,
  partsOf,
  spokenNoteName,
} from '../../theory/note';

/** How the notes of a neck are named. */
export interface Naming {
  readonly instrument: Instrument;
  readonly accidentals: AccidentalStyle;
  readonly signs: NoteSigns;
}

/** A cell that names its note; without a mark, one with an accidental stands back. */
export function namedCell(
  position: Position,
  { instrument, accidentals, signs }: Naming,
  mark?: Mark,
): CellView {
  const name = chromaticName(pitchClassAt(instrument, position), accidentals);
  return {
    text: noteText(name, signs),
    spoken: spokenNoteName(name),
    ...(mark ? { mark } : partsOf(name).accidental !== '' && { accidental: true }),
  };
}

/** The neck to explore: the chosen notes highlighted, the others dim or hidden. */
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
