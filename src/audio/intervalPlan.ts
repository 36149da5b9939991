import { NOTE_LENGTH, type PlannedTone } from './plan';

/** Whether the second note of an interval is above or below the root, and whether the interval is also played back. */
export type PlayDirection = 'ascending' | 'descending' | 'ascending-both' | 'descending-both';

/** The time from the last onset of the outward leg to the first of the return leg (seconds). */
const BEFORE_RETURN = 1.2;

interface Onset {
  readonly note: 'root' | 'target';
  readonly start: number;
}

const OUTWARD: readonly Onset[] = [
  { note: 'root', start: 0 },
  { note: 'target', start: NOTE_LENGTH },
];

const THERE_AND_BACK: readonly Onset[] = [
  ...OUTWARD,
  { note: 'target', start: NOTE_LENGTH + BEFORE_RETURN },
  { note: 'root', start: NOTE_LENGTH + BEFORE_RETURN + NOTE_LENGTH },
];

const SHAPES: Record<PlayDirection, { readonly sign: 1 | -1; readonly onsets: readonly Onset[] }> = {
  ascending: { sign: 1, onsets: OUTWARD },
  descending: { sign: -1, onsets: OUTWARD },
  'ascending-both': { sign: 1, onsets: THERE_AND_BACK },
  'descending-both': { sign: -1, onsets: THERE_AND_BACK },
};

/**
 * An interval as played: the root, the note a number of semitones above or below it and, for the two "both" directions,
 * the return leg after a pause.
 *
 * @example intervalPlan(60, 7, 'descending').map(tone => tone.midi) // [60, 53]
 * @example intervalPlan(60, 7, 'ascending-both').map(tone => tone.start) // [0, 0.8, 2, 2.8]
 */
export function intervalPlan(
  rootMidi: number,
  semitones: number,
  direction: PlayDirection,
): readonly PlannedTone[] {
  const { sign, onsets } = SHAPES[direction];
  const midi = { root: rootMidi, target: rootMidi + sign * semitones };
  return onsets.map(({ note, start }) => ({ midi: midi[note], start, duration: NOTE_LENGTH }));
}
