import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clock, readClock, runningSince, startClock, stopClock } from '../../src/quiz/clock';

describe('given a clock that has run since 1000', () => {
  const running = runningSince(1000);

  test('when it is read, then it shows the time since then', () => {
    expect(readClock(running, 1000)).toBe(0);
    expect(readClock(running, 1700)).toBe(700);
  });

  test('when it is read before its start, then it shows nothing', () => {
    expect(readClock(running, 400)).toBe(0);
  });

  test('when it is stopped, then it shows the same however late it is read', () => {
    const stopped = stopClock(running, 1500);
    expect(readClock(stopped, 1500)).toBe(500);
    expect(readClock(stopped, 90_000)).toBe(500);
  });

  test('when it is stopped and started, then only the time that it ran counts', () => {
    const again = startClock(stopClock(running, 1500), 9000);
    expect(readClock(again, 9200)).toBe(700);
  });

  test('when it is started or stopped twice, then the same object comes back', () => {
    expect(startClock(running, 5000)).toBe(running);
    const stopped = stopClock(running, 1500);
    expect(stopClock(stopped, 5000)).toBe(stopped);
  });
});

test('given any course of stops and starts, when it is read, then it shows the sum of the times that it ran', () => {
  const step = fc.record({ wait: fc.nat(5000), becomes: fc.constantFrom('running', 'stopped') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), steps => {
      let now = 0;
      let sum = 0;
      let isRunning = true;
      let clock: Clock = runningSince(now);
      for (const { wait, becomes } of steps) {
        now += wait;
        if (isRunning) sum += wait;
        isRunning = becomes === 'running';
        clock = isRunning ? startClock(clock, now) : stopClock(clock, now);
      }
      expect(readClock(clock, now)).toBe(sum);
    }),
  );
});
