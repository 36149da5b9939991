import { pluckedString } from '../../src/audio/voice';
import { type Calibration, createDetector } from '../../src/listening/detector';
import { STRUM } from '../../src/listening/limits';
import type { StrummedNotes } from '../../src/listening/playedNote';
import { createStrumReader } from '../../src/listening/strum';
import { createStrumRecorder } from '../../src/listening/strumRecorder';
import { frequencyOf } from '../../src/theory/note';
import { noiseSource, type Samples } from './sounds';

const SAMPLE_RATE = 48000;

const reader = createStrumReader(SAMPLE_RATE);

/** Three neighboring strings and a triad on them. */
export interface Shape {
  readonly name: string;
  readonly midis: readonly [number, number, number];
}

const OPEN = [40, 45, 50, 55, 59, 64];
const QUALITIES = {
  major: [0, 4, 7],
  minor: [0, 3, 7],
  diminished: [0, 3, 6],
  augmented: [0, 4, 8],
};

/** The lowest place of a pitch class from a note on. */
const from = (least: number, pitch: number): number => least + ((((pitch - least) % 12) + 12) % 12);

/** Closed triads of each quality and inversion on each set of three strings, each on several roots. */
export const SHAPES: readonly Shape[] = [0, 1, 2, 3].flatMap(set =>
  Object.entries(QUALITIES).flatMap(([quality, steps]) =>
    [0, 1, 2].flatMap(inversion =>
      [0, 3, 7].flatMap(start => {
        const root = (start + set * 2 + inversion * 5) % 12;
        const [a = 0, b = 0, c = 0] = [0, 1, 2].map(index => root + (steps[(index + inversion) % 3] ?? 0));
        const low = from(OPEN[set] ?? 40, a);
        const middle = from(low + 1, b);
        const high = from(middle + 1, c);
        const midis = [low, middle, high] as const;
        const isOnNeck = midis.every((midi, index) => {
          const fret = midi - (OPEN[set + index] ?? 0);
          return fret >= 0 && fret <= 15;
        });
        return isOnNeck ? [{ name: `${quality} ${midis.join(' ')}`, midis }] : [];
      }),
    ),
  ),
);

/** How a triad is strummed, and where. */
export interface Strumming {
  readonly name: string;
  /** The time from the first string to the last (seconds). */
  readonly over: number;
  /** The level above the noise (decibels). */
  readonly overNoise: number;
  /** How much softer the softest string is (decibels). */
  readonly uneven: number;
  /** How far all strings are out of tune (cents). */
  readonly cents: number;
  /** Whether walls send it back. */
  readonly room: 'none' | 'small';
}

const of = (name: string, rest: Partial<Strumming> = {}): Strumming => ({
  ...{ name, over: 0.04, overNoise: 40, uneven: 0, cents: 0, room: 'none' },
  ...rest,
});

export const USUAL = of('strummed over 40 ms');

export const STRUMMINGS: readonly Strumming[] = [
  USUAL,
  of('strummed over 120 ms', { over: 0.12 }),
  of('noise 20 dB below', { overNoise: 20 }),
  of('in a small room', { room: 'small' }),
  of('uneven strings, up to 8 dB', { uneven: 8 }),
  of('30 cents sharp', { cents: 30 }),
  of('30 cents flat', { cents: -30 }),
  of('uneven, in a room, noise 20 dB below', { uneven: 8, room: 'small', overNoise: 20 }),
];

/** The first reflections of a small room: after how long (seconds), and how loud. */
const REFLECTIONS = [
  [0.007, 0.45],
  [0.013, -0.35],
  [0.021, 0.3],
  [0.034, -0.22],
  [0.052, 0.16],
] as const;

/** A sound as the walls of a small room send it back. */
export function inSmallRoom(dry: Samples, sampleRate: number): Samples {
  const all = dry.slice();
  for (const [late, gain] of REFLECTIONS) {
    const by = Math.round(late * sampleRate);
    for (let at = by; at < all.length; at += 1) all[at] = (all[at] ?? 0) + gain * (dry[at - by] ?? 0);
  }
  return all;
}

const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/** The sound of a strum, as far as it is looked at. */
export function strumOf(midis: readonly number[], strumming: Strumming, seed: number): Samples {
  const { over, overNoise, uneven, cents, room } = strumming;
  const noise = noiseSource(seed);
  const all = new Float32Array(Math.round((STRUM.from + STRUM.length) * SAMPLE_RATE));
  midis.forEach((midi, index) => {
    const string = pluckedString(frequencyOf(midi + cents / 100), 0.5, SAMPLE_RATE);
    const gain = gainOf((-uneven * (noise() + 1)) / 2);
    const start = Math.round(((over * index) / Math.max(1, midis.length - 1)) * SAMPLE_RATE);
    for (let at = start; at < all.length; at += 1)
      all[at] = (all[at] ?? 0) + gain * (string[at - start] ?? 0);
  });
  const heard = room === 'small' ? inSmallRoom(all, SAMPLE_RATE) : all;
  const power = heard.reduce((sum, each) => sum + each * each, 0) / heard.length;
  const level = Math.sqrt(3 * power) * gainOf(-overNoise);
  return heard.map(each => each + level * noise()).subarray(Math.round(STRUM.from * SAMPLE_RATE));
}

/** The length of a block that an audio worklet processes. */
const BLOCK = 128;

/** What is heard of a chord in a recording as the app listens to it: its strums, and the single notes that were held. */
export function strumsIn(
  recording: Samples,
  asked: readonly number[],
  calibration?: Calibration,
): { readonly strums: readonly StrummedNotes[]; readonly held: readonly number[] } {
  const detector = createDetector(SAMPLE_RATE, calibration);
  const recorder = createStrumRecorder(SAMPLE_RATE);
  recorder.expect(asked);
  const strums: StrummedNotes[] = [];
  const held: number[] = [];
  for (let at = 0; at < recording.length; at += BLOCK) {
    const block = recording.subarray(at, at + BLOCK);
    const { events, strum } = recorder.take(block, detector.push(block), detector.latestOnset());
    const notes = strum && reader.read(strum);
    const told = [...events, ...(strum && notes === undefined ? strum.kept : [])];
    held.push(...told.flatMap(({ kind, note }) => (kind === 'held' ? note.midi : [])));
    if (notes) strums.push(notes);
  }
  return { strums, held };
}

/** A triad that is asked for, and what is strummed instead of it. */
export interface Trial {
  readonly kind: 'right' | 'wrong fret' | 'silent string';
  readonly asked: Shape['midis'];
  readonly played: readonly number[];
  readonly seed: number;
}

/** A triad as it is, with each string a fret too low or too high, and with each string silent. */
export function trialsOf({ midis: asked }: Shape, seed: number): readonly Trial[] {
  const strings = [0, 1, 2];
  return [
    { kind: 'right', asked, played: asked, seed },
    ...strings.flatMap(string =>
      [-1, 1].map(
        (by): Trial => ({
          ...{ kind: 'wrong fret', asked, seed: seed + string * 7 + by + 3 },
          played: asked.map((midi, each) => (each === string ? midi + by : midi)),
        }),
      ),
    ),
    ...strings.map(
      (string): Trial => ({
        ...{ kind: 'silent string', asked, seed: seed + string },
        played: asked.filter((_, each) => each !== string),
      }),
    ),
  ];
}

/** What came of strums, in percent: right ones accepted, those with a wrong fret and those with a silent string. */
export interface StrumOutcome {
  readonly accepted: number;
  readonly wrongFret: number;
  readonly silentString: number;
  /** Of the wrong frets, those that were named. */
  readonly named: number;
}

const isNamed = ({ trial: { asked, played }, heard }: StrumResult): boolean =>
  heard?.missing.length === 1 &&
  heard.missing.every(({ midi, instead }) => played[asked.indexOf(midi)] === instead && midi !== instead);

/** A trial, and what was heard in it. */
export interface StrumResult {
  readonly trial: Trial;
  readonly heard: StrummedNotes | undefined;
}

/** Counts what came of strums. */
export function outcomeOf(results: readonly StrumResult[]): StrumOutcome {
  const share = (kind: Trial['kind'], isSo: (result: StrumResult) => boolean): number => {
    const all = results.filter(({ trial }) => trial.kind === kind);
    return (100 * all.filter(isSo).length) / Math.max(1, all.length);
  };
  const accepted = (kind: Trial['kind']) => share(kind, ({ heard }) => heard?.missing.length === 0);
  return {
    accepted: accepted('right'),
    wrongFret: accepted('wrong fret'),
    silentString: accepted('silent string'),
    named: share('wrong fret', isNamed),
  };
}

const SILENCE = new Float32Array(Math.round(STRUM.length * SAMPLE_RATE));

/** Strums shapes on computed strings. */
export const computedOutcome = (strumming: Strumming, shapes: readonly Shape[]): StrumOutcome =>
  outcomeOf(
    shapes
      .flatMap((shape, index) => trialsOf(shape, index * 31))
      .map(trial => {
        const sound = strumOf(trial.played, strumming, trial.seed);
        return { trial, heard: reader.read({ sound, before: SILENCE, asked: trial.asked }) };
      }),
  );

/** A row of docs/listening.md. */
export const strumRowOf = (name: string, outcome: StrumOutcome): string =>
  `| ${[name, ...[outcome.accepted, outcome.wrongFret, outcome.silentString, outcome.named].map(each => each.toFixed(1))].join(' | ')} |`;
