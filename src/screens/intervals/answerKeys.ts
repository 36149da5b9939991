import type { LetterKey } from '../../commands/hotkey';
import type { Semitones } from '../../theory/interval';

/** The musical-typing row of music software: a key for each number of semitones from 0 to 12. */
const KEYS: Record<Semitones, LetterKey> = {
  0: 'a',
  1: 'w',
  2: 's',
  3: 'e',
  4: 'd',
  5: 'f',
  6: 't',
  7: 'g',
  8: 'y',
  9: 'h',
  10: 'u',
  11: 'j',
  12: 'k',
};

/**
 * The key that plays an interval in practice and answers it in a quiz.
 *
 * @example answerKey(3) // 'e'
 */
export const answerKey = (semitones: Semitones): LetterKey => KEYS[semitones];
