import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pluckedString } from '../../src/audio/voice.ts';
import { wavFile } from '../wav.mjs';
import { test as base } from './test.ts';

declare global {
  interface Window {
    /** The tracks that the page has been given. */
    tracks: MediaStreamTrack[];
  }
}

const SAMPLE_RATE = 48000;

/** The time from one string to the next in a strum (seconds). */
const STRUMMED = 0.02;

/** A string, or several strummed from the first to the last. */
type Pluck = number | readonly number[];

function soundOf(pluck: Pluck): Float32Array {
  const frequencies = typeof pluck === 'number' ? [pluck] : pluck;
  const sound = new Float32Array(SAMPLE_RATE * 2);
  frequencies.forEach((frequency, index) => {
    const start = Math.round(index * STRUMMED * SAMPLE_RATE);
    pluckedString(frequency, 2, SAMPLE_RATE).forEach((sample, at) => {
      if (start + at < sound.length)
        sound[start + at] = (sound[start + at] ?? 0) + sample / frequencies.length;
    });
  });
  return sound;
}

/** How loud a string is where it rings beneath others, which may add up. */
const AMONG_OTHERS = 0.25;

/** Strings plucked one after another, each of which rings on beneath those after it. */
function ringingStrings(frequencies: readonly number[], { from, every }: RingingOn): Float32Array {
  const samples = new Float32Array(Math.round((from + every * (frequencies.length + 1)) * SAMPLE_RATE));
  frequencies.forEach((frequency, index) => {
    const start = Math.round((from + every * index) * SAMPLE_RATE);
    const left = (samples.length - start) / SAMPLE_RATE;
    pluckedString(frequency, left, SAMPLE_RATE).forEach((sample, at) => {
      if (start + at < samples.length)
        samples[start + at] = (samples[start + at] ?? 0) + sample * AMONG_OTHERS;
    });
  });
  return samples;
}

/** Strings plucked or strummed one after another, each after half a second of near silence. */
function recordingOf(plucks: readonly Pluck[], lead: number): Float32Array {
  const silence = Math.round(SAMPLE_RATE / 2);
  const parts = plucks.map(soundOf);
  let at = Math.round(lead * SAMPLE_RATE);
  const samples = new Float32Array(parts.reduce((sum, part) => sum + silence + part.length, at));
  for (const part of parts) {
    part.forEach((sample, index) => {
      samples[at + silence + index] = sample * 0.4;
    });
    at += silence + part.length;
  }
  return samples;
}

/** When strings are plucked that ring on (seconds): the first, and how long after each the next one. */
interface RingingOn {
  readonly from: number;
  readonly every: number;
}

/** What the browser is to do with the microphone. */
interface Microphone {
  /** What it hears, again and again: strings plucked or strummed one after another, by their frequencies (Hz). */
  readonly plays: readonly Pluck[];
  /** How long nothing is played at first, so that the app listens by then (seconds). */
  readonly lead?: number;
  /** Left out where each pluck ends before the next. */
  readonly ringing?: RingingOn;
  /** What the user answers when the browser asks; `no-device` is a machine without a microphone. */
  readonly answer: 'allow' | 'deny' | 'no-device';
}

const ui = (answer: Microphone['answer']): string =>
  `--use-fake-ui-for-media-stream${answer === 'deny' ? '=deny' : ''}`;

/**
 * Playwright's `test` in a browser with a fake microphone.
 *
 * @example const test = testWith({ plays: [110], answer: 'allow' })
 */
export const testWith = ({ plays, lead = 0, ringing, answer }: Microphone) =>
  base.extend({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'fretty-microphone-'));
        const file = join(folder, 'plucks.wav');
        const recording = ringing ? ringingStrings(plays.flat(), ringing) : recordingOf(plays, lead);
        await writeFile(file, wavFile(recording, SAMPLE_RATE));
        const device =
          answer === 'no-device'
            ? []
            : ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`];
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ui(answer), ...device] });
        await rm(folder, { recursive: true });
      },
      { scope: 'worker' },
    ],
  });

/** Keeps the tracks that a page is given. */
export const keepTracks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.tracks = [];
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async wanted => {
      const stream = await ask(wanted);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  });

export { expect } from './test.ts';
