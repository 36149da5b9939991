import type { NoteSystem } from '../theory/names';

/**
 * The languages whose musicians say H for B, and those who sing do re mi, by their codes.
 *
 * @see https://en.wikipedia.org/wiki/Musical_note#12-tone_chromatic_scale
 */
const LANGUAGES = {
  german: ['de', 'pl', 'cs', 'sk', 'sv', 'nb', 'nn', 'no', 'da', 'fi', 'hu', 'sl', 'hr', 'et'],
  'fixed-do': ['fr', 'it', 'es', 'pt', 'ro', 'el', 'ca', 'gl', 'eu', 'oc', 'bg', 'tr', 'ru', 'uk'],
} as const;

/**
 * The note names that are usual in a language. This function is part of the script in each page, so it must stay small.
 *
 * @example namesOfLanguage('de-AT') // 'german'
 */
export function namesOfLanguage(language: string): NoteSystem {
  const [code = ''] = language.toLowerCase().split('-');
  const has = (codes: readonly string[]) => codes.includes(code);
  if (has(LANGUAGES.german)) return 'german';
  return has(LANGUAGES['fixed-do']) ? 'fixed-do' : 'english';
}
