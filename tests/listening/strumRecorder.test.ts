import { describe, expect, test } from 'vitest';
import { STRUM } from '../../src/listening/limits';
import { createStrumRecorder } from '../../src/listening/strumRecorder';
import type { Detected } from '../../src/listening/tracker';

const RATE = 8000;

/** A tenth of a second, all samples the same. */
const tenth = (level: number): Float32Array => new Float32Array(RATE / 10).fill(level);

/** An event of a note that was struck at a time (seconds). */
const event = (kind: Detected['kind'], at: number): Detected => ({
  ...{ kind, at },
  note: { midi: 62, onset: 0.4, cents: 0, clarity: 1, level: -20 },
});

/** A recorder that a triad is asked of, with half a second of the room. */
function recording() {
  const recorder = createStrumRecorder(RATE);
  recorder.expect([60, 64, 67]);
  for (let count = 0; count < 5; count += 1) recorder.take(tenth(0.1), [], undefined);
  return recorder;
}

describe('given strings that were struck', () => {
  test('when they have rung long enough, then their sound is handed out with that from before', () => {
    const recorder = recording();
    for (let count = 0; count < 3; count += 1)
      expect(recorder.take(tenth(0.5), [], 0.5).strum).toBeUndefined();
    const { strum } = recorder.take(tenth(0.5), [], 0.5);
    expect(strum).toMatchObject({ onset: 0.5, asked: [60, 64, 67], kept: [] });
    expect(strum?.sound).toEqual(new Float32Array(STRUM.length * RATE).fill(0.5));
    expect(strum?.before).toEqual(new Float32Array(STRUM.length * RATE).fill(0.1));
  });

  test('when a note is held and ends meanwhile, then both are kept back, in their order', () => {
    const recorder = recording();
    const [heard, held, ended] = [event('heard', 0.55), event('held', 0.75), event('ended', 0.85)];
    expect(recorder.take(tenth(0.5), [heard], 0.5).events).toEqual([heard]);
    recorder.take(tenth(0.5), [], 0.5);
    expect(recorder.take(tenth(0.5), [held], 0.5).events).toEqual([]);
    const { events, strum } = recorder.take(tenth(0.5), [ended], 0.5);
    expect(events).toEqual([]);
    expect(strum?.kept).toEqual([held, ended]);
  });

  test('when another chord is asked for meanwhile, then that is no strum of it, and what was kept back is told', () => {
    const recorder = recording();
    const held = event('held', 0.75);
    for (let count = 0; count < 3; count += 1) recorder.take(tenth(0.5), count === 2 ? [held] : [], 0.5);
    recorder.expect([60, 63, 67]);
    expect(recorder.take(tenth(0.5), [], 0.5)).toEqual({ events: [held] });
  });

  test('when another string is struck much later, then that may be the first of a strum', () => {
    const recorder = recording();
    recorder.take(tenth(0.5), [], 0.5);
    recorder.take(tenth(0.5), [], 0.5);
    for (let count = 0; count < 3; count += 1)
      expect(recorder.take(tenth(0.5), [], 0.7).strum).toBeUndefined();
    expect(recorder.take(tenth(0.5), [], 0.7).strum?.onset).toBe(0.7);
  });
});

describe('given no chord that is asked for', () => {
  test('when strings are struck, then nothing is kept of them', () => {
    const recorder = createStrumRecorder(RATE);
    const held = event('held', 0.3);
    expect(recorder.take(tenth(0.5), [held], 0.05)).toEqual({ events: [held] });
    recorder.expect([60, 64, 67]);
    for (let count = 0; count < 3; count += 1) recorder.take(tenth(0.1), [], count === 0 ? 0.05 : 0.1);
    const { strum } = recorder.take(tenth(0.1), [], 0.1);
    expect(strum?.before).toEqual(new Float32Array(STRUM.length * RATE));
  });
});
