import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/browser/test.ts';
import { Transcript } from '../spoken/transcript.ts';
import type { Task } from './task.ts';
import { TASKS } from './tasks.ts';
import { prepare, walk, watchLoading } from './walk.ts';

interface Circumstance {
  readonly arrange: (page: Page) => Promise<unknown>;
  /** A media query that holds under it. */
  readonly holds: string;
  /** What is asked: everything, against the transcripts too, or only what can differ from that. */
  readonly asks: 'everything' | 'what is seen';
}

const WIDE = { width: 1280, height: 800 };

const CIRCUMSTANCES: Record<string, Circumstance> = {
  '1280 px': {
    arrange: page => page.setViewportSize(WIDE),
    holds: '(width: 1280px)',
    asks: 'everything',
  },
  // Forced colors change no layout and a width no colors, so one walk asks about both.
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

/** A leader and an option: the focus stays where it is, so one such task stands for all of its screen. */
const setsAnOption = ({ keys }: Task): boolean => typeof keys === 'string' && /^[a-z] [a-z\d]$/.test(keys);

function tasksIn({ asks }: Circumstance, tasks: readonly Task[]): readonly Task[] {
  if (asks === 'everything') return tasks;
  const first = tasks.find(setsAnOption);
  return tasks.filter(task => task === first || !setsAnOption(task));
}

/** Doubles the size of type that the user has set in the browser; 1280 px are 40 rem then. */
async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

for (const [screen, tasks] of Object.entries(TASKS))
  for (const [name, circumstance] of Object.entries(CIRCUMSTANCES)) {
    const { arrange, holds, asks } = circumstance;
    const seen = asks === 'everything' ? 'seen and heard' : 'seen';
    test(`given ${name}, when the tasks of ${screen} are walked by keys, then none takes more keys than it says, and the focus is ${seen} after each`, async ({
      page,
    }) => {
      // Some hundred loads and keys: on a busy machine that takes its time.
      // Writing transcripts waits nearly a second after each key.
      test.setTimeout((Transcript.isRewriting ? 15 : 5) * 60_000);
      await arrange(page);
      await prepare(page);
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
