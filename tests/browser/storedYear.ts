import type { Page } from '@playwright/test';
import { type Answer, idAt } from '../../src/practice/answer';
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

const DAY = 24 * 60 * 60 * 1000;

const TUNING = 'E2-A2-D3-G3-B3-E4';

/** Combinations of one value of each list, joined by colons. */
const joined = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.reduce<readonly string[]>(
    (heads, list) => heads.flatMap(head => list.map(each => (head === '' ? each : `${head}:${each}`))),
    [''],
  );

const SHAPES = joined(
  ['shape'],
  [TUNING],
  ['1-2-3', '2-3-4', '3-4-5', '4-5-6'],
  ['major', 'minor', 'diminished', 'augmented'],
  ['root', 'first', 'second'],
);

const SCALES = [
  ...['C', 'G', 'D', 'A', 'E', 'F', 'Bb', 'Eb', 'Ab', 'F#'].map(key => `${key}-major`),
  ...['A', 'E', 'C', 'Bb'].map(key => `${key}-melodic-minor`),
];
const DEGREES = [
  ...joined(['degree'], SCALES, ['1', '2', '4', '5']),
  ...joined(['degree'], ['A-blues', 'E-blues'], ['1', 'b3', '4', 'b5', '5', 'b7']),
];

const PATTERNS = [
  ...joined(['pattern'], [TUNING], ['caged'], ['E', 'D', 'C', 'A', 'G'], ['major'], ['1', '3', '5', '6']),
  ...joined(['pattern'], [TUNING], ['3-notes-per-string'], ['1', '4'], ['major'], ['1', '3', '5', '6']),
];

const CHORDS = joined(['chord'], [TUNING], ['major', 'minor', '7', 'm7'], ['E', 'A', 'D', 'G', 'C', 'F']);

/** What is asked on the screens that the year leaves out. */
const QUIZZES = [
  { screen: 'triads', quiz: 'name-quality', items: SHAPES },
  { screen: 'triads', quiz: 'name-inversion', items: SHAPES.slice(0, 12) },
  { screen: 'chords', quiz: 'name-chord', items: CHORDS },
  { screen: 'scales', quiz: 'find-degree', items: PATTERNS },
  { screen: 'scales', quiz: 'name-degree', items: DEGREES },
];

/** The year, and answers to triads, chords and scales some days before its end: every tab of Progress has a picture. */
export function answersOnEveryTab(until = Date.now()): readonly Answer[] {
  const chance = chanceOf(SEED);
  const all = QUIZZES.flatMap(({ items, ...quiz }) => items.map(item => ({ ...quiz, item })));
  const asked = Array.from({ length: 3 }, () => all).flat();
  const others = asked.map((question, index): Answer => {
    const time = until - 4 * DAY + index * 1000;
    const isRight = chance() < 0.75;
    return {
      ...{ version: 1, id: idAt(time, 'b'), time, date: new Date(time).toISOString().slice(0, 10) },
      ...{ ...question, asked: 'C', answered: isRight ? 'C' : 'D', verdict: isRight ? 'right' : 'wrong' },
      ...{ milliseconds: Math.round(1500 + 3000 * chance()), way: 'keys', pace: 'calm' },
      ...{ grade: isRight ? 3 : 1, round: idAt(time, 'b'), length: 12 },
    };
  });
  return [...yearOfAnswers(until), ...others].toSorted((a, b) => a.time - b.time);
}

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
