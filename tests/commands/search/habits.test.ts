import { describe, expect, test } from 'vitest';
import {
  formatHabits,
  type Habit,
  parseHabits,
  recentIn,
  usualFor,
  withHabit,
} from '../../../src/commands/search/habits';

const afterChoosing = (...choices: readonly (readonly [typed: string, id: string])[]): readonly Habit[] =>
  choices.reduce<readonly Habit[]>((habits, [typed, id]) => withHabit(habits, typed, id), []);

describe('given what was chosen in the palette', () => {
  test('when the same letters are typed again, then the last choice for them is known, in whatever case', () => {
    const habits = afterChoosing(['am', 'triads.am'], ['am', 'keys.am'], ['a', 'notes.a']);
    expect(usualFor(habits, 'AM ')).toBe('keys.am');
    expect(usualFor(habits, 'ami')).toBeUndefined();
    expect(usualFor(habits, '')).toBeUndefined();
  });

  test('when it is listed, then each command is there once, the latest first', () => {
    const habits = afterChoosing(['x', 'one'], ['', 'two'], ['y', 'one'], ['', 'three']);
    expect(recentIn(habits)).toEqual(['three', 'one', 'two']);
  });

  test('when much is chosen, then only the latest is remembered, with the beginning of what was typed', () => {
    const many = Array.from({ length: 200 }, (_, index) => [`text ${index}`, `id${index}`] as const);
    expect(afterChoosing(...many)).toHaveLength(60);
    expect(afterChoosing(...many)[0]).toEqual({ letters: 'text 199', id: 'id199' });
    const [long] = afterChoosing(['word '.repeat(100), 'id']);
    expect(long?.letters.length).toBe(40);
  });

  test('when it is stored and read again, then it is the same', () => {
    const habits = afterChoosing(['b flat & c#', 'scales.key.Bb+scales.type.major'], ['', 'notes.clear']);
    expect(parseHabits(formatHabits(habits))).toEqual(habits);
  });

  test('when something else was stored, then what can be read of it is', () => {
    expect(parseHabits('')).toEqual([]);
    expect(parseHabits('%%%=&=x')).toEqual([{ letters: '', id: 'x' }]);
  });
});
