import type { Vocabulary, WordMatches } from './vocabulary';
import { isFiller } from './words';

/** A typed word, as it is understood. */
export interface TypedWord {
  readonly text: string;
  /** A note counts even where its letter is an article; a hint counts as little as a filler. */
  readonly role: 'word' | 'note' | 'hint';
  /** Another name of it: `eb` for `d#`. */
  readonly alias?: string;
}

/**
 * Understands typed words in another way, such as `am` as A minor.
 *
 * @returns `undefined` if there is no other way
 */
export type Reading = (words: readonly string[]) => readonly TypedWord[] | undefined;

/** What a typed word asks for, and what it matches. */
export interface Wanted {
  readonly word: TypedWord;
  readonly matches: WordMatches;
  /** Whether a command without it isn't what was meant. */
  readonly isNeeded: boolean;
}

/** Both halves of a split word have as many letters, or are a number. */
const SHORTEST_HALF = 3;

const isHalf = (word: string): boolean => word.length >= SHORTEST_HALF || /^\d+$/.test(word);

/** A word that was typed without its space: `24frets`. */
function split(word: string, { has }: Vocabulary): readonly string[] {
  for (let at = 1; at < word.length; at++) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(half => isHalf(half) && has(half))) return halves;
  }
  return [word];
}

/**
 * Typed words with spaces where the commands have them.
 *
 * @example spaced(['tri', 'tone', '24frets'], vocabulary) // ['tritone', '24', 'frets']
 */
export function spaced(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const { has, matchesOf } = vocabulary;
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isJoined = before !== undefined && !(has(before) && has(word)) && has(before + word);
    if (isJoined) joined.splice(-1, 1, before + word);
    else joined.push(word);
  }
  return joined.flatMap(word => (matchesOf(word, true).size === 0 ? split(word, vocabulary) : [word]));
}

function matchesOf({ text, alias }: TypedWord, isLast: boolean, vocabulary: Vocabulary): WordMatches {
  const matches = vocabulary.matchesOf(text, isLast);
  if (alias === undefined) return matches;
  // The note itself comes before its other name.
  const others = [...vocabulary.matchesOf(alias, false)].map(
    ([word, quality]) => [word, quality * ALIAS] as const,
  );
  return new Map([...others, ...matches]);
}

const ALIAS = 0.8;

/** What the typed words ask for. Words that no command knows are passed over; if all are fillers, each of them counts. */
export function wantedIn(words: readonly TypedWord[], vocabulary: Vocabulary): readonly Wanted[] {
  const known = words
    .map((word, index) => ({
      word,
      matches: matchesOf(word, index === words.length - 1, vocabulary),
    }))
    .filter(({ matches }) => matches.size > 0);
  const counts = ({ role, text }: TypedWord) => role === 'note' || (role === 'word' && !isFiller(text));
  const isAnyNeeded = known.some(({ word }) => counts(word));
  return known.map(each => ({
    ...each,
    isNeeded: isAnyNeeded ? counts(each.word) : each.word.role === 'word',
  }));
}
