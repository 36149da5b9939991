import { fileURLToPath } from 'node:url';
import { expect, test } from '../browser/test';

const folder = new URL('../../docs/pictures/', import.meta.url);

const PICTURES = [
  { name: 'notes', address: '/?notes=C.E.G', keys: ['5', 'ArrowRight', 'ArrowRight', 'ArrowRight'] },
  { name: 'triads', address: '/triads?root=A&quality=minor', keys: [] },
  { name: 'scales', address: '/scales?view=patterns&key=A', keys: [] },
  { name: 'keys', address: '/keys?key=D-major', keys: [] },
  { name: 'intervals', address: '/intervals', keys: ['g'] },
] as const;

for (const { name, address, keys } of PICTURES) {
  test(`takes a picture of ${name}`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { theme: 'green' } })),
    );
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
  });
}
