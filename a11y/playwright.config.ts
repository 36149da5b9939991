import { defineConfig } from '@playwright/test';
import base from '../tests/browser/playwright.config.ts';
import type { Engines } from './finding.ts';

/** The audit with both engines, which writes a11y/report.md: `npm run a11y:audit`. */
export default defineConfig<Engines>({
  ...base,
  testMatch: ['a11y/audit.spec.ts'],
  reporter: [['list'], ['./reporter.ts']],
  use: { ...base.use, engines: 'both' },
});
