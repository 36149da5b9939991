import { createDetector } from '../../src/listening/detector';
import { CONCERT_PITCH } from '../../src/listening/pitch';
import { frequencyOf } from '../../src/theory/note';
import type { Samples } from '../listening/sounds';
import type { Instrument } from './instruments';
import { addTo, pink, powerOf, white } from './noises';
import { RATE } from './waves';

/** How a string that is tuned is heard. */
export interface TunerScore {
  /** How often a string that rang was looked at. */
  looks: number;
  /** How often it was read. */
  reads: number;
  /** How often it was read an octave, or more, off. */
  octaves: number;
  /** How far the other readings were off (cents). */
  readonly cents: number[];
}

export const noTunerScore = (): TunerScore => ({ looks: 0, reads: 0, octaves: 0, cents: [] });

/** How much of the room is heard before the pluck, from when on a reading is looked for, and how often (seconds). */
const LEAD = 1;
const SINCE = 0.3;
const EVERY = 0.1;

/** How much quieter than at first a string still rings (decibels). */
const RINGS = 25;

const levelOf = (sound: Samples, at: number): number => {
  const part = sound.subarray(Math.round((at - 0.1) * RATE), Math.round(at * RATE));
  return part.length === 0 ? Number.NEGATIVE_INFINITY : 10 * Math.log10(powerOf(part) + 1e-12);
};

/** How much a sound is like itself after a time, over a fifth of a second. */
function likeness(sound: Samples, at: number, period: number): number {
  const end = Math.round(at * RATE);
  let [same, power] = [0, 0];
  for (let index = end - RATE / 5; index < end; index += 1) {
    const then = index - period * RATE;
    const whole = Math.floor(then);
    const before = (sound[whole] ?? 0) + ((sound[whole + 1] ?? 0) - (sound[whole] ?? 0)) * (then - whole);
    const now = sound[index] ?? 0;
    same += 2 * now * before;
    power += now * now + before * before;
  }
  return same / power;
}

/** The frequency of a note (Hz) that was recorded without noise, within a quarter tone of its name. */
function frequencyIn(sound: Samples, at: number, midi: number): number {
  let [best, likest] = [0, -1];
  for (const step of [10, 1, 0.1]) {
    const around = best;
    const reach = step === 10 ? 50 : step * 10;
    for (let cents = around - reach; cents <= around + reach; cents += step) {
      const like = likeness(sound, at, 1 / frequencyOf(midi + cents / 100));
      if (like > likest) [best, likest] = [cents, like];
    }
  }
  return frequencyOf(midi + best / 100);
}

/**
 * Plays a note of an instrument to the tuner.
 *
 * @param below how far pink noise is below the note at first (decibels); left out for a quiet room
 */
export function readByTuner(
  score: TunerScore,
  { notes, lowest }: Instrument,
  midi: number,
  below: number | undefined,
): void {
  const note = notes.get(midi);
  if (note === undefined) return;
  const length = LEAD + note.length / RATE;
  const samples = new Float32Array(Math.round(length * RATE));
  addTo(samples, note, LEAD);
  const noise = below === undefined ? white(length, midi) : pink(length, midi);
  const first = powerOf(note.subarray(0, Math.round(0.3 * RATE)));
  addTo(samples, noise, 0, Math.sqrt(first / powerOf(noise)) * 10 ** (-(below ?? 55) / 20));
  const detector = createDetector(RATE, { reference: CONCERT_PITCH, lowest: frequencyOf(lowest - 2.5) });
  const loudest = levelOf(note, 0.15);
  for (let index = 0; (index + 1) * EVERY < length; index += 1) {
    const at = (index + 1) * EVERY;
    detector.push(samples.subarray(Math.round(index * EVERY * RATE), Math.round(at * RATE)));
    const { frequency } = detector.sound();
    const since = at - LEAD;
    if (since < SINCE - 0.01 || levelOf(note, since) < loudest - RINGS) continue;
    score.looks += 1;
    if (frequency === undefined) continue;
    score.reads += 1;
    const cents = 1200 * Math.log2(frequency / frequencyIn(note, since, midi));
    if (Math.abs(cents) > 600) score.octaves += 1;
    else score.cents.push(Math.abs(cents));
  }
}
