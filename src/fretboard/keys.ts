import type { Stroke } from '../commands/hotkey';
import type { Step } from '../instrument/cursor';

/** A key by which the cursor walks a neck that has the focus. */
export interface NeckKey {
  readonly stroke: Stroke;
  readonly step: Step;
  readonly title: string;
}

/** The keys of a grid, as screen reader users know them; the help lists them from here. */
export const NECK_KEYS: readonly NeckKey[] = [
  { stroke: 'ArrowLeft', step: 'left', title: 'A fret toward the nut' },
  { stroke: 'ArrowRight', step: 'right', title: 'A fret up the neck' },
  { stroke: 'ArrowUp', step: 'up', title: 'The next higher string' },
  { stroke: 'ArrowDown', step: 'down', title: 'The next lower string' },
  { stroke: 'Home', step: 'first-fret', title: 'Lowest fret of the string' },
  { stroke: 'End', step: 'last-fret', title: 'Highest fret of the string' },
  { stroke: 'mod+Home', step: 'first-corner', title: 'Lowest fret of the highest string' },
  { stroke: 'mod+End', step: 'last-corner', title: 'Highest fret of the lowest string' },
  { stroke: 'PageUp', step: 'octave-down', title: 'Twelve frets toward the nut' },
  { stroke: 'PageDown', step: 'octave-up', title: 'Twelve frets up the neck' },
];

/**
 * The step that a press stands for.
 *
 * @param mod whether Control or Command was held
 * @example stepFor('Home', true) // 'first-corner'
 */
export function stepFor(key: string, mod: boolean): Step | undefined {
  const stroke = mod ? `mod+${key}` : key;
  return NECK_KEYS.find(each => each.stroke === stroke)?.step;
}
