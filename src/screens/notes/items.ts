import { type Position, stringNumber } from '../../instrument/position';
import type { Tuning } from '../../instrument/tuning';
import { pitchName } from '../../theory/interval';
import { chromaticName, type PitchClass } from '../../theory/note';

/** A tuning by its open notes, whatever it is called: `E2-A2-D3-G3-B3-E4`. */
const tuningId = (tuning: Tuning): string => tuning.map(midi => pitchName(midi, 'sharps')).join('-');

/**
 * What a question about a place of the neck practices.
 *
 * @example placeItem(STANDARD_TUNING, { guitarString: 1, fret: 3 }) // 'place:E2-A2-D3-G3-B3-E4:5:3'
 */
export const placeItem = (tuning: Tuning, { guitarString, fret }: Position): string =>
  `place:${tuningId(tuning)}:${stringNumber(tuning, guitarString)}:${fret}`;

/**
 * What a question about all places of a note practices.
 *
 * @example noteItem(STANDARD_TUNING, 0) // 'note:E2-A2-D3-G3-B3-E4:C'
 */
export const noteItem = (tuning: Tuning, note: PitchClass): string =>
  `note:${tuningId(tuning)}:${chromaticName(note, 'sharps')}`;
