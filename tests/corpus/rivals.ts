import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PitchDetector } from 'pitchy';
import { CONCERT_PITCH, pitchOf } from '../../src/listening/pitch';
import { wavFile } from '../wav.mjs';
import { type Heard, type Hears, lowestOf } from './score';
import { RATE } from './waves';

const WINDOW = 2048;
const HOP = 480;

/** Pitchy alone: a note is the same pitch in three hops, each at least 90 % clear. */
export const pitchy: Hears = ({ samples }, lowest) => {
  const detector = PitchDetector.forFloat32Array(WINDOW);
  const heard: Heard[] = [];
  let [latest, hops]: [number | undefined, number] = [undefined, 0];
  for (let end = WINDOW; end <= samples.length; end += HOP) {
    const [frequency, clarity] = detector.findPitch(samples.subarray(end - WINDOW, end), RATE);
    const isClear = clarity >= 0.9 && frequency >= lowestOf(lowest) && frequency <= 1600;
    const midi = isClear ? pitchOf(frequency, CONCERT_PITCH).midi : undefined;
    hops = midi === latest ? hops + 1 : 1;
    latest = midi;
    // Its onset isn't known: about half a window before the first of the hops.
    if (midi !== undefined && hops === 3)
      heard.push({ midi, onset: (end - 2 * HOP - WINDOW / 2) / RATE, at: end / RATE });
  }
  return heard;
};

const read = (command: string, args: readonly string[]): readonly (readonly number[])[] =>
  spawnSync(command, args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(line => line !== '')
    .map(line => line.trim().split(/\s+/).map(Number));

/** Whether aubio's commands are installed, as by Debian's `aubio-tools`. */
export const hasAubio = (): boolean => spawnSync('aubioonset', ['--help']).error === undefined;

/** The time after an onset in which aubio's pitch is taken (seconds). */
const [FROM, TO] = [0.03, 0.1];

/** Aubio: its onsets, and the middle of what yinfft finds after each. */
export const aubio: Hears = ({ samples }) => {
  const file = join(tmpdir(), `fretty-${process.pid}.wav`);
  writeFileSync(file, wavFile(samples, RATE));
  const onsets = read('aubioonset', ['-i', file, '-r', String(RATE), '-H', '480']).map(([time = 0]) => time);
  const pitches = read('aubiopitch', [
    ...['-i', file, '-r', String(RATE), '-p', 'yinfft', '-H', '480', '-B', '2048', '-u', 'hertz'],
  ]);
  rmSync(file);
  return onsets.flatMap(onset => {
    const found = pitches
      .filter(([time = 0, frequency = 0]) => time >= onset + FROM && time <= onset + TO && frequency > 20)
      .map(([, frequency = 0]) => pitchOf(frequency, CONCERT_PITCH).midi)
      .toSorted((a, b) => a - b);
    const midi = found[Math.floor(found.length / 2)];
    return midi === undefined ? [] : [{ midi, onset, at: onset + TO }];
  });
};
