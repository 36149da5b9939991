import { expect, test } from '@playwright/test';
import { TASKS } from '../../a11y/tasks/tasks.ts';
import { prepare, walk } from '../../a11y/tasks/walk.ts';
import { DrivenPage } from './drivenPage.ts';

/** One for all tasks: it is slow to start. */
let driven: DrivenPage;

test.beforeAll(async ({ baseURL }) => {
  driven = await DrivenPage.open(baseURL ?? '');
  await driven.resize(1280, 900);
  await prepare(driven, 'experienced');
});

test.afterAll(() => driven.close());

for (const [screen, tasks] of Object.entries(TASKS))
  for (const task of tasks)
    test(`given WebKit, when keys alone are pressed on ${screen}, then they do: ${task.name}`, async () => {
      expect(await walk(driven, task, () => driven.settled())).toEqual([]);
    });
