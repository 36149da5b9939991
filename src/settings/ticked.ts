/**
 * What is ticked or, where nothing is, everything: a quiz that asks nothing would be of no use.
 *
 * @example tickedOrAll([], ['C', 'D']) // ['C', 'D']
 */
export const tickedOrAll = <T>(ticked: readonly T[], all: readonly T[]): readonly T[] =>
  ticked.length > 0 ? ticked : all;
