import { expect, test } from './test.ts';

const SHARED = ['Play this note', 'Next same note', 'Previous same note', 'Where am I?', 'Play'];

for (const { address, others } of [
  { address: '/', others: [] },
  { address: '/triads', others: ['Go to Shape'] },
  { address: '/scales', others: ['Copy'] },
])
  test(`given ${address}, when the window is 1280 px wide or more, then the tools under the neck are one row`, async ({
    page,
  }) => {
    for (const width of [1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
      const tops = await Promise.all(
        [...SHARED, ...others].map(async name => {
          const box = await main.getByRole('button', { name, exact: true }).boundingBox();
          return Math.round(box?.y ?? Number.NaN);
        }),
      );
      expect(new Set(tops), `${width} px`).toEqual(new Set([tops[0]]));
    }
  });
