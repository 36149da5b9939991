import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import bench from '../bench/playwright.config.ts';

/** Gets Lighthouse's scores for every screen of the built app: `npm run lighthouse`. */
export default defineConfig({
  ...bench,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: ['*.lighthouse.ts'],
});
