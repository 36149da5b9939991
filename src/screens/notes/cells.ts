import { BARE_CELL, type CellAt, type CellView, type Mark } from '../../fretboard/cell';
import { type Instrument, namesOf } from '../../instrument/instrument';
import { type Position, pitchClassAt } from '../../instrument/position';
import { drawnName, spokenName } from '../../theory/names';
import {
  type AccidentalStyle,
  chromaticName,
  type NoteName,
  type NoteSigns,
  type PitchClass,
  partsOf,
} from '../../theory/note';
import { pitchParts } from '../../theory/pitch';

/** How the notes of a neck are named. */
export interface Naming {
  readonly instrument: Instrument;
  readonly accidentals: AccidentalStyle;
  readonly signs: NoteSigns;
}

/** A cell that names its note; without a mark, one with an accidental stands back. */
export function namedCell(position: Position, naming: Naming, mark?: Mark): CellView {
  const { instrument, accidentals } = naming;
  return cellNamed(chromaticName(pitchClassAt(instrument, position), accidentals), naming, mark);
}

function cellNamed(name: NoteName, { instrument, signs }: Naming, mark?: Mark): CellView {
  return {
    text: drawnName(name, namesOf(instrument), signs),
    spoken: spokenName(name, namesOf(instrument)),
    ...(mark ? { mark } : partsOf(name).accidental !== '' && { accidental: true }),
  };
}

/** The note of a position as players name it there: an open string as its tuning does, Eb where a guitar is tuned down. */
function noteAt(position: Position, { instrument, accidentals }: Naming): NoteName {
  const open = position.fret === 0 ? instrument.strings[position.guitarString] : undefined;
  return open
    ? pitchParts(open.openNote).note
    : chromaticName(pitchClassAt(instrument, position), accidentals);
}

/** The note that stands out on a neck without highlights, so that it reads as a picture: C, from which the naturals are counted. */
const LANDMARK: PitchClass = 0;

/** The neck to explore: the chosen notes highlighted, the others dim or hidden. */
export function exploredCells(
  naming: Naming,
  highlights: readonly PitchClass[],
  others: 'on' | 'off',
): CellAt {
  return position => {
    const isHighlighted = highlights.includes(pitchClassAt(naming.instrument, position));
    const cell = (mark?: Mark) => cellNamed(noteAt(position, naming), naming, mark);
    if (isHighlighted) return cell('highlighted');
    if (others === 'off') return BARE_CELL;
    const isLandmark = highlights.length === 0 && pitchClassAt(naming.instrument, position) === LANDMARK;
    return isLandmark ? { ...cell(), emphasis: 'landmark' } : cell();
  };
}
