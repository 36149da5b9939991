import type { Command } from './command';

/** Stop words, as in "c sharp minor on 2-3-4". */
const STOP_WORDS = ['the', 'on', 'of', 'to', 'in', 'with', 'set', 'and'];

const MATCH = { none: 0, inside: 1, start: 2, whole: 4 } as const;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replaceAll(/[^\p{Letter}\p{Number}#-]+/gu, ' ')
    .trim();

const wordsIn = (text: string): readonly string[] => folded(text).split(' ').filter(Boolean);

/** How many characters of a search count: more than any title has, so that a long text pasted by mistake costs nothing. */
export const LONGEST_SEARCH = 200;

/** How many words of a search count. */
const MOST_WORDS = 12;

/** The typed words that count. */
const typedWords = (typed: string): readonly string[] =>
  wordsIn(typed.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS);

function matchOf(word: string, among: readonly string[]): number {
  if (among.includes(word)) return MATCH.whole;
  if (among.some(other => other.startsWith(word))) return MATCH.start;
  return word.length > 2 && among.some(other => other.includes(word)) ? MATCH.inside : MATCH.none;
}

/**
 * Whether every word of a search begins a word of some texts.
 *
 * @example hasEveryWord(['Start Quiz', 'Notes'], 'notes st') // true
 */
export function hasEveryWord(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(wordsIn);
  return typedWords(typed).every(word => matchOf(word, words) >= MATCH.start);
}

/** How well a command matches: for each typed word, the quality of its match and a bonus for where it is found. */
interface Found {
  readonly command: Command;
  readonly matches: readonly number[];
  readonly bonuses: readonly number[];
}

/** The bonus for two typed words that are also consecutive in the command ("b flat"). */
const PHRASE_BONUS = 3;

/** A command as indexed for search: its folded texts and their words. */
export interface SearchEntry {
  readonly command: Command;
  readonly texts: readonly string[];
  readonly words: readonly string[];
  readonly titleWords: readonly string[];
}

/**
 * Indexes commands for search. Folding their texts takes most of the time of a search, so it is done once.
 *
 * @example indexCommands([learnNotes])[0]?.titleWords // ['learn', 'the', 'notes']
 */
export const indexCommands = (commands: readonly Command[]): readonly SearchEntry[] =>
  commands.map(command => {
    const { title, spoken = '', group, keywords = [] } = command;
    const texts = [title, spoken, group, ...keywords].map(folded);
    return { command, texts, words: texts.flatMap(text => text.split(' ')), titleWords: wordsIn(title) };
  });

function findIn({ command, texts, words, titleWords }: SearchEntry, typed: readonly string[]): Found {
  const hasPhrase = (pair: string) => texts.some(text => ` ${text} `.includes(` ${pair} `));
  return {
    command,
    matches: typed.map(word => matchOf(word, words)),
    bonuses: typed.map((word, index) => {
      const previous = typed[index - 1];
      const phrase = previous !== undefined && hasPhrase(`${previous} ${word}`) ? PHRASE_BONUS : 0;
      return phrase + (titleWords.includes(word) ? 1 : 0);
    }),
  };
}

/** A command's score for some of the typed words, given by index. */
const scoreFor = ({ matches, bonuses }: Found, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (matches[place] ?? 0) + (bonuses[place] ?? 0), 0);

const hasWord = ({ matches }: Found, place: number): boolean => (matches[place] ?? MATCH.none) > MATCH.none;

const matchCount = (found: Found): number => found.matches.filter(match => match > MATCH.none).length;

/** Commands of one group that match every word between them; the one that matches the most is picked first. */
function teamIn(group: readonly Found[], places: readonly number[]): readonly Found[] {
  const team: Found[] = [];
  let open = places;
  while (open.length > 0) {
    const best = group.reduce((one, other) => (scoreFor(other, open) > scoreFor(one, open) ? other : one));
    const left = open.filter(place => !hasWord(best, place));
    if (left.length === open.length) return [];
    team.push(best);
    open = left;
  }
  const firstWord = (found: Found) => places.findIndex(place => hasWord(found, place));
  return team.sort((one, other) => firstWord(one) - firstWord(other));
}

/** The teams of all groups that match every word, smallest first. */
function teamsIn(found: readonly Found[], places: readonly number[]): readonly Found[] {
  const groups = [...new Set(found.map(({ command }) => command.group))];
  return groups
    .map(group =>
      teamIn(
        found.filter(({ command }) => command.group === group),
        places,
      ),
    )
    .sort((one, other) => one.length - other.length)
    .flat();
}

/**
 * The commands that match a text, best first.
 *
 * Commands that match every word come first. Next come the commands of one group that match every word between them, so
 * that a text naming three settings finds all three. If no command matches every word, those that match some follow. An
 * empty text lists recent commands first.
 *
 * @param recent ids of recently run commands, latest first
 * @example searchCommands(index, 'b flat', []).map(({ title }) => title) // ['Key Bb', …]
 * @example searchCommands(index, 'c sharp minor on 2-3-4', []) // Root C#, Quality minor, String Set 2-3-4, …
 */
export function searchCommands(
  index: readonly SearchEntry[],
  text: string,
  recent: readonly string[],
): readonly Command[] {
  const typed = typedWords(text);
  if (typed.length === 0)
    return recentFirst(
      index.map(({ command }) => command),
      recent,
    );
  const significant = typed.filter(word => !STOP_WORDS.includes(word));
  const words = significant.length === 0 ? typed : significant;
  const places = words.map((_, place) => place);
  const found = index
    .map(entry => findIn(entry, words))
    .filter(each => matchCount(each) > 0)
    .sort((a, b) => scoreFor(b, places) - scoreFor(a, places) || matchCount(b) - matchCount(a));
  const complete = found.filter(each => matchCount(each) === words.length);
  const ordered = [...complete, ...teamsIn(found, places), ...(complete.length > 0 ? [] : found)];
  return [...new Set(ordered.map(({ command }) => command))];
}

function recentFirst(commands: readonly Command[], recent: readonly string[]): readonly Command[] {
  const found = recent.flatMap(id => commands.filter(command => command.id === id));
  return [...found, ...commands.filter(command => !recent.includes(command.id))];
}

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
  /** The index at which the part starts. */
  readonly at: number;
}

/**
 * Splits a text around the beginnings of words that match the search, so that they can be highlighted.
 *
 * @example matchedParts('Scales: Key Bb', 'sca b').filter(({ matched }) => matched).map(({ text }) => text) // ['Sca', 'B']
 */
export function matchedParts(text: string, typed: string): readonly TextPart[] {
  // Folded words contain only letters, digits, # and -, so nothing needs escaping.
  const words = typedWords(typed);
  if (words.length === 0) return [{ text, matched: false, at: 0 }];
  const starts = new RegExp(`(?<![\\p{Letter}\\p{Number}])(${words.join('|')})`, 'giu');
  let at = 0;
  return text.split(starts).flatMap((piece, index) => {
    const part = { text: piece, matched: index % 2 === 1, at };
    at += piece.length;
    return piece === '' ? [] : [part];
  });
}
