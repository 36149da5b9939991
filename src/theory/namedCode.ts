import { drawnName, type NoteNames } from './names';
import { parseNoteName } from './note';

/** The longest name that a code begins with: `Bbb`. */
const LONGEST = 3;

/**
 * A code of an answer, which begins with an English note, with that note's name: `Bb-major` or `Ebm7`. Any other code stays.
 *
 * @example namedCode('Bb-major', 'german') // 'B-major'
 */
export function namedCode(code: string, names: NoteNames): string {
  for (let length = LONGEST; length > 0; length -= 1) {
    const text = code.slice(0, length);
    const note = parseNoteName(text);
    if (note === text) return `${drawnName(note, names)}${code.slice(length)}`;
  }
  return code;
}
