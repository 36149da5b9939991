import { errorsAllowed, typingErrors } from './typos';
import { QUALITY } from './weights';
import { numberWord, stemOf } from './words';

/** How well a typed word matches each word that it matches at all. */
export type WordMatches = ReadonlyMap<string, number>;

/** All words of the commands that a search goes through. */
export interface Vocabulary {
  /** The words that a typed word matches; `isLast` if it may still be growing. */
  matchesOf(typed: string, isLast: boolean): WordMatches;
  has(word: string): boolean;
}

/** From this length on, a beginning is more than a letter. */
const SHORTEST_START = 2;

/** From this length on, a beginning counts even before other words: nobody goes on after two letters of a longer word. */
const SHORTEST_START_INSIDE = 3;

/** From this length on, a typed word is also looked for inside of words. */
const SHORTEST_INSIDE = 3;

/** From this length on, a beginning may have a typing error. */
const SHORTEST_START_WITH_TYPO = 4;

interface KnownWord {
  readonly word: string;
  readonly stem: string;
  /** A number in letters. */
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
 * Collects the words that a search knows. What was found for a typed word is remembered: the next key changes only the last.
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
