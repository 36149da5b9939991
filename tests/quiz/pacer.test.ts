import { describe, expect, test } from 'vitest';
import { leadIn, pacedAt } from '../../src/quiz/pacer';
import { isOpen } from '../../src/quiz/session';
import { drillWith, type NumberEvent, sessionAfter, start, submit } from './made';

/** A drill of five questions that began at 1000 ms. */
const drill = (...events: readonly NumberEvent[]) => {
  const session = sessionAfter(start(drillWith(0), 5, undefined, 1000), ...events);
  if (!isOpen(session)) throw new Error('no open question');
  return session;
};

describe('given a best round whose answers took 1.5 s each', () => {
  test.each([
    [1000, 0],
    [2499, 0],
    [2500, 1],
    [7000, 4],
    [60_000, 5],
  ])('when the clock is at %i ms, then it had answered %i questions', (at, answers) => {
    expect(pacedAt(drill(), 1500, at)).toBe(answers);
  });

  test.each([
    [2000, [], 'Level with your best.'],
    [4000, [], '2 behind your best.'],
    [2400, [submit('right', 2300)], '1 ahead of your best.'],
  ] as const)('when the user asks at %i ms, then it is said who is ahead', (at, events, text) => {
    const pacer = { timeOf: () => 1500, subscribe: () => () => {} };
    expect(leadIn(drill(...events), pacer, at)).toBe(text);
  });

  test('when it is the rest of a drill, then what was spent before doesn’t count', () => {
    const rest = { ...start(drillWith(0), '3m', undefined, 1000), spent: 110_000 };
    const session = sessionAfter(
      rest.type === 'start'
        ? { ...rest, run: { ...rest.run, drill: { length: '3m', spent: 110_000 } } }
        : rest,
    );
    expect(isOpen(session) && pacedAt(session, 1500, 7000)).toBe(4);
  });

  test('when it isn’t known yet, then nothing is said of it', () => {
    const pacer = { timeOf: () => undefined, subscribe: () => () => {} };
    expect(leadIn(drill(), pacer, 4000)).toBe('');
  });
});
