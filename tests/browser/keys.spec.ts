import type { Locator, Page } from '@playwright/test';
import { remember } from './remember.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

/** Positive numbers are sharps, negative ones flats; then the major and the minor key that have them. */
const KEYS = [
  [0, 'C', 'A'],
  [1, 'G', 'E'],
  [2, 'D', 'B'],
  [3, 'A', 'F#'],
  [4, 'E', 'C#'],
  [5, 'B', 'G#'],
  [6, 'F#', 'D#'],
  [-5, 'Db', 'Bb'],
  [-4, 'Ab', 'F'],
  [-3, 'Eb', 'C'],
  [-2, 'Bb', 'G'],
  [-1, 'F', 'D'],
  [-6, 'Gb', 'Eb'],
] as const;

/** A key as a student knows it. */
interface Known {
  readonly name: string;
  readonly words: string;
  readonly type: 'major' | 'minor';
  readonly accidentals: number;
  readonly staff: string;
  readonly radio: string;
}

const ORDER = { sharp: 'FCGDAEB', flat: 'BEADGCF' } as const;

function known(accidentals: number, tonic: string, type: Known['type']): Known {
  const sign = accidentals < 0 ? 'flat' : 'sharp';
  const count = Math.abs(accidentals);
  const marks = [...ORDER[sign].slice(0, count)].map(letter => `${letter} ${sign}`);
  const words = `${tonic.replace('#', ' sharp').replace('b', ' flat')} ${type}`;
  const none = 'no sharps or flats';
  return {
    name: `${tonic} ${type}`,
    words,
    type,
    accidentals: count,
    staff: `Treble staff: ${marks.join(', ') || none}`,
    radio: `${words}, ${count === 0 ? none : `${count} ${sign}${count === 1 ? '' : 's'}`}`,
  };
}

const ALL = [
  ...KEYS.map(([accidentals, tonic]) => known(accidentals, tonic, 'major')),
  ...KEYS.map(([accidentals, , tonic]) => known(accidentals, tonic, 'minor')),
];

const ON_CIRCLE = ALL.filter(({ name }) => name !== 'Gb major' && name !== 'Eb minor');

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/keys${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
}

/** The key the page asks for, worked out from the staff or the question, as a student would. */
async function askedKey(page: Page): Promise<Known> {
  const question = page.getByText(/key with this signature$|^How many sharps or flats does/);
  const prompt = (await question.textContent()) ?? '';
  const isNaming = prompt.startsWith('Name the');
  const staff = isNaming
    ? await page.getByRole('img', { name: 'Treble staff' }).getAttribute('aria-label')
    : undefined;
  const asked = ALL.find(key =>
    isNaming ? prompt.includes(key.type) && staff === key.staff : prompt.includes(`${key.words} have?`),
  );
  if (!asked) throw new Error(`no key fits ${prompt} ${staff}`);
  return asked;
}

/** Presses Tab until one of the circle's radio buttons has the focus. */
async function tabToCircle(page: Page): Promise<void> {
  while (!(await page.evaluate(() => document.activeElement?.matches('[type="radio"]')))) {
    await page.keyboard.press('Tab');
  }
}

const focused = (page: Page): Locator => page.locator(':focus');

test('given the circle, when every sector is clicked, then its own key is selected', async ({ page }) => {
  test.slow();
  await open(page);

  for (const { name, radio: label } of ON_CIRCLE) {
    await radio(page, label).click();
    await expect(radio(page, label)).toBeChecked();
    await expect(page).toHaveURL(url => url.searchParams.get('key') === name.replace(' ', '-'));
  }
});

test('given the circle, when letters or the space beside them are clicked, then their key is selected too', async ({
  page,
}) => {
  await open(page);
  const pressBeside = async (letter: string, away: number) => {
    const box = await page
      .getByRole('group', { name: 'Circle of Fifths' })
      .getByText(letter, { exact: true })
      .boundingBox();
    if (!box) throw new Error(`${letter} isn't drawn`);
    await page.mouse.click(box.x + box.width / 2 + away, box.y + box.height / 2 + away);
  };

  await pressBeside('Bbm', 0);
  await expect(radio(page, 'B flat minor, 5 flats')).toBeChecked();
  await pressBeside('A', 0);
  await expect(radio(page, 'A major, 3 sharps')).toBeChecked();
  await pressBeside('Eb', 24);
  await expect(radio(page, 'E flat major, 3 flats')).toBeChecked();
});

test('given the circle, when a pointer is near the corners of a sector, then it hits that sector and no other', async ({
  page,
}) => {
  await open(page);
  const hits = await page.getByRole('group', { name: 'Circle of Fifths' }).evaluate(group => {
    const box = group.querySelector('svg')?.getBoundingClientRect();
    if (box === undefined) throw new Error('There is no dial');
    // In percent of the dial's radius.
    const rings = { major: [62, 86], minor: [37, 58] } as const;
    return Object.entries(rings).flatMap(([ring, radii]) =>
      Array.from({ length: 12 }, (_, place) => {
        const names = [-13, 13].flatMap(away =>
          radii.map(radius => {
            const angle = ((place * 30 + away) / 180) * Math.PI;
            const reach = (radius / 100) * (box.width / 2);
            const x = box.x + box.width / 2 + reach * Math.sin(angle);
            const y = box.y + box.height / 2 - reach * Math.cos(angle);
            return document.elementFromPoint(x, y)?.getAttribute('aria-label') ?? 'nothing';
          }),
        );
        return { ring, names: [...new Set(names)] };
      }),
    );
  });
  for (const { ring, names } of hits) expect(names).toEqual([expect.stringMatching(` ${ring},`)]);
  expect(new Set(hits.flatMap(({ names }) => names)).size, 'each sector has its own key').toBe(24);
});

test('given no selected key, when Tab has come to the circle, then the next Tab leaves it', async ({
  page,
}) => {
  await open(page);
  await tabToCircle(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Down a fifth' })).toBeFocused();
});

test('given a keyboard alone, when keys are explored, then everything can be reached without a pointer', {
  tag: '@fast',
}, async ({ page }) => {
  await open(page);

  await tabToCircle(page);
  await expect(focused(page)).toHaveAccessibleName('C major, no sharps or flats');
  await page.keyboard.press('Space');
  await expect(radio(page, 'C major, no sharps or flats')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toHaveAccessibleName('D minor, 1 flat');
  await expect(
    page.getByRole('region', { name: 'Key Information' }).getByText('D E F G A Bb C'),
  ).toBeVisible();

  await page.keyboard.press('r');
  await page.keyboard.press('Shift+F');
  await page.keyboard.press('m');
  await expect(radio(page, 'G flat major, 6 flats')).toBeChecked();
  await page.keyboard.press('g');
  await expect(radio(page, 'E flat minor, 6 flats')).toBeChecked();
  await page.keyboard.press('h');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.reload();
  await expect(radio(page, 'E flat minor, 6 flats')).toBeChecked();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

for (const { type, query } of [
  { type: 'names', query: '?count=5&view=quiz' },
  { type: 'counts', query: '?count=5&view=quiz&quiz=count-accidentals' },
]) {
  test(`given a keyboard alone, when a quiz on ${type} is taken from start to results, then Enter alone moves it along`, {
    tag: type === 'names' ? '@fast' : [],
  }, async ({ page }) => {
    await open(page, query);
    await startQuiz(page);

    for (let number = 1; number <= 5; number += 1) {
      await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeVisible();
      await expect(focused(page)).toHaveAccessibleName('Your answer');
      const key = await askedKey(page);
      const right = type === 'names' ? key.name : String(key.accidentals);
      await page.keyboard.type(number === 2 ? '9' : right);
      await page.keyboard.press('Enter');
      await expect(page.getByText(number === 2 ? 'Incorrect' : 'Correct!', { exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
    }

    const results = page.getByRole('region', { name: 'Quiz Results' });
    for (const text of ['4/5', '80%', 'Great job!'])
      await expect(results.getByText(text, { exact: true })).toBeVisible();
    await expect(focused(page)).toHaveAccessibleName('Quiz Results');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
  });
}

test('given an open question, when everything a screen reader can reach is read, then its key isn’t in it', async ({
  page,
}) => {
  for (let turn = 0; turn < 5; turn += 1) {
    await open(page, '?key=Bb-major');
    await page.keyboard.press('q');
    await expect(focused(page)).toHaveAccessibleName('Your answer');
    const key = await askedKey(page);

    const read = [
      await page.locator('body').ariaSnapshot(),
      await page.locator('body').innerHTML(),
      await page.title(),
      page.url().replace('Bb-major', ''),
    ]
      .join(' ')
      // The example is the same with every question.
      .replaceAll('for example Eb, or Eb major', '');
    expect(read).not.toContain(key.words);
    expect(read).not.toContain(key.name);
    await expect(page.getByRole('group', { name: 'Circle of Fifths' })).toHaveCount(0);
  }
});

test('given a narrow screen, when it is 320 wide, then the circle comes first and fits, and its targets are large enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '?key=F%23-major');

  const [circle, tabs] = [
    await page.getByRole('group', { name: 'Circle of Fifths' }).boundingBox(),
    await page.getByRole('tablist').boundingBox(),
  ];
  expect(circle?.width).toBeGreaterThanOrEqual(280);
  expect(circle?.y).toBeLessThan(tabs?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const box of await Promise.all(
    (await page.getByRole('group', { name: 'Circle of Fifths' }).getByRole('radio').all()).map(each =>
      each.boundingBox(),
    ),
  ))
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test('given an open question with its setup below, when the window is 1280 px wide, then each locked value is near its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '?view=quiz');
  await startQuiz(page);
  const gaps = await page
    .getByRole('region', { name: 'Quiz', exact: true })
    .locator('p:has(b)')
    .evaluateAll(lines =>
      lines.map(line => {
        const name = line.querySelector('span')?.getBoundingClientRect().right ?? Number.NaN;
        return (line.querySelector('b')?.getBoundingClientRect().left ?? Number.NaN) - name;
      }),
    );
  expect(gaps.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...gaps)).toBeLessThan(300);
});

test('given a tall window, when it becomes narrower, then the circle shrinks with its box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 1100 });
  await open(page);
  const wheel = page.getByRole('group', { name: 'Circle of Fifths' }).locator('> div');
  const before = (await wheel.boundingBox())?.width ?? 0;

  await page.setViewportSize({ width: 600, height: 1100 });

  expect((await wheel.boundingBox())?.width).toBeLessThan(before);
  expect(before).toBeGreaterThan(600);
});

/** The visible colors of a sector, as red, green, blue. */
interface Colours {
  readonly area: readonly number[];
  readonly letter: readonly number[];
  readonly numeral: readonly number[] | undefined;
  readonly rings: readonly (readonly number[])[];
}

/** The colors of a sector and of the focus ring, drawn onto a canvas to turn any CSS notation into numbers. */
const coloursOf = (sector: Locator): Promise<Colours> =>
  sector.evaluate(input => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (colour: string): readonly number[] => {
      if (!context) throw new Error('no canvas');
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const drawing = input.closest('fieldset')?.querySelector('svg');
    const sector = drawing?.querySelector(`[data-sector="${input.getAttribute('value')}"]`);
    const area = sector?.querySelector('path');
    const [letter, numeral] = sector?.querySelectorAll('text') ?? [];
    if (!drawing || !area || !letter) throw new Error('not a sector');
    const rings = [...drawing.querySelectorAll('[data-focus-ring] path')];
    return {
      area: rgb(getComputedStyle(area).fill),
      letter: rgb(getComputedStyle(letter).fill),
      numeral: numeral ? rgb(getComputedStyle(numeral).fill) : undefined,
      rings: rings.map(ring => rgb(getComputedStyle(ring).stroke)),
    };
  });

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (colour: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = colour.map(value => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const theme of ['green', 'amber', 'ice', 'paper', 'contrast']) {
  test(`given the theme ${theme}, when a key is selected, then letters and numerals have a contrast of 7:1 and the focus 3:1`, async ({
    page,
  }) => {
    await remember(page, { theme });
    await open(page, '?key=D-major');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);

    for (const sector of await page
      .getByRole('group', { name: 'Circle of Fifths' })
      .getByRole('radio')
      .all()) {
      const { area, letter, numeral } = await coloursOf(sector);
      expect(contrast(letter, area)).toBeGreaterThanOrEqual(7);
      if (numeral) expect(contrast(numeral, area)).toBeGreaterThanOrEqual(7);
    }
    await tabToCircle(page);
    const { area, rings } = await coloursOf(focused(page));
    const [outer = [], inner = []] = rings;
    expect(contrast(outer, inner)).toBeGreaterThanOrEqual(3);
    expect(contrast(inner, area)).toBeGreaterThanOrEqual(3);
  });
}

test.describe('given forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('when a key is selected and focused, then both can still be seen', async ({ page }) => {
    await open(page, '?key=D-major');
    const plain = await coloursOf(radio(page, 'C major, no sharps or flats'));
    const selected = await coloursOf(radio(page, 'D major, 2 sharps'));

    expect(contrast(selected.area, plain.area)).toBeGreaterThanOrEqual(3);
    expect(contrast(selected.letter, selected.area)).toBeGreaterThanOrEqual(4.5);
    await tabToCircle(page);
    const { area, rings } = await coloursOf(focused(page));
    const [outer = [], inner = []] = rings;
    expect(contrast(outer, inner)).toBeGreaterThanOrEqual(3);
    expect(contrast(inner, area)).toBeGreaterThanOrEqual(3);
  });
});

test('given a laptop, when ten keys were missed, then the results show their score, and Start Again has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '?view=quiz');
  await startQuiz(page);

  for (let turn = 0; turn < 10; turn += 1) {
    await page.keyboard.press('Control+/');
    await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  }

  const results = page.getByRole('region', { name: 'Quiz Results' });
  await expect(results.getByText('0/10')).toBeInViewport({ ratio: 1 });
  await expect(results.getByRole('heading', { name: 'Quiz Results' })).toBeFocused();
});
