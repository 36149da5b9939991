import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { remember } from './remember.ts';
import { startQuiz } from './startQuiz.ts';
import { storeAnswers, yearOfAnswers } from './storedYear.ts';
import { expect, test } from './test.ts';

/** A cell, a sector or the like: what it says, and the middle of where it is drawn. */
interface Drawn {
  readonly name: string;
  readonly texts: readonly string[];
  readonly x: number;
  readonly y: number;
}

const main = (page: Page): Locator => page.getByRole('main');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Saves what the page shows as SVG. */
async function savedSvg(page: Page, save = 'Save as SVG'): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await button(page, save).click();
  const saved = await download;
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

/** An SVG file opened by itself: its size, its words, what it draws, and which of its texts run over its edge. */
async function opened(page: Page, text: string) {
  const viewer = await page.context().newPage();
  await viewer.setContent(`<style>body { margin: 0 }</style>${text}`);
  const found = await viewer.locator('svg').evaluate(root => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const { width, height } = boxOf(root);
    const texts = [...root.querySelectorAll('text')];
    const groups = [...root.querySelectorAll('g')].filter(each => each.querySelector(':scope > title'));
    return {
      ...{ width, height },
      title: root.querySelector(':scope > title')?.textContent ?? '',
      description: root.querySelector(':scope > desc')?.textContent ?? '',
      ground: root.querySelector(':scope > rect')?.getAttribute('fill') ?? '',
      texts: texts.map(each => {
        const { x, y, width, height } = boxOf(each);
        return { text: each.textContent, x, y, width, height };
      }),
      groups: groups.map(each => {
        const box = boxOf(each);
        return {
          name: each.querySelector(':scope > title')?.textContent ?? '',
          within: each.parentElement?.closest('g:has(> title)')?.querySelector('title')?.textContent,
          texts: [...each.querySelectorAll('text')].map(({ textContent }) => textContent),
          ...{ x: box.x + box.width / 2, y: box.y + box.height / 2 },
        };
      }),
      overEdge: texts
        .filter(each => {
          const { left, right, top, bottom } = boxOf(each);
          return left < 0 || right > width || top < 0 || bottom > height;
        })
        .map(({ textContent }) => textContent),
    };
  });
  await viewer.close();
  return found;
}

type Svg = Awaited<ReturnType<typeof opened>>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The PNG on the clipboard, and the contrast between the lightest and the darkest pixel of some boxes of its picture. */
const copiedPng = (page: Page, boxes: readonly Box[]) =>
  page.evaluate(
    async ({ boxes }) => {
      const [item] = await navigator.clipboard.read();
      const file = await item?.getType('image/png');
      if (!file) throw new Error('the clipboard holds no picture');
      const { width, height } = await createImageBitmap(file);
      const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      canvas?.drawImage(await createImageBitmap(file), 0, 0);
      const linear = (channel: number) =>
        channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      const contrasts = boxes.map(box => {
        const { data } = canvas?.getImageData(2 * box.x, 2 * box.y, 2 * box.width, 2 * box.height) ?? {};
        const lights = Array.from({ length: (data?.length ?? 0) / 4 }, (_, pixel) => {
          const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(at =>
            linear((data?.[4 * pixel + at] ?? 0) / 255),
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        });
        return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
      });
      return { width, height, contrasts, bytes: [...new Uint8Array(await file.arrayBuffer())] };
    },
    { boxes },
  );

/** What a neck on the page shows, cell by cell. */
const cellsOf = (grid: Locator): Promise<readonly Drawn[]> =>
  grid.locator('[data-fret]').evaluateAll(cells =>
    cells.flatMap(cell => {
      const note = cell.querySelector<HTMLElement>(':scope > [aria-hidden]');
      const text = note?.textContent ?? '';
      const { x, y, width, height } = cell.getBoundingClientRect();
      const name = cell.querySelector('.visually-hidden')?.textContent ?? '';
      return text === '' ? [] : [{ name, texts: [text], x: x + width / 2, y: y + height / 2 }];
    }),
  );

/** Names and texts in reading order: by rows, in each from the left. */
const inOrder = (drawn: readonly Drawn[]): readonly string[] =>
  drawn
    .toSorted((one, other) => (Math.abs(one.y - other.y) > 3 ? one.y - other.y : one.x - other.x))
    .map(({ name, texts }) => `${name}: ${texts.join(' ')}`);

/** Checks that a picture has the cells of a neck on the page, in the same places. */
async function expectCells(grid: Locator, drawn: readonly Drawn[]): Promise<void> {
  const cells = await cellsOf(grid);
  expect(cells.length).toBeGreaterThanOrEqual(5);
  expect(inOrder(drawn)).toEqual(inOrder(cells));
}

const fretboard = (page: Page): Locator => main(page).getByRole('grid', { name: 'Fretboard' });

const expectNeck = (page: Page, svg: Svg): Promise<void> => expectCells(fretboard(page), svg.groups);

/** The texts of some elements of the page, from the left to the right. */
const textsAcross = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll(all =>
    all
      .toSorted((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
      .map(({ textContent }) => textContent ?? ''),
  );

/** What can be taken along as a picture. */
interface Kind {
  readonly address: string;
  readonly theme: 'green' | 'amber' | 'ice' | 'paper' | 'contrast';
  readonly title: string;
  readonly file: string;
  readonly copy?: string;
  readonly save?: string;
  /** What comes before the page is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** What is played there before it is taken along. */
  readonly play?: (page: Page) => Promise<void>;
  /** Checks that the picture shows what the page shows. */
  readonly same: (page: Page, svg: Svg) => Promise<void>;
}

/** A drill of six answers on one string, some right and some wrong, up to its results. */
async function drillToResults(page: Page): Promise<void> {
  await startQuiz(page);
  for (const [index, key] of ['e', 'f', 'g', 'a', 'e', 'f'].entries()) {
    await expect(page.getByRole('heading', { name: `Question ${index + 1} of 12` })).toBeVisible();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Question 7 of 12' })).toBeVisible();
  await button(page, 'Finish').click();
  await expect(button(page, 'Start Again')).toBeVisible();
}

const KINDS: Readonly<Record<string, Kind>> = {
  'the neck of Notes': {
    ...{ address: '/?notes=C.E.G', theme: 'green', title: 'Fretboard', file: 'fretty-notes' },
    same: expectNeck,
  },
  'a long neck': {
    ...{ address: '/?notes=F%23&frets=24', theme: 'ice', title: 'Fretboard', file: 'fretty-notes' },
    same: expectNeck,
  },
  'the neck of Triads': {
    address: '/triads?root=A&quality=minor',
    ...{ theme: 'amber', title: 'A minor', file: 'fretty-triads', same: expectNeck },
  },
  'the neck of Scales': {
    ...{ address: '/scales?key=Bb', theme: 'ice', title: 'Bb major', file: 'fretty-scales' },
    same: expectNeck,
  },
  'a pattern': {
    address: '/scales?view=patterns&pattern=3',
    ...{ theme: 'paper', title: 'C major, Pattern 3', file: 'fretty-scales' },
    same: (page, svg) => expectCells(page.getByRole('grid', { name: 'Pattern 3' }), svg.groups),
  },
  'all patterns': {
    address: '/scales?view=patterns',
    ...{ theme: 'contrast', title: 'C major', file: 'fretty-scales-patterns' },
    copy: 'Copy All Patterns as Picture',
    save: 'Save All Patterns as SVG',
    async same(page, { groups }) {
      for (const number of [1, 2, 3, 4, 5, 6, 7]) {
        const name = `Pattern ${number}`;
        const drawn = groups.filter(({ within }) => within === name);
        await expectCells(page.getByRole('grid', { name, exact: true }), drawn);
      }
    },
  },
  'a chord': {
    address: '/chords?root=C%23&type=minor',
    ...{ theme: 'ice', title: 'C#m', file: 'fretty-chords' },
    async same(page, svg) {
      const diagram = page.getByRole('img', { name: /^Chord diagram of C#m/ }).first();
      const fingers = (texts: readonly string[]) => texts.filter(text => /^\d$/.test(text));
      const shown = svg.texts.toSorted((one, other) => one.x - other.x).map(({ text }) => text);
      expect(fingers(shown)).toEqual(fingers(await textsAcross(diagram.locator('text'))));
      const lines = await main(page)
        .getByRole('listitem')
        .getByText(/^String \d: /)
        .allTextContents();
      expect(lines).toHaveLength(6);
      expect(svg.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(lines));
      expect(svg.description).toContain(lines.join(' '));
    },
  },
  'a chord on its neck': {
    ...{ address: '/chords?root=F', theme: 'green', title: 'F', file: 'fretty-chords-neck' },
    copy: 'Copy Neck as Picture',
    save: 'Save Neck as SVG',
    same: expectNeck,
  },
  'the circle of fifths': {
    ...{ address: '/keys?key=D-major', theme: 'amber', title: 'D major', file: 'fretty-keys' },
    copy: 'Copy Circle as Picture',
    save: 'Save Circle as SVG',
    async same(page, { groups }) {
      const names = await page
        .getByRole('group', { name: 'Circle of Fifths' })
        .getByRole('radio')
        .evaluateAll(radios => radios.map(radio => radio.getAttribute('aria-label') ?? ''));
      const sectors = await page
        .locator('[data-sector]')
        .evaluateAll(all =>
          all.map(sector => [...sector.querySelectorAll('text')].map(({ textContent }) => textContent ?? '')),
        );
      expect(names).toHaveLength(24);
      expect(groups.map(({ texts }) => texts)).toEqual(sectors);
      for (const [index, { name }] of groups.entries()) expect(name).toContain(names[index]);
    },
  },
  Progress: {
    address: '/progress?notes=name-note',
    ...{ theme: 'paper', title: 'Progress in Notes, Name Note', file: 'fretty-progress' },
    before: page => storeAnswers(page, yearOfAnswers()),
    async same(page, svg) {
      const days = svg.groups.filter(({ name }) => / answers?$/.test(name) && !name.includes('string'));
      await expectCells(
        fretboard(page),
        svg.groups.filter(group => !days.includes(group)),
      );
      const history = page.getByRole('region', { name: 'History', exact: true });
      const rows = await history.locator('svg [data-part="right"]').count();
      expect(days).toHaveLength(rows);
      const [answers = ''] = /\d+ answers/.exec(await history.innerText()) ?? [];
      expect(svg.description).toContain(`History: ${answers}, `);
    },
  },
  'results of a round': {
    address: '/?quiz=name-note&strings=6&low=0&high=5&drill=on&pause=0',
    ...{ theme: 'contrast', title: 'Name Note: ', file: 'fretty-name-note' },
    play: drillToResults,
    async same(page, svg) {
      const results = page.getByRole('dialog', { name: 'Quiz Results' });
      const [, score = '', percent = ''] = /^Name Note: (\d\/6), (\d+%)$/.exec(svg.title) ?? [];
      await expect(results.getByText(score, { exact: true }).first()).toBeVisible();
      await expect(results.getByText(percent, { exact: true }).first()).toBeVisible();
      const shown = svg.texts.map(({ text }) => text);
      expect(shown).toEqual(expect.arrayContaining([score, percent, new URL(page.url()).host]));
      const right = await results.locator('svg [data-verdict="right"]').count();
      expect(score).toBe(`${right}/6`);
    },
  },
};

for (const [name, kind] of Object.entries(KINDS))
  for (const colors of ['theme', 'black'] as const)
    test(`given ${name}, when it is copied and saved in ${colors === 'theme' ? `the theme ${kind.theme}` : 'black on white'}, then the file and the copy show what the page shows, within their edges and easy to read`, async ({
      page,
      context,
    }, testInfo) => {
      const { address, theme, title, file, copy = 'Copy as Picture', save, before, play, same } = kind;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await remember(page, { theme, pictureColors: colors });
      await before?.(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await play?.(page);

      const { name: fileName, text } = await savedSvg(page, save);
      await writeFile(testInfo.outputPath(fileName), text);
      expect(fileName).toBe(`${file}.svg`);
      const svg = await opened(page, text);
      expect(svg.title).toContain(title);
      expect(svg.description).not.toBe('');
      expect(svg.overEdge).toEqual([]);
      expect(svg.ground === '#ffffff').toBe(colors === 'black');
      await same(page, svg);

      await button(page, copy).click();
      await expect(page.getByText(/^✓ Copied|^A picture of your result is on/).first()).toBeVisible();
      const png = await copiedPng(page, svg.texts);
      await writeFile(testInfo.outputPath(`${file}.png`), Buffer.from(png.bytes));
      expect([png.width, png.height]).toEqual([2 * svg.width, 2 * svg.height]);
      const faint = svg.texts.filter((_, index) => (png.contrasts[index] ?? 0) < 4.5);
      expect(faint.map(({ text }) => text)).toEqual([]);
    });

test('given a browser that lets no page copy, when a neck is copied, then it is saved as a file, and that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'write', {
      value: () => Promise.reject(new Error('not here')),
    });
  });
  await page.goto('/triads');
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Copy as Picture' }).click();
  expect((await saved).suggestedFilename()).toBe('fretty-triads.png');
  await expect(page.getByText(/In your downloads instead/)).toBeVisible();
});

test('given an open question, when a picture of its neck is wanted, then there is no button, and the palette says why', async ({
  page,
}) => {
  await page.goto('/triads');
  await startQuiz(page);
  await expect(page.getByRole('button', { name: 'Copy as Picture' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('copy as picture');
  await expect(page.getByRole('option', { name: /Copy as Picture/ }).first()).toContainText(
    'Not while a question is open',
  );
});

test.describe('given a page that is printed', () => {
  for (const { address, grid = 'Fretboard' } of [
    { address: '/?notes=C.E.G' },
    { address: '/triads?root=A&quality=minor' },
    { address: '/scales?key=Bb&frets=24&max=24' },
    { address: '/scales?view=patterns', grid: 'Pattern 4' },
    { address: '/chords?root=F' },
  ])
    test(`when it is ${address}, then its neck is drawn black on white as in a picture, as wide as the paper at most`, async ({
      page,
    }) => {
      await remember(page, { theme: 'green' });
      await page.setViewportSize({ width: 718, height: 1040 });
      await page.goto(address);
      const neck = main(page).getByRole('grid', { name: grid, exact: true });
      await expect(neck).toBeVisible();
      const cells = await cellsOf(neck);
      await page.emulateMedia({ media: 'print' });
      const drawn = main(page).getByRole('img', { name: new RegExp(`^${grid}\\. String 1: `) });
      await expect(drawn).toBeVisible();
      await expect(neck).toBeHidden();
      const groups = await drawn.locator('g').evaluateAll(all =>
        all.map(each => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return {
            name: each.querySelector('title')?.textContent ?? '',
            texts: [...each.querySelectorAll('text')].map(({ textContent }) => textContent ?? ''),
            ...{ x: x + width / 2, y: y + height / 2 },
          };
        }),
      );
      expect(inOrder(groups)).toEqual(inOrder(cells));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
      await page.emulateMedia({ media: 'screen' });
      await expect(neck).toBeVisible();
      await expect(drawn).toHaveCount(0);
    });

  test('when it is Progress, then the figures stay in their grid, beside which its legend is', async ({
    page,
  }) => {
    await storeAnswers(page, yearOfAnswers());
    await page.goto('/progress?notes=name-note');
    await expect(fretboard(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(fretboard(page)).toBeVisible();
  });
});
