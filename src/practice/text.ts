import type { BadLine, Reading } from './importing';
import type { Unreadable } from './lines';

export const NOT_AN_EXPORT = 'This is not a Fretty export.';
export const NEWER_EXPORT = 'This export is from a newer version of Fretty. Update this one first.';
export const DAMAGED_EXPORT = 'This file is damaged. Nothing was imported.';
export const NOT_IMPORTED = "The answers couldn't be stored. Nothing was imported.";

const number = (value: number): string => value.toLocaleString('en-US');

const counted = (value: number, one: string, many: string): string =>
  `${number(value)} ${value === 1 ? one : many}`;

const WHY: Partial<Record<Unreadable, string>> = {
  'not-json': 'is not JSON',
  newer: 'is from a newer version of Fretty',
};

const badLine = ({ line, why }: BadLine): string =>
  `line ${number(line)} ${WHY[why] ?? `has no valid "${why}"`}`;

/**
 * What an import has come to.
 *
 * @param added how many answers were new
 * @example importText({ answers: 1204, bad: 1, firstBad: [{ line: 17, why: 'not-json' }], … }, 1200)
 * // 'Imported 1,200 new answers. 1 of 1,204 answers could not be read: line 17 is not JSON.'
 */
export function importText({ answers, bad, firstBad }: Reading, added: number): string {
  const imported =
    added === 0 ? 'No answer was new.' : `Imported ${counted(added, 'new answer', 'new answers')}.`;
  if (bad === 0) return imported;
  const named = firstBad.map(badLine).join(', ');
  const more = bad > firstBad.length ? ` and ${counted(bad - firstBad.length, 'more', 'more')}` : '';
  return `${imported} ${number(bad)} of ${counted(answers, 'answer', 'answers')} could not be read: ${named}${more}.`;
}
