import type { Page } from '@playwright/test';
import { ONE_NOTE, startQuiz } from './startQuiz.ts';
import { test as base, expect } from './test.ts';

interface Watched {
  /** Every console message, of any kind. */
  lines: string[];
}

/** Records the console of every page, since a fault may log only what the specification says. */
const test = base.extend<Watched>({
  lines: async ({ context }, use) => {
    const lines: string[] = [];
    context.on('console', message => {
      const line = `${message.type()}: ${message.text()}`;
      // About the tests, not about the app.
      if (!line.endsWith('blocked by Playwright')) lines.push(line);
    });
    await use(lines);
  },
});

const SCREENS = [
  { path: '/', heading: 'Notes' },
  { path: '/triads', heading: 'Triads' },
  { path: '/scales', heading: 'Scales' },
  { path: '/keys', heading: 'Keys' },
  { path: '/intervals', heading: 'Interval Trainer' },
  { path: '/progress', heading: 'Progress' },
  { path: '/tuner', heading: 'Tuner' },
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('fretty'));
const store = (page: Page, text: string) =>
  page.addInitScript(kept => {
    if (localStorage.getItem('fretty') === null) localStorage.setItem('fretty', kept);
  }, text);

async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A usable screen can hide its controls, open and close a dialog, and start a quiz. */
async function expectUsable(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Show Controls' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Hide Controls' })).toBeVisible();
  await page.keyboard.press(',');
  await expect(dialog(page, 'Settings')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Settings')).toBeHidden();
  await page.keyboard.press('q');
  // Without storage every visit is the first, and begins with the first drill.
  await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible();
}

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.keyboard.press(',');
  await dialog(page, 'Settings').getByRole('radio', { name }).check();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Settings')).toBeHidden();
}

const theme = (page: Page) => page.locator('html');

test.describe('given a local storage', () => {
  const FAILING: Record<string, { breakIt: () => void; says: RegExp }> = {
    'throws whatever is asked of it': {
      breakIt: () => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Storage.prototype.getItem = refuse;
        Storage.prototype.setItem = refuse;
      },
      says: /^warning: Could not (read|store) [\w-]+ SecurityError/,
    },
    'may not even be looked at': {
      breakIt: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      },
      says: /^warning: Could not (read|store) [\w-]+ SecurityError/,
    },
    'is full': {
      breakIt: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Exceeded the quota.', 'QuotaExceededError');
        };
      },
      says: /^warning: Could not store [\w-]+ QuotaExceededError/,
    },
  };

  for (const [what, { breakIt, says }] of Object.entries(FAILING))
    test(`that ${what}, when the app is used, then it works, and only that is logged`, async ({
      page,
      lines,
    }) => {
      await page.addInitScript(breakIt);
      await open(page);
      await chooseTheme(page, 'amber');
      await expect(theme(page)).toHaveAttribute('data-theme', 'amber');
      await expectUsable(page);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter(line => !says.test(line))).toEqual([]);
    });

  const RUBBISH = ['', '{', 'null', '[]', '7', '"text"', '{"version":1}', '{"version":"x","values":{}}'];

  for (const text of [...RUBBISH, '{"version":1,"values":{"theme":"pink","keymap":"{{","volume":"loud"}}'])
    test(`that holds ${text || 'an empty string'}, when the app is used, then it works, and nothing is logged`, async ({
      page,
      lines,
    }) => {
      await store(page, text);
      await page.addInitScript(() => localStorage.setItem('scales_sidebarOpen', 'true'));
      await open(page);
      await chooseTheme(page, 'ice');
      await expectUsable(page);
      await page.reload();
      await expect(theme(page)).toHaveAttribute('data-theme', 'ice');
      expect(lines).toEqual([]);
    });

  test('that has an invalid value for the controls, when the screen is shown, then they are open, and that is logged', async ({
    page,
    lines,
  }) => {
    await page.addInitScript(() => localStorage.setItem('notes_sidebarOpen', '{"open":'));
    await open(page);
    await expect(page.getByRole('button', { name: 'Hide Controls' })).toBeVisible();
    await expectUsable(page);
    expect(new Set(lines)).toEqual(
      new Set(['warning: Ignored what was stored as notes_sidebarOpen: neither true nor false']),
    );
  });

  test('with an older record, when the app is used, then its values that are still valid apply', async ({
    page,
    lines,
  }) => {
    await store(page, '{"version":0,"values":{"theme":"paper","colour":"red"}}');
    await open(page);
    await expect(theme(page)).toHaveAttribute('data-theme', 'paper');
    await expectUsable(page);
    expect(lines).toEqual([]);
  });

  test('with a newer record, when settings are changed, then they apply here, and the record is left untouched', async ({
    page,
    lines,
  }) => {
    const newer = '{"version":99,"values":{"theme":"neon","strings":"7"}}';
    await store(page, newer);
    await open(page);
    await chooseTheme(page, 'amber');
    await expect(theme(page)).toHaveAttribute('data-theme', 'amber');
    await expectUsable(page);
    expect(await stored(page)).toBe(newer);
    expect(lines).toEqual([]);
  });
});

test.describe('given a browser', () => {
  for (const [owner, name] of [
    ['Navigator', 'serviceWorker'],
    ['Window', 'speechSynthesis'],
  ] as const)
    test(`that throws when its ${name} is read, when the app is used, then it works, and nothing is logged`, async ({
      page,
      lines,
    }) => {
      await page.addInitScript(
        ({ owner, name }) => {
          Object.defineProperty(owner === 'Window' ? window : Navigator.prototype, name, {
            configurable: true,
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        },
        { owner, name },
      );
      await open(page);
      await expectUsable(page);
      expect(lines).toEqual([]);
    });

  test('that autofills a form, when its keydown events have no key, then the app still works', async ({
    page,
    lines,
  }) => {
    await open(page, '/keys?view=quiz');
    await startQuiz(page);
    await page
      .getByRole('textbox', { name: 'Your answer' })
      .evaluate(field => field.dispatchEvent(new Event('keydown', { bubbles: true, cancelable: true })));
    await expect(heading(page, 'Keys')).toBeVisible();
    expect(lines).toEqual([]);
  });
});

test.describe('given two tabs', () => {
  test('when one changes a setting, then it applies in the other, whose next change keeps it', async ({
    context,
    page,
    lines,
  }) => {
    await open(page);
    const other = await context.newPage();
    await open(other, '/triads');
    await chooseTheme(other, 'amber');
    await expect(theme(page)).toHaveAttribute('data-theme', 'amber');
    await page.keyboard.press(',');
    await page.getByRole('switch', { name: 'Sound', exact: true }).press('Space');
    await page.keyboard.press('Escape');
    // Chromium's tabs are processes of their own, which see each other's storage a moment later.
    await expect
      .poll(async () => JSON.parse((await stored(other)) ?? '').values)
      .toEqual({ theme: 'amber', sound: 'off' });
    await expectUsable(page);
    expect(lines).toEqual([]);
  });

  test('when both change a setting at the same moment, then both settings are stored and apply in both', async ({
    context,
    page,
    lines,
  }) => {
    await open(page);
    const other = await context.newPage();
    await open(other);
    for (const each of [page, other]) {
      await each.getByRole('button', { name: 'Settings' }).click();
      await expect(dialog(each, 'Settings')).toBeVisible();
    }
    const amberIn = (each: Page) => dialog(each, 'Settings').getByRole('radio', { name: 'Amber' });
    const soundOf = (each: Page) =>
      dialog(each, 'Settings').getByRole('switch', { name: 'Sound', exact: true });
    await Promise.all([amberIn(page).check(), soundOf(other).press('Space')]);
    for (const each of [page, other]) {
      await expect(amberIn(each)).toBeChecked();
      await expect(soundOf(each)).not.toBeChecked();
    }
    expect(JSON.parse((await stored(page)) ?? '').values).toEqual({ theme: 'amber', sound: 'off' });
    expect(lines).toEqual([]);
  });

  test('when one clears the storage, then the other keeps its settings', async ({ context, page, lines }) => {
    await open(page);
    await chooseTheme(page, 'ice');
    const other = await context.newPage();
    await open(other, '/keys');
    await other.evaluate(() => localStorage.clear());
    await expectUsable(page);
    await expect(theme(page)).toHaveAttribute('data-theme', 'ice');
    expect(lines).toEqual([]);
  });
});

test.describe('given a browser that accepts no more than 100 addresses in 30 seconds', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { replaceState } = history;
      const told: number[] = [];
      history.replaceState = (...kept) => {
        told.push(performance.now());
        if (told.filter(time => time > performance.now() - 30_000).length > 100)
          throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
        replaceState.apply(history, kept);
      };
    }),
  );

  test('when an arrow is held for a long time, then the selected key follows it, and the last one is in the address', async ({
    page,
    lines,
  }) => {
    await open(page, '/keys?key=C-major');
    for (let press = 0; press < 12 * 12 + 1; press++) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await expect(page.getByRole('radio', { name: 'G major, 1 sharp' })).toBeChecked();
    await expect(page).toHaveURL('/keys?key=G-major');
    expect(lines).toEqual([]);
  });
});

test('given a change just made, when the page is reloaded, then it is still there', async ({ page }) => {
  await open(page, '/scales');
  await page.keyboard.press('f');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'G major' })).toBeVisible();
});

test('given a change just made, when going back and forward, then no page shows another’s state', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('l');
  await page.keyboard.press('s');
  await expect(heading(page, 'Scales')).toBeVisible();
  await page.keyboard.press('f');
  await page.goBack();
  await expect(heading(page, 'Notes')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(heading(page, 'Scales')).toBeVisible();
});

test('given a visit to every screen and a quiz, when going back and forward, then each page is as it was left', async ({
  page,
  lines,
}) => {
  await open(page);
  for (const [index, letter] of ['t', 's', 'k', 'i', 'p', 'u', 'n'].entries()) {
    await page.keyboard.press('l');
    await page.keyboard.press(letter);
    await expect(heading(page, SCREENS[(index + 1) % SCREENS.length]?.heading ?? '')).toBeVisible();
  }
  await page.keyboard.press('q');
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible();
  const way = [...SCREENS, SCREENS[0]].map(({ heading }) => heading);
  for (const name of way.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(heading(page, name)).toBeVisible();
  }
  for (const name of way.slice(1)) {
    await page.goForward();
    await expect(heading(page, name)).toBeVisible();
  }
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible();
  expect(lines).toEqual([]);
});

for (const { address, name } of [
  { address: '/?quiz=name-note&drill=on', name: 'Notes' },
  { address: '/keys?view=quiz&quiz=count-accidentals', name: 'Keys' },
  { address: '/intervals?mode=quiz', name: 'Interval Trainer' },
])
  test(`given a running quiz of ${name}, when the page is reloaded, then its setup is unchanged, and the page says once that the quiz is lost`, async ({
    page,
    lines,
  }) => {
    await open(page, address);
    await page.keyboard.press('q');
    await expect(page.getByText(/Question 1(\/| of )\d+/).first()).toBeVisible();
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    const lost = page.getByText('The quiz you had open was lost when the page was reloaded.', {
      exact: true,
    });
    await expect(lost).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Your quiz was lost when the page was reloaded');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    await expect(lost).toHaveCount(0);
    await page.keyboard.press('q');
    await expect(page.getByText(/Question 1(\/| of )\d+/).first()).toBeVisible();
    expect(lines).toEqual([]);
  });

test('given a running quiz, when the page is reloaded, then the main area begins with the news that it is lost as soon as the app is drawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main === null || document.querySelector('.first-look')) return;
      Object.assign(window, { firstText: main.firstElementChild?.textContent });
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await open(page, '/');
  await page.keyboard.press('q');
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Notes')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'firstText')))
    .toBe('Your quiz was lost when the page was reloaded.');
});

test('given a drill, when the clock jumps ahead and back, then the drill continues and ends with sensible figures', async ({
  page,
  lines,
}) => {
  await page.clock.install({ time: '2026-03-29T00:59:00Z' });
  await open(page, '/?quiz=name-note&drill=on');
  await startQuiz(page);
  for (const [question, time] of [
    '2030-01-01T00:00:00Z',
    '1999-12-31T23:59:59Z',
    '2026-03-29T01:00:00Z',
  ].entries()) {
    await page.clock.setSystemTime(time);
    await expect(page.getByText(`Question ${question + 1} of 12`, { exact: true })).toBeVisible();
    await page.keyboard.press('c');
    await page.clock.runFor(3000);
    if (await page.getByText('Incorrect', { exact: true }).isVisible()) await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Question 4 of 12', { exact: true })).toBeVisible();
  await expect(page.getByText(/NaN|Infinity|-\d+\s?(s|ms|seconds)\b/)).toHaveCount(0);
  expect(lines).toEqual([]);
});

test.describe('given a scale that is playing', () => {
  test.use({ expectedConsole: [/Error playing interval/] });

  for (const way of ['suspend', 'close'] as const)
    test(`when its device disappears with ${way}, then only playback errors may be logged, and Play works again`, async ({
      page,
      lines,
    }) => {
      await page.addInitScript(() => {
        const Browsers = window.AudioContext;
        window.AudioContext = class extends Browsers {
          constructor() {
            super();
            Object.assign(window, { device: this });
          }
        };
      });
      await open(page, '/scales');
      const sounding = page.locator('[data-sounding]');
      await page.keyboard.press('p');
      await expect(sounding).toHaveCount(1);
      await page.evaluate(way => Reflect.get(window, 'device')[way](), way);
      const stop = page.getByRole('button', { name: 'Stop', exact: true });
      await expect(async () => {
        if (await stop.isVisible()) await stop.click();
        await page.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 1000 });
        await expect(sounding).toHaveCount(1, { timeout: 1000 });
      }).toPass();
      await stop.click();
      await expect(sounding).toHaveCount(0);
      await page.keyboard.press('l');
      await page.keyboard.press('n');
      await expect(heading(page, 'Notes')).toBeVisible();
      await expectUsable(page);
      expect(lines.filter(line => !line.startsWith('error: Error playing interval'))).toEqual([]);
    });
});

test.describe('given a window of 320 by 256 pixels', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const { path, heading: name } of SCREENS)
    test(`when ${name} is shown and its settings are opened, then nothing is wider than the window, and everything can be reached`, async ({
      page,
      lines,
    }) => {
      await open(page, path);
      await expect(heading(page, name)).toBeVisible();
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await over()).toBe(0);
      await page.keyboard.press(',');
      const settings = dialog(page, 'Settings');
      await expect(settings).toBeVisible();
      const box = await settings.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.height ?? 999) + (box?.y ?? 0)).toBeLessThanOrEqual(256);
      await settings.getByRole('button', { name: 'Close' }).scrollIntoViewIfNeeded();
      await expect(settings.getByRole('button', { name: 'Close' })).toBeInViewport();
      await page.keyboard.press('Escape');
      expect(await over()).toBe(0);
      expect(lines).toEqual([]);
    });

  for (const { last, keys } of [
    { last: 'right', keys: ['e'] },
    { last: 'wrong', keys: ['f', 'Enter'] },
  ])
    test(`when a drill is over, its last answer ${last}, then the title of its results has the focus and is in view`, async ({
      page,
    }) => {
      await open(page, ONE_NOTE);
      await startQuiz(page);
      for (let number = 1; number < 12; number += 1) {
        await expect(page.getByRole('heading', { name: `Question ${number} of 12` })).toBeVisible();
        await page.keyboard.press('e');
      }
      await expect(page.getByRole('heading', { name: 'Question 12 of 12' })).toBeVisible();
      for (const key of keys) await page.keyboard.press(key);
      const results = dialog(page, 'Quiz Results');
      const title = results.getByRole('heading', { name: 'Quiz Results' });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(results.getByRole('button', { name: 'Try Again' })).toBeInViewport({ ratio: 1 });
    });
});

/** 500 queries with valid and invalid names and values, the same ones every time. */
function rubbish(seed: number): readonly string[] {
  let state = seed;
  const chance = (below: number) => {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const names =
    'notes strings frets accidentals display quiz drill root quality set view key type system min max'
      .concat(' tempo pattern mode direction count pause kinds constructor __proto__ toString x %00 🎸')
      .split(' ');
  const values =
    '0 -1 6 12 24 25 1e9 NaN on off none all C c C# Db H B## major minor find-note name-note quiz'
      .concat(' true null undefined [] {} ../.. <b> \u202e 🎸 0.1.2.3.4.5 5.5.5 C.C.C . .. %FF %')
      .split(' ');
  const one = () => {
    const pairs = Array.from({ length: 1 + chance(6) }, () => {
      const name = names[chance(names.length)] ?? '';
      const value = values[chance(values.length)] ?? '';
      const raw = value.startsWith('%')
        ? value
        : encodeURIComponent(value.repeat(1 + (chance(40) === 0 ? 500 : 0)));
      return chance(20) === 0 ? raw : `${encodeURIComponent(name)}=${raw}`;
    });
    return `?${pairs.join('&')}`;
  };
  return Array.from({ length: 500 }, one);
}

for (const [index, { path, heading: name }] of SCREENS.entries())
  test(`given 500 invalid queries, when ${name} is shown with each, then it works, and nothing is logged`, async ({
    page,
    lines,
  }) => {
    test.slow();
    await open(page, path);
    const fallen = await page.evaluate(
      async ({ path, queries, name }) => {
        const fallen: string[] = [];
        for (const query of queries) {
          // Like a link within the page, so that the router reads it without a load.
          history.pushState({ key: query, idx: 0, usr: null }, '', `${path}${query}`);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
          await new Promise(drawn => requestAnimationFrame(drawn));
          const title = document.querySelector('h1')?.textContent;
          const main = document.querySelector('main')?.textContent ?? '';
          if (title !== name || /\b(NaN|undefined|\[object)\b/.test(main)) fallen.push(query);
        }
        return fallen;
      },
      { path, queries: rubbish(index + 1), name },
    );
    expect(fallen).toEqual([]);
    expect(lines).toEqual([]);
    // The last one works on a fresh load, too.
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
  });
