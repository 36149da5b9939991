import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';

const built = (name: string) => readFile(new URL(`../../dist/${name}`, import.meta.url), 'utf8');

test('given the built site, when its licenses are read, then each bundled package is listed with its license text', async () => {
  const text = await built('licenses.txt');
  const notices = text.split(/^## (?=\S+ - \d)/m).slice(1);
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    'cmdk',
    'mousetrap',
    'clsx',
    '@radix-ui/react-dialog',
  ])
    expect(notices.some(notice => notice.startsWith(`${name} - `))).toBe(true);
  for (const family of ['jetbrains-mono', 'dejavu-mono'])
    expect(notices.some(notice => notice.split(' - ')[0]?.endsWith(family))).toBe(true);
  // The service worker names the Workbox modules it contains.
  const parts = (await built('sw.js')).matchAll(/workbox:([a-z-]+):/g);
  for (const [, part] of parts)
    expect(
      notices.some(notice => notice.startsWith(`workbox-${part} - `)),
      part,
    ).toBe(true);
  for (const notice of notices) expect(notice.length, notice.split('\n')[0]).toBeGreaterThan(500);
  expect(text, 'no path of the machine that built it').not.toContain('node_modules');
});

test.describe('given the settings', () => {
  // A text file has no icon, so the browser requests the default one.
  test.use({ expectedConsole: [/favicon\.ico/] });

  test('when Licenses is chosen, then they open in a new tab', async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('link', { name: 'Licenses' }).click();
    const licenses = await opened;
    await expect(licenses.getByText('mousetrap')).toBeVisible();
  });
});
