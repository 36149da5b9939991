import { type Position, pitchClassAt } from '../../instrument/position';
import { PITCH_CLASSES, type PitchClass } from '../../theory/note';
import { type Asking, isNaturalAt, placesWithin } from './corner';

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
