import type { StringSet } from '../instrument/shape';
import type { ShapeForm } from '../practice/shapes';
import type { Line } from '../theory/degree';

/**
 * The strings of a set, within a sentence.
 *
 * @example setText('1-2-3') // { text: 'strings 1-2-3', spoken: 'strings 1, 2, 3' }
 */
export const setText = (set: StringSet): Line => ({
  text: `strings ${set}`,
  spoken: `strings ${set.replaceAll('-', ', ')}`,
});

/**
 * A shape wherever it lies, in a list.
 *
 * @example shapeFormText({ set: '1-2-3', quality: 'minor', inversion: 'first inversion' }).text
 *   // 'minor, first inversion, strings 1-2-3'
 */
export function shapeFormText({ set, quality, inversion }: ShapeForm): Line {
  const { text, spoken } = setText(set);
  return { text: `${quality}, ${inversion}, ${text}`, spoken: `${quality}, ${inversion}, ${spoken}` };
}
