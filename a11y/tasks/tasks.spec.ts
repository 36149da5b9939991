import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/browser/test.ts';
import { Transcript } from '../spoken/transcript.ts';
import { TASKS } from './tasks.ts';
import { prepare, walk, watchLoading } from './walk.ts';

interface Circumstance {
  readonly arrange: (page: Page) => Promise<unknown>;
  /** A media query that holds under it. */
  readonly holds: string;
}

const WIDE = { width: 1280, height: 800 };

const CIRCUMSTANCES: Record<string, Circumstance> = {
  '1280 px': { arrange: page => page.setViewportSize(WIDE), holds: '(width: 1280px)' },
  '320 px': {
    arrange: page => page.setViewportSize({ width: 320, height: 640 }),
    holds: '(width: 320px)',
  },
  'text at 200 %': { arrange: enlarge, holds: '(width: 40rem)' },
  'forced colours': {
    arrange: page => page.emulateMedia({ forcedColors: 'active' }),
    holds: '(forced-colors: active)',
  },
};

/** The circumstance in which what is heard is held against the transcripts: it is the same in the others. */
const HEARD = '1280 px';

/** Doubles the size of type that the user has set in the browser; 1280 px are 40 rem then. */
async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

for (const [screen, tasks] of Object.entries(TASKS))
  for (const [circumstance, { arrange, holds }] of Object.entries(CIRCUMSTANCES))
    test(`given ${circumstance}, when every task of ${screen} is walked by keys, then none takes more keys than it says, and the focus is seen and heard after each`, async ({
      page,
    }) => {
      // Some hundred loads and keys: on a busy machine that takes its time.
      test.setTimeout(5 * 60_000);
      await arrange(page);
      await prepare(page);
      const settled = watchLoading(page);
      const transcript = circumstance === HEARD ? await Transcript.of(screen, page) : undefined;
      const problems: string[] = [];
      for (const task of tasks)
        await test.step(task.name, async () => {
          problems.push(...(await walk(page, task, settled, transcript?.listenTo(task))));
          problems.push(...((await transcript?.end(task)) ?? []));
        });
      problems.push(...(transcript?.close() ?? []));
      expect(problems).toEqual([]);
      expect(await page.evaluate(query => matchMedia(query).matches, holds)).toBe(true);
    });
