import type { Instrument } from '../../instrument/instrument';
import { handShape } from '../../instrument/reach';
import { HIGHEST } from './playedInterval';

const OCTAVE = 12;

/** With so many semitones from its lowest to its highest note, a neck has every interval in some octave. */
const ENOUGH = OCTAVE + 11;

const lowestOf = ({ strings }: Instrument): number => Math.min(...strings.map(({ open }) => open));
const highestOf = ({ strings }: Instrument, lastFret: number): number =>
  Math.max(...strings.map(({ open }) => open)) + lastFret;

/**
 * The frets that an instrument's neck shows on the Intervals screen: the fewest with room for every note of the trainer or,
 * where none has, for every interval in some octave.
 *
 * @example lastFretOf(INSTRUMENTS['bass-4']) // 12: its 27 semitones have any octave
 */
export function lastFretOf(instrument: Instrument): number {
  const counts = instrument.fretCounts.toSorted((one, other) => one - other);
  return (
    counts.find(count => highestOf(instrument, count) >= HIGHEST) ??
    counts.find(count => highestOf(instrument, count) - lowestOf(instrument) >= ENOUGH) ??
    Math.max(...counts)
  );
}

/** How far from its own pitch a neck is shown, nearest first (octaves). */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3] as const;

/**
 * An instrument that sounds some octaves higher, or lower if they are negative.
 *
 * @example soundingAbove(STANDARD_GUITAR, 1).strings[0]?.open // 52
 */
export const soundingAbove = (instrument: Instrument, octaves: number): Instrument =>
  octaves === 0
    ? instrument
    : {
        ...instrument,
        strings: instrument.strings.map(each => ({ ...each, open: each.open + OCTAVE * octaves })),
      };

/**
 * How many octaves above its own pitch an instrument is shown, so that its neck has some intervals from one root, each under
 * one hand; 0 if it has them anyway.
 *
 * @param root a MIDI number
 * @param semitones the intervals; a negative one goes down
 * @example octavesAbove(INSTRUMENTS['bass-4'], 12, 60, [12]) // 2: C2 on string 3 to C3 on string 1
 */
export function octavesAbove(
  instrument: Instrument,
  lastFret: number,
  root: number,
  semitones: readonly number[],
): number {
  const isReached = (octaves: number) =>
    semitones.every(each => handShape(soundingAbove(instrument, octaves), lastFret, root, [each]));
  return SHIFTS.find(isReached) ?? 0;
}
