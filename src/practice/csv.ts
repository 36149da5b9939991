import { drawnName, type NoteNames } from '../theory/names';
import { parseNoteName } from '../theory/note';
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

const COLUMNS = [...FIELDS.filter(field => field !== 'places'), ...PLACES];

/** What was asked and answered in the names of the user, where those aren't the English ones of the log. */
const NAMED_COLUMNS = ['askedName', 'answeredName'] as const;

/** The first line of a table of answers. */
export const csvHeader = (names: NoteNames = 'english'): string =>
  row(names === 'english' ? COLUMNS : [...COLUMNS, ...NAMED_COLUMNS]);

/** The longest name that a code begins with: `Bbb`. */
const LONGEST = 3;

/**
 * A code of an answer, which begins with an English note, with that note's name: `Bb-major` or `Ebm7`. Any other code stays.
 *
 * @example namedCode('Bb-major', 'german') // 'B-major'
 */
function namedCode(code: string, names: NoteNames): string {
  for (let length = LONGEST; length > 0; length -= 1) {
    const text = code.slice(0, length);
    const note = parseNoteName(text);
    if (note === text) return `${drawnName(note, names)}${code.slice(length)}`;
  }
  return code;
}

/** The screens whose answers are notes, or begin with one as keys and chords do. */
const WITH_NOTES: readonly string[] = ['notes', 'keys', 'chords'];

function namedCells(
  { screen, asked, answered }: Omit<Answer, 'places'>,
  names: NoteNames,
): readonly string[] {
  if (names === 'english') return [];
  return [asked, answered].map(code => (WITH_NOTES.includes(screen) ? namedCode(code, names) : code));
}

/**
 * An answer as a line of a table (RFC 4180), without its line break; places are divided by spaces.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 * @example formatCsv({ ...answer, answered: '=1+1' }) // '1,…,'=1+1,…'
 */
export const formatCsv = ({ places, ...answer }: Answer, names: NoteNames = 'english'): string =>
  row([
    ...[answer.version, answer.id, answer.time, answer.date, answer.screen, answer.quiz, answer.item],
    ...[answer.asked, answer.answered, answer.verdict, answer.milliseconds ?? ''],
    ...[answer.way, answer.pace, answer.grade, answer.round, answer.length, answer.asks ?? ''],
    ...[answer.settings ?? '', answer.late ? 'late' : '', answer.together ? 'together' : ''],
    ...PLACES.map(kind => places?.[kind].join(' ') ?? ''),
    ...namedCells(answer, names),
  ]);
