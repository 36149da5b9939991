import type { Tone } from '../theory/degree';
import { pitchClass } from '../theory/note';
import type { Triad } from '../theory/triad';
import type { NeckNote } from './pattern';
import { midiAt, positionsOf } from './position';
import type { Tuning } from './tuning';

/** Sets of neighboring strings by the guitarist's numbers, the lowest-pitched first. */
const SET_STRINGS = {
  '1-2-3': [3, 2, 1],
  '2-3-4': [4, 3, 2],
  '3-4-5': [5, 4, 3],
  '4-5-6': [6, 5, 4],
} as const;

export const STRING_SETS = ['1-2-3', '2-3-4', '3-4-5', '4-5-6', 'All'] as const;
export type StringSet = (typeof STRING_SETS)[number];

export const INVERSIONS = ['root position', 'first inversion', 'second inversion'] as const;

/** Which note of a triad lies lowest: its root, its third or its fifth. */
export type Inversion = (typeof INVERSIONS)[number];

/** A triad in close position on three neighboring strings: its three notes within one octave, the lowest first. */
export interface Shape {
  readonly inversion: Inversion;
  readonly lowFret: number;
  readonly highFret: number;
  readonly notes: readonly NeckNote[];
}

/**
 * The strings of a set as indices, the lowest-pitched first.
 *
 * @example stringsOfSet(STANDARD_TUNING, '1-2-3') // [3, 4, 5]
 */
export function stringsOfSet(tuning: Tuning, set: StringSet): readonly number[] {
  if (set === 'All') return tuning.map((_, guitarString) => guitarString);
  return SET_STRINGS[set].map(number => tuning.length - number);
}

/** The notes of a triad stacked upward, one a string, over a lowest note of this pitch. */
function stack(
  tuning: Tuning,
  tones: readonly Tone[],
  strings: readonly number[],
  lowest: number,
): readonly NeckNote[] {
  return tones.flatMap(({ note, degree, pitch }, index) => {
    const guitarString = strings[index];
    if (guitarString === undefined) return [];
    const fret = lowest + pitchClass(pitch - lowest) - midiAt(tuning, { guitarString, fret: 0 });
    return [{ position: { guitarString, fret }, note, degree }];
  });
}

function shapeOf(inversion: Inversion, notes: readonly NeckNote[]): Shape {
  const frets = notes.map(({ position }) => position.fret);
  return { inversion, lowFret: Math.min(...frets), highFret: Math.max(...frets), notes };
}

/**
 * Every close-position shape of a triad on a set of three strings, from the nut up to the last fret, by lowest fret; none
 * on a set of another size.
 *
 * @see https://en.wikipedia.org/wiki/Voicing_(music) for close position: no chord tone fits between two neighbors
 * @example closeShapes(STANDARD_TUNING, triad('C', 'major'), '1-2-3', 12)[0]?.inversion // 'second inversion': G C E
 */
export function closeShapes(tuning: Tuning, triad: Triad, set: StringSet, frets: number): readonly Shape[] {
  const strings = stringsOfSet(tuning, set);
  const bassStrings = strings.slice(0, 1);
  if (strings.length !== triad.tones.length) return [];
  return INVERSIONS.flatMap((inversion, index) => {
    const tones = [...triad.tones.slice(index), ...triad.tones.slice(0, index)];
    const bass = tones.slice(0, 1).flatMap(({ pitch }) => positionsOf(tuning, frets, pitch, bassStrings));
    return bass
      .map(position => shapeOf(inversion, stack(tuning, tones, strings, midiAt(tuning, position))))
      .filter(({ lowFret, highFret }) => lowFret >= 0 && highFret <= frets);
  }).sort((a, b) => a.lowFret - b.lowFret || a.highFret - b.highFret);
}
