import { expect, test } from 'vitest';
import { createTiming } from '../../src/listening/microphone';

/** The system's clock is this much ahead of the page's (milliseconds). */
const AHEAD = 1_000_000;

/** The first sample was heard at 200 on the page's clock. */
const reportAt = (time: number, late: number) => ({ time, at: AHEAD + 200 + time * 1000 + late });

test('given reports that come late, when one came in time, then times are those of the sound', () => {
  const timing = createTiming(() => AHEAD);
  expect(timing.of(reportAt(0.1, 30))(0.1)).toBe(330);
  expect(timing.of(reportAt(0.2, 0))(0.1)).toBe(300);
  expect(timing.of(reportAt(0.3, 80))(0.25)).toBe(450);
});

test('given clocks that drift apart, when many reports have come, then the old ones no longer count', () => {
  const timing = createTiming(() => AHEAD);
  timing.of(reportAt(0.1, -20));
  for (let index = 0; index < 50; index += 1) timing.of(reportAt(1 + index, 0));
  expect(timing.of(reportAt(60, 0))(60)).toBe(60_200);
});

test('given a device that slept for an hour, when a report comes after it, then times are those of the sound at once', () => {
  const HOUR = 3_600_000;
  let ahead = AHEAD;
  const timing = createTiming(() => ahead);
  for (let index = 0; index < 50; index += 1) timing.of(reportAt(index / 10, 0));
  // The audio clock and the page's stood still.
  ahead += HOUR;
  expect(timing.of(reportAt(5, HOUR))(5)).toBe(5200);
});

test('given a busy machine that keeps losing sound, when a note is heard, then its time is less than 0.2 s too early', () => {
  const timing = createTiming(() => AHEAD);
  let time = 0;
  let lost = 0;
  for (let index = 0; index < 100; index += 1) {
    time += 0.1;
    lost += 30;
    const early = 200 + time * 1000 + lost - timing.of(reportAt(time, lost))(time);
    expect(early).toBeLessThanOrEqual(200);
    expect(early).toBeGreaterThanOrEqual(0);
  }
});
