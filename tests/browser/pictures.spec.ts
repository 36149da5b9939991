import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

/** The size of the picture on the clipboard, and how many colors it has. */
const copiedPicture = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const file = await item?.getType('image/png');
    if (!file) throw new Error('the clipboard holds no picture');
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(
      context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? [],
    );
    return { width: bitmap.width, height: bitmap.height, colors: new Set(pixels).size };
  });

/** Saves what the page shows as SVG. */
async function savedSvg(page: Page, button = 'Save as SVG'): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const saved = await download;
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

/** An SVG file opened by itself: its size, its words, and whether each of its texts is within it. */
async function opened(page: Page, text: string) {
  const viewer = await page.context().newPage();
  await viewer.setContent(text);
  const found = await viewer.locator('svg').evaluate(root => {
    const box = root.getBoundingClientRect();
    const isInside = [...root.querySelectorAll('text')].every(each => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    });
    return {
      width: Number(root.getAttribute('width')),
      height: Number(root.getAttribute('height')),
      title: root.querySelector(':scope > title')?.textContent ?? '',
      description: root.querySelector(':scope > desc')?.textContent ?? '',
      cells: [...root.querySelectorAll('g > title')].map(({ textContent }) => textContent),
      isInside,
    };
  });
  await viewer.close();
  return found;
}

/** The names of the cells that the neck shows, as its grid says them. */
const cellNames = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('grid', { name: 'Fretboard' })
    .locator('[data-mark]')
    .evaluateAll(cells => cells.map(cell => cell.querySelector('.visually-hidden')?.textContent ?? ''));

for (const { address, title, file } of [
  { address: '/?notes=C.E.G', title: 'Fretboard', file: 'fretty-notes' },
  { address: '/triads?root=A&quality=minor', title: 'A minor', file: 'fretty-triads' },
  { address: '/scales?key=Bb', title: 'Bb major', file: 'fretty-scales' },
])
  test(`given ${address}, when its neck is copied and saved, then the PNG has twice the pixels of the SVG, which has the cells of the neck`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const marked = await cellNames(page);
    expect(marked.length).toBeGreaterThanOrEqual(10);

    await page.getByRole('main').getByRole('button', { name: 'Copy as Picture' }).click();
    await expect(page.getByText('✓ Copied')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('The picture is on the clipboard.');
    const png = await copiedPicture(page);
    expect(png.colors).toBeGreaterThan(20);

    const { name, text } = await savedSvg(page);
    expect(name).toBe(`${file}.svg`);
    const svg = await opened(page, text);
    expect(svg).toMatchObject({ title, isInside: true });
    expect([png.width, png.height]).toEqual([2 * svg.width, 2 * svg.height]);
    expect(svg.description).toContain('String 1: ');
    expect(svg.cells).toEqual(expect.arrayContaining(marked));
  });

test('given the patterns of a scale, when they are saved, then one picture has the pattern in use, and another all of them', async ({
  page,
}) => {
  await page.goto('/scales?view=patterns');
  const one = await opened(page, (await savedSvg(page)).text);
  expect(one).toMatchObject({ title: 'C major, Pattern 1', isInside: true });
  const all = await opened(page, (await savedSvg(page, 'Save All Patterns as SVG')).text);
  expect(all).toMatchObject({ title: 'C major', isInside: true });
  for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(all.cells).toContain(`Pattern ${number}`);
});

test('given a key, when the circle is saved, then the picture has all of its keys and the name of the one that is selected', async ({
  page,
}) => {
  await page.goto('/keys?key=D-major');
  const svg = await opened(page, (await savedSvg(page)).text);
  expect(svg).toMatchObject({ title: 'D major', isInside: true });
  expect(svg.cells).toHaveLength(24);
  expect(svg.cells).toContain('D major, 2 sharps');
});

test('given pictures in black on white, when one is saved, then its ground is white in every theme', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { pictureColors: 'black' } })),
  );
  await page.goto('/triads');
  const { text } = await savedSvg(page);
  expect(text).toMatch(/<rect width="\d+" height="\d+" fill="#ffffff"\/>/);
  expect(text).not.toContain('#4be38a');
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
  await page.getByRole('main').getByRole('button', { name: 'Copy as Picture' }).click();
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
