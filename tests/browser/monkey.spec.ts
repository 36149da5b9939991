import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Each is another walk. One that ever fails stays in this list; `MONKEY_SEEDS=7,8,9` adds more for a run by hand. */
const SEEDS = [1, 2, 3, ...(process.env.MONKEY_SEEDS ?? '').split(',').filter(Boolean).map(Number)];

const ACTS = 10_000;

/** So many acts go to the page without waiting; then it comes to rest and is looked at. */
const AT_A_TIME = 40;

type Chance = <T>(from: readonly T[]) => T;

/** Mulberry32, by Tommy Ettinger: the same seed takes the same way. */
function chanceOf(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return from => {
    const one = from[Math.floor(next() * from.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
const KINDS: readonly (readonly string[])[] = [
  LETTERS,
  LETTERS,
  DIGITS,
  MOVES,
  MOVES,
  ['Enter', 'Enter', 'Space', 'Escape'],
  ['Tab', 'Shift+Tab'],
  LETTERS.map(letter => `Shift+${letter.toUpperCase()}`),
  [...',.;:?/-=[]\'"#', 'Backspace', 'Delete', 'Control+k', 'Control+.', 'Control+Home', 'Control+End'],
];

const WORDS = 'scale minor quiz flat start pattern theme triad 24 next quit drill off on c sharp ear'.split(
  ' ',
);

/** What the page makes of a click on one of its controls, by a number. */
const clickOne = (page: Page, number: number) =>
  page.evaluate(number => {
    const place = document.querySelector('[role="dialog"]') ?? document;
    const controls = [
      ...place.querySelectorAll<HTMLElement>('button, input, summary, a[href^="/"], [role="gridcell"]'),
    ].filter(control => control.checkVisibility() && !control.matches(':disabled'));
    const control = controls[number % controls.length];
    // A pointer takes the focus along.
    control?.focus();
    control?.click();
    return control?.textContent ?? control?.getAttribute('aria-label') ?? 'nothing';
  }, number);

/** What is wrong with the page as it stands; empty where nothing is. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const text = document.body.innerText;
    const faults: string[] = [];
    const count = (selector: string) => document.querySelectorAll(selector).length;
    if (count('h1') !== 1) faults.push(`${count('h1')} main headings`);
    if (count('main') !== 1) faults.push(`${count('main')} main areas`);
    if (count('[role="dialog"]') > 1) faults.push('dialogs upon dialogs');
    if (/\b(NaN|undefined|Infinity)\b|\[object/.test(text)) faults.push('a value that is none');
    for (const [all, score, total] of text.matchAll(/\b(\d+)\s*(?:\/|of|out of)\s*(\d+)\b/g))
      if (Number(score) > Number(total)) faults.push(`more than there is: ${all}`);
    for (const [all, percent] of text.matchAll(/\b(\d+)\s?%/g))
      if (Number(percent) > 100) faults.push(`more than all: ${all}`);
    if (document.title === '' || !document.title.endsWith(' · Fretty'))
      faults.push(`title ${document.title}`);
    return faults;
  });

const hasLostFocus = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

for (const seed of SEEDS)
  test(`given a monkey with the seed ${seed}, when it performs ${ACTS} actions, then nothing breaks, and the focus is never lost`, async ({
    page,
  }) => {
    test.setTimeout(25 * 60_000);
    const chance = chanceOf(seed);
    const numbers = Array.from({ length: 1000 }, (_, number) => number);
    await page.addInitScript(() => {
      let state = 1;
      Math.random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
      };
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('1');

    const acts: string[] = [];
    const press = (key: string) => {
      acts.push(key);
      return page.keyboard.press(key);
    };
    const chooseInPalette = async () => {
      // A leader, a field that asks for a key, and a dialog: each takes an Escape of its own.
      for (let time = 0; time < 3; time++) await press('Escape');
      await press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
      for (const letter of chance(WORDS)) await press(letter);
      for (let down = chance(DIGITS); down > '6'; down = chance(DIGITS)) await press('ArrowDown');
      await press('Enter');
    };

    while (acts.length < ACTS) {
      await Promise.all(Array.from({ length: AT_A_TIME }, () => press(chance(chance(KINDS)))));
      const number = chance(numbers);
      acts.push(`click ${number}: ${await clickOne(page, number)}`);
      if (number % 4 === 0) await chooseInPalette();
      await press(chance(MOVES));
      await page.evaluate(
        () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const way = () => `after ${acts.length} acts: ${acts.slice(-60).join(' ')}`;
      expect(await faultsOf(page), way()).toEqual([]);
      await expect.poll(() => hasLostFocus(page), { message: way() }).toBe(false);
    }
  });
