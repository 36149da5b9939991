import { createDetector } from '../../src/listening/detector';
import { CONCERT_PITCH } from '../../src/listening/pitch';
import { frequencyOf } from '../../src/theory/note';
import type { Samples } from '../listening/sounds';
import type { Pluck, Scene } from './scenes';
import { RATE } from './waves';

/** A note that somebody has heard. */
export interface Heard {
  readonly midi: number;
  /** When it began, and when that was known (seconds). */
  readonly onset: number;
  readonly at: number;
}

/** A way to hear notes. */
export type Hears = (scene: Scene, lowest: number) => readonly Heard[];

/** The length of a block that an audio worklet processes. */
const BLOCK = 128;

/** How far an onset may be before its pluck (seconds). */
const EARLY = 0.04;

/** Where the time of a pluck begins (seconds). */
const spanOf = (plucks: readonly Pluck[], index: number): readonly [number, number] => [
  (plucks[index]?.at ?? 0) - EARLY,
  (plucks[index + 1]?.at ?? Number.POSITIVE_INFINITY) - EARLY,
];

/** The pitch below which nothing is heard on an instrument, as the app sets it. */
export const lowestOf = (midi: number): number => frequencyOf(midi - 2.5);

/** The app's own detector; each note is asked for from its pluck on, as by a drill that goes on at once. */
export const fretty: Hears = ({ samples, plucks }, lowest) => {
  const detector = createDetector(RATE, { reference: CONCERT_PITCH, lowest: lowestOf(lowest) });
  const heard: Heard[] = [];
  let next = 0;
  for (let index = 0; index < samples.length; index += BLOCK) {
    const pluck = plucks[next];
    if (pluck && (next === 0 || index / RATE >= pluck.at)) {
      detector.expect([pluck.midi]);
      next += 1;
    }
    for (const { kind, note, at } of detector.push(samples.subarray(index, index + BLOCK)))
      if (kind === 'heard') heard.push({ midi: note.midi, onset: note.onset, at });
  }
  return heard;
};

/** What became of plucks. */
export interface Score {
  plucks: number;
  /** The note was heard, and no other. */
  right: number;
  /** The note was missed or accompanied by one an octave or two off. */
  octave: number;
  /** Nothing was heard. */
  missed: number;
  /** The note was heard more than once. */
  double: number;
  /** Another note was heard. */
  wrong: number;
  /** From pluck to note (seconds). */
  readonly times: number[];
  readonly faults: string[];
}

export const noScore = (): Score => ({
  ...{ plucks: 0, right: 0, octave: 0, missed: 0, double: 0, wrong: 0, times: [], faults: [] },
});

/** Adds what became of a scene's plucks to a score. */
export function addScore(
  score: Score,
  { plucks }: Pick<Scene, 'plucks'>,
  heard: readonly Heard[],
  name: string,
): void {
  plucks.forEach(({ at, midi }, index) => {
    const [from, to] = spanOf(plucks, index);
    const mine = heard.filter(({ onset }) => onset >= from && onset < to);
    const right = mine.filter(each => each.midi === midi);
    const others = mine.filter(each => each.midi !== midi);
    score.plucks += 1;
    if (mine.length === 0) score.missed += 1;
    if (right.length > 1) score.double += 1;
    if (right.length > 0 && others.length === 0) score.right += 1;
    if (others.some(each => Math.abs(each.midi - midi) % 12 === 0)) score.octave += 1;
    else if (others.length > 0) score.wrong += 1;
    const [first] = right;
    if (first) score.times.push(first.at - at);
    if (right.length !== 1 || others.length > 0)
      score.faults.push(
        `${name} ${midi}: ${mine.map(each => `${each.midi}@${(each.onset - at).toFixed(2)}`).join(' ') || '–'}`,
      );
  });
}

/** Adds one score to another. */
export function addAll(into: Score, score: Score): void {
  for (const key of ['plucks', 'right', 'octave', 'missed', 'double', 'wrong'] as const)
    into[key] += score[key];
  into.times.push(...score.times);
  into.faults.push(...score.faults);
}

/** What is heard while no pitch but one is asked for: a right answer that nobody played, or a wrong one. */
export function verdictsIn(samples: Samples, lowest: number, asked: readonly number[]): readonly string[] {
  const detector = createDetector(RATE, { reference: CONCERT_PITCH, lowest: lowestOf(lowest) });
  detector.expect(asked);
  const verdicts: string[] = [];
  for (let index = 0; index < samples.length; index += BLOCK)
    for (const { kind, note } of detector.push(samples.subarray(index, index + BLOCK)))
      if (kind === 'held' || (kind === 'heard' && asked.includes(note.midi)))
        verdicts.push(`${kind} ${note.midi}`);
  return verdicts;
}
