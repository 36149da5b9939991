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

/** The pitches that can be played on an instrument, as MIDI numbers. */
export interface PlayableRange {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * What can be played on the neck that the Intervals screen shows.
 *
 * @example playableOn(INSTRUMENTS['bass-4']) // { lowest: 28, highest: 55 }
 */
export const playableOn = (instrument: Instrument): PlayableRange => ({
  lowest: lowestOf(instrument),
  highest: highestOf(instrument, lastFretOf(instrument)),
});

/** How many octaves something is moved, the nearest first. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3] as const;

/**
 * A root in the octave nearest to its own in which an instrument can play it and the second note.
 *
 * @param root a MIDI number
 * @param semitones from the root to the second note; negative if that is lower
 * @example playableRoot({ lowest: 28, highest: 55 }, 60, 7) // 48: C3, and G3 above it
 */
export function playableRoot({ lowest, highest }: PlayableRange, root: number, semitones: number): number {
  const roots = SHIFTS.map(octaves => root + OCTAVE * octaves);
  return (
    roots.find(
      each => Math.min(each, each + semitones) >= lowest && Math.max(each, each + semitones) <= highest,
    ) ?? root
  );
}

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
