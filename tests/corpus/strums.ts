import { CONCERT_PITCH } from '../../src/listening/pitch';
import { noiseSource, type Samples } from '../listening/sounds';
import { inSmallRoom, SHAPES, type StrumResult, strumsIn, type Trial, trialsOf } from '../listening/strums';
import type { Instrument } from './instruments';
import { addTo, pink, powerOf, white } from './noises';
import { lowestOf } from './score';
import { RATE } from './waves';

/** How triads are strummed on recorded strings, and where. */
export interface RecordedStrumming {
  readonly name: string;
  /** How much softer the softest string may be (decibels). */
  readonly uneven: number;
  readonly room: 'none' | 'small';
  readonly noise: (length: number, seed: number) => Samples;
  /** How far the noise is below the strum (decibels). */
  readonly below: number;
}

export const RECORDED_STRUMMINGS: readonly RecordedStrumming[] = [
  { name: 'recorded strings', uneven: 0, room: 'none', noise: white, below: 55 },
  {
    name: 'uneven up to 8 dB, in a room, pink noise 20 dB below',
    uneven: 8,
    room: 'small',
    noise: pink,
    below: 20,
  },
  {
    name: 'uneven up to 12 dB, in a room, pink noise 10 dB below',
    uneven: 12,
    room: 'small',
    noise: pink,
    below: 10,
  },
];

/** How much of the room is heard before the strum, and how long that is listened to (seconds). */
const LEAD = 0.9;
const LENGTH = 0.6;

/** The shortest time from one string to the next, and how much longer it may be (seconds). */
const APART = 0.005;
const LATER = 0.025;

/** A strum of recorded strings, from the first to the last. */
function recordingOf(
  { notes }: Instrument,
  midis: readonly number[],
  { uneven, room, noise, below }: RecordedStrumming,
  seed: number,
): Samples {
  const chance = noiseSource(seed * 7919 + 17);
  const next = () => (chance() + 1) / 2;
  const dry = new Float32Array(Math.round((LEAD + LENGTH) * RATE));
  let at = LEAD + next() * 0.01;
  for (const midi of midis) {
    addTo(dry, notes.get(midi) ?? new Float32Array(), at, 10 ** ((-uneven * next()) / 20));
    at += APART + LATER * next();
  }
  const samples = room === 'small' ? inSmallRoom(dry, RATE) : dry;
  const power = powerOf(samples.subarray(Math.round(LEAD * RATE), Math.round((LEAD + 0.3) * RATE)));
  const around = noise(LEAD + LENGTH, seed);
  addTo(samples, around, 0, Math.sqrt(power / powerOf(around)) * 10 ** (-below / 20));
  return samples;
}

/** Triads of which an instrument has all notes: each as it is and, in turn, with one wrong fret and with one silent string. */
const trialsOn = ({ notes }: Instrument, every: number, from: number): readonly Trial[] =>
  SHAPES.filter((_, index) => index % every === from % every).flatMap((shape, index) => {
    const trials = trialsOf(shape, index * 31);
    const oneOf = (kind: Trial['kind']) => {
      const all = trials.filter(trial => trial.kind === kind);
      return all.slice(index % all.length, (index % all.length) + 1);
    };
    return [...oneOf('right'), ...oneOf('wrong fret'), ...oneOf('silent string')].filter(({ played }) =>
      played.every(midi => notes.has(midi)),
    );
  });

/** What is heard of triads that are strummed on an instrument. */
export function strumResultsOn(
  instrument: Instrument,
  strumming: RecordedStrumming,
  every: number,
  from: number,
): readonly StrumResult[] {
  const calibration = { reference: CONCERT_PITCH, lowest: lowestOf(instrument.lowest) };
  return trialsOn(instrument, every, from).map(trial => {
    const recording = recordingOf(instrument, trial.played, strumming, trial.seed);
    return { trial, heard: strumsIn(recording, trial.asked, calibration).strums[0] };
  });
}

/** The strums of which something wrong was heard, in words. */
export const strumFaults = ({ name }: Instrument, results: readonly StrumResult[]): readonly string[] =>
  results
    .filter(({ trial, heard }) => (trial.kind === 'right') !== (heard?.missing.length === 0))
    .map(
      ({ trial: { kind, asked, played }, heard }) =>
        `${name}, ${kind}: ${asked.join('+')}, played ${played.join('+')}, heard ${heard ? JSON.stringify(heard) : '–'}`,
    );
