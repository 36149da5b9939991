import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from '../browser/test';

const folder = new URL('../../public/', import.meta.url);

/** The home-screen icons; a maskable one may be cropped to a circle, so its edges stay empty. */
const ICONS = [
  { name: 'icon-192', size: 192, drawn: 1 },
  { name: 'icon-512', size: 512, drawn: 1 },
  { name: 'icon-maskable', size: 512, drawn: 0.72 },
] as const;

for (const { name, size, drawn } of ICONS) {
  test(`takes ${name} from the drawn icon`, async ({ page }) => {
    const svg = await readFile(new URL('icon.svg', folder), 'utf8');
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`
      <body style="margin: 0; background: ${drawn === 1 ? 'none' : '#0b0f0c'}">
        <div style="width: ${size * drawn}px; margin: ${(size * (1 - drawn)) / 2}px">${svg}</div>
      </body>`);
    await page.screenshot({
      path: fileURLToPath(new URL(`${name}.png`, folder)),
      omitBackground: true,
    });
  });
}
