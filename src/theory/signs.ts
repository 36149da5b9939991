import type { NoteSigns } from './note';

/** A note name inside other text: a letter and its accidental, not part of a longer word. */
const NOTE_IN_TEXT = /(?<![A-Za-z])([A-G])(##?|bb?)(?![a-z#])/g;

/**
 * Writes the accidentals of every note name in a text the way the user prefers.
 *
 * @example withSigns('Key Bb', 'symbols') // 'Key B♭'
 */
export function withSigns(text: string, signs: NoteSigns): string {
  if (signs === 'letters') return text;
  return text.replace(NOTE_IN_TEXT, (_, letter: string, accidental: string) =>
    letter.concat(accidental.replaceAll('#', '♯').replaceAll('b', '♭')),
  );
}
