import type { Samples } from '../listening/sounds';
import type { Instrument } from './instruments';
import {
  addTo,
  click,
  fan,
  knock,
  mains,
  phoneBand,
  pink,
  powerOf,
  squeak,
  tick,
  typing,
  white,
} from './noises';
import { RATE } from './waves';

/** A note that is played, and asked for. */
export interface Pluck {
  /** In seconds. */
  readonly at: number;
  readonly midi: number;
}

/** Something that is played to a detector. */
export interface Scene {
  readonly samples: Samples;
  readonly plucks: readonly Pluck[];
}

/** One column of the table: how notes of an instrument are played, and what else sounds. */
export interface Condition {
  readonly name: string;
  /** Plays a note; undefined where the instrument hasn't what it takes. */
  readonly play: (instrument: Instrument, midi: number, seed: number) => Scene | undefined;
}

const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/** How much of the room is heard before the first pluck, and how long the last note is listened to (seconds). */
const LEAD = 0.9;
const LENGTH = 1.1;

/** How long a string takes to fall silent once a finger touches it, and how long before it is plucked again (seconds). */
const DAMPED = 0.02;

/** A note that a finger stops after a while (seconds). */
export const stopped = (sound: Samples, after: number): Samples =>
  sound
    .slice(0, Math.round((after + DAMPED) * RATE))
    .map((sample, index) => sample * Math.min(1, Math.max(0, 1 - (index / RATE - after) / DAMPED)));

const within = (seed: number): number => LEAD + ((seed * 7919) % 100) / 10_000;

/** The power of a sound's first 300 ms. */
const firstPower = (sound: Samples): number => powerOf(sound.subarray(0, Math.round(0.3 * RATE)));

/** Adds a noise at a level below a note's (decibels). */
function addNoise(samples: Samples, noise: Samples, note: Samples, below: number): void {
  addTo(samples, noise, 0, Math.sqrt(firstPower(note) / powerOf(noise)) * gainOf(-below));
}

type Noise = (length: number, seed: number) => Samples;

interface Around {
  readonly noise?: Noise;
  /** How far the noise is below the note (decibels); a quiet room unless it says otherwise. */
  readonly below?: number;
  readonly band?: (sound: Samples) => Samples;
}

/** One note, let ring. */
const single =
  ({ noise = white, below = 55, band = sound => sound }: Around) =>
  ({ notes }: Instrument, midi: number, seed: number): Scene | undefined => {
    const raw = notes.get(midi);
    if (raw === undefined) return undefined;
    const note = band(raw);
    const at = within(seed);
    const samples = new Float32Array(Math.round((LEAD + LENGTH) * RATE));
    addTo(samples, note, at);
    addNoise(samples, noise(LEAD + LENGTH, seed), note, below);
    return { samples, plucks: [{ at, midi }] };
  };

/** The intervals between two strings that sound at once, in turn. */
const INTERVALS = [3, -5, 7, -8, 4, 12, 5, -7, 9, -4, -12, 2, 8, -3, 10, -9, 19, -1, 6, -16];

/** The nearest note to a pitch that the instrument has, other than one. */
function near({ notes }: Instrument, midi: number, not: number): number | undefined {
  return [...notes.keys()]
    .filter(each => each !== not)
    .toSorted((a, b) => Math.abs(a - midi) - Math.abs(b - midi))[0];
}

/** A note over another string that rings, so far below it (decibels). */
const ringing =
  (below: number) =>
  (instrument: Instrument, midi: number, seed: number): Scene | undefined => {
    const note = instrument.notes.get(midi);
    const other = near(instrument, midi + (INTERVALS[seed % INTERVALS.length] ?? 3), midi);
    const ringer = other === undefined ? undefined : instrument.notes.get(other);
    if (note === undefined || other === undefined || ringer === undefined) return undefined;
    const since = 0.6;
    const first = LEAD - 0.4;
    const at = first + since + ((seed * 7919) % 100) / 10_000;
    const samples = new Float32Array(Math.round((at + LENGTH) * RATE));
    addTo(samples, note, at);
    const then = powerOf(ringer.subarray(Math.round(since * RATE), Math.round((since + 0.3) * RATE)));
    addTo(samples, ringer, first, Math.min(8, Math.sqrt(firstPower(note) / then) * gainOf(-below)));
    addNoise(samples, white(at + LENGTH, seed), note, 55);
    return { samples, plucks: [{ at, midi }] };
  };

/** Notes one after another, each stopped just before the next. */
function sequence(
  { notes }: Instrument,
  midis: readonly number[],
  every: number,
  seed: number,
): Scene | undefined {
  const first = notes.get(midis[0] ?? 0);
  if (first === undefined) return undefined;
  const length = LEAD + midis.length * every + 0.5;
  const samples = new Float32Array(Math.round(length * RATE));
  const plucks = midis.flatMap((midi, index) => {
    const note = notes.get(midi);
    if (note === undefined) return [];
    const at = within(seed) + index * every + (((seed + index) * 31) % 7) / 1000;
    const gain = gainOf(((seed * 7 + index * 5) % 7) - 3);
    addTo(samples, index < midis.length - 1 ? stopped(note, every - DAMPED) : note, at, gain);
    return [{ at, midi }];
  });
  addNoise(samples, white(length, seed), first, 55);
  return { samples, plucks };
}

const repeated =
  (perSecond: number) =>
  (instrument: Instrument, midi: number, seed: number): Scene | undefined =>
    sequence(instrument, Array(6).fill(midi), 1 / perSecond, seed);

/** A note that rings for 1.2 s until it is plucked again: the pick stops it for a moment only. */
function again({ notes }: Instrument, midi: number, seed: number): Scene | undefined {
  const note = notes.get(midi);
  if (note === undefined) return undefined;
  const first = within(seed);
  const second = first + 1.2 + (seed % 10) / 1000;
  const length = second + LENGTH;
  const samples = new Float32Array(Math.round(length * RATE));
  addTo(samples, stopped(note, second - first - DAMPED), first);
  addTo(samples, note, second, gainOf(((seed * 7) % 13) - 6));
  addNoise(samples, white(length, seed), note, 55);
  return { samples, plucks: [first, second].map(at => ({ at, midi })) };
}

/** A run up and down the instrument, from a note. */
function run(instrument: Instrument, midi: number, seed: number): Scene | undefined {
  const steps = [0, 2, 4, 2, 5, 3, 7, 4];
  const midis = steps.flatMap(step => {
    const other = midi + (seed % 2 === 0 ? step : -step);
    return instrument.notes.has(other) ? [other] : [];
  });
  const different = midis.filter((each, index) => each !== midis[index - 1]);
  return different.length < 4 ? undefined : sequence(instrument, different, 1 / 8, seed);
}

/** A note with clicks while it rings, as loud as itself. */
const clicked =
  (sound: (seed: number) => Samples) =>
  (instrument: Instrument, midi: number, seed: number): Scene | undefined => {
    const scene = single({})(instrument, midi, seed);
    const at = scene?.plucks[0]?.at;
    const note = instrument.notes.get(midi);
    if (scene === undefined || at === undefined || note === undefined) return undefined;
    const most = (of: Samples) => of.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    const noise = sound(seed);
    for (const after of [0.36, 0.7])
      addTo(scene.samples, noise, at + after + (seed % 9) / 100, most(note) / most(noise));
    return scene;
  };

export const CONDITIONS: readonly Condition[] = [
  { name: 'clean', play: single({}) },
  { name: 'pink noise, 10 dB', play: single({ noise: pink, below: 10 }) },
  { name: 'mains hum, 10 dB', play: single({ noise: mains, below: 10 }) },
  { name: 'fan, 10 dB', play: single({ noise: fan, below: 10 }) },
  { name: 'phone’s band, noise 20 dB', play: single({ band: phoneBand, below: 20 }) },
  { name: 'another string rings, −6 dB', play: ringing(6) },
  { name: 'another string rings as loud', play: ringing(0) },
  { name: 'the same note, 4 a second', play: repeated(4) },
  { name: 'the same note, 8 a second', play: repeated(8) },
  { name: 'the same note, after 1.2 s', play: again },
  { name: 'a run, 8 a second', play: run },
  { name: 'clicks as loud as the note', play: clicked(click) },
  { name: 'a metronome as loud', play: clicked(tick) },
];

/** Strings that are struck at once, as by a strum: by how many semitones each lies above the first. */
const STRUMS: readonly (readonly number[])[] = [[7], [5], [12], [4], [3], [9], [4, 7], [7, 12, 16]];

/** A strum of an instrument, the strings a few milliseconds apart, and the pitches in it. */
export function strum(
  { notes }: Instrument,
  midi: number,
  seed: number,
): Omit<Scene, 'plucks'> & {
  readonly midis: readonly number[];
} {
  const all = [0, ...(STRUMS[seed % STRUMS.length] ?? [])].map(by => midi + by);
  const midis = all.filter(each => notes.has(each));
  const at = within(seed);
  const samples = new Float32Array(Math.round((LEAD + LENGTH) * RATE));
  midis.forEach((each, index) => {
    addTo(
      samples,
      notes.get(each) ?? new Float32Array(),
      at + index * 0.006,
      gainOf(-((seed + index * 2) % 4)),
    );
  });
  addTo(samples, white(LEAD + LENGTH, seed), 0, 0.0002);
  return { samples, midis };
}

/** What isn't a note, a few times each: nothing should be heard. */
export const NO_NOTES: readonly { readonly name: string; readonly sound: (seed: number) => Samples }[] = [
  { name: 'clicks', sound: click },
  { name: 'ticks of a metronome', sound: tick },
  { name: 'knocks on the body', sound: knock },
  { name: 'squeaks along a string', sound: squeak },
  { name: 'typing', sound: typing },
];
