import type { Instrument } from './instrument';
import { allPositions, midiAt, type Position } from './position';

/** An interval on the neck: the positions of its root and of its second note. */
export interface NotePair {
  readonly root: Position;
  readonly target: Position;
}

/** How many frets the hand reaches beyond the first finger's. */
const HAND_SPAN = 4;

/** The widest second, in semitones. */
const SECOND = 2;

const onOneString = ({ root, target }: NotePair): boolean => root.guitarString === target.guitarString;
const fretSpan = ({ root, target }: NotePair): number => Math.abs(root.fret - target.fret);
const highestFret = ({ root, target }: NotePair): number => Math.max(root.fret, target.fret);

/** Every pair of positions that sounds a root and its target. */
function pairsOf(
  instrument: Instrument,
  frets: number,
  rootMidi: number,
  targetMidi: number,
): readonly NotePair[] {
  const positions = allPositions(instrument, frets);
  const targets = positions.filter(position => midiAt(instrument, position) === targetMidi);
  return positions
    .filter(position => midiAt(instrument, position) === rootMidi)
    .flatMap(root => targets.map(target => ({ root, target })));
}

/**
 * An interval within reach of one hand, its notes at most four frets apart: a second on one string, anything else on two
 * if possible, and as close together and as near the nut as possible; negative `semitones` go down.
 *
 * @example handPair(STANDARD_GUITAR, 24, 60, 7) // C4 on string 2, fret 1 and G4 on string 1, fret 3
 */
export function handPair(
  instrument: Instrument,
  frets: number,
  rootMidi: number,
  semitones: number,
): NotePair | undefined {
  const isSecond = semitones !== 0 && Math.abs(semitones) <= SECOND;
  const misfit = (pair: NotePair) => Number(onOneString(pair) !== isSecond);
  return pairsOf(instrument, frets, rootMidi, rootMidi + semitones)
    .filter(pair => fretSpan(pair) <= HAND_SPAN)
    .toSorted(
      (a, b) => misfit(a) - misfit(b) || fretSpan(a) + highestFret(a) - fretSpan(b) - highestFret(b),
    )[0];
}

/**
 * An interval as a distance along one string, as near the nut as possible; negative `semitones` go down.
 *
 * @example stringPair(STANDARD_GUITAR, 24, 60, 7) // C4 on string 2, fret 1 and G4 on string 2, fret 8
 */
export function stringPair(
  instrument: Instrument,
  frets: number,
  rootMidi: number,
  semitones: number,
): NotePair | undefined {
  return pairsOf(instrument, frets, rootMidi, rootMidi + semitones)
    .filter(onOneString)
    .toSorted((a, b) => highestFret(a) - highestFret(b))[0];
}
