import type { Answer } from './answer';
import { FIELDS } from './lines';

/** The beginning of a cell that spreadsheets run as a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

function cell(value: string | number): string {
  const text = String(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const row = (values: readonly (string | number)[]): string => values.map(cell).join(',');

const PLACES = ['found', 'missed', 'wrong'] as const;

/** The first line of a table of answers. */
export const CSV_HEADER = row([...FIELDS.filter(field => field !== 'places'), ...PLACES]);

/**
 * An answer as a line of a table (RFC 4180), without its line break; places are divided by spaces.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 * @example formatCsv({ ...answer, answered: '=1+1' }) // '1,…,'=1+1,…'
 */
export const formatCsv = ({ places, ...answer }: Answer): string =>
  row([
    ...[answer.version, answer.id, answer.time, answer.date, answer.screen, answer.quiz, answer.item],
    ...[answer.asked, answer.answered, answer.verdict, answer.milliseconds ?? ''],
    ...[answer.way, answer.pace, answer.grade, answer.round, answer.length, answer.asks ?? ''],
    ...[answer.settings ?? '', answer.late ? 'late' : ''],
    ...PLACES.map(kind => places?.[kind].join(' ') ?? ''),
  ]);
