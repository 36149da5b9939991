// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createChangeBests } from '../../../src/app/data/changeBests';
import type { ChangeBest } from '../../../src/practice/changeBest';

const NAME = 'fretty-changes';

const best = (count: number, pair: ChangeBest['pair'] = ['Am', 'F']): ChangeBest => ({
  ...{ tuning: 'E2-A2-D3-G3-B3-E4', pair, count, date: '2026-11-26' },
});

/** The counts of one tab; what another tab stores is told to it. */
function opened(stored = new Map<string, string>()) {
  const watchers: ((text: string | undefined) => void)[] = [];
  const bests = createChangeBests({
    read: name => stored.get(name),
    write: (name, text) => void stored.set(name, text),
    watch(_, listener) {
      watchers.push(listener);
      return () => {};
    },
  });
  return {
    ...{ bests, stored },
    elsewhere() {
      for (const watch of watchers) watch(stored.get(NAME));
    },
  };
}

describe('given the best counts of chord changes', () => {
  test('when a higher one comes, then it is kept, also by a reload', () => {
    const { bests, stored } = opened();
    expect(bests.merge([best(31)])).toBe(1);
    expect(bests.merge([best(28, ['F', 'Am'])])).toBe(0);
    expect(bests.merge([best(34)])).toBe(1);
    expect(bests.list()).toEqual([best(34)]);
    expect(opened(stored).bests.list()).toEqual([best(34)]);
  });

  test('when another tab has had a better one, then that stays', () => {
    const { bests, stored, elsewhere } = opened();
    opened(stored).bests.merge([best(40)]);
    bests.merge([best(31), best(20, ['C', 'G'])]);
    expect(bests.list()).toEqual([best(40), best(20, ['C', 'G'])]);
    stored.delete(NAME);
    elsewhere();
    expect(bests.list()).toEqual([]);
  });

  test('when some are damaged, then the others are read', () => {
    const values = { a: 'E2-A2-D3-G3-B3-E4 | Am | F | 34 | 2026-11-26', b: 'X7', c: '' };
    const { bests } = opened(new Map([[NAME, JSON.stringify({ version: 1, values })]]));
    expect(bests.list()).toEqual([best(34)]);
    expect(opened(new Map([[NAME, '{']])).bests.list()).toEqual([]);
  });

  test('when a newer version has stored them, then they are neither read nor overwritten', () => {
    const text = JSON.stringify({ version: 2, values: { a: 'other' } });
    const { bests, stored } = opened(new Map([[NAME, text]]));
    bests.merge([best(31)]);
    expect(bests.list()).toEqual([]);
    expect(stored.get(NAME)).toBe(text);
  });
});
