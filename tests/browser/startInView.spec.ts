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

for (const address of ['/', '/triads', '/scales', '/keys'])
  test(`given ${address}, when its window is that of a tablet or a desktop, then Start Quiz stands beside the tools of the panel`, async ({
    page,
  }) => {
    await page.goto(address);
    const start = page.getByRole('main').getByRole('button', { name: 'Start Quiz' });
    const others = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: 'Start Quiz' }) })
      .getByRole('button')
      .filter({ visible: true });
    for (const width of [768, 1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const box = await start.boundingBox();
      const beside = await others.evaluateAll(
        (buttons, middle) =>
          buttons.filter(button => {
            const { top, bottom, right } = button.getBoundingClientRect();
            return right < middle.left && bottom > middle.top && top < middle.bottom;
          }).length,
        { left: box?.x ?? 0, top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) },
      );
      expect(beside, `${width} px`).toBeGreaterThan(0);
    }
  });
