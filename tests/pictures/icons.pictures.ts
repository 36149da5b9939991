import { readFile, writeFile } from 'node:fs/promises';
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

test('wraps the small icon for pages without markup, such as the licenses, for which browsers ask for favicon.ico', async ({
  page,
}) => {
  const svg = await readFile(new URL('icon.svg', folder), 'utf8');
  await page.setViewportSize({ width: 32, height: 32 });
  await page.setContent(
    `<body style="margin: 0; background: none"><div style="width: 32px">${svg}</div></body>`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(new URL('favicon.ico', folder), Buffer.concat([icoHeader(32, png.length), png]));
});

/**
 * The header of an icon file with one PNG in it.
 *
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function icoHeader(size: number, bytes: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(bytes, 14);
  header.writeUInt32LE(22, 18);
  return header;
}
