import type { Instrument } from '../../instrument/instrument';
import type { NeckNote } from '../../instrument/neckNote';
import type { Pattern } from '../../instrument/pattern';

/** The filtered neck, or a pattern by its number or shape. */
export type DiagramId = 'neck' | Pattern['id'];

/** A part of the neck, both frets included, and the notes on it. */
export interface Diagram {
  readonly instrument: Instrument;
  readonly id: DiagramId;
  /** The name of its grid: `Fretboard`, `Pattern 1`, `C shape`. */
  readonly name: string;
  readonly firstFret: number;
  readonly lastFret: number;
  readonly notes: readonly NeckNote[];
}
