import { DETECTION } from '../../src/listening/limits';
import { CONCERT_PITCH } from '../../src/listening/pitch';
import type { DetectedNote } from '../../src/listening/tracker';
import { frequencyOf } from '../../src/theory/note';
import { heardIn } from './hearing';
import { atOf, type Circumstances, hum, recordingOf, withoutFundamental } from './sounds';

/** Every place of a neck with 24 frets, as MIDI numbers, string by string. */
const neckOf = (...open: readonly number[]): readonly number[] =>
  open.flatMap(string => Array.from({ length: 25 }, (_, fret) => string + fret));

export const GUITAR = neckOf(40, 45, 50, 55, 59, 64);
const SEVENTH_STRING = neckOf(35);
const BASS = neckOf(28, 33, 38, 43);
const LOW_B = neckOf(23);
const UKULELE = neckOf(67, 60, 64, 69).filter(midi => midi < 69 + 19);

/** One row of the table in docs/listening.md. */
export interface Condition {
  readonly name: string;
  readonly places: readonly number[];
  readonly circumstances: Circumstances;
  /** What is asked for while a pitch is played; the pitch itself unless it says otherwise. */
  readonly asked?: (midi: number) => readonly number[];
}

const B2 = 47;
const usual: Circumstances = { sampleRate: 48000, overNoise: 30 };

/** Pitches that a detector is likely to confuse with another. */
const confusing = (midi: number): readonly number[] =>
  [-24, -19, -12, -7, -1, 1, 7, 12, 19, 24].map(by => midi + by);

const of = (
  name: string,
  circumstances: Partial<Circumstances> = {},
  rest: Partial<Pick<Condition, 'places' | 'asked'>> = {},
): Condition => ({ name, places: GUITAR, circumstances: { ...usual, ...circumstances }, ...rest });

/** A guitar at 30 dB: the row that has a budget of its own. */
export const USUAL = of('guitar, 30 dB over noise');

export const CONDITIONS: readonly Condition[] = [
  USUAL,
  of('the same, another pitch asked for', {}, { asked: confusing }),
  of('60 dB', { overNoise: 60 }),
  of('20 dB', { overNoise: 20 }),
  of('10 dB', { overNoise: 10 }),
  of('10 dB, another pitch asked for', { overNoise: 10 }, { asked: confusing }),
  of('44.1 kHz', { sampleRate: 44100 }),
  of('16 kHz, as a Bluetooth headset', { sampleRate: 16000 }),
  of('16 kHz, 10 dB', { sampleRate: 16000, overNoise: 10 }),
  of('hum of 50 Hz, 20 dB below', { beside: { below: 20, sound: hum(50) } }),
  of('hum of 60 Hz, 20 dB below', { beside: { below: 20, sound: hum(60) } }),
  of('weak fundamental', { filter: withoutFundamental }),
  of('weak fundamental, another pitch asked for', { filter: withoutFundamental }, { asked: confusing }),
  of('40 cents sharp', { cents: 40 }),
  of('40 cents flat', { cents: -40 }),
  of('B2 ringing on, 20 dB below', { ringing: { below: 20, midi: B2 } }),
  of('the same, B2 asked for', { ringing: { below: 20, midi: B2 } }, { asked: () => [B2] }),
  of('B2 ringing on, 6 dB below', { ringing: { below: 6, midi: B2 } }),
  of('seventh string (B1)', {}, { places: SEVENTH_STRING }),
  of('bass', {}, { places: BASS }),
  of('bass, 10 dB', { overNoise: 10 }, { places: BASS }),
  of('low B of a bass (B0)', {}, { places: LOW_B }),
  of('low B of a bass, 44.1 kHz', { sampleRate: 44100 }, { places: LOW_B }),
  of('ukulele', {}, { places: UKULELE }),
];

/** What came of plucks. */
export interface Outcome {
  readonly plucks: number;
  readonly right: number;
  /** Places at which another pitch was heard, before or after the right one. */
  readonly wrong: readonly string[];
  readonly unheard: number;
  /** From pluck to note (milliseconds), in ascending order. */
  readonly times: readonly number[];
  /** How far the onsets are off (milliseconds). */
  readonly onsets: readonly number[];
}

/** The lowest pitch of an instrument whose open strings are known: two semitones below, for a dropped tuning. */
const lowestOf = (places: readonly number[]): number =>
  Math.max(DETECTION.lowest, frequencyOf(Math.min(...places) - 2.5));

/** Plucks some places of a condition, and listens. */
export function outcomeOf(
  { places, circumstances, asked = midi => [midi] }: Condition,
  isTaken: (index: number) => boolean = () => true,
): Outcome {
  const { sampleRate } = circumstances;
  const known = { reference: CONCERT_PITCH, lowest: lowestOf(places) };
  const plucks = places.flatMap((midi, index) => {
    if (!isTaken(index)) return [];
    const seed = midi * 31 + index;
    const at = atOf(seed);
    const heard = heardIn(recordingOf(midi, { ...circumstances, seed }), sampleRate, asked(midi), known)
      // Not what was plucked before and rings on.
      .filter(({ kind, note }) => kind === 'heard' && note.onset > at - 0.1);
    return [{ midi, at, heard }];
  });
  const right = plucks.filter(
    ({ midi, heard }) => heard.length > 0 && heard.every(each => each.note.midi === midi),
  );
  const first = right.flatMap(({ at, heard: [note] }) => (note ? [{ at, note }] : []));
  return {
    plucks: plucks.length,
    right: right.length,
    wrong: plucks
      .filter(({ midi, heard }) => heard.some(each => each.note.midi !== midi))
      .map(
        ({ midi, heard }) =>
          `${midi} as ${heard.map(({ note }: { note: DetectedNote }) => note.midi).join(', ')}`,
      ),
    unheard: plucks.filter(({ heard }) => heard.length === 0).length,
    times: first.map(({ at, note }) => (note.at - at) * 1000).toSorted((a, b) => a - b),
    onsets: first.map(({ at, note }) => (note.note.onset - at) * 1000),
  };
}

/** The row of a condition in docs/listening.md. */
export function rowOf({ name }: Condition, { plucks, right, wrong, unheard, times }: Outcome): string {
  const middle = times[Math.floor(times.length / 2)];
  const most = times.at(-1);
  const time =
    middle === undefined || most === undefined ? '–' : `${Math.round(middle)}, ${Math.round(most)}`;
  return `| ${[name, plucks, right, wrong.length, unheard, time].join(' | ')} |`;
}
