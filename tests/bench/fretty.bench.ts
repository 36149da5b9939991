import { rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, expect, type Page, test } from '@playwright/test';
import { intervalPlan } from '../../src/audio/intervalPlan';
import { answersIn } from '../browser/answers.ts';
import { openProbe, type Probe } from '../browser/probe.ts';
import { openSite, type Site } from '../browser/site.ts';
import { startQuiz } from '../browser/startQuiz.ts';
import { buildFloor, buildFretty, moduleSizes, scriptSize } from './built.ts';
import { listeningShares, verdictTimes } from './listening.ts';
import { choosingTimes, exportTime, openWithLog, progressTimes, startTimes, todayTimes } from './log.ts';
import { costs, pressAll } from './paints.ts';
import { replaceByPlainJavaScript } from './plainKeys.ts';
import { moduleTable, type Row, table } from './table.ts';

/** The global under which the page has the bundled probe. */
declare const probe: Probe;

declare global {
  interface Window {
    /** Milliseconds from the last key press to each onset scheduled since. */
    onsets: number[];
    /** When the largest text or picture so far was painted, in milliseconds since the page was asked for. */
    largest: number;
    /** How far the page has moved what was painted before: the sum of its layout shifts. */
    shift: number;
    /** When the page first showed what a key asked for, in milliseconds since the page was asked for. */
    acted: number;
    /** The audio context's own latency, included in that, in milliseconds. */
    latency: number;
  }
}

const REPETITIONS = 5;

/** How often Today is opened: its budget is near its floor. */
const TODAYS = 15;
const KEYS = 30;
const SLOWED = 4;

const KB = 1000;
const FRAME = 1000 / 60;

let fretty: string;
let floor: string;
let site: Site;
const rows: Row[] = [];
let modules = '';

test.describe.configure({ mode: 'serial', timeout: 20 * 60_000 });

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  [fretty, floor] = await Promise.all([buildFretty(), buildFloor()]);
  site = await openSite(fretty);
});

test.afterAll(async ({ browser }) => {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, Chromium ${browser.version()}`;
  const text = `${table(rows)}\n\n${modules}\n\n${machine}\n`;
  console.log(`\n${text}`);
  await writeFile(fileURLToPath(new URL('../../.cache/bench.md', import.meta.url)), text);
  await site.close();
  await Promise.all([fretty, floor].map(folder => rm(folder, { recursive: true })));
});

/** Repeats a measurement five times, each time on a new page. */
async function repeated(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const samples: number[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    samples.push(...(await measure(page, session)));
    await page.close();
  }
  return samples;
}

const slow = (session: CDPSession, rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

test('JavaScript before first use', async () => {
  const size = await scriptSize(fretty, 'index.html');
  const floorSize = await scriptSize(floor, 'index.html');
  rows.push({
    what: 'JavaScript before first use of Notes, gzip',
    unit: 'kB',
    budget: 170,
    samples: [size / KB],
    floor: [floorSize / KB],
  });
});

test('JavaScript before first use, by module', async () => {
  modules = moduleTable(await moduleSizes('index.html'));
});

/** A phone on a slow network: bits a second, and milliseconds. */
const SLOW_NETWORK = { download: 1_600_000, upload: 750_000, latency: 150 };

const PAINTED = [
  { address: '', first: 700, largest: 1700 },
  { address: 'intervals', first: 700, largest: 1700 },
] as const;

/** `npm run bench` with `NO_PRIORITY=1` measures pages whose preload links have no priority. */
const PRELOADS = process.env.NO_PRIORITY ? 'without a priority' : 'at low priority';

for (const { address, first, largest } of PAINTED)
  test(`the paints of /${address} on a slow phone`, async ({ browser }) => {
    const slowSite = await openSite(fretty, {
      encoding: 'gzip',
      change: text => (process.env.NO_PRIORITY ? text.replaceAll(' fetchpriority="low"', '') : text),
    });
    const paints = { first: [] as number[], largest: [] as number[], shift: [] as number[] };
    for (let repetition = 0; repetition < REPETITIONS; repetition++) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: SLOW_NETWORK.latency,
        downloadThroughput: SLOW_NETWORK.download / 8,
        uploadThroughput: SLOW_NETWORK.upload / 8,
      });
      await slow(session, SLOWED);
      await page.addInitScript(() => {
        window.largest = 0;
        window.shift = 0;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if ('value' in entry) window.shift += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver(list => {
          window.largest = list.getEntries().at(-1)?.startTime ?? window.largest;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(slowSite.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
      const [one, other, shift] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        window.largest,
        window.shift,
      ]);
      paints.first.push(one ?? Number.NaN);
      paints.largest.push(other ?? Number.NaN);
      paints.shift.push((shift ?? Number.NaN) * 100);
      await page.close();
    }
    await slowSite.close();
    const where = `of /${address}, 1.6 Mbit/s, 150 ms, CPU slowed ${SLOWED} ×, gzip, preloads ${PRELOADS}`;
    rows.push(
      { what: `First paint ${where}`, unit: 'ms', budget: first, share: 0.5, samples: paints.first },
      { what: `Largest paint ${where}`, unit: 'ms', budget: largest, share: 0.5, samples: paints.largest },
      { what: `Layout shift ${where}`, unit: '%', budget: 10, samples: paints.shift },
    );
  });

/** How long after the first paint a user's first key is pressed (milliseconds). */
const FIRST_KEY = 300;

test('a key soon after the first paint', async ({ browser }) => {
  const samples = await repeated(browser, async page => {
    await page.addInitScript(() => {
      const watch = () => {
        const isHighlighted = document.querySelector('[data-mark="highlighted"]') !== null;
        if (isHighlighted) window.acted = performance.now();
        else requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    const first = await page.evaluate(
      delay =>
        new Promise<number>(done => {
          const painted = new PerformanceObserver(list => {
            const paint = list.getEntriesByName('first-contentful-paint')[0];
            if (paint) setTimeout(() => done(paint.startTime), paint.startTime + delay - performance.now());
          });
          painted.observe({ type: 'paint', buffered: true });
        }),
      FIRST_KEY,
    );
    await page.keyboard.press('c');
    await page.waitForFunction(() => window.acted > 0);
    const acted = await page.evaluate(() => window.acted);
    expect(acted).toBeGreaterThan(first);
    return [acted];
  });
  rows.push({
    what: `A key pressed ${FIRST_KEY} ms after the first paint of / until it is acted on, since navigation`,
    unit: 'ms',
    budget: 1500,
    samples,
  });
});

const SCALE = [...'scale'];

/** Keys, and how many of them bring the page back to where it was. */
const PRESSED = [
  { what: 'moves the cursor', address: 'scales?frets=24', cycle: ['ArrowRight', 'ArrowLeft'], frames: 1 },
  { what: 'highlights a note', address: '?frets=24', cycle: [...'cdecde'], frames: 1 },
  { what: 'changes the key of a scale', address: 'scales?frets=24', cycle: ['f', 'Shift+F'], frames: 2 },
  {
    what: 'types in the palette',
    address: '?frets=24',
    opens: 'Control+k',
    cycle: [...SCALE, ...SCALE.map(() => 'Backspace')],
    frames: 1,
  },
] as const;

for (const rate of [1, SLOWED])
  for (const { what, address, cycle, frames, ...rest } of PRESSED)
    test(`a key that ${what}, CPU slowed ${rate} times`, async ({ browser }) => {
      const measured = (prepare: (page: Page) => Promise<void>) =>
        repeated(browser, async (page, session) => {
          await page.goto(`${site.url}${address}`);
          await expect(page.getByRole('grid')).toBeVisible();
          await page.keyboard.press('1');
          if ('opens' in rest) {
            await page.keyboard.press(rest.opens);
            await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
          }
          // What the first ones load and compile isn't measured.
          await pressAll(page, cycle);
          await prepare(page);
          await slow(session, rate);
          return costs(page, cycle, KEYS);
        });
      rows.push({
        what: `A key that ${what}, to the next paint, 24 frets, CPU ${rate === 1 ? 'unthrottled' : `slowed ${rate} ×`}`,
        unit: 'ms',
        // Slowed, it stands beside its floor without a budget.
        ...(rate === 1 ? { budget: frames * FRAME } : {}),
        samples: await measured(async () => {}),
        floor: await measured(page => replaceByPlainJavaScript(page, cycle)),
      });
    });

test('an onset against its plan', async ({ browser }) => {
  const samples = await repeated(browser, async page => {
    await openProbe(page, site.url);
    const late: number[] = [];
    for (const voice of ['triangle', 'pluck'] as const)
      for (const semitones of [1, 7, 12]) {
        const tones = intervalPlan(60, semitones, 'ascending-both');
        const { onsets } = await page.evaluate(([tones, sound]) => probe.rendered(tones, sound), [
          tones,
          { voice, volume: 1 },
        ] as const);
        late.push(...tones.map(({ start }, at) => Math.abs((onsets[at] ?? Number.NaN) - start) * 1000));
      }
    return late;
  });
  rows.push({ what: 'An onset against its plan, rendered offline', unit: 'ms', budget: 1, samples });
});

test('a key to its scheduled onset', async ({ browser }) => {
  let latency = 0;
  const samples = await repeated(browser, async page => {
    await page.addInitScript(() => {
      window.onsets = [];
      let pressed = 0;
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          pressed = timeStamp;
        },
        true,
      );
      const start = AudioScheduledSourceNode.prototype.start;
      OscillatorNode.prototype.start = function (when = 0) {
        const { context } = this;
        if (context instanceof AudioContext)
          window.latency = (context.baseLatency + context.outputLatency) * 1000;
        window.onsets.push(performance.now() - pressed + (when - context.currentTime) * 1000);
        start.call(this, when);
      };
    });
    await page.goto(`${site.url}intervals`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const onsets: number[] = [];
    for (let time = 0; time < 6; time++) {
      await page.evaluate(() => {
        window.onsets = [];
      });
      await page.keyboard.press('g');
      await page.waitForFunction(() => window.onsets.length > 0);
      // The first press resumes the context, which takes a while.
      if (time > 0) onsets.push(await page.evaluate(() => window.onsets[0] ?? Number.NaN));
      await expect(page.getByRole('button', { name: 'Perfect 5th' })).toBeEnabled({ timeout: 15_000 });
    }
    latency = await page.evaluate(() => window.latency);
    return onsets;
  });
  rows.push({
    what: `A key to its scheduled onset (the context's own latency: ${latency.toFixed(0)} ms)`,
    unit: 'ms',
    budget: FRAME + latency,
    samples,
  });
});

test('a thousand questions in one sitting', async ({ browser }) => {
  const samples = await repeated(browser, async (page, session) => {
    await page.goto(`${site.url}?quiz=name-note&drill=on&pause=0`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    const drillTwelve = async () => {
      await startQuiz(page);
      // After a wrong answer the drill waits for Enter; after a right one Enter does nothing.
      for (let question = 0; question < 12; question++)
        await Promise.all([page.keyboard.press('c'), page.keyboard.press('Enter')]);
      await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    };
    let questions = 0;
    const drillTo = async (most: number) => {
      for (; questions < most; questions += 12) await drillTwelve();
      return heap();
    };
    const early = await drillTo(50);
    const late = await drillTo(1000);
    await answersIn(page, questions);
    return [(late - early) / 2 ** 20];
  });
  rows.push({
    what: 'Heap after 1,000 questions, each logged, compared with the first 50',
    unit: 'MB',
    budget: 2,
    samples,
  });
});

test('a pluck to its verdict', async ({ browser }) => {
  const results = { wrong: 0, unheard: 0 };
  const samples = await repeated(browser, async page => {
    const { times, wrong, unheard } = await verdictTimes(page, site.url, KEYS);
    results.wrong += wrong;
    results.unheard += unheard;
    return times;
  });
  rows.push({
    what: `A pluck to its verdict, through the worklet, ${samples.length} in time for one, ${results.wrong} wrong, ${results.unheard} not heard`,
    unit: 'ms',
    budget: 150,
    samples,
  });
});

test('the processor’s share while listening', async ({ browser }) => {
  const quiet: number[] = [];
  const played: number[] = [];
  await repeated(browser, async page => {
    const shares = await listeningShares(page, browser, site.url);
    quiet.push(shares.quiet);
    played.push(shares.played);
    return [];
  });
  const what = 'The share of one processor that listening takes, main thread and audio worklet';
  rows.push(
    { what: `${what}, in a quiet room`, unit: '%', samples: quiet },
    { what: `${what}, with a pluck every second`, unit: '%', samples: played },
  );
});

test('the next weak question', () => {
  rows.push({
    what: 'The next weak question after 100,000 answers, 24 frets, in Node',
    unit: 'ms',
    budget: 5,
    samples: choosingTimes(200),
  });
});

test('a log of 100,000 answers', async ({ browser }) => {
  const empty = await browser.newPage({ serviceWorkers: 'block' });
  const startsEmpty = await startTimes(empty, site.url, REPETITIONS);
  await empty.close();
  const fresh = await browser.newPage({ serviceWorkers: 'block' });
  const todaysEmpty = await todayTimes(fresh, site.url, TODAYS);
  await fresh.close();

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const imported = await openWithLog(page, site.url);
  const exports: number[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition++) exports.push(await exportTime(page));
  const other = await context.newPage();
  const starts = await startTimes(other, site.url, REPETITIONS);
  // Behind another page, frames would be drawn once a second.
  await other.close();
  const third = await context.newPage();
  const todays = await todayTimes(third, site.url, TODAYS);
  await third.close();
  const { fromAddress, fromKey } = await progressTimes(page, site.url, REPETITIONS);
  await context.close();
  rows.push(
    {
      what: 'The start of the app with 100,000 answers, from its address to its neck (floor: without any)',
      unit: 'ms',
      samples: starts,
      floor: startsEmpty,
    },
    {
      what: 'Progress after 100,000 answers, from its address to its figures',
      unit: 'ms',
      budget: 300,
      samples: fromAddress,
    },
    {
      what: 'Progress after 100,000 answers, from its key to its figures',
      unit: 'ms',
      budget: 300,
      samples: fromKey,
    },
    {
      what: 'Today after 100,000 answers, from its address to its plan (floor: without any)',
      unit: 'ms',
      budget: 300,
      samples: todays.fromAddress,
      floor: todaysEmpty.fromAddress,
    },
    {
      what: 'Today after 100,000 answers, from its key to its plan (floor: without any)',
      unit: 'ms',
      budget: 300,
      samples: todays.fromKey,
      floor: todaysEmpty.fromKey,
    },
    {
      what: 'An export of 100,000 answers, from its key to its file',
      unit: 'ms',
      budget: 3000,
      samples: exports,
    },
    { what: 'An import of 100,000 answers, not gzipped', unit: 'ms', samples: [imported] },
  );
});
