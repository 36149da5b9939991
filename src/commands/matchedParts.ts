import { typedWords } from './words';

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
  // Folded words contain only letters, digits, #, - and . between digits; a period matches itself, so nothing needs escaping.
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
