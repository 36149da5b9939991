import { expect, test, vi } from 'vitest';
import { createProgressCommands } from '../../../src/screens/progress/commands';
import { progressTable } from '../../../src/screens/progress/settings';
import { memorySettings } from '../../settings/memorySettings';

test('given answers that are still being read, when the weakest are to be drilled, then that is said', () => {
  const { drillThese, copyPicture } = createProgressCommands({
    view: () => undefined,
    settings: memorySettings('progress', progressTable),
    quizzes: { active: () => [] },
    practice: { drill: () => {}, start: () => {} },
    pictures: { copy: vi.fn(), save: vi.fn() },
    picture: () => ({ width: 1, height: 1, marks: [], title: '', description: '' }),
  });

  expect(drillThese.disabled).toBe("Your answers haven't been read yet");
  expect(copyPicture.disabled).toBe("Your answers haven't been read yet");
});
