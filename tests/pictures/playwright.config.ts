import { defineConfig } from '@playwright/test';
import base from '../browser/playwright.config.ts';

/** Takes the README's pictures of the built app: `npm run pictures`. */
export default defineConfig({
  ...base,
  testMatch: ['tests/pictures/*.pictures.ts'],
  workers: 1,
  reporter: 'list',
  use: { ...base.use, viewport: { width: 1280, height: 820 } },
});
