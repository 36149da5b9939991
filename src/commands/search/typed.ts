import type { Vocabulary, WordMatches } from './vocabulary';
import { QUALITY } from './weights';
import { isFiller } from './words';

/** A typed word, as it is understood. */
export interface TypedWord {
  readonly text: string;
  /** The role of the word: notes and terms count even where they are fillers otherwise, as `a` is; a hint counts as little as a filler. */
  readonly role: 'word' | 'note' | 'term' | 'hint';
  /** Another name of the note: `eb` for `d#`. */
  readonly alias?: string;
}

/**
 * Understands typed words in another way, such as `am` as A minor.
 *
 * @returns `undefined` if there is no other way
 */
export type Reading = (words: readonly string[]) => readonly TypedWord[] | undefined;

/** A typed word with its matches. */
export interface Wanted {
  readonly word: TypedWord;
  readonly matches: WordMatches;
  /** Whether a command must have the word. */
  readonly isNeeded: boolean;
}

/** The shortest half of a split word (letters), unless it is a number. */
const SHORTEST_HALF = 3;

const isDigits = (word: string): boolean => /^\d+$/.test(word);

const isHalf = (word: string): boolean => word.length >= SHORTEST_HALF || isDigits(word);

/** A number and its unit: `15fr`. */
const NUMBER_AND_UNIT = /^(\d+)(\p{Letter}{2,})$/u;

/** A word that was typed without its space: `24frets`. */
function split(word: string, { has, matchesOf }: Vocabulary): readonly string[] {
  const [, number, unit] = NUMBER_AND_UNIT.exec(word) ?? [];
  // 90 isn't 9 and 0.
  if (isDigits(word)) return [word];
  if (number && unit && has(number) && matchesOf(unit, true).size > 0) return [number, unit];
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

const exactly = (matches: WordMatches): WordMatches =>
  new Map([...matches].filter(([, quality]) => quality === QUALITY.exact));

function matchesOf({ text, alias, role }: TypedWord, isLast: boolean, vocabulary: Vocabulary): WordMatches {
  // A note isn't the beginning of another: G isn't G#.
  if (role === 'note') return notesIn(text, alias, vocabulary);
  return vocabulary.matchesOf(text, isLast);
}

function notesIn(text: string, alias: string | undefined, vocabulary: Vocabulary): WordMatches {
  const matches = exactly(vocabulary.matchesOf(text, false));
  if (alias === undefined) return matches;
  // The note itself comes before its other name.
  const others = [...exactly(vocabulary.matchesOf(alias, false))].map(
    ([word, quality]) => [word, quality * ALIAS] as const,
  );
  return new Map([...others, ...matches]);
}

const ALIAS = 0.8;

const counts = ({ role, text }: TypedWord): boolean =>
  role === 'note' || role === 'term' || (role === 'word' && !isFiller(text));

/** The typed words with their matches. */
export interface Request {
  readonly wanted: readonly Wanted[];
  /** Whether each word that counts is known to some command. */
  readonly isKnown: boolean;
}

/** Matches the typed words. Words that no command knows are passed over; if all are fillers, each of them counts. */
export function wantedIn(words: readonly TypedWord[], vocabulary: Vocabulary): Request {
  const all = words.map((word, index) => ({
    word,
    matches: matchesOf(word, index === words.length - 1, vocabulary),
  }));
  const known = all.filter(({ matches }) => matches.size > 0);
  const isAnyNeeded = known.some(({ word }) => counts(word));
  const wanted = known.map(each => ({
    ...each,
    isNeeded: isAnyNeeded ? counts(each.word) : each.word.role === 'word',
  }));
  return { wanted, isKnown: all.every(({ word, matches }) => matches.size > 0 || !counts(word)) };
}
