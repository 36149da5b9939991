import { DEGREES, type Degree, type Line, type Tone } from './degree';
import { degreesOf, type Scale, type ScaleType } from './scale';
export const DEGREE_NAMES = ['1', '2', 'b3', '3', '4', 'b5', '5', '6', '7'] as const;

/**
 * The name of a degree of a scale in answers, the log and on the keyboard: its number. Only where a scale has two of one
 * number, as the blues scale has two fifths, the flat one keeps its accidental. Shown and spoken it always has it.
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

/**
 * The names of the degrees of a scale, from the tonic up.
 *
 * @example degreeNames('minor-pentatonic') // ['1', '3', '4', '5', '7']
 */
export function degreeNames(type: ScaleType): readonly DegreeName[] {
  const all = degreesOf(type);
  return all.map(degree => degreeName(degree, all));
}

/**
 * The note of a scale on a degree; `undefined` if it has none.
 *
 * @example toneNamed(scale('C', 'minor-pentatonic'), '3')?.note // 'Eb'
 */
export const toneNamed = (of: Scale, name: DegreeName): Tone | undefined =>
  of.tones[degreeNames(of.type).indexOf(name)];

/** The degree of a scale with a name; `undefined` if it has none. */
const degreeNamed = (type: ScaleType, name: DegreeName): Degree | undefined =>
  degreesOf(type)[degreeNames(type).indexOf(name)];

/**
 * A degree of a scale as displayed, with its accidental.
 *
 * @example degreeNameText('3', 'natural-minor') // '♭3'
 */
export const degreeNameText = (name: DegreeName, type: ScaleType): string =>
  degreeNamed(type, name) ?? name.replace('b', '♭');

const spokenSigns = (text: string): string => text.replace('♭', 'flat ').replace('♯', 'sharp ');

/**
 * A degree of a scale as spoken, with its accidental.
 *
 * @example spokenDegreeName('3', 'natural-minor') // 'flat 3'
 */
export const spokenDegreeName = (name: DegreeName, type: ScaleType): string =>
  spokenSigns(degreeNameText(name, type));

const ENDINGS: Readonly<Record<string, string>> = { '1': 'st', '2': 'nd', '3': 'rd' };

/**
 * A degree as an ordinal.
 *
 * @example ordinalOf('♭3') // { text: '♭3rd', spoken: 'flat 3rd' }
 */
export function ordinalOf(text: string): Line {
  const ordinal = `${text}${ENDINGS[text.slice(-1)] ?? 'th'}`;
  return { text: ordinal, spoken: spokenSigns(ordinal) };
}

/**
 * A degree of a scale as an ordinal.
 *
 * @example degreeOrdinal('3', 'natural-minor') // { text: '♭3rd', spoken: 'flat 3rd' }
 */
export const degreeOrdinal = (name: DegreeName, type: ScaleType): Line =>
  ordinalOf(degreeNameText(name, type));

/** The texts of all degrees of scales, in order: `1`, `♭2`, `2` … */
export const DEGREE_TEXTS: readonly string[] = DEGREES.filter(degree => degree !== 'R');

/**
 * The text of a degree as spoken.
 *
 * @example spokenDegreeText('♭3') // 'flat 3'
 */
export const spokenDegreeText = (text: string): string => spokenSigns(text);
