/** One note of a plan: its MIDI number (middle C is 60), its start and its duration (seconds). */
export interface PlannedTone {
  readonly midi: number;
  readonly start: number;
  readonly duration: number;
}

/** Whether the second note of an interval is above or below the root, and whether the interval is also played back. */
export type PlayDirection = 'ascending' | 'descending' | 'ascending-both' | 'descending-both';

/** The length of a note, which is also the time from one onset to the next (seconds). */
const NOTE_LENGTH = 0.8;

/** The time from the last onset of the outward leg to the first of the return leg (seconds). */
const BEFORE_RETURN = 1.2;

/** The length of each note of an arpeggio, and of the chord after them (seconds). */
const ARPEGGIO = { note: 0.4, chord: 1.6 } as const;

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

/**
 * A single note.
 *
 * @example singlePlan(60) // [{ midi: 60, start: 0, duration: 0.8 }]
 */
export const singlePlan = (midi: number): readonly PlannedTone[] => [
  { midi, start: 0, duration: NOTE_LENGTH },
];

/**
 * Notes in the order given, without gaps, at a tempo in notes per minute.
 *
 * @example runPlan([60, 62], 120)[1] // { midi: 62, start: 0.5, duration: 0.5 }
 */
export function runPlan(midis: readonly number[], notesPerMinute: number): readonly PlannedTone[] {
  return oneByOne(midis, 60 / notesPerMinute);
}

/**
 * A list followed by its reverse, with the last item only once: turns a run up into a run up and down.
 *
 * @example thereAndBack(['C', 'D', 'E']) // ['C', 'D', 'E', 'D', 'C']
 */
export const thereAndBack = <T>(items: readonly T[]): readonly T[] => [
  ...items,
  ...items.slice(0, -1).reverse(),
];

/**
 * Notes one after the other, then all together.
 *
 * @example arpeggioPlan([60, 64, 67]).map(tone => tone.midi) // [60, 64, 67, 60, 64, 67]
 */
export function arpeggioPlan(midis: readonly number[]): readonly PlannedTone[] {
  const start = midis.length * ARPEGGIO.note;
  return [
    ...oneByOne(midis, ARPEGGIO.note),
    ...midis.map(midi => ({ midi, start, duration: ARPEGGIO.chord })),
  ];
}

const oneByOne = (midis: readonly number[], duration: number): readonly PlannedTone[] =>
  midis.map((midi, index) => ({ midi, start: index * duration, duration }));
