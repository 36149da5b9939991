import { describe, expect, test } from 'vitest';
import { readClock, runningSince, startClock, stopClock } from '../../src/quiz/clock';

describe('given a clock that runs since 1000', () => {
  const clock = runningSince(1000);

  test('when it is read, then it shows what has passed', () => {
    expect(readClock(clock, 1000)).toBe(0);
    expect(readClock(clock, 1750)).toBe(750);
  });

  test('when it is stopped, then it stands still, and when it is started again, it goes on from there', () => {
    const stopped = stopClock(clock, 1400);
    expect(readClock(stopped, 9000)).toBe(400);
    const started = startClock(stopped, 9000);
    expect(readClock(started, 9100)).toBe(500);
  });

  test('when it is started or stopped twice, then it is the same clock', () => {
    expect(startClock(clock, 5000)).toBe(clock);
    const stopped = stopClock(clock, 1400);
    expect(stopClock(stopped, 9000)).toBe(stopped);
  });

  test('when it is read at an earlier moment, then it shows nothing, never less', () => {
    expect(readClock(clock, 500)).toBe(0);
  });
});
