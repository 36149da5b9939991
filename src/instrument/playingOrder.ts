export const PLAYING_ORDERS = ['up', 'up-down', 'thirds', 'fours', 'random'] as const;

/** The order in which the notes of a pattern are played; only `random` leaves it to chance. */
export type PlayingOrder = (typeof PLAYING_ORDERS)[number];

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The notes from each note on, as many as a group has, as long as there are that many. */
const inGroups = (count: number, steps: readonly number[]): readonly number[] => {
  const last = Math.max(...steps);
  return count <= last
    ? indices(count)
    : indices(count - last).flatMap(first => steps.map(step => first + step));
};

/**
 * Which notes are played in one time through, counted from the lowest; a pattern too small for groups is played up. Up and down
 * leaves out the lowest note at its end, with which the next time begins.
 *
 * @param count how many notes the pattern has
 * @example onceThrough('thirds', 4) // [0, 2, 1, 3]
 */
export function onceThrough(order: Exclude<PlayingOrder, 'random'>, count: number): readonly number[] {
  switch (order) {
    case 'up':
      return indices(count);
    case 'up-down':
      return [...indices(count), ...indices(count).slice(1, -1).reverse()];
    case 'thirds':
      return inGroups(count, [0, 2]);
    case 'fours':
      return inGroups(count, [0, 1, 2, 3]);
  }
}

/**
 * How many notes are played in a number of times through.
 *
 * @example notesPlayed('up-down', 3, 2) // 9: up, down, up, down
 */
export function notesPlayed(order: PlayingOrder, count: number, times: number): number {
  const once = order === 'random' ? count : onceThrough(order, count).length;
  return once * times + (order === 'up-down' && count > 1 ? 1 : 0);
}

/**
 * How many times through it takes to play at least some number of notes.
 *
 * @example timesFor('up', 18, 25) // 2
 */
export const timesFor = (order: PlayingOrder, count: number, notes: number): number =>
  Math.max(1, Math.ceil(notes / (order === 'random' ? count : onceThrough(order, count).length)));
