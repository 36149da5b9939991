import { expect, test } from '../tests/browser/test.ts';

/** @see https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Text at twice its size, like the browser's own setting. */
const DOUBLED = 'html { font-size: 200% }';

const TEXTS = [
  { how: 'spaced as in WCAG 1.4.12', style: SPACING, widths: [1280, 320] },
  { how: 'twice its size', style: DOUBLED, widths: [1280] },
];

const PAGES = [
  { path: '/', keys: ['q'], heading: 'Notes' },
  { path: '/?quiz=name-note', keys: ['q', 'c', 'Enter'], heading: 'Notes' },
  { path: '/triads', keys: [], heading: 'Triads' },
  { path: '/scales?view=patterns', keys: [], heading: 'Scales' },
  { path: '/keys?key=C%23-major', keys: [], heading: 'Keys' },
  { path: '/intervals?mode=quiz', keys: [], heading: 'Interval Trainer' },
  { path: '/', keys: [','], heading: 'Notes' },
  { path: '/nowhere', keys: [], heading: 'Page Not Found' },
];

for (const { how, style, widths } of TEXTS)
  for (const { path, keys, heading } of PAGES)
    test(`given ${[path, ...keys].join(' ')}, when text is ${how}, then nothing is cut off`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const key of keys) await page.keyboard.press(key);
      // The page's policy forbids a style element, since that is an inline style.
      await page.evaluate(style => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets.push(sheet);
      }, style);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const cutOff = await page.evaluate(() =>
          [...document.querySelectorAll('button, label, legend, h1, h2, h3, p, dt, dd, li, option, a')]
            .filter(element => {
              const { overflowX, overflowY, clipPath } = getComputedStyle(element);
              const hides = [overflowX, overflowY].includes('hidden') && clipPath === 'none';
              const spills = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
              return (hides || element.tagName === 'BUTTON') && spills;
            })
            .map(element => element.textContent),
        );
        expect(cutOff, `at ${width} px`).toEqual([]);
      }
    });
