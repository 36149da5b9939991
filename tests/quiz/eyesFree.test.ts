import { describe, expect, test, vi } from 'vitest';
import { eyesFreeCommands } from '../../src/quiz/eyesFree';

const OWNER = { id: 'keys-quiz', group: 'Keys quiz' };
const acts = () => ({ repeat: vi.fn(), pause: vi.fn(), goOn: vi.fn() });

describe('given a quiz', () => {
  test('when it isn’t taken by ear, then it has no commands for that', () => {
    expect(eyesFreeCommands(OWNER, 'off', acts())).toEqual([]);
  });

  test.each(['running', 'paused'] as const)(
    'when it is %s, then each command has a key of its own, and one that a text field lets go',
    state => {
      const commands = eyesFreeCommands(OWNER, state, acts());
      expect(commands.map(({ id, hotkeys }) => [id, hotkeys])).toEqual([
        ['keys-quiz.repeat', ['.', 'mod+.']],
        ['keys-quiz.pause', [';', 'mod+;']],
      ]);
      expect(commands.every(({ scope, group }) => scope === 'quiz' && group === 'Keys quiz')).toBe(true);
    },
  );

  test('when it runs, then it can be paused, and when it is paused, it can go on', () => {
    const { repeat, pause, goOn } = acts();
    const [again, halt] = eyesFreeCommands(OWNER, 'running', { repeat, pause, goOn });
    expect([again?.title, halt?.title]).toEqual(['Repeat', 'Pause']);
    again?.run();
    halt?.run();
    expect([repeat, pause, goOn].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);

    const [, resume] = eyesFreeCommands(OWNER, 'paused', { repeat, pause, goOn });
    expect(resume?.title).toBe('Go on');
    resume?.run();
    expect([repeat, pause, goOn].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });
});
