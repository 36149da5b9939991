/** One note of a plan: its MIDI number (middle C is 60), its start and its duration (seconds). */
export interface PlannedTone {
  readonly midi: number;
  readonly start: number;
  readonly duration: number;
}

/** The length of a note, which is also the time from one onset to the next (seconds). */
export const NOTE_LENGTH = 0.8;

/** The length of each note of an arpeggio, and of the chord after them (seconds). */
const ARPEGGIO = { note: 0.4, chord: 1.6 } as const;

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
