// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createPacer } from '../../../src/app/data/pacer';
import { createListeners } from '../../../src/listeners';
import type { RoundSum } from '../../../src/practice/sums';
import type { AnyRun } from '../../../src/quiz/definition';
import { drillWith, numberQuiz } from '../../quiz/made';

const ROUND: RoundSum = {
  ...{ key: 'keys/number/1', round: '1', screen: 'keys', quiz: numberQuiz.id, date: '2026-11-22' },
  ...{ length: 3, answers: 3, right: 3, times: [2000, 3000, 1000], settings: 'mine' },
};

const RUN: AnyRun = {
  ...{ quiz: numberQuiz, setup: undefined, pace: drillWith(0), drill: { length: 3 }, settingsId: 'mine' },
};

const { drill: _, ...NO_DRILL } = RUN;

/** A pacer whose log holds some rounds, and a quiz that starts and ends when a test says so. */
function opened(rounds: readonly RoundSum[], isWanted = true) {
  const { subscribe, notify } = createListeners();
  const read = vi.fn(async () => rounds);
  let runs: readonly AnyRun[] = [];
  const pacer = createPacer({
    answers: { answerLog: async () => ({ log: { flush: async () => {}, lastRows: read } }) },
    isWanted: () => isWanted,
  });
  pacer.follow({
    active: () => runs.map(run => ({ screen: 'keys', length: 3, session: () => ({ run }) })),
    subscribe,
  });
  const known = vi.fn();
  pacer.subscribe(known);
  return {
    ...{ pacer, read, known },
    async run(run: AnyRun) {
      runs = [run];
      notify();
      await vi.waitFor(() => undefined);
    },
  };
}

describe('given the rounds of earlier drills', () => {
  test('when such a drill starts, then the pace of the best is known soon, and read once', async () => {
    const { pacer, read, known, run } = opened([ROUND, { ...ROUND, times: [4000, 3000, 2000] }]);
    expect(pacer.timeOf(RUN)).toBeUndefined();
    await run(RUN);
    await run(RUN);
    await vi.waitFor(() => expect(known).toHaveBeenCalledOnce());
    expect(pacer.timeOf(RUN)).toBe(2000);
    expect(read).toHaveBeenCalledExactlyOnceWith('rounds', `keys/${numberQuiz.id}/`, expect.any(Number));
  });

  test.each<[string, AnyRun]>([
    ['it has other settings', { ...RUN, settingsId: 'other' }],
    ['it is no drill', NO_DRILL],
    ['it asks just some items', { ...RUN, items: ['a'] }],
    ['it is played', { ...RUN, answerWith: 'midi' }],
  ])('when a quiz starts, but %s, then it has no pacer', async (_, own) => {
    const { pacer, run } = opened([ROUND]);
    await run(own);
    expect(pacer.timeOf(own)).toBeUndefined();
  });

  test('when the user wants no pacer, then nothing is read', async () => {
    const { pacer, read, run } = opened([ROUND], false);
    await run(RUN);
    expect(read).not.toHaveBeenCalled();
    expect(pacer.timeOf(RUN)).toBeUndefined();
  });
});
