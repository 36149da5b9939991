/** One note of a plan: which (a MIDI number, middle C is 60), from when and for how long (seconds). */
export interface Tone {
  readonly midi: number;
  readonly start: number;
  readonly duration: number;
}

/** Whether the second note of an interval lies above or below the root, and whether the way back is played too. */
export type PlayDirection = 'ascending' | 'descending' | 'ascending-both' | 'descending-both';

/** How long a note sounds, which is also the time from its onset to the next one (seconds). */
const NOTE_LENGTH = 0.8;

/** From the last onset of the outward leg to the first of the return leg (seconds). */
const BEFORE_RETURN = 1.2;

/** How long each note of an arpeggio sounds, and then all of them together (seconds). */
const ARPEGGIO = { note: 0.4, chord: 1.6 } as const;

interface Step {
  readonly note: 'root' | 'target';
  readonly start: number;
}

const OUTWARD: readonly Step[] = [
  { note: 'root', start: 0 },
  { note: 'target', start: NOTE_LENGTH },
];

const THERE_AND_BACK: readonly Step[] = [
  ...OUTWARD,
  { note: 'target', start: NOTE_LENGTH + BEFORE_RETURN },
  { note: 'root', start: NOTE_LENGTH + BEFORE_RETURN + NOTE_LENGTH },
];

const SHAPES: Record<PlayDirection, { readonly sign: 1 | -1; readonly steps: readonly Step[] }> = {
  ascending: { sign: 1, steps: OUTWARD },
  descending: { sign: -1, steps: OUTWARD },
  'ascending-both': { sign: 1, steps: THERE_AND_BACK },
  'descending-both': { sign: -1, steps: THERE_AND_BACK },
};

/**
 * An interval as it is played: the root, the note so many semitones above or below it and, in a both-direction, the
 * way back after a pause.
 *
 * @example intervalPlan(60, 7, 'descending').map(tone => tone.midi) // [60, 53]
 * @example intervalPlan(60, 7, 'ascending-both').map(tone => tone.start) // [0, 0.8, 2, 2.8]
 */
export function intervalPlan(rootMidi: number, semitones: number, direction: PlayDirection): readonly Tone[] {
  const { sign, steps } = SHAPES[direction];
  const midi = { root: rootMidi, target: rootMidi + sign * semitones };
  return steps.map(({ note, start }) => ({ midi: midi[note], start, duration: NOTE_LENGTH }));
}

/**
 * One note by itself.
 *
 * @example singlePlan(60) // [{ midi: 60, start: 0, duration: 0.8 }]
 */
export const singlePlan = (midi: number): readonly Tone[] => [{ midi, start: 0, duration: NOTE_LENGTH }];

/**
 * Notes one after the other without a gap, in the order given, so many a minute.
 *
 * @example runPlan([60, 62], 120)[1] // { midi: 62, start: 0.5, duration: 0.5 }
 */
export function runPlan(midis: readonly number[], notesPerMinute: number): readonly Tone[] {
  return oneByOne(midis, 60 / notesPerMinute);
}

/**
 * A list and its way back, the turning point once: what makes a run up into a run up and down.
 *
 * @example thereAndBack(['C', 'D', 'E']) // ['C', 'D', 'E', 'D', 'C']
 */
export const thereAndBack = <T>(items: readonly T[]): readonly T[] => [
  ...items,
  ...items.slice(0, -1).reverse(),
];

/**
 * Notes one after the other, then all of them together.
 *
 * @example arpeggioPlan([60, 64, 67]).map(tone => tone.midi) // [60, 64, 67, 60, 64, 67]
 */
export function arpeggioPlan(midis: readonly number[]): readonly Tone[] {
  const start = midis.length * ARPEGGIO.note;
  return [
    ...oneByOne(midis, ARPEGGIO.note),
    ...midis.map(midi => ({ midi, start, duration: ARPEGGIO.chord })),
  ];
}

const oneByOne = (midis: readonly number[], duration: number): readonly Tone[] =>
  midis.map((midi, index) => ({ midi, start: index * duration, duration }));
