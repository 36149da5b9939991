import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/browser/test.ts';
import { Transcript } from '../spoken/transcript.ts';
import type { Task } from './task.ts';
import { TASKS } from './tasks.ts';
import { practiceForAYear, prepare, walk, watchLoading } from './walk.ts';

interface Circumstance {
  readonly arrange: (page: Page) => Promise<unknown>;
  /** A media query that must match. */
  readonly holds: string;
  /** What is checked: everything, including the transcripts, or only what can look different here. */
  readonly asks: 'everything' | 'what is seen';
}

const WIDE = { width: 1280, height: 800 };

const CIRCUMSTANCES: Record<string, Circumstance> = {
  '1280 px': {
    arrange: page => page.setViewportSize(WIDE),
    holds: '(width: 1280px)',
    asks: 'everything',
  },
  // Forced colors don't change the layout, and a width doesn't change colors, so one walk checks both.
  '320 px in forced colors': {
    arrange: async page => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ forcedColors: 'active' });
    },
    holds: '(width: 320px) and (forced-colors: active)',
    asks: 'what is seen',
  },
  'text at 200 %': { arrange: enlarge, holds: '(width: 40rem)', asks: 'what is seen' },
};

/** Whether a task is just a leader and an option. The focus doesn't move, so one such task per screen is enough. */
const setsAnOption = ({ keys }: Task): boolean => typeof keys === 'string' && /^[a-z] [a-z\d]$/.test(keys);

function tasksIn({ asks }: Circumstance, tasks: readonly Task[]): readonly Task[] {
  if (asks === 'everything') return tasks;
  const first = tasks.find(setsAnOption);
  return tasks.filter(task => task === first || !setsAnOption(task));
}

/** Doubles the browser's font size setting, so that 1280 px are 40 rem. */
async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

// A browser without a window copies nothing unless it is allowed to.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [screen, tasks] of Object.entries(TASKS))
  for (const [name, circumstance] of Object.entries(CIRCUMSTANCES)) {
    const { arrange, holds, asks } = circumstance;
    const seen = asks === 'everything' ? 'seen and heard' : 'seen';
    test(`given ${name}, when the ${screen} tasks are done by keyboard, then each takes as many keys as it says, and the focus is ${seen} after each key`, async ({
      page,
    }) => {
      // Hundreds of page loads and keys take minutes on a busy machine.
      // Recording waits nearly two seconds after each key of a task that is heard differently.
      test.setTimeout((Transcript.isRewriting ? 40 : 5) * 60_000);
      await arrange(page);
      await prepare(page, tasks === TASKS.firstVisit ? 'new' : 'experienced');
      if (tasks === TASKS.practiced) await practiceForAYear(page);
      const settled = watchLoading(page);
      const transcript = asks === 'everything' ? await Transcript.of(screen, page) : undefined;
      const problems: string[] = [];
      for (const task of tasksIn(circumstance, tasks))
        await test.step(task.name, async () => {
          problems.push(...(await walk(page, task, settled, transcript?.listenTo(task))));
          problems.push(...((await transcript?.end(task)) ?? []));
        });
      problems.push(...(transcript?.close() ?? []));
      expect(problems).toEqual([]);
      expect(await page.evaluate(query => matchMedia(query).matches, holds)).toBe(true);
    });
  }
