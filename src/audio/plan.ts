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

/** The longest that a drone sounds before it ends by itself (seconds). */
const DRONE_LENGTH = 3600;

const FIFTH = 7;

/**
 * A tonic and its fifth, to be heard beneath everything else.
 *
 * @param above the semitones to the upper note, where that isn't a fifth
 * @example dronePlan(48).map(tone => tone.midi) // [48, 55]
 */
export const dronePlan = (tonic: number, above = FIFTH): readonly PlannedTone[] =>
  chordPlan([tonic, tonic + above], DRONE_LENGTH);

/**
 * Notes one after the other, then all together.
 *
 * @example arpeggioPlan([60, 64, 67]).map(tone => tone.midi) // [60, 64, 67, 60, 64, 67]
 */
export function arpeggioPlan(midis: readonly number[]): readonly PlannedTone[] {
  const start = midis.length * ARPEGGIO.note;
  return [...oneByOne(midis, ARPEGGIO.note), ...chordPlan(midis, ARPEGGIO.chord, start)];
}

/** The time from one string to the next in a strum, and how long each rings (seconds). */
const STRUM = { step: 0.03, ring: 1.6 } as const;

/**
 * A chord as a hand strums it: each string a moment after the one before, all ringing on.
 *
 * @example strumPlan([48, 52, 55])[1] // { midi: 52, start: 0.03, duration: 1.6 }
 */
export const strumPlan = (midis: readonly number[]): readonly PlannedTone[] =>
  midis.map((midi, index) => ({ midi, start: index * STRUM.step, duration: STRUM.ring }));

/** Notes one after the other, of one length (seconds). */
export const oneByOne = (midis: readonly number[], duration: number): readonly PlannedTone[] =>
  midis.map((midi, index) => ({ midi, start: index * duration, duration }));

/** Notes that sound together. */
export const chordPlan = (midis: readonly number[], duration: number, start = 0): readonly PlannedTone[] =>
  midis.map(midi => ({ midi, start, duration }));

/**
 * Plans one after the other.
 *
 * @param pause between them (seconds)
 * @example inTurn([singlePlan(60), singlePlan(64)], 0.2)[1]?.start // 1
 */
export function inTurn(plans: readonly (readonly PlannedTone[])[], pause: number): readonly PlannedTone[] {
  const tones: PlannedTone[] = [];
  for (const plan of plans) {
    const from = tones.length === 0 ? 0 : endOf(tones) + pause;
    tones.push(...plan.map(tone => ({ ...tone, start: from + tone.start })));
  }
  return tones;
}

/** The tolerance in comparing times (seconds): larger than rounding errors of decimal fractions, shorter than a sample. */
const TOLERANCE = 1e-6;

const endOfTone = ({ start, duration }: PlannedTone): number => start + duration;

/** Whether a note sounds at a time. */
export function isSounding(tone: PlannedTone, time: number): boolean {
  const moment = time + TOLERANCE;
  return tone.start <= moment && moment < endOfTone(tone);
}

/**
 * When the last note ends (seconds); 0 without notes.
 *
 * @example endOf([{ midi: 60, start: 0.8, duration: 0.8 }]) // 1.6
 */
export const endOf = (tones: readonly PlannedTone[]): number => Math.max(0, ...tones.map(endOfTone));

/**
 * The index of the note sounding at a time: the one that started last, the first one of a chord; none in a pause.
 *
 * @example soundingAt(intervalPlan(60, 4, 'ascending'), 1) // 1
 */
export function soundingAt(tones: readonly PlannedTone[], time: number): number | undefined {
  const starts = tones.filter(tone => isSounding(tone, time)).map(tone => tone.start);
  const latest = Math.max(...starts);
  const index = tones.findIndex(tone => tone.start === latest && isSounding(tone, time));
  return index < 0 ? undefined : index;
}

/**
 * The next time at which a note starts or ends (seconds); `Infinity` after the last.
 *
 * @example nextChange(intervalPlan(60, 4, 'ascending'), 0.1) // 0.8
 */
export const nextChange = (tones: readonly PlannedTone[], time: number): number =>
  Math.min(...tones.flatMap(tone => [tone.start, endOfTone(tone)]).filter(change => change > time));

/**
 * The indices of the notes that start together with a given one: a whole chord, or just one note of a melody.
 *
 * @example startingWith(arpeggioPlan([60, 64, 67]), 3) // [3, 4, 5]
 */
export const startingWith = (tones: readonly PlannedTone[], index: number): readonly number[] =>
  tones.flatMap((tone, other) => (tone.start === tones[index]?.start ? [other] : []));

/**
 * The largest number of notes that sound together at any moment of this one, itself included.
 *
 * @example polyphonyDuring(tone, intervalPlan(60, 4, 'ascending')) // 1
 */
export function polyphonyDuring(tone: PlannedTone, tones: readonly PlannedTone[]): number {
  const starts = tones.map(other => other.start).filter(start => isSounding(tone, start));
  const counts = starts.map(time => tones.filter(other => isSounding(other, time)).length);
  return Math.max(1, ...counts);
}
