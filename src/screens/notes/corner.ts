import type { FretRange } from '../../fretboard/fretRange';
import type { Instrument } from '../../instrument/instrument';
import { allPositions, type Position, pitchClassAt } from '../../instrument/position';
import { isNatural } from '../../theory/note';

/** Which notes a drill asks about. */
export type NotesToAsk = 'all' | 'naturals';

/** The corner of the neck that a drill asks about. */
export interface Corner extends FretRange {
  readonly notes: NotesToAsk;
}

/** What decides which places a quiz may ask about. */
export interface Asking {
  readonly instrument: Instrument;
  readonly frets: number;
  /** By place; never empty. */
  readonly strings: readonly number[];
  /** Left out of a quiz on the whole neck. */
  readonly corner?: Corner;
}

/** Whether a fret is one of those that a quiz asks about. */
export const isFretAsked = ({ corner }: Pick<Asking, 'corner'>, fret: number): boolean =>
  corner === undefined || (fret >= corner.lowest && fret <= corner.highest);

/** The places on a quiz's strings and frets, whatever their notes. */
export const placesWithin = (asking: Asking): readonly Position[] =>
  allPositions(asking.instrument, asking.frets).filter(
    ({ guitarString, fret }) => asking.strings.includes(guitarString) && isFretAsked(asking, fret),
  );

/** Tells whether a place has a natural. */
export const isNaturalAt =
  ({ instrument }: Asking) =>
  (place: Position): boolean =>
    isNatural(pitchClassAt(instrument, place));

/**
 * Whether only naturals are wanted where there are none; then every note is asked.
 *
 * @example hasNoNaturals({ instrument, frets: 12, strings: [0], corner: { lowest: 4, highest: 4, notes: 'naturals' } }) // true: G#
 */
export const hasNoNaturals = (asking: Asking): boolean =>
  asking.corner?.notes === 'naturals' && !placesWithin(asking).some(isNaturalAt(asking));
