import { NOTE_LENGTH, type PlannedTone } from './plan';

/** Whether the second note of an interval is above or below the root, and whether the interval is also played back. */
export type PlayDirection = 'ascending' | 'descending' | 'ascending-both' | 'descending-both';

/** How an interval is played: in a direction, one note after the other, or both notes at once. */
export type PlayManner = PlayDirection | 'together';

/** The time from the last onset of the outward leg to the first of the return leg (seconds). */
const BEFORE_RETURN = 1.2;

/** Two notes at once sound as long as one after the other (seconds): it takes a moment to hear one within the other. */
const TOGETHER_LENGTH = 2 * NOTE_LENGTH;

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

const AT_ONCE: readonly Onset[] = [
  { note: 'root', start: 0 },
  { note: 'target', start: 0 },
];

interface Shape {
  readonly sign: 1 | -1;
  readonly onsets: readonly Onset[];
  readonly duration: number;
}

const SHAPES: Record<PlayManner, Shape> = {
  ascending: { sign: 1, onsets: OUTWARD, duration: NOTE_LENGTH },
  descending: { sign: -1, onsets: OUTWARD, duration: NOTE_LENGTH },
  'ascending-both': { sign: 1, onsets: THERE_AND_BACK, duration: NOTE_LENGTH },
  'descending-both': { sign: -1, onsets: THERE_AND_BACK, duration: NOTE_LENGTH },
  together: { sign: 1, onsets: AT_ONCE, duration: TOGETHER_LENGTH },
};

/**
 * An interval as played: the root, the note a number of semitones above or below it and, for the two "both" directions,
 * the return leg after a pause. Together, the root is the lower note.
 *
 * @example intervalPlan(60, 7, 'descending').map(tone => tone.midi) // [60, 53]
 * @example intervalPlan(60, 7, 'ascending-both').map(tone => tone.start) // [0, 0.8, 2, 2.8]
 * @example intervalPlan(60, 7, 'together').map(tone => tone.start) // [0, 0]
 */
export function intervalPlan(
  rootMidi: number,
  semitones: number,
  manner: PlayManner,
): readonly PlannedTone[] {
  const { sign, onsets, duration } = SHAPES[manner];
  const midi = { root: rootMidi, target: rootMidi + sign * semitones };
  return onsets.map(({ note, start }) => ({ midi: midi[note], start, duration }));
}
