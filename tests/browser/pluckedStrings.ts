import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** The plucked notes that were scheduled so far, as semitones above C. */
    plucked: number[];
  }
}

/** Tells which notes are plucked: by the length of one period, which the fundamental repeats with. */
export async function followStrings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.plucked = [];
    const periodOf = (samples: Float32Array): number => {
      const differences = Array.from({ length: 700 }, (_, lag) => {
        let sum = 0;
        for (let at = 0; at < 2400; at += 1) sum += Math.abs((samples[at] ?? 0) - (samples[at + lag] ?? 0));
        return sum;
      });
      const at = (lag: number) => differences[lag] ?? Number.POSITIVE_INFINITY;
      const lags = differences.map((_, lag) => lag).slice(60);
      const valleys = lags.filter(lag => at(lag) < at(lag - 1) && at(lag) <= at(lag + 1));
      const least = Math.min(...valleys.map(at));
      return valleys.find(lag => at(lag) < 2.5 * least) ?? 1;
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...times) {
      const samples = this.buffer?.getChannelData(0);
      if (samples) {
        const frequency = (this.buffer?.sampleRate ?? 0) / periodOf(samples.subarray(4800));
        window.plucked.push(Math.round(69 + 12 * Math.log2(frequency / 440)) % 12);
      }
      start.apply(this, times);
    };
  });
}

/** Waits until more than so many notes have been plucked, and returns those after them. */
export async function hear(page: Page, known: number, count = 1): Promise<readonly number[]> {
  await expect.poll(() => page.evaluate(() => window.plucked.length)).toBeGreaterThanOrEqual(known + count);
  return page.evaluate(known => window.plucked.slice(known), known);
}
