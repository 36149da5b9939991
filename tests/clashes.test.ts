import { describe, expect, test } from 'vitest';
import { clashesIn } from './clashes';
import { command, commandIn } from './commands/made';

describe('given commands that can be in effect together', () => {
  test('when no two share a hotkey, then nothing is reported', () => {
    expect(clashesIn([command('a', 'x'), command('b', 'y')])).toEqual([]);
  });

  test('when several have the same id, then it is reported once', () => {
    expect(clashesIn([command('a'), commandIn('quiz', 'a'), commandIn('global', 'a')])).toEqual([
      'two commands are called a',
    ]);
  });

  test('when two in one scope share a hotkey, then both are reported', () => {
    expect(clashesIn([command('a', 'x'), command('b', 'y', 'x')])).toEqual(['a and b both use x']);
  });

  test('when two in different scopes share a hotkey, then the stronger scope wins and nothing is reported', () => {
    expect(clashesIn([commandIn('quiz', 'a', 'c'), command('b', 'c')])).toEqual([]);
  });

  test('when two sequences are the same, then both are reported', () => {
    expect(clashesIn([command('a', 'l n'), command('b', 'l n')])).toEqual(['a and b both use l n']);
  });

  test('when a leader is another command’s single key, then both are reported, whatever their scopes', () => {
    expect(clashesIn([commandIn('quiz', 'a', 'l'), commandIn('global', 'b', 'l n')])).toEqual([
      'a (l) is the leader of b (l n)',
    ]);
    expect(clashesIn([command('a', 'shift+l'), command('b', 'shift+l n')])).toEqual([
      'a (shift+l) is the leader of b (shift+l n)',
    ]);
  });

  test('when two sequences share a leader, or one has it with Shift, then nothing is reported', () => {
    expect(clashesIn([commandIn('global', 'a', 'l n'), command('b', 'l t')])).toEqual([]);
    expect(clashesIn([command('a', 'l'), command('b', 'shift+l t')])).toEqual([]);
  });

  test('when a command’s hotkeys are turned off, then it doesn’t clash with another', () => {
    expect(clashesIn([{ ...command('a', 'x'), hotkeysWork: false }, command('b', 'x')])).toEqual([]);
  });
});
