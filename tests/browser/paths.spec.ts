import { openSite, type Site } from './site.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const site = await openSite('dist');
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

for (const { path, name, title, prompt } of [
  ...['/Scales', '/SCALES/', '/%73cales', '/scales//', '//scales', '/scales.html'].map(path => ({
    path,
    name: 'Scales',
    title: 'Scales',
    prompt: 'fretty:~/scales$',
  })),
  ...['/index.html', '//', '///'].map(path => ({
    path,
    name: 'Notes',
    title: 'Notes',
    prompt: 'fretty:~/notes$',
  })),
])
  test(`given the address ${path}, when it is opened, then every part of the app shows ${name}`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url.slice(0, -1)}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByText(prompt)).toBeVisible();
    await expect(page.getByRole('button', { name: `You Can Learn the ${name}` })).toBeVisible();
    await page.keyboard.press('z');
    await page.keyboard.press('5');
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('24');
    await expect(page).toHaveURL(/[?&]frets=24/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('24');
  });

for (const path of ['/%zz', '/scales%', '/%E0%A4%A', '/scales%2F', '/scales/x', '/scaless'])
  test(`given the address ${path}, when it is opened, then Page Not Found is shown, and Go Home goes home`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url.slice(0, -1)}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  });
