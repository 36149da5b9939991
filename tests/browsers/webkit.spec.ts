import { test as base, expect } from '@playwright/test';
import { TASKS } from '../../a11y/tasks/tasks.ts';
import { prepare, walk } from '../../a11y/tasks/walk.ts';
import { DrivenPage } from './drivenPage.ts';

/** One browser a worker: it is slow to start. */
const test = base.extend<object, { driven: DrivenPage }>({
  driven: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { project }) => {
      const driven = await DrivenPage.open(project.use.baseURL ?? '');
      await driven.resize(1280, 900);
      await prepare(driven);
      await use(driven);
      await driven.close();
    },
    { scope: 'worker' },
  ],
});

for (const [screen, tasks] of Object.entries(TASKS))
  for (const task of tasks)
    test(`given WebKit, when keys alone are pressed on ${screen}, then they do: ${task.name}`, async ({
      driven,
    }) => {
      expect(await walk(driven, task, () => driven.settled())).toEqual([]);
    });
