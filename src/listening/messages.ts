import type { Calibration } from './detector';
import type { Sound } from './sound';
import type { Detected } from './tracker';

/** The name under which the worklet registers its processor. */
export const PROCESSOR = 'fretty-listening';

/** What the page tells the worklet. */
export type Order =
  | { readonly kind: 'expect'; readonly midis: readonly number[] }
  | { readonly kind: 'calibrate'; readonly calibration: Calibration }
  | { readonly kind: 'stop' };

/** What the worklet tells the page, ten times a second and whenever something has become of a note. */
export interface Report {
  readonly events: readonly Detected[];
  readonly sound: Sound;
  /** The detector's time at the end of the latest block (seconds). */
  readonly time: number;
  /** When that block was processed, on the system's clock (milliseconds). */
  readonly at: number;
}
