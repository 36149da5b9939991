/** MIDI numbers of the open strings; index 0 is the lowest-pitched string, as everywhere in the code. */
export type Tuning = readonly number[];

/**
 * Standard guitar tuning, 6th string to 1st: E2 A2 D3 G3 B3 E4.
 *
 * @see https://en.wikipedia.org/wiki/Standard_tuning
 */
export const STANDARD_TUNING: Tuning = [40, 45, 50, 55, 59, 64];

export const FRET_COUNTS = [12, 15, 20, 22, 24] as const;
export type FretCount = (typeof FRET_COUNTS)[number];

export type Inlay = 'none' | 'single' | 'double';

const DOUBLE_INLAYS: readonly number[] = [12, 24];
const SINGLE_INLAYS: readonly number[] = [3, 5, 7, 9, 15, 17, 19, 21];

/**
 * The dots drawn at a fret.
 *
 * @example inlayAt(12) // 'double'
 */
export function inlayAt(fret: number): Inlay {
  if (DOUBLE_INLAYS.includes(fret)) return 'double';
  return SINGLE_INLAYS.includes(fret) ? 'single' : 'none';
}
