import type { Page } from '@playwright/test';
import { hearPitches } from './intervals.audio.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** The plucked notes that were scheduled so far, as semitones above C. */
    plucked: number[];
  }
}

/** Tells which notes are plucked. */
export async function followStrings(page: Page): Promise<void> {
  await hearPitches(page);
  await page.addInitScript(() => {
    window.plucked = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...times) {
      const { buffer } = this;
      if (buffer) {
        const frequency = window.frequencyOf(buffer.getChannelData(0), buffer.sampleRate);
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
