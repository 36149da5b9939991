import type { Command } from '../command';
import { type Keywords, keywordsOf, keywordsUnder } from './keywords';
import { createVocabulary, type Vocabulary } from './vocabulary';
import type { TEXT_WORTH } from './weights';
import { isFiller, isLetter, isNumber, stemOf, wordsIn } from './words';

/** The kinds of text that a command has. */
export type TextKind = keyof typeof TEXT_WORTH;

/** A word of a command and where it stands. */
export interface IndexedWord {
  readonly word: string;
  readonly kind: TextKind;
  /** The number of the word's text, and its index there: neighbors tell a phrase. */
  readonly text: number;
  readonly at: number;
}

/** One of the texts of a command. */
export interface IndexedText {
  readonly kind: TextKind;
  /** The words that tell the text from others: those that aren't fillers, unless all are. */
  readonly telling: readonly string[];
  /** The words that mean an option and not just its setting: of `Key Bb` only `bb`. A text without any doesn't mean the option. */
  readonly value: readonly string[];
  /** The words beside an option that is no more than a number, a letter, or on or off: the 3 of `String 3` may be any 3. */
  readonly beside: readonly string[];
}

/** A command as indexed for search. */
export interface SearchEntry {
  readonly command: Command;
  readonly texts: readonly IndexedText[];
  /** The numbers of the texts that mean an option. */
  readonly valueTexts: readonly number[];
  readonly words: readonly IndexedWord[];
}

/** Everything that can be found, and its words. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** The entries that have any of some words, in order. */
  having(words: Iterable<string>): readonly SearchEntry[];
  readonly vocabulary: Vocabulary;
}

/** Other words for a group, such as `chord` for the triads: they find all of its commands. */
export type GroupWords = ReadonlyMap<string, readonly string[]>;

const tellingOf = (words: readonly string[], value: readonly string[]): readonly string[] => {
  // At the end, and as a value, `a` is a note.
  const isNote = (word: string, at: number) =>
    word === 'a' && (at === words.length - 1 || value.includes(word));
  const kept = words.filter((word, at) => !isFiller(word) || isNote(word, at));
  return kept.length > 0 ? kept : words;
};

type Text = readonly [TextKind, string];

function entryOf(command: Command, groupWords: GroupWords, keywords: Keywords): SearchEntry {
  const { id, title, spoken, group, combinable } = command;
  const all: readonly Text[] = [
    ['title', title],
    ...(spoken === undefined ? [] : [['spoken', spoken] satisfies Text]),
    ...keywordsOf(command, keywords).map((keyword): Text => ['keyword', keyword]),
    ...[group, ...(groupWords.get(group) ?? [])].map((each): Text => ['group', each]),
  ];
  const label = new Set(combinable && wordsIn(combinable.label).map(stemOf));
  const values = new Set(
    combinable && [...combinable.values, ...keywordsUnder(keywords, id)].flatMap(wordsIn),
  );
  const means = (word: string) => values.has(word) && !label.has(stemOf(word));
  const texts = all.map(([kind, text]) => {
    const words = wordsIn(text);
    const value = kind === 'group' ? [] : words.filter(means);
    const telling = tellingOf(words, value);
    const isBrief =
      value.every(word => isNumber(word) || isLetter(word)) && (kind === 'keyword' || value.some(isNumber));
    const besides = combinable?.needsLabel ? wordsIn(combinable.label) : isBrief ? words : [];
    const beside = besides.filter(word => !value.includes(word));
    return { kind, words, telling, value, beside };
  });
  return {
    command,
    texts,
    valueTexts: texts.flatMap(({ value }, text) => (value.length > 0 ? [text] : [])),
    words: texts.flatMap(({ kind, words }, text) => words.map((word, at) => ({ word, kind, text, at }))),
  };
}

interface Remembered {
  readonly words: string;
  readonly entry: SearchEntry;
}

/** The entries indexed before: most commands are the same each time, and few of their texts have changed. */
const remembered = new WeakMap<Command, Remembered>();

function entryFor(command: Command, groupWords: GroupWords, keywords: Keywords): SearchEntry {
  const { title, spoken, keywords: declared = [] } = command;
  const words = [title, spoken, ...declared].join('\n');
  const known = remembered.get(command);
  if (known?.words === words) return known.entry;
  const entry = entryOf(command, groupWords, keywords);
  remembered.set(command, { words, entry });
  return entry;
}

/**
 * Indexes commands for search. Splitting their texts takes most of the time of a search, so it is done once.
 *
 * @example indexCommands([learnNotes]).entries[0]?.texts[0]?.telling // ['notes']
 */
export function indexCommands(
  commands: readonly Command[],
  groupWords: GroupWords = new Map(),
  keywords: Keywords = {},
): SearchIndex {
  const entries = commands.map(command => entryFor(command, groupWords, keywords));
  const indices = new Map<string, number[]>();
  entries.forEach(({ words }, index) => {
    for (const { word } of words) {
      const known = indices.get(word);
      if (known === undefined) indices.set(word, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  });
  return {
    entries,
    having(words) {
      const found = new Set([...words].flatMap(word => indices.get(word) ?? []));
      return entries.filter((_, index) => found.has(index));
    },
    vocabulary: createVocabulary(indices.keys()),
  };
}
