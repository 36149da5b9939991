import type { Browser, Page } from '@playwright/test';
import { formatLine, parseLine } from '../../src/practice/lines';
import { replay, SUM_STORES } from '../../src/practice/sums';
import { answersIn, drillThrough, openDrill, rowsOf } from './answers.ts';
import { expect, testWith } from './microphone.ts';
import { remember } from './remember.ts';
import { storeAnswers, yearOfAnswers } from './storedYear.ts';

declare global {
  interface Window {
    /** Moves the page's clock ahead (milliseconds). */
    skipTime(by: number): void;
    /** Whether anything has the focus, or should: nothing does on a page that was just opened, or that Tab has left. */
    hadFocus: boolean;
    /** What the page has opened: it should let go of all of it. */
    opened: { readonly contexts: AudioContext[]; readonly tracks: MediaStreamTrack[] };
  }
}

/** The open strings of a guitar, as Fretty hears them (Hz). */
const test = testWith({ plays: [82.41, 110, 146.83, 196, 246.94, 329.63], answer: 'allow' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Each seed is another sequence. If one fails, add it here for good; `MONKEY_SEEDS=7,8,9` adds some for one run. */
const SEEDS = [1, 2, 3, ...(process.env.MONKEY_SEEDS ?? '').split(',').filter(Boolean).map(Number)];

/** `MONKEY_ACTS=40000` makes a run longer. */
const ACTS = Number(process.env.MONKEY_ACTS ?? 10_000);

/** This many actions go to the page without waiting; then it settles and is checked. */
const AT_A_TIME = 40;

/** How many pages a monkey that knows only keys opens, and how often it presses one on each. */
const VISITS = { pages: ACTS / 250, keys: 40 };

type Chance = <T>(from: readonly T[]) => T;

/** Mulberry32, by Tommy Ettinger: the same seed makes the same choices. */
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

const WORDS =
  'scale minor quiz flat start pattern theme triad 24 next quit drill off on c sharp ear progress export delete undo weakest'
    .concat(' degree quality chord together drone cadence')
    .concat(' tuner listen microphone play finish endless naturals these weak notes intervals start')
    .concat(
      ' bass ukulele seven mandolin dadgad standard left-handed right-handed lowest patterns mixolydian',
    )
    .split(' ');

/** Clicks the control with this number (modulo their count), and returns its text. */
const clickOne = (page: Page, number: number) =>
  page.evaluate(number => {
    const place = document.querySelector('[role="dialog"]') ?? document;
    const controls = [
      ...place.querySelectorAll<HTMLElement>('button, input, summary, a[href^="/"], [role="gridcell"]'),
    ].filter(
      control =>
        control.checkVisibility() && !control.matches(':disabled') && control.closest('[inert]') === null,
    );
    const control = controls[number % controls.length];
    // A real click moves the focus, too.
    control?.focus();
    control?.click();
    return control?.textContent ?? control?.getAttribute('aria-label') ?? 'nothing';
  }, number);

/** What is wrong with the page right now; empty if nothing is. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const text = document.body.innerText;
    const faults: string[] = [];
    const count = (selector: string) => document.querySelectorAll(selector).length;
    if (count('h1') !== 1) faults.push(`${count('h1')} main headings`);
    if (count('main') !== 1) faults.push(`${count('main')} main areas`);
    if (count('[role="dialog"]') > 1) faults.push('more than one dialog');
    if (/\b(NaN|undefined|Infinity)\b|\[object/.test(text)) faults.push('an invalid value');
    for (const [all, score, total] of text.matchAll(/\b(\d+)\s*(?:\/|of|out of)\s*(\d+)\b/g))
      if (Number(score) > Number(total)) faults.push(`more than the total: ${all}`);
    for (const [all, percent] of text.matchAll(/\b(\d+)\s?%/g))
      if (Number(percent) > 100) faults.push(`more than 100%: ${all}`);
    if (document.title === '' || !document.title.endsWith(' · Fretty'))
      faults.push(`title ${document.title}`);
    return faults;
  });

/** What the page logs or throws from now on. */
function linesOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', message => {
    const line = `${message.type()}: ${message.text()}`;
    // About the tests, not about the app.
    if (!line.endsWith('blocked by Playwright')) lines.push(line);
  });
  page.on('pageerror', ({ message }) => lines.push(message));
  return lines;
}

const NUMBERS = Array.from({ length: 1000 }, (_, number) => number);

/** Waits until what has happened is drawn, and what that has moved, too. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));

const hasLostFocus = (page: Page) =>
  page.evaluate(
    () => window.hadFocus && (document.activeElement === null || document.activeElement === document.body),
  );

/** Remembers whether anything has had the focus since Tab was last pressed: from the ends of a page Tab takes it out. */
const watchFocus = (page: Page) =>
  page.addInitScript(() => {
    window.hadFocus = false;
    window.addEventListener('keydown', ({ key }) => {
      if (key === 'Tab') window.hadFocus = false;
    });
    const remember = () => {
      window.hadFocus = true;
    };
    window.addEventListener('focusin', remember, { capture: true });
  });

/** What React and the browser may still hold of what was shown last: no more than one page of it, however long it has run. */
const LEFT_OVER = { nodes: 5000, listeners: 200 };

/** Remembers what the page opens, so that it can be seen whether it is closed again. */
const watchOpened = (page: Page) =>
  page.addInitScript(() => {
    window.opened = { contexts: [], tracks: [] };
    const Contexts = window.AudioContext;
    window.AudioContext = class extends Contexts {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.opened.contexts.push(this);
      }
    };
    const { mediaDevices } = navigator;
    if (mediaDevices === undefined) return;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async wanted => {
      const stream = await ask(wanted);
      window.opened.tracks.push(...stream.getTracks());
      return stream;
    };
  });

/** How many nodes the page holds though they aren't on it any more, and how many listeners it has. */
async function held(page: Page): Promise<{ readonly detached: number; readonly listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const attached = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
  return { detached: nodes - attached, listeners: jsEventListeners };
}

/** Opens a screen by the palette, with nothing else open. */
async function goTo(page: Page, title: string, heading: string): Promise<void> {
  for (let time = 0; time < 4; time++) await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** One sound may be playing, with the context that plays every sound; all others have been let go. */
async function expectAllClosed(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => window.opened.tracks.filter(({ readyState }) => readyState === 'live').length),
    )
    .toBe(0);
  await expect
    .poll(() => page.evaluate(() => window.opened.contexts.filter(({ state }) => state !== 'closed').length))
    .toBeLessThanOrEqual(1);
}

/** Other machines may round the last digits differently. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'number' && !Number.isInteger(each) ? Number(each.toPrecision(9)) : each,
    ),
  );

/** Every answer is a whole one, and is in each sum exactly once. Returns how many there are. */
async function expectWholeLog(page: Page): Promise<number> {
  const rows = await rowsOf(page, 'answers');
  const answers = rows.map(row => {
    const line = parseLine(JSON.stringify(row));
    if (line.kind !== 'answer') throw new Error(`${line.kind}: ${JSON.stringify(row)}`);
    return line.answer;
  });
  expect(new Set(answers.map(formatLine)).size).toBe(answers.length);
  const sums = replay(answers);
  for (const store of SUM_STORES) {
    const stored = await rowsOf(page, store);
    const made: readonly { readonly key: string }[] = [...sums[store].values()];
    const inOrder = made.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(rounded(stored), store).toEqual(rounded(inOrder));
  }
  for (const { length, answers, key } of sums.rounds.values())
    if (typeof length === 'number') expect(answers, key).toBeLessThanOrEqual(length);
  return answers.length;
}

for (const seed of SEEDS)
  test(`given a monkey with seed ${seed}, when it does ten thousand things, then nothing breaks, no answer is lost, and the focus never is`, async ({
    page,
  }) => {
    test.setTimeout((ACTS / 10_000) * 25 * 60_000);
    const chance = chanceOf(seed);
    const lines = linesOf(page);
    await watchOpened(page);
    await watchFocus(page);
    await page.addInitScript(() => {
      window.print = () => {};
      let state = 1;
      Math.random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
      };
    });
    await storeAnswers(page, yearOfAnswers());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goTo(page, 'Learn the Triads', 'Triads');
    await goTo(page, 'Learn the Notes', 'Notes');
    const before = await held(page);
    await page.keyboard.press('1');

    const acts: string[] = [];
    const press = (key: string) => {
      acts.push(key);
      return page.keyboard.press(key);
    };
    const way = () => `after ${acts.length} actions: ${acts.slice(-60).join(' ')}`;
    const chooseInPalette = async () => {
      // A pending leader, a field that captures a key, and a dialog each need an Escape.
      for (let time = 0; time < 3; time++) await press('Escape');
      await press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Type a command' }), way()).toBeFocused();
      for (const letter of chance(WORDS)) await press(letter);
      for (let down = chance(DIGITS); down > '6'; down = chance(DIGITS)) await press('ArrowDown');
      await press('Enter');
    };

    while (acts.length < ACTS) {
      await Promise.all(Array.from({ length: AT_A_TIME }, () => press(chance(chance(KINDS)))));
      const number = chance(NUMBERS);
      acts.push(`click ${number}: ${await clickOne(page, number)}`);
      if (number % 4 === 0) await chooseInPalette();
      await press(chance(MOVES));
      await drawn(page);
      expect(await faultsOf(page), way()).toEqual([]);
      await expect.poll(() => hasLostFocus(page), { message: way() }).toBe(false);
      expect(lines, way()).toEqual([]);
    }

    // No quiz is there, so nothing plays or listens.
    await goTo(page, 'See Your Progress', 'Progress');
    await expectAllClosed(page);
    const after = await held(page);
    expect(after.detached - before.detached).toBeLessThan(LEFT_OVER.nodes);
    expect(after.listeners - before.listeners).toBeLessThan(LEFT_OVER.listeners);
    const answers = await expectWholeLog(page);

    // Whatever the monkey has set, twelve more answers are twelve more in the log.
    await page.evaluate(() => localStorage.clear());
    await openDrill(page);
    await drillThrough(page);
    await answersIn(page, answers + 12);
    await expectWholeLog(page);
    expect(lines).toEqual([]);
  });

/** A few settings and some of their values, as in an address or in storage. */
type Values = Readonly<Record<string, string>>;

const DRILL = { drill: 'on off', length: '1m 1m 25 endless', order: 'shuffled weak', pause: '0 200 1000' };

/** The screens, and what an address may set on each. */
const SCREENS: readonly (readonly [path: string, values: Values])[] = [
  [
    '/',
    {
      ...DRILL,
      quiz: 'find-note name-note find-on-string play-note read-note read-note',
      ...{ with: 'keys self-check microphone midi', task: 'string name', signature: '2 -5' },
      ...{
        notes: 'D.A C F#',
        strings: '6 1.2 4',
        frets: '12 24',
        low: '0 5',
        high: '5 7',
        ask: 'all naturals',
      },
    },
  ],
  [
    '/triads',
    {
      ...DRILL,
      quiz: 'name-quality name-inversion complete-shape ear-quality ear-quality',
      ...{ with: 'keys self-check microphone midi', frets: '12 24' },
      ...{ sounding: 'one-by-one together', inversions: 'root all', qualities: 'minor major.augmented' },
      ...{ root: 'C F#', set: '1-2-3 4-5-6 All', shape: 'none root-1', display: 'notes intervals' },
    },
  ],
  [
    '/scales',
    {
      ...DRILL,
      quiz: 'name-degree find-degree ear-degree ear-degree',
      ...{ with: 'keys self-check microphone midi', view: 'fretboard patterns' },
      ...{ context: 'cadence drone none', 'context-at': 'change each', 'key-change': 'never 1' },
      ...{ degrees: '3 1.5.chromatic', row: '1 3 5', octaves: '1 2', types: 'major natural-minor.blues' },
      ...{
        key: 'C Eb',
        type: 'major blues',
        system: 'caged positions',
        min: '0 5',
        max: '4 9',
        text: 'on off',
      },
    },
  ],
  [
    '/chords',
    {
      ...DRILL,
      ...{ quiz: 'name-chord build-chord ear-chord-type ear-chord-type', with: 'keys self-check' },
      ...{ types: 'major minor.7 dim7.m-maj7', roots: '0 3.10', sounding: 'one-by-one together' },
      ...{ root: 'C F#', frets: '12 24', progression: 'blues', key: 'A', display: 'notes intervals' },
    },
  ],
  [
    '/keys',
    {
      ...DRILL,
      view: 'information quiz',
      quiz: 'name-key count-accidentals ear-chord ear-chord',
      with: 'keys self-check microphone midi',
      ...{ most: '1 3', types: 'major minor both', count: '5 20', chords: '4 1.2.3.7', row: '1 4' },
    },
  ],
  [
    '/intervals',
    {
      ...DRILL,
      ...{ mode: 'practice quiz', type: 'interval play-interval', with: 'keys microphone midi' },
      ...{ quiz: 'ascending mixed-both', direction: 'ascending descending-both', intervals: '7 3.4' },
      sounding: 'one-by-one together',
    },
  ],
  [
    '/progress',
    { tab: 'notes triads chords scales keys intervals', show: 'accuracy time answers', table: 'on off' },
  ],
  ['/tuner', { string: 'nearest 6 1', speak: 'plucks in-tune off' }],
];

const PREFERENCES: Values = {
  instrument: 'guitar guitar-drop-d guitar-7 bass-5 ukulele mandolin',
  ...{
    theme: 'default contrast',
    hand: 'right left',
    lowestOnTop: 'on off',
    sound: 'on off',
    eyesFree: 'on off',
  },
  ...{
    results: 'before after off',
    cells: 'all pitch',
    hearing: 'on off',
    figures: 'on off',
    remember: 'on off',
  },
};

/** A value for every other setting. */
const choose = (values: Values, chance: Chance): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(() => chance([true, false]))
      .map(([id, codes]) => [id, chance(codes.split(' '))]),
  );

function addressBy(chance: Chance): string {
  const [path, values] = chance(SCREENS);
  return `${path}?${new URLSearchParams(choose(values, chance))}`;
}

/** Lets a test move the page's clock ahead, while all that waits for a timer goes on as ever. */
const watchClock = (page: Page) =>
  page.addInitScript(() => {
    let ahead = 0;
    window.skipTime = by => {
      ahead += by;
    };
    const [page, system] = [performance.now.bind(performance), Date.now];
    performance.now = () => page() + ahead;
    Date.now = () => system() + ahead;
  });

/** Opens a page as a first visit with some preferences, on a machine that may be slow. */
async function visit(browser: Browser, chance: Chance) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const lines = linesOf(page);
  await watchOpened(page);
  await watchFocus(page);
  await watchClock(page);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const preferences = choose(PREFERENCES, chance);
  await remember(page, preferences);
  const rate = chance([1, 1, 6]);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const address = addressBy(chance);
  await page.goto(address, { waitUntil: chance(['commit', 'load']) });
  const about = `${address}, ${rate} times slower, with ${new URLSearchParams(preferences)}`;
  return { context, page, lines, about };
}

for (const seed of SEEDS)
  test(`given a monkey with seed ${seed} that knows only keys, when it opens page after page and presses forty on each, then nothing breaks, the focus is never lost, and nothing stays open`, async ({
    browser,
  }) => {
    test.setTimeout((ACTS / 10_000) * 10 * 60_000);
    const chance = chanceOf(seed);
    for (let opened = 0; opened < VISITS.pages; opened++) {
      const { context, page, lines, about } = await visit(browser, chance);
      const acts: string[] = [];
      const way = () => `${about}, page ${opened}: ${acts.join(' ')}`;
      const press = (key: string) => {
        acts.push(key);
        return page.keyboard.press(key);
      };
      const atATime = chance([1, 4, VISITS.keys]);
      const skipAt = chance(NUMBERS) % VISITS.keys;
      while (acts.length < VISITS.keys) {
        await Promise.all(Array.from({ length: atATime }, () => press(chance(chance(KINDS)))));
        if (acts.length - skipAt <= atATime && acts.length > skipAt) {
          acts.push('61 seconds pass');
          await page.evaluate(() => window.skipTime(61_000));
        }
        await drawn(page);
        await expect.poll(() => hasLostFocus(page), { message: way() }).toBe(false);
        expect(lines, way()).toEqual([]);
      }
      await expect(page.locator('main'), way()).toBeVisible();
      expect(await faultsOf(page), way()).toEqual([]);
      await goTo(page, 'See Your Progress', 'Progress');
      await expectAllClosed(page);
      expect(lines, way()).toEqual([]);
      await context.close();
    }
  });
