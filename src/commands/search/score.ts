import { type Command, isHere, type ScreenId } from '../command';
import type { IndexedText, IndexedWord, SearchEntry } from './searchIndex';
import type { Wanted } from './typed';
import { EXTRA, QUALITY, TEXT_WORTH } from './weights';
import { isLetter, isNumber } from './words';

/** How a typed word is found in a command: as well as anywhere in it. */
export interface Hit {
  /** How well the word matches, from 0, not at all, to 1. */
  readonly worth: number;
  /** How well the word matches among the texts that mean an option and that were typed completely. */
  readonly valueWorth: number;
  readonly words: readonly IndexedWord[];
}

/** A command, and how each typed word is found in it. */
export interface Found {
  readonly entry: SearchEntry;
  readonly hits: readonly Hit[];
}

const MISS: Hit = { worth: 0, valueWorth: 0, words: [] };

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** How well each word of the commands is matched by the typed word that matches it best. */
export type BestMatches = ReadonlyMap<string, number>;

/** Merges the matches of the typed words, without those that a word only hints at. */
export function bestMatches(wanted: readonly Wanted[]): BestMatches {
  const best = new Map<string, number>();
  for (const { matches } of wanted.filter(({ word }) => word.role !== 'hint'))
    for (const [word, quality] of matches) best.set(word, Math.max(quality, best.get(word) ?? 0));
  return best;
}

/** How much the text counts that a word stands in. A note is the same in a title and in a keyword, but the `b` of a spoken `B flat` is none. */
function textWorth({ word: { role } }: Wanted, { kind }: IndexedWord): number {
  if (role !== 'note') return TEXT_WORTH[kind];
  return { title: 1, keyword: 1, spoken: 0, group: 0 }[kind];
}

const isBrief = ({ word: { text } }: Wanted): boolean => isNumber(text) || isLetter(text);

const hasAny = (words: readonly string[], { matches }: Wanted): boolean =>
  words.some(word => matches.has(word));

/**
 * Whether the value of a text, a mere number or letter, was typed beside the words that it stands beside there, or in a row
 * of others that was: `strings 6 and 5`.
 */
function isTypedBeside({ value, beside }: IndexedText, typed: readonly Wanted[]): boolean {
  const reaches = (others: readonly Wanted[]) => {
    const next = others.find(each => !isBrief(each) || hasAny(beside, each));
    return next !== undefined && hasAny(beside, next);
  };
  return typed.some(
    (each, at) =>
      hasAny(value, each) && (reaches(typed.slice(0, at).reverse()) || reaches(typed.slice(at + 1))),
  );
}

/** The texts of an option that were typed completely, by number. */
function typedValues(
  { texts, valueTexts }: SearchEntry,
  wanted: readonly Wanted[],
  best: BestMatches,
): readonly number[] {
  const typed = wanted.filter(({ isNeeded }) => isNeeded);
  return valueTexts.filter(number => {
    const text = texts[number];
    if (text === undefined || !text.value.every(word => best.has(word))) return false;
    return text.beside.length === 0 || isTypedBeside(text, typed);
  });
}

/** Whether a word is the unit of an option whose number wasn't typed: `flat` alone doesn't mean `1 Flat` more than `Flats`. */
function isUnitAlone({ value, telling }: IndexedText, word: string, best: BestMatches): boolean {
  const [number = '', unit] = value;
  return (
    value.length === 2 && isNumber(number) && unit === word && telling.at(-1) === word && !best.has(number)
  );
}

function hitIn(
  { words, texts }: SearchEntry,
  values: readonly number[],
  wanted: Wanted,
  best: BestMatches,
): Hit {
  const found: IndexedWord[] = [];
  let [worth, valueWorth] = [0, 0];
  for (const each of words) {
    const quality = wanted.matches.get(each.word);
    const text = texts[each.text];
    const full = quality === undefined ? 0 : quality * textWorth(wanted, each);
    if (full === 0) continue;
    const own = text && isUnitAlone(text, each.word, best) ? Math.min(full, QUALITY.form) : full;
    found.push(each);
    worth = Math.max(worth, own);
    const isValue = values.includes(each.text) && text?.value.includes(each.word);
    if (isValue) valueWorth = Math.max(valueWorth, own);
  }
  return found.length === 0 ? MISS : { worth, valueWorth, words: found };
}

/** Looks for the typed words in a command. */
export function findIn(entry: SearchEntry, wanted: readonly Wanted[], best: BestMatches): Found {
  const values = typedValues(entry, wanted, best);
  return { entry, hits: wanted.map(each => hitIn(entry, values, each, best)) };
}

/** Whether a hit stands right before another in one text. */
export const isPhrase = ({ words }: Hit, other: Hit): boolean =>
  words.some(one => other.words.some(({ text, at }) => text === one.text && at === one.at + 1));

/** How many typed words are found beside the one before. */
const phrasesIn = (hits: readonly Hit[]): number =>
  hits.filter((hit, index) => {
    const before = hits[index - 1];
    return before !== undefined && isPhrase(before, hit);
  }).length;

/** How much of one text was typed, from 0 to 1: of the title or of a keyword. */
function wholeness({ texts }: SearchEntry, best: BestMatches): number {
  let whole = 0;
  for (const { kind, telling } of texts) {
    if (kind === 'group' || kind === 'spoken' || telling.length === 0) continue;
    const typed = sum(telling.map(word => best.get(word) ?? 0)) / telling.length;
    whole = Math.max(whole, TEXT_WORTH[kind] * typed);
  }
  return whole;
}

/** The standing of a command, whatever is typed: its screen and kind, and whether it can be run. */
export function standingOf(command: Command, screen: ScreenId | undefined): number {
  const { kind, where, disabled, scope } = command;
  if (where !== undefined) return EXTRA.elsewhere;
  const here = isHere(command, screen);
  const near = here ? EXTRA.here : scope === 'global' ? EXTRA.everywhere : 0;
  const kindScore = kind === undefined ? 0 : EXTRA[kind === 'go' && here ? 'goHere' : kind];
  return near + kindScore + (disabled === undefined ? 0 : EXTRA.disabled);
}

/** Whether everything that was typed is found. */
export const isComplete = (hits: readonly Hit[], wanted: readonly Wanted[]): boolean =>
  wanted.every(({ isNeeded }, index) => !isNeeded || (hits[index]?.worth ?? 0) > 0);

/** Whether a title begins with a word whose beginning was typed first; that of a screen, after its verb: `See Your Progress`. */
const isBegun = ({ entry: { command, texts }, hits: [hit] }: Found, [first]: readonly Wanted[]): boolean =>
  hit?.words.some(({ word, kind, text, at }) => {
    const begins = command.opens === undefined ? at === 0 : texts[text]?.telling[0] === word;
    return kind === 'title' && begins && first?.matches.get(word) === QUALITY.start;
  }) ?? false;

/** The extra score of a typed word beyond its match; nothing where only the group has it. */
function extraOf({ word, isNeeded }: Wanted, { words }: Hit): number {
  if (words.length === 0) return 0;
  if (word.role === 'hint') return EXTRA.hint;
  if (words.every(({ kind }) => kind === 'group')) return 0;
  if (word.role === 'note') return EXTRA.note;
  return isNeeded ? 0 : EXTRA.filler;
}

/** The average worth of the typed words, with their extras. */
function wordScore(hits: readonly Hit[], wanted: readonly Wanted[]): number {
  const needed = wanted.flatMap(({ isNeeded }, index) => (isNeeded ? [hits[index]?.worth ?? 0] : []));
  const extras = wanted.map((each, index) => extraOf(each, hits[index] ?? MISS));
  return sum(needed) / Math.max(1, needed.length) + sum(extras);
}

/** Whether a command takes something away that wasn't asked for by the word for it, which its title begins with: `Hide`. */
export const undoesUnasked = ({ entry, hits }: Found): boolean =>
  entry.command.combinable?.undoes === true &&
  !hits.some(({ words }) => words.some(({ kind, at }) => kind === 'title' && at === 0));

/** How well the texts of a command match, without its standing. */
export const matchScore = (found: Found, wanted: readonly Wanted[], best: BestMatches): number => {
  const { entry, hits } = found;
  const whole = wholeness(entry, best);
  const typed = hits.filter((_, index) => wanted[index]?.word.role !== 'hint');
  return (
    wordScore(hits, wanted) +
    (undoesUnasked(found) ? EXTRA.undo : 0) +
    (isBegun(found, wanted) ? EXTRA.begun : 0) +
    (EXTRA.phrase * phrasesIn(typed)) / Math.max(1, wanted.length - 1) +
    EXTRA.whole * whole +
    (entry.command.where !== undefined && whole >= TEXT_WORTH.keyword && isComplete(hits, wanted)
      ? EXTRA.elsewhereNamed - EXTRA.elsewhere
      : 0)
  );
};

/** How well a compound matches: its title is nothing but the typed words. */
export const compoundScore = (hits: readonly Hit[], wanted: readonly Wanted[], where: 'here' | 'elsewhere') =>
  wordScore(hits, wanted) +
  EXTRA.phrase +
  EXTRA.whole +
  (where === 'here' ? EXTRA.compound : EXTRA.compoundElsewhere);
