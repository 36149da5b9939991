import type { FretCount, Instrument } from '../../instrument/instrument';
import type { Shape, StringSet } from '../../instrument/shape';
import type { Triad } from '../../theory/triad';

/** What the Triads screen shows. */
export interface TriadView {
  readonly instrument: Instrument;
  readonly triad: Triad;
  readonly set: StringSet;
  readonly frets: FretCount;
  /** The highlighted close-position shape; if there is none, all notes on the strings are equal. */
  readonly shape: Shape | undefined;
}
