/**
 * Lighthouse's scores of every screen on its emulated phone: the median of five runs. Lighthouse is installed into `.cache/`
 * on first use, so that `npm ci` doesn't install its two hundred packages.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, expect, test } from '@playwright/test';
import { quantile } from '../bench/table.ts';
import { openSite, type Site } from '../browser/site.ts';

/** The last version whose `engines` allow Node 20. */
const VERSION = '12.8.2';
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as readonly Category[];
const RUNS = 5;

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const home = `${checkout}/.cache/lighthouse-${VERSION}`;
const program = `${home}/node_modules/lighthouse/cli/index.js`;

function fetchLighthouse(): void {
  if (existsSync(program)) return;
  const args = ['install', '--no-audit', '--no-fund', '--prefix', home, `lighthouse@${VERSION}`];
  execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise(done => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

interface Report {
  readonly categories: Record<Category, { readonly score: number | null }>;
  /** Lighthouse's benchmark of this machine's speed. */
  readonly environment: { readonly benchmarkIndex: number };
}

async function reportOf(address: string, port: number, ...more: readonly string[]): Promise<Report> {
  const options = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join()}`];
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...options, ...more], {
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

/**
 * The CPU slowdown for Lighthouse's emulated phone, from its own table: four times for a fast desktop (an index of 1,500 or
 * more), twice for a slow one.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1500) return 4;
  return benchmarkIndex >= 800 ? 2 : 1;
}

/** The scores of one run, out of 100. */
async function scoresOf(address: string, port: number, slowdown: number): Promise<Record<Category, number>> {
  const { categories } = await reportOf(address, port, `--throttling.cpuSlowdownMultiplier=${slowdown}`);
  const score = (category: Category) => Math.round((categories[category].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

let site: Site;
let browser: Browser;
let port: number;

test.describe.configure({ timeout: 60 * 60_000 });

test.beforeAll(async ({ launchOptions }) => {
  fetchLighthouse();
  port = await freePort();
  site = await openSite(`${checkout}/dist`, { encoding: 'gzip' });
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  browser = await chromium.launch({ ...launchOptions, args });
});

test.afterAll(async () => {
  await browser.close();
  await site.close();
});

/** The links of the navigator: every screen. */
async function addresses(): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.getByRole('button', { name: /^You Can Learn/ }).click();
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  const found = await links.evaluateAll(all =>
    all.flatMap(link => (link instanceof HTMLAnchorElement ? [link.href] : [])),
  );
  await page.close();
  return found;
}

test(`given every screen, when Lighthouse has scored it ${RUNS} times, then the medians meet the targets`, async () => {
  const found = await addresses();
  expect(found.length).toBeGreaterThan(1);
  const { benchmarkIndex } = (await reportOf(site.url, port)).environment;
  const slowdown = slowdownFor(benchmarkIndex);
  console.log(`  A machine of index ${benchmarkIndex}, slowed ${slowdown} times`);
  for (const address of found) {
    const { pathname } = new URL(address);
    const runs: Record<Category, number>[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await scoresOf(address, port, slowdown));
    for (const category of CATEGORIES) {
      const scores = runs.map(run => run[category]);
      const median = quantile(scores, 0.5);
      console.log(`  ${pathname}, ${category}: ${median} (${scores.join(' ')})`);
      expect.soft(median, `${pathname}, ${category}`).toBeGreaterThanOrEqual(LEAST[category]);
    }
  }
});
