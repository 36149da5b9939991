import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../browser/playwright.config.ts';

const { webServer: _served, ...rest } = base;

/** Asks Lighthouse for its scores of every screen of the built app: `npm run lighthouse`. */
export default defineConfig({
  ...rest,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: ['*.lighthouse.ts'],
  fullyParallel: false,
  workers: 1,
  reporter: 'list',
});
