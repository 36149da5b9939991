import type { Tone } from '../theory/degree';
import { pitchClass } from '../theory/note';
import type { Triad } from '../theory/triad';
import { type Instrument, placesOf } from './instrument';
import type { NeckNote } from './neckNote';
import { fretOfPitch, midiAt, positionsOf, stringNumber } from './position';

/** Three neighboring strings by their numbers, or all strings: `1-2-3`, `All`. */
export type StringSet = `${number}-${number}-${number}` | 'All';

/**
 * Every three neighboring strings of an instrument, and all of them.
 *
 * @example stringSetsOf(STANDARD_GUITAR) // ['1-2-3', '2-3-4', '3-4-5', '4-5-6', 'All']
 */
export function stringSetsOf({ strings }: Instrument): readonly [StringSet, ...StringSet[]] {
  const numbers = Array.from({ length: Math.max(0, strings.length - 2) }, (_, index) => index + 1);
  const [first, ...others] = numbers.map((number): StringSet => `${number}-${number + 1}-${number + 2}`);
  return first === undefined ? ['All'] : [first, ...others, 'All'];
}

export const INVERSIONS = ['root position', 'first inversion', 'second inversion'] as const;

/** The inversion of a triad, named after its lowest note: root, third or fifth. */
export type Inversion = (typeof INVERSIONS)[number];

/** The inversions in addresses and in the log. */
export const INVERSION_CODES = {
  'root position': 'root',
  'first inversion': 'first',
  'second inversion': 'second',
} as const satisfies Record<Inversion, string>;

/** A triad in close position on three neighboring strings: its three notes within one octave, the lowest first. */
export interface Shape {
  readonly inversion: Inversion;
  readonly lowFret: number;
  readonly highFret: number;
  readonly notes: readonly NeckNote[];
}

/**
 * The places of the strings of a set, bottom row first.
 *
 * @example stringsOfSet(STANDARD_GUITAR, '1-2-3') // [3, 4, 5]
 */
export function stringsOfSet(instrument: Instrument, set: StringSet): readonly number[] {
  const places = placesOf(instrument);
  if (set === 'All') return places;
  const numbers = set.split('-').map(Number);
  return places.filter(guitarString => numbers.includes(stringNumber(instrument, guitarString)));
}

const openPitch = (instrument: Instrument, guitarString: number): number =>
  midiAt(instrument, { guitarString, fret: 0 });

/** The widest grip: from the lowest fret of a shape to its highest. */
const GRIP = 5;

/** The notes of a triad stacked upward, one per string, from a lowest note given as a MIDI number. */
function stack(
  instrument: Instrument,
  tones: readonly Tone[],
  strings: readonly number[],
  lowest: number,
): readonly NeckNote[] {
  return tones.flatMap(({ note, degree, pitch }, index) => {
    const guitarString = strings[index];
    if (guitarString === undefined) return [];
    const fret = fretOfPitch(instrument, guitarString, lowest + pitchClass(pitch - lowest));
    return [{ position: { guitarString, fret }, note, degree }];
  });
}

function shapeOf(inversion: Inversion, notes: readonly NeckNote[]): Shape {
  const frets = notes.map(({ position }) => position.fret);
  return { inversion, lowFret: Math.min(...frets), highFret: Math.max(...frets), notes };
}

/**
 * Every close-position shape of a triad on a set of three strings, from the nut to the last fret, sorted by lowest fret;
 * none on all strings, and none that is too wide for a hand.
 *
 * @see https://en.wikipedia.org/wiki/Voicing_(music) for close position: no chord tone fits between two neighbors
 * @example closeShapes(STANDARD_GUITAR, triad('C', 'major'), '1-2-3', 12)[0]?.inversion // 'second inversion': G C E
 */
export function closeShapes(
  instrument: Instrument,
  triad: Triad,
  set: StringSet,
  frets: number,
): readonly Shape[] {
  // Notes are stacked by pitch, and the strings of a re-entrant tuning aren't in that order.
  const strings = stringsOfSet(instrument, set).toSorted(
    (one, other) => openPitch(instrument, one) - openPitch(instrument, other),
  );
  const bassStrings = strings.slice(0, 1);
  if (strings.length !== triad.tones.length) return [];
  return INVERSIONS.flatMap((inversion, index) => {
    const tones = [...triad.tones.slice(index), ...triad.tones.slice(0, index)];
    const bass = tones.slice(0, 1).flatMap(({ pitch }) => positionsOf(instrument, frets, pitch, bassStrings));
    return bass
      .map(position => shapeOf(inversion, stack(instrument, tones, strings, midiAt(instrument, position))))
      .filter(({ lowFret, highFret }) => lowFret >= 0 && highFret <= frets && highFret - lowFret <= GRIP);
  }).sort((a, b) => a.lowFret - b.lowFret || a.highFret - b.highFret);
}
