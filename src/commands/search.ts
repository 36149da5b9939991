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

function matchOf(word: string, among: readonly string[]): number {
  if (among.includes(word)) return MATCH.whole;
  if (among.some(other => other.startsWith(word))) return MATCH.start;
  return word.length > 2 && among.some(other => other.includes(word)) ? MATCH.inside : MATCH.none;
}

interface Score {
  readonly matched: number;
  readonly points: number;
}

/** Two words in a row that a command has in a row too ("b flat") say more than the words apart. */
function phrasePoints(words: readonly string[], texts: readonly string[]): number {
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return pairs.filter(pair => texts.some(text => ` ${text} `.includes(` ${pair} `))).length * 3;
}

function scoreOf(command: Command, words: readonly string[]): Score {
  const texts = [command.title, command.words ?? '', command.group, ...(command.keywords ?? [])].map(folded);
  const titleWords = wordsIn(command.title);
  const allWords = texts.flatMap(text => text.split(' '));
  const matches = words.map(word => matchOf(word, allWords));
  const inTitle = words.filter(word => titleWords.includes(word)).length;
  return {
    matched: matches.filter(match => match > MATCH.none).length,
    points: matches.reduce((sum, match) => sum + match, inTitle) + phrasePoints(words, texts),
  };
}

/**
 * The commands that a typed text may mean, the likeliest first.
 *
 * A command that has every word of it comes before all that have only some; if none has every word, those that have the
 * most lead, so that a text which names three settings finds all three. With nothing typed the recent ones come first.
 *
 * @param recent ids of the commands run last, the latest first
 * @example searchCommands(commands, 'b flat', []).map(({ title }) => title) // ['Key Bb', …]
 */
export function searchCommands(
  commands: readonly Command[],
  text: string,
  recent: readonly string[],
): readonly Command[] {
  const typed = wordsIn(text);
  if (typed.length === 0) return recentFirst(commands, recent);
  const telling = typed.filter(word => !IDLE_WORDS.includes(word));
  const words = telling.length === 0 ? typed : telling;
  const scored = commands
    .map(command => ({ command, score: scoreOf(command, words) }))
    .filter(({ score }) => score.matched > 0);
  const complete = scored.filter(({ score }) => score.matched === words.length);
  return (complete.length > 0 ? complete : scored)
    .sort((a, b) => b.score.points - a.score.points || b.score.matched - a.score.matched)
    .map(({ command }) => command);
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
  const words = wordsIn(typed).map(word => word.replaceAll(/[^\p{Letter}\p{Number}#]/gu, '\\$&'));
  if (words.length === 0) return [{ text, matched: false, at: 0 }];
  const starts = new RegExp(`(?<![\\p{Letter}\\p{Number}])(${words.join('|')})`, 'giu');
  let at = 0;
  return text.split(starts).flatMap((piece, index) => {
    const part = { text: piece, matched: index % 2 === 1, at };
    at += piece.length;
    return piece === '' ? [] : [part];
  });
}
