import { isTimeLimit } from '../quiz/session';
import { ANSWER_VERSION, type Answer, GRADES, INPUT_METHODS, isIdAt, PACES } from './answer';
import { type ChangeBest, formatBest, parseBest } from './changeBest';
import { formatTuning, type IdentifiedTuning, parseTuning } from './keptTuning';
import { formatWorkout, parseWorkout, type Workout } from './workout';

/** The first line of an export. */
export const HEADER = JSON.stringify({ fretty: 'answers', version: ANSWER_VERSION });

/** The kind of a file, as its first line says. */
export type FileKind = 'export' | 'newer-export' | 'other';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The kind of a file, by its first line.
 *
 * @example fileKindOf('{"fretty":"answers","version":1}') // 'export'
 */
export function fileKindOf(firstLine: string): FileKind {
  const header = parsed(firstLine);
  if (header?.fretty !== 'answers' || typeof header.version !== 'number') return 'other';
  return header.version > ANSWER_VERSION ? 'newer-export' : 'export';
}

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isName = matches(/^[a-z][a-z0-9-]{0,39}$/);
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= 200;
// The parts of a key of a sum are divided by slashes.
const isItem = matches(/^[a-z]+(?:-[a-z]+)*(:[^\s:/]{1,80})+$/);
const isItems = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 500 && value.every(isItem);
const isSettingsId = matches(/^[0-9a-z]{1,12}$/);
const isDuration = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < 1e9;

type Field = keyof Answer;

/** Every field of an answer, in the order of an export, and whether a value fits it. */
const CHECKS: { readonly [F in Field]-?: (value: unknown, all: Fields) => boolean } = {
  version: oneOf([ANSWER_VERSION]),
  id: (id, { time }) => typeof id === 'string' && isWhole(time) && isIdAt(id, time),
  time: isWhole,
  date: matches(/^\d{4}-\d{2}-\d{2}$/),
  screen: isName,
  quiz: isName,
  item: isItem,
  asked: isShort,
  answered: isShort,
  verdict: oneOf(['right', 'wrong']),
  milliseconds: value => value === null || isDuration(value),
  way: oneOf(INPUT_METHODS),
  pace: oneOf(PACES),
  grade: oneOf(GRADES),
  round: matches(/^[0-9a-z]{9}-[0-9a-z]{1,24}$/),
  length: value => value === 'endless' || isWhole(value) || (typeof value === 'string' && isTimeLimit(value)),
  asks: value => value === undefined || value === 'some',
  settings: value => value === undefined || isSettingsId(value),
  late: (value, { verdict }) => value === undefined || (value === true && verdict === 'right'),
  together: (value, { milliseconds }) => value === undefined || (value === true && milliseconds === null),
  places: value =>
    value === undefined ||
    (isFields(value) && isItems(value.found) && isItems(value.missed) && isItems(value.wrong)),
};

/** The fields of an answer, in the order of an export. */
export const FIELDS = Object.keys(CHECKS).filter((field): field is Field => field in CHECKS);

const wrongField = (fields: Fields): Field | undefined =>
  FIELDS.find(field => !CHECKS[field](fields[field], fields));

const isAnswer = (fields: Fields): fields is Fields & Answer => wrongField(fields) === undefined;

/** Why a line couldn't be read: it isn't an object in JSON, a newer Fretty wrote it, it is no workout, no count of changes or no tuning, or a field is missing or wrong. */
export type Unreadable = 'not-json' | 'newer' | 'workout' | 'changes' | 'tuning' | Field;

export type Line =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'workout'; readonly id: string; readonly workout: Workout }
  | { readonly kind: 'best'; readonly best: ChangeBest }
  | { readonly kind: 'tuning'; readonly tuning: IdentifiedTuning }
  | { readonly kind: 'unreadable'; readonly why: Unreadable };

/**
 * Reads a line of an export. Fields that answers don't have are left out.
 *
 * @example parseLine('{"version":1,"id":"?"}') // { kind: 'unreadable', why: 'id' }
 */
export function parseLine(line: string): Line {
  const fields = parsed(line);
  if (fields === undefined) return { kind: 'unreadable', why: 'not-json' };
  if (isWhole(fields.version) && fields.version > ANSWER_VERSION) return { kind: 'unreadable', why: 'newer' };
  if (typeof fields.workout === 'string') return parseWorkoutLine(fields.workout, fields.text);
  if (typeof fields.changes === 'string') return parseBestLine(fields.changes);
  if (typeof fields.tuning === 'string') return parseTuningLine(fields.tuning, fields.text);
  if (isAnswer(fields)) return { kind: 'answer', answer: inOrder(fields) };
  return { kind: 'unreadable', why: wrongField(fields) ?? 'not-json' };
}

const isKeptId = matches(/^[a-z0-9]{1,24}$/);

function parseWorkoutLine(id: string, text: unknown): Line {
  const workout = typeof text === 'string' && isKeptId(id) ? parseWorkout(text) : undefined;
  return workout ? { kind: 'workout', id, workout } : { kind: 'unreadable', why: 'workout' };
}

function parseBestLine(text: string): Line {
  const best = parseBest(text);
  return best ? { kind: 'best', best } : { kind: 'unreadable', why: 'changes' };
}

function parseTuningLine(id: string, text: unknown): Line {
  const tuning = typeof text === 'string' && isKeptId(id) ? parseTuning(text) : undefined;
  return tuning ? { kind: 'tuning', tuning: { id, ...tuning } } : { kind: 'unreadable', why: 'tuning' };
}

/**
 * An own tuning as a line of an export, without its line break.
 *
 * @example parseLine(formatTuningLine(tuning)) // { kind: 'tuning', tuning }
 */
export const formatTuningLine = ({ id, ...tuning }: IdentifiedTuning): string =>
  JSON.stringify({ version: ANSWER_VERSION, tuning: id, text: formatTuning(tuning) });

/**
 * The best count of chord changes as a line of an export, without its line break.
 *
 * @example parseLine(formatBestLine(best)) // { kind: 'best', best }
 */
export const formatBestLine = (best: ChangeBest): string =>
  JSON.stringify({ version: ANSWER_VERSION, changes: formatBest(best) });

/**
 * A workout as a line of an export, without its line break.
 *
 * @example parseLine(formatWorkoutLine('w0k3x9', workout)) // { kind: 'workout', id: 'w0k3x9', workout }
 */
export const formatWorkoutLine = (id: string, workout: Workout): string =>
  JSON.stringify({ version: ANSWER_VERSION, workout: id, text: formatWorkout(workout) });

/** An answer with its own fields only, in the order of an export. They are written out, since spreads would take longer than the JSON. */
function inOrder(answer: Answer): Answer {
  const { late, together, asks, settings, places } = answer;
  const always: Answer = {
    version: answer.version,
    id: answer.id,
    time: answer.time,
    date: answer.date,
    screen: answer.screen,
    quiz: answer.quiz,
    item: answer.item,
    asked: answer.asked,
    answered: answer.answered,
    verdict: answer.verdict,
    milliseconds: answer.milliseconds,
    way: answer.way,
    pace: answer.pace,
    grade: answer.grade,
    round: answer.round,
    length: answer.length,
  };
  if (!late && !together && asks === undefined && settings === undefined && places === undefined)
    return always;
  return {
    ...always,
    ...(asks && { asks }),
    ...(settings && { settings }),
    ...(late && { late }),
    ...(together && { together }),
    ...(places && { places: { found: places.found, missed: places.missed, wrong: places.wrong } }),
  };
}

/**
 * An answer as a line of an export, without its line break.
 *
 * @example parseLine(formatLine(answer)) // { kind: 'answer', answer }
 */
export const formatLine = (answer: Answer): string => JSON.stringify(inOrder(answer));

/**
 * Chooses which of two answers with the same id stays when logs are merged. They only differ if someone has changed one of them; it
 * doesn't matter which stays, as long as both ways of merging have the same result.
 */
export const preferred = (one: Answer, other: Answer): Answer =>
  formatLine(one) <= formatLine(other) ? one : other;

/**
 * Merges logs by id, in the order of ids.
 *
 * @example merged([answer], [answer]) // [answer]
 */
export function merged(...logs: readonly (readonly Answer[])[]): readonly Answer[] {
  const byId = new Map<string, Answer>();
  for (const answer of logs.flat()) {
    const known = byId.get(answer.id);
    byId.set(answer.id, known === undefined ? answer : preferred(known, answer));
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
