/**
 * Runs axe in every state of the app. `npm run a11y:audit` also runs IBM's engine, and writes a11y/report.md.
 *
 * Each state is reached once per width, and every rule runs there in the first theme. Themes differ only in the values of
 * the color properties (tests/ui/tokens.test.ts proves it), so only the contrast rule could give another result in another
 * theme. If a state shows text on a background that hasn't been checked yet, the page is switched to each of the other
 * themes and that rule runs again.
 */
import type { Page } from '@playwright/test';
import type { Theme } from '../src/settings/preferences.ts';
import { test as base, expect } from '../tests/browser/test.ts';
import { channels, color } from '../tests/ui/tokens.ts';
import { faultsAmong } from './answers.ts';
import { axeFindings, type Heard } from './axe.ts';
import type { Engines, Finding, Rules } from './finding.ts';
import { gridFaults } from './grids.ts';
import { ibmFindings } from './ibm.ts';
import { notLookedAt } from './looked.ts';
import { FINDINGS, type Visit } from './report.ts';
import { WALKS } from './states.ts';
import { FIRST, OTHERS } from './themes.ts';
import { EVERY_WIDTH, press, type Walk } from './walk.ts';
import { complaintsIn, settle } from './world.ts';

const test = base.extend<Engines>({ engines: ['axe', { option: true }] });

/** At this width the main walks, those made at every width, are part of the fast set. */
const FAST = 1280;

/** The pairs of text and background colors that have been checked in every theme. */
const JUDGED = new Set<string>();

async function open(page: Page, { address, world, preferences }: Walk): Promise<void> {
  await settle(page, world);
  const record = { version: 1, values: { theme: FIRST, ...preferences } };
  await page.addInitScript(text => localStorage.setItem('fretty', text), JSON.stringify(record));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Switches the open page to a theme. */
async function dress(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(theme => {
    document.documentElement.dataset.theme = theme;
  }, theme);
  const ground = `rgb(${channels(color(theme, 'ground')).join(', ')})`;
  await expect(page.locator('html'), theme).toHaveCSS('background-color', ground);
}

/** The findings on the page in its current theme. Fails on a violation, and on anything nobody has reviewed yet. */
async function examine(page: Page, engines: Engines['engines'], rules: Rules): Promise<Heard> {
  const { findings: ofAxe, pairs } = await axeFindings(page, rules);
  const findings = engines === 'axe' ? ofAxe : [...ofAxe, ...(await ibmFindings(page, rules))];
  expect(await faultsAmong(page, findings)).toEqual([]);
  expect(notLookedAt(findings), 'rules nobody has reviewed').toEqual([]);
  return { findings, pairs };
}

/** The findings in the first theme. If they include new color pairs, the other themes are checked too. */
async function examineInThemes(page: Page, engines: Engines['engines']): Promise<readonly Finding[]> {
  const { findings, pairs } = await examine(page, engines, 'all');
  if (pairs.every(pair => JUDGED.has(pair))) return findings;
  for (const theme of OTHERS)
    await test.step(theme, async () => {
      await dress(page, theme);
      await examine(page, engines, 'colours');
    });
  await dress(page, FIRST);
  for (const pair of pairs) JUDGED.add(pair);
  return findings;
}

for (const walk of WALKS)
  for (const width of walk.widths)
    test.describe(() => {
      test.use({ viewport: { width, height: 900 }, expectedConsole: complaintsIn(walk.world) });

      test(`given ${walk.name}, when it is walked at ${width} px in every theme, then no rule is violated and nothing overflows`, {
        tag: width === FAST && walk.widths === EVERY_WIDTH && !walk.isLong ? '@fast' : [],
      }, async ({ page, engines }) => {
        test.slow();
        if (engines === 'both') test.setTimeout(300_000);
        await open(page, walk);
        const visits: Visit[] = [];
        for (const { name, keys, sees } of walk.states)
          await test.step(name, async () => {
            await press(page, keys);
            await expect(sees(page)).toBeVisible();
            await expect(page.locator('h1')).toBeAttached();
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
            expect(await gridFaults(page)).toEqual([]);
            visits.push({ walk: walk.name, state: name, findings: await examineInThemes(page, engines) });
          });
        if (engines === 'both') await test.info().attach(FINDINGS, { body: JSON.stringify(visits) });
      });
    });
