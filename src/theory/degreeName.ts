import type { Degree, Tone } from './degree';
import { type Scale, type ScaleType, scale } from './scale';

export const DEGREE_NAMES = ['1', '2', 'b3', '3', '4', 'b5', '5', '6', '7'] as const;

/**
 * What a degree of a scale is called in a question: its number. Only where a scale has two of one number, as the blues scale
 * has two fifths, the flat one keeps its accidental.
 */
export type DegreeName = (typeof DEGREE_NAMES)[number];

const numberOf = (degree: Degree): string => degree.replace(/[♭♯]/, '');

/**
 * The name of a degree among all degrees of its scale.
 *
 * @throws RangeError if it has none: the root of a triad.
 * @example degreeName('♭3', ['1', '♭3', '4', '5', '♭7']) // '3'
 * @example degreeName('♭5', ['1', '♭3', '4', '♭5', '5', '♭7']) // 'b5'
 */
export function degreeName(degree: Degree, all: readonly Degree[]): DegreeName {
  const number = numberOf(degree);
  const isOnly = !all.some(other => other !== degree && numberOf(other) === number);
  const wanted = isOnly ? number : degree.replace('♭', 'b');
  const name = DEGREE_NAMES.find(each => each === wanted);
  if (name === undefined) throw new RangeError(`${degree} has no name among ${all.join(' ')}`);
  return name;
}

const namesOf = ({ tones }: Scale): readonly DegreeName[] => {
  const all = tones.map(({ degree }) => degree);
  return all.map(degree => degreeName(degree, all));
};

/**
 * The names of the degrees of a scale, from the tonic up.
 *
 * @example degreeNames('minor-pentatonic') // ['1', '3', '4', '5', '7']
 */
export const degreeNames = (type: ScaleType): readonly DegreeName[] => namesOf(scale('C', type));

/**
 * The note of a scale on a degree; `undefined` if it has none.
 *
 * @example toneNamed(scale('C', 'minor-pentatonic'), '3')?.note // 'Eb'
 */
export const toneNamed = (of: Scale, name: DegreeName): Tone | undefined =>
  of.tones[namesOf(of).indexOf(name)];

/**
 * The name of a degree as displayed.
 *
 * @example degreeNameText('b5') // '♭5'
 */
export const degreeNameText = (name: DegreeName): string => name.replace('b', '♭');

/**
 * The name of a degree as spoken.
 *
 * @example spokenDegreeName('b5') // 'flat 5'
 */
export const spokenDegreeName = (name: DegreeName): string => name.replace('b', 'flat ');
