import { TASKS } from '../../a11y/tasks/tasks.ts';
import { prepare, walk, watchLoading } from '../../a11y/tasks/walk.ts';
import { expect, test } from '../browser/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

for (const [screen, tasks] of Object.entries(TASKS))
  for (const task of tasks)
    test(`given Firefox, when keys alone are pressed on ${screen}, then they do: ${task.name}`, async ({
      page,
    }) => {
      await prepare(page, 'experienced');
      expect(await walk(page, task, watchLoading(page))).toEqual([]);
    });
