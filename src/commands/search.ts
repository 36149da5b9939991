import type { Command } from './command';

/** Words that carry nothing in a search such as "c sharp minor on 2-3-4". */
const IDLE_WORDS = ['the', 'on', 'of', 'to', 'in', 'with', 'set', 'and'];

const MATCH = { none: 0, inside: 1, start: 2, whole: 4 } as const;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replaceAll(/[^\p{Letter}\p{Number}#-]+/gu, ' ')
    .trim();

const wordsIn = (text: string): readonly string[] => folded(text).split(' ').filter(Boolean);

/** How much of what is typed counts, in characters: more than any command's name, so that a text pasted by mistake costs nothing. */
export const LONGEST_SEARCH = 200;

/** How many words of it do. */
const MOST_WORDS = 12;

/** The words of what was typed. */
const typedWords = (typed: string): readonly string[] =>
  wordsIn(typed.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS);

function matchOf(word: string, among: readonly string[]): number {
  if (among.includes(word)) return MATCH.whole;
  if (among.some(other => other.startsWith(word))) return MATCH.start;
  return word.length > 2 && among.some(other => other.includes(word)) ? MATCH.inside : MATCH.none;
}

/** How a command answers to what was typed: of each word how well it matches, and what its place adds to that. */
interface Found {
  readonly command: Command;
  readonly matches: readonly number[];
  readonly extras: readonly number[];
}

/** Two words in a row that a command has in a row too ("b flat") say more than the words apart. */
const PHRASE = 3;

/** A command as a search sees it: its texts folded, and their words. */
export interface SearchEntry {
  readonly command: Command;
  readonly texts: readonly string[];
  readonly words: readonly string[];
  readonly titleWords: readonly string[];
}

/**
 * Makes commands ready to be searched; folding their texts takes most of the time of a search, so it is done once.
 *
 * @example indexCommands([learnNotes])[0]?.titleWords // ['learn', 'the', 'notes']
 */
export const indexCommands = (commands: readonly Command[]): readonly SearchEntry[] =>
  commands.map(command => {
    const { title, words = '', group, keywords = [] } = command;
    const texts = [title, words, group, ...keywords].map(folded);
    return { command, texts, words: texts.flatMap(text => text.split(' ')), titleWords: wordsIn(title) };
  });

function findIn({ command, texts, words, titleWords }: SearchEntry, typed: readonly string[]): Found {
  const hasPhrase = (pair: string) => texts.some(text => ` ${text} `.includes(` ${pair} `));
  return {
    command,
    matches: typed.map(word => matchOf(word, words)),
    extras: typed.map((word, index) => {
      const previous = typed[index - 1];
      const phrase = previous !== undefined && hasPhrase(`${previous} ${word}`) ? PHRASE : 0;
      return phrase + (titleWords.includes(word) ? 1 : 0);
    }),
  };
}

/** What a command is worth for some of the words, given by their places in what was typed. */
const worth = ({ matches, extras }: Found, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (matches[place] ?? 0) + (extras[place] ?? 0), 0);

const answers = ({ matches }: Found, place: number): boolean => (matches[place] ?? MATCH.none) > MATCH.none;

const matched = (found: Found): number => found.matches.filter(match => match > MATCH.none).length;

/** Commands of one group that have every word between them, the best for the most words taken first. */
function teamIn(group: readonly Found[], places: readonly number[]): readonly Found[] {
  const team: Found[] = [];
  let open = places;
  while (open.length > 0) {
    const best = group.reduce((one, other) => (worth(other, open) > worth(one, open) ? other : one));
    const left = open.filter(place => !answers(best, place));
    if (left.length === open.length) return [];
    team.push(best);
    open = left;
  }
  const firstWord = (found: Found) => places.findIndex(place => answers(found, place));
  return team.sort((one, other) => firstWord(one) - firstWord(other));
}

/** For each group that has every word, the commands that have them between them; the smallest teams first. */
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
 * The commands that a typed text may mean, the likeliest first.
 *
 * A command that has every word of it comes before all that have only some. After those come the commands of one group
 * that have every word between them, so that a text which names three settings finds all three; if none has every word,
 * those that have some follow. With nothing typed the recent ones come first.
 *
 * @param recent ids of the commands run last, the latest first
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
  const telling = typed.filter(word => !IDLE_WORDS.includes(word));
  const words = telling.length === 0 ? typed : telling;
  const places = words.map((_, place) => place);
  const found = index
    .map(entry => findIn(entry, words))
    .filter(each => matched(each) > 0)
    .sort((a, b) => worth(b, places) - worth(a, places) || matched(b) - matched(a));
  const complete = found.filter(each => matched(each) === words.length);
  const ordered = [...complete, ...teamsIn(found, places), ...(complete.length > 0 ? [] : found)];
  return [...new Set(ordered.map(({ command }) => command))];
}

function recentFirst(commands: readonly Command[], recent: readonly string[]): readonly Command[] {
  const found = recent.flatMap(id => commands.filter(command => command.id === id));
  return [...found, ...commands.filter(command => !recent.includes(command.id))];
}

/** A piece of a text, and whether what was typed is in it. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
  /** Where the piece begins. */
  readonly at: number;
}

/**
 * Cuts a text where it begins with one of the typed words, so that the finds can be set off.
 *
 * @example matchedParts('Scales: Key Bb', 'sca b').filter(({ matched }) => matched).map(({ text }) => text) // ['Sca', 'B']
 */
export function matchedParts(text: string, typed: string): readonly TextPart[] {
  // Folded words hold letters, digits, # and - alone: nothing in them needs an escape.
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
