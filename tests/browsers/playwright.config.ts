import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { leftOutOf, programOf } from './engines.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const address = { host: '127.0.0.1', port: 4319 };
const url = `http://${address.host}:${address.port}`;
const firefox = programOf('browser');

/** Tests of Chromium's that are keyboard walks and quizzes, and those that lose no answer. */
const shared = 'notes,palette,keys,triads,scales,intervals,shell,keptAnswers';

export default defineConfig({
  testDir: `${checkout}/tests`,
  outputDir: `${checkout}/.cache/engines-results`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // These engines start slowly, and WebKit is asked over HTTP for every key.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host ${address.host} --port ${address.port} --strictPort`,
    cwd: checkout,
    url,
    timeout: 30_000,
    reuseExistingServer: false,
  },
  // No screenshots: Playwright writes a style element for them, which the policy of the page forbids in Firefox.
  use: { baseURL: url, locale: 'en-US', serviceWorkers: 'block' },
  projects: [
    {
      name: 'Firefox',
      testMatch: [`browser/{${shared}}.spec.ts`, 'browsers/firefox.spec.ts'],
      grepInvert: [...leftOutOf('Firefox')],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefox ? { executablePath: firefox } : {},
      },
    },
    { name: 'WebKit', testMatch: 'browsers/webkit.spec.ts' },
  ],
});
