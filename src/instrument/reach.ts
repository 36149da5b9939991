import type { Instrument } from './instrument';
import { allPositions, midiAt, type Position } from './position';

/** Intervals from one root on the neck: the position of the root, and that of each second note. */
export interface HandShape {
  readonly root: Position;
  readonly targets: readonly Position[];
}

/** How many frets the hand reaches beyond the first finger's. */
const HAND_SPAN = 4;

/** The widest second, in semitones. */
const SECOND = 2;

/** A second note and how well it lies under the hand that holds the root: the lower its rank, the better. */
interface Reached {
  readonly target: Position;
  readonly rank: number;
}

/** A penalty that outweighs any distance on the neck. */
const MISFIT = 1000;

/** Whether two notes are played one after the other, where a second lies best on one string, or at once, which takes two. */
export type Fingering = 'in turn' | 'at once';

function reach(root: Position, target: Position, semitones: number, fingering: Fingering): Reached {
  const isSecond = fingering === 'in turn' && semitones !== 0 && Math.abs(semitones) <= SECOND;
  const isMisfit = (root.guitarString === target.guitarString) !== isSecond;
  const span = Math.abs(root.fret - target.fret);
  return { target, rank: (isMisfit ? MISFIT : 0) + span + Math.max(root.fret, target.fret) };
}

const best = (reached: readonly Reached[]): Reached | undefined =>
  reached.toSorted((one, other) => one.rank - other.rank)[0];

/**
 * Intervals from one root, each within reach of one hand, its notes at most four frets apart: a second on one string
 * unless both notes sound at once, anything else on two if possible, and as close together and as near the nut as possible.
 *
 * @param semitones the intervals, at least one; a negative one goes down
 * @example handShape(STANDARD_GUITAR, 24, 60, [7])
 *   // from C4 on string 2, fret 1 to G4 on string 1, fret 3
 */
export function handShape(
  instrument: Instrument,
  frets: number,
  rootMidi: number,
  semitones: readonly number[],
  fingering: Fingering = 'in turn',
): HandShape | undefined {
  const positions = allPositions(instrument, frets);
  const placesOf = (midi: number) => positions.filter(position => midiAt(instrument, position) === midi);
  const shapes = placesOf(rootMidi).flatMap(root => {
    const reached = semitones.flatMap(
      each =>
        best(
          placesOf(rootMidi + each)
            .filter(({ fret }) => Math.abs(root.fret - fret) <= HAND_SPAN)
            .map(target => reach(root, target, each, fingering)),
        ) ?? [],
    );
    if (reached.length < semitones.length) return [];
    const rank = reached.reduce((sum, each) => sum + each.rank, 0);
    return [{ root, targets: reached.map(({ target }) => target), rank }];
  });
  const [found] = shapes.toSorted((one, other) => one.rank - other.rank);
  return found && { root: found.root, targets: found.targets };
}

/** Neighboring strings from which the octave two strings higher lies equally far up the neck. */
export interface OctaveRun {
  /** The strings, by place, bottom row first. */
  readonly places: readonly number[];
  readonly frets: number;
}

/** How far the little finger reaches from the first (frets). */
const REACH = 3;

const OCTAVE = 12;

/**
 * How far up the neck the octave lies two strings higher, for each string that has one there; `undefined` where a hand
 * doesn't reach it from every string.
 *
 * @example octavesAcross(STANDARD_GUITAR) // [{ places: [0, 1], frets: 2 }, { places: [2, 3], frets: 3 }]
 */
export function octavesAcross({ strings }: Instrument): readonly OctaveRun[] | undefined {
  const pitches = strings.map(({ open, from = 0 }) => open - from);
  const frets = pitches.slice(2).map((pitch, place) => (pitches[place] ?? pitch) + OCTAVE - pitch);
  if (frets.some(each => each < 0 || each > REACH)) return undefined;
  const starts = [...frets.keys()].filter(place => frets[place] !== frets[place - 1]);
  return starts.map((from, index) => ({
    places: placesBetween(from, starts[index + 1] ?? frets.length),
    frets: frets[from] ?? 0,
  }));
}

const placesBetween = (from: number, end: number): readonly number[] =>
  Array.from({ length: end - from }, (_, index) => from + index);
