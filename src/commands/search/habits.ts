import { wordsIn } from './words';

/** A command chosen in the palette, and the letters that were typed for it. */
export interface Habit {
  readonly letters: string;
  readonly id: string;
}

/** How many choices are remembered, and how long their letters may be: habits are short. */
const MOST_HABITS = 60;
const MOST_LETTERS = 40;

const lettersOf = (typed: string): string => wordsIn(typed).join(' ').slice(0, MOST_LETTERS);

/**
 * Adds a choice to the habits, latest first; for the same letters only the latest stays.
 *
 * @example withHabit([{ letters: 'am', id: 'a' }], 'AM', 'b') // [{ letters: 'am', id: 'b' }]
 */
export function withHabit(habits: readonly Habit[], typed: string, id: string): readonly Habit[] {
  const letters = lettersOf(typed);
  const others = habits.filter(each => each.letters !== letters || (letters === '' && each.id !== id));
  return [{ letters, id }, ...others].slice(0, MOST_HABITS);
}

/** The id of the command last chosen for just these letters. */
export const usualFor = (habits: readonly Habit[], typed: string): string | undefined => {
  const letters = lettersOf(typed);
  return letters === '' ? undefined : habits.find(each => each.letters === letters)?.id;
};

/** The ids of the commands chosen lately, latest first. */
export const recentIn = (habits: readonly Habit[]): readonly string[] => [
  ...new Set(habits.map(({ id }) => id)),
];

/**
 * Habits as text.
 *
 * @example formatHabits([{ letters: 'am', id: 'triads.root.A' }]) // 'am=triads.root.A'
 */
export const formatHabits = (habits: readonly Habit[]): string =>
  new URLSearchParams(habits.map(({ letters, id }) => [letters, id])).toString();

/** Parses habits from any text as well as possible; never throws. */
export const parseHabits = (text: string): readonly Habit[] =>
  [...new URLSearchParams(text)]
    .filter(([letters, id]) => id !== '' && letters.length <= MOST_LETTERS)
    .slice(0, MOST_HABITS)
    .map(([letters, id]) => ({ letters, id }));
