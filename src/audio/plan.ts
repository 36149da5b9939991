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

/** The longest that a string can be tuned to a tone before it ends by itself (seconds). */
const STEADY_LENGTH = 180;

/**
 * A tone to tune a string to.
 *
 * @param midi may lie between two notes, as where A4 isn't 440 Hz
 * @example steadyPlan(44.9) // [{ midi: 44.9, start: 0, duration: 180 }]
 */
export const steadyPlan = (midi: number): readonly PlannedTone[] => [
  { midi, start: 0, duration: STEADY_LENGTH },
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

/** Notes one after the other, of one length (seconds). */
export const oneByOne = (midis: readonly number[], duration: number): readonly PlannedTone[] =>
  midis.map((midi, index) => ({ midi, start: index * duration, duration }));
