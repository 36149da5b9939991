import { describe, expect, test } from 'vitest';
import { createSleepWatch } from '../../src/quiz/useAnswerClock';

const HOUR = 3_600_000;

describe('given a page that has just looked at its clocks', () => {
  const watch = () => createSleepWatch({ page: 1000, system: 50_000 });

  test('when it looks again a second later, then it was awake', () => {
    expect(watch()({ page: 2000, system: 51_000 })).toBeUndefined();
  });

  test.each([
    ['both clocks went on', { page: 1000 + HOUR, system: 50_000 + HOUR }],
    ['its own stood still', { page: 1000, system: 50_000 + HOUR }],
  ])('when it sleeps for an hour and %s, then it was awake until its last look', (_, after) => {
    expect(watch()(after)).toBe(1000);
  });

  test('when it has slept, then that is told once', () => {
    const look = watch();
    look({ page: 1000 + HOUR, system: 50_000 + HOUR });
    expect(look({ page: 2000 + HOUR, system: 51_000 + HOUR })).toBeUndefined();
  });

  test('when the system’s clock is set back, then it was awake', () => {
    const look = watch();
    expect(look({ page: 2000, system: 51_000 - HOUR })).toBeUndefined();
    expect(look({ page: 3000, system: 52_000 - HOUR })).toBeUndefined();
  });
});
