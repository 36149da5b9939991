import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { takenBrowser } from './browser.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
// Another checkout's tests may run beside these: each can have a port of its own.
const address = { host: '127.0.0.1', port: Number(process.env.FRETTY_PORT ?? 4317) };
const url = `http://${address.host}:${address.port}`;
const browser = takenBrowser();

export default defineConfig({
  testDir: checkout,
  testMatch: ['tests/browser/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  testIgnore: ['**/node_modules/**', '**/.cache/**', '**/dist/**'],
  outputDir: `${checkout}/.cache/test-results`,
  globalSetup: fileURLToPath(new URL('browser.ts', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // How fast a page is, the bench says. On a busy machine it may take ten seconds to load.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${checkout}/.cache/playwright.json` }]],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host ${address.host} --port ${address.port} --strictPort`,
    cwd: checkout,
    url,
    timeout: 30_000,
    // A server that is already running might serve another build.
    reuseExistingServer: false,
  },
  use: {
    baseURL: url,
    locale: 'en-US',
    // offline.spec.ts allows the service worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: browser
      ? {
          executablePath: browser.executablePath,
          args: [...browser.args, '--autoplay-policy=no-user-gesture-required'],
          env: { ...process.env, ...browser.env },
        }
      : {},
  },
});
