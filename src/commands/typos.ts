/** Words of fewer letters are too close to others to forgive anything in them. */
const SHORTEST = 4;

/** In words of this length, two typing errors are forgiven, if at least so much of them was typed. */
const LONG = { word: 8, typed: 6 };

/**
 * How many typing errors may lie between what was typed and a word: a letter missing, doubled, wrong, or swapped with the
 * next. They are forgiven in words from four letters on; of those, three may have been typed.
 *
 * @example errorsAllowed('qiuz', 'quiz') // 1
 * @example errorsAllowed('hilight', 'highlight') // 2
 */
export function errorsAllowed(typed: string, word: string): number {
  if (word.length < SHORTEST || typed.length < SHORTEST - 1) return 0;
  if (typed.length < SHORTEST) return word.length === SHORTEST ? 1 : 0;
  return word.length >= LONG.word && typed.length >= LONG.typed ? 2 : 1;
}

type Row = readonly number[];

const at = (row: Row, index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/**
 * How many typing errors lie between what was typed and a word, and between it and the best beginning of that word.
 *
 * The optimal string alignment distance: a letter is changed at most once.
 *
 * @param most where to stop counting
 * @returns `Infinity` for more errors than `most`
 * @example typingErrors('minro', 'minor', 1) // { whole: 1, start: 1 }
 * @example typingErrors('accdent', 'accidentals', 1) // { whole: Infinity, start: 1 }
 * @see https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
export function typingErrors(
  typed: string,
  word: string,
  most: number,
): { readonly whole: number; readonly start: number } {
  const none = { whole: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY };
  // What is typed may stop early, but not be much longer than the word.
  if (typed.length > word.length + most) return none;
  let twoBefore: Row = [];
  let before: Row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const next: number[] = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next.push(
        Math.min(
          at(before, column) + 1,
          at(next, column - 1) + 1,
          at(before, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(twoBefore, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > most) return none;
    twoBefore = before;
    before = next;
  }
  const within = (errors: number) => (errors > most ? Number.POSITIVE_INFINITY : errors);
  return { whole: within(at(before, word.length)), start: within(Math.min(...before)) };
}
