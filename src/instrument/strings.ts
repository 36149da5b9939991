import { chromaticName } from '../theory/note';
import { pitchClassAt, stringNumber } from './position';
import type { Tuning } from './tuning';

/**
 * The label of a string: its number and its open note.
 *
 * @example stringLabel(STANDARD_TUNING, 0) // '6(E)'
 */
export function stringLabel(tuning: Tuning, guitarString: number): string {
  const open = chromaticName(pitchClassAt(tuning, { guitarString, fret: 0 }), 'sharps');
  return `${stringNumber(tuning, guitarString)}(${open})`;
}

/** The labels of all strings, by index. */
export const stringLabels = (tuning: Tuning): readonly string[] =>
  tuning.map((_, guitarString) => stringLabel(tuning, guitarString));
