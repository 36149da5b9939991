import { expect, test } from './test.ts';

const SCREENS = [
  '/',
  '/triads',
  '/scales',
  '/scales?view=patterns',
  '/keys',
  '/keys?view=quiz',
  '/intervals',
  '/intervals?mode=quiz',
];

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

for (const address of SCREENS)
  test(`given ${address}, when it is loaded on a desktop, a tablet or a phone, then Start Quiz is in view without scrolling`, async ({
    page,
  }) => {
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto(address);
      const start = page.getByRole('main').getByRole('button', { name: 'Start Quiz' });
      await expect(start).toHaveCount(1);
      await expect(start, `${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
