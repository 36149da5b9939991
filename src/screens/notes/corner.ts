import type { FretRange } from '../../fretboard/fretRange';
import type { Instrument } from '../../instrument/instrument';
import { allPositions, type Position, pitchClassAt } from '../../instrument/position';
import { isNatural, PITCH_CLASSES, type PitchClass } from '../../theory/note';

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
const placesWithin = (asking: Asking): readonly Position[] =>
  allPositions(asking.instrument, asking.frets).filter(
    ({ guitarString, fret }) => asking.strings.includes(guitarString) && isFretAsked(asking, fret),
  );

const isNaturalAt =
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

/**
 * Every place that a quiz may ask about.
 *
 * @example placesAsked({ instrument: STANDARD_GUITAR, frets: 12, strings: [0] }).length // 13
 */
export function placesAsked(asking: Asking): readonly Position[] {
  const places = placesWithin(asking);
  if (asking.corner?.notes !== 'naturals') return places;
  const naturals = places.filter(isNaturalAt(asking));
  return naturals.length === 0 ? places : naturals;
}

/**
 * Every note that a quiz may ask about, from C up.
 *
 * @example notesAsked({ ...setup, strings: [0], corner: { lowest: 0, highest: 3, notes: 'naturals' } }) // [4, 5, 7]: E, F and G
 */
export function notesAsked(asking: Asking): readonly PitchClass[] {
  const asked = new Set(placesAsked(asking).map(place => pitchClassAt(asking.instrument, place)));
  return PITCH_CLASSES.filter(pitch => asked.has(pitch));
}
