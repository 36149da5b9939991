import { QUALITY } from './weights';
import { numberWord, stemOf } from './words';

/** The shortest word in which typing errors are forgiven (letters): shorter ones are too close to others. */
const SHORTEST = 4;

/** The word length from which two typing errors are forgiven, if that many letters were typed. */
const LONG = { word: 8, typed: 6 };

/**
 * How many typing errors may lie between a typed word and another: a letter missing, doubled, wrong, or swapped with the
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
 * How many typing errors lie between a typed word and another, and between it and the best beginning of the other.
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
  // A typed word may stop early, but not be much longer than the other.
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

/** How well a typed word matches each word that it matches at all. */
export type WordMatches = ReadonlyMap<string, number>;

/** All words of the commands that a search goes through. */
export interface Vocabulary {
  /** The words that a typed word matches; `isLast` if it may still be growing. */
  matchesOf(typed: string, isLast: boolean): WordMatches;
  has(word: string): boolean;
}

/** The shortest beginning that is more than a letter. */
const SHORTEST_START = 2;

/** The shortest beginning that counts even before other words: nobody goes on after two letters of a longer word. */
const SHORTEST_START_INSIDE = 3;

/** The shortest typed word that is also looked for inside of words. */
const SHORTEST_INSIDE = 3;

/** The shortest beginning that may have a typing error. */
const SHORTEST_START_WITH_TYPO = 4;

interface KnownWord {
  readonly word: string;
  readonly stem: string;
  /** The number in letters, if the word is a number. */
  readonly spelledOut: string | undefined;
}

/** How well a typed word matches another as it is, without typing errors. */
function qualityOf(typed: string, stem: string, { word, stem: known, spelledOut }: KnownWord): number {
  if (typed === word || typed === spelledOut || numberWord(typed) === word) return QUALITY.exact;
  if (stem === known || stem === spelledOut) return QUALITY.form;
  if (word.startsWith(typed) || spelledOut?.startsWith(typed))
    return typed.length < SHORTEST_START ? QUALITY.letter : QUALITY.start;
  return typed.length >= SHORTEST_INSIDE && word.includes(typed) ? QUALITY.inside : 0;
}

function typoIn(typed: string, word: string): number {
  const most = errorsAllowed(typed, word);
  if (most === 0) return 0;
  const { whole, start } = typingErrors(typed, word, most);
  if (whole <= most) return QUALITY.typo;
  return start <= 1 && typed.length >= SHORTEST_START_WITH_TYPO ? QUALITY.startTypo : 0;
}

function typoQuality(typed: string, { word, spelledOut }: KnownWord): number {
  return Math.max(typoIn(typed, word), spelledOut === undefined ? 0 : typoIn(typed, spelledOut));
}

const matchesAmong = (
  known: readonly KnownWord[],
  quality: (word: KnownWord) => number,
): readonly (readonly [string, number])[] =>
  known.flatMap(each => {
    const found = quality(each);
    return found === 0 ? [] : [[each.word, found] as const];
  });

function findMatches(typed: string, known: readonly KnownWord[]): WordMatches {
  const stem = stemOf(typed);
  const asTyped = matchesAmong(known, word => qualityOf(typed, stem, word));
  const isKnown = asTyped.some(([, quality]) => quality > QUALITY.inside);
  if (isKnown) return new Map(asTyped);
  return new Map([...asTyped, ...matchesAmong(known, word => typoQuality(typed, word))]);
}

const withoutBeginnings = (matches: WordMatches): WordMatches =>
  new Map([...matches].filter(([, quality]) => quality !== QUALITY.letter && quality !== QUALITY.start));

/**
 * Collects the words that a search knows. The matches of a typed word are remembered: the next key changes only the last.
 *
 * @example createVocabulary(['minor', 'major']).matchesOf('minro', true) // Map { 'minor' => 0.7 }
 */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const set = new Set(words);
  const known = [...set].map(word => ({ word, stem: stemOf(word), spelledOut: numberWord(word) }));
  const cache = new Map<string, WordMatches>();
  return {
    has: word => set.has(word),
    matchesOf(typed, isLast) {
      const matches = cache.get(typed) ?? findMatches(typed, known);
      cache.set(typed, matches);
      return isLast || typed.length >= SHORTEST_START_INSIDE ? matches : withoutBeginnings(matches);
    },
  };
}
