import { expect, test, vi } from 'vitest';
import type { Answers } from '../../../src/app/data/answers';
import { readAhead } from '../../../src/app/data/practiceApi';
import { SCREENS } from '../../../src/screens';
import { loadAllTables } from '../../../src/screens/tables';

// What is still being fetched when a test file ends breaks the next one of its worker.
await Promise.all([loadAllTables(), ...SCREENS.map(({ loadAsks }) => loadAsks?.())]);

/** A navigation to screens by id, and an answer log that is never there. */
function given(start: string) {
  let current = start;
  const listeners: (() => void)[] = [];
  const answerLog = vi.fn<Answers['answerLog']>(() => Promise.reject(new Error('offline')));
  readAhead({
    navigation: {
      current: () => SCREENS.find(({ id }) => id === current),
      subscribe(listener) {
        listeners.push(listener);
        return () => {};
      },
      open: vi.fn(),
      show: vi.fn(),
    },
    answers: { answerLog, roundOf: () => undefined },
  });
  return {
    answerLog,
    open(screen: string) {
      current = screen;
      for (const listener of listeners) listener();
    },
  };
}

test.each(['today', 'progress'])(
  'given the address of %s, when Fretty starts, then its answers are read at once',
  screen => {
    expect(given(screen).answerLog).toHaveBeenCalledOnce();
  },
);

test('given Notes, when it is opened, then no answers are read; when Today follows, then they are, before its code is there', () => {
  const { answerLog, open } = given('notes');
  expect(answerLog).not.toHaveBeenCalled();
  open('today');
  expect(answerLog).toHaveBeenCalledOnce();
});
