import type { Page } from '@playwright/test';
import type { Answer } from '../../src/practice/answer';
import { replay } from '../../src/practice/sums';
import { generatedYear } from '../practice/generatedYear';

const SEED = 7;

/** Mulberry32, by Tommy Ettinger: the same seed makes the same year. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A year of answers, up to now or another time (milliseconds since 1970). */
export const yearOfAnswers = (until = Date.now()): readonly Answer[] => [
  ...generatedYear({ until, chance: chanceOf(SEED) }),
];

/** Gives the page's browser a log with these answers, before Fretty opens it. */
export async function storeAnswers(page: Page, answers: readonly Answer[]): Promise<void> {
  const { items, days, rounds, confusions } = replay(answers);
  const rows = {
    answers,
    items: [...items.values()],
    days: [...days.values()],
    rounds: [...rounds.values()],
    confusions: [...confusions.values()],
    aside: [],
  };
  await page.addInitScript(rows => {
    // An empty page has no databases.
    if (!location.protocol.startsWith('http')) return;
    const opening = indexedDB.open('fretty', 1);
    // Later pages of the same browser find the log and change nothing.
    opening.onupgradeneeded = () => {
      for (const [name, all] of Object.entries(rows)) {
        const keyPath = { answers: 'id', aside: ['batch', 'entry.id'] }[name] ?? 'key';
        const store = opening.result.createObjectStore(name, { keyPath });
        for (const row of all) store.put(row);
      }
    };
    opening.onsuccess = () => opening.result.close();
  }, rows);
}
