import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../browser/playwright.config.ts';

const { webServer: _served, ...rest } = base;

/** Measures the budgets on the built app and prints them beside their floors: `npm run bench`. */
export default defineConfig({
  ...rest,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: ['*.bench.ts'],
  fullyParallel: false,
  workers: 1,
  reporter: 'list',
});
