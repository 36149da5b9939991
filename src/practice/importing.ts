import type { Answer } from './answer';
import type { ChangeBest } from './changeBest';
import type { IdentifiedTuning } from './keptTuning';
import { type FileKind, fileKindOf, type Line, parseLine, type Unreadable } from './lines';
import type { Workout } from './workout';

/** A line that couldn't be read; the first line of a file is 1. */
export interface BadLine {
  readonly line: number;
  readonly why: Unreadable;
}

/** The state of reading a file. */
export interface Reading {
  /** The kind of the file; `unknown` before its first line. */
  readonly kind: FileKind | 'unknown';
  readonly lines: number;
  readonly blank: number;
  /** How many lines should have been answers. */
  readonly answers: number;
  readonly bad: number;
  /** The first of the lines that couldn't be read. */
  readonly firstBad: readonly BadLine[];
}

/** A workout in a file. */
export interface ReadWorkout {
  readonly id: string;
  readonly workout: Workout;
}

export const NOTHING_READ: Reading = {
  kind: 'unknown',
  lines: 0,
  blank: 0,
  answers: 0,
  bad: 0,
  firstBad: [],
};

/** The lines of an export that are no answers. */
const OTHERS: readonly Line['kind'][] = ['workout', 'best', 'tuning'];

/** How many lines a report names. */
const NAMED = 5;

/**
 * Reads the next lines of a file. Blank lines don't count. Once a file has turned out not to be an export of Fretty, nothing
 * more is read of it.
 *
 * @example readLines(NOTHING_READ, ['hello']).reading.kind // 'other'
 */
export function readLines(
  before: Reading,
  lines: readonly string[],
): {
  readonly reading: Reading;
  readonly answers: readonly Answer[];
  readonly workouts: readonly ReadWorkout[];
  readonly bests: readonly ChangeBest[];
  readonly tunings: readonly IdentifiedTuning[];
} {
  const answers: Answer[] = [];
  const workouts: ReadWorkout[] = [];
  const bests: ChangeBest[] = [];
  const tunings: IdentifiedTuning[] = [];
  let reading = before;
  for (const text of lines) {
    const { kind, lines, blank, answers: count } = reading;
    const line = lines + 1;
    if (kind === 'unknown') reading = { ...reading, lines: line, kind: fileKindOf(text) };
    else if (kind !== 'export') reading = { ...reading, lines: line };
    else if (text.trim() === '') reading = { ...reading, lines: line, blank: blank + 1 };
    else {
      const parsed = parseLine(text);
      const isOther = OTHERS.includes(parsed.kind);
      reading = { ...reading, lines: line, answers: isOther ? count : count + 1 };
      if (parsed.kind === 'answer') answers.push(parsed.answer);
      else if (parsed.kind === 'workout') workouts.push(parsed);
      else if (parsed.kind === 'best') bests.push(parsed.best);
      else if (parsed.kind === 'tuning') tunings.push(parsed.tuning);
      else reading = withBad(reading, { line, why: parsed.why });
    }
  }
  return { reading, answers, workouts, bests, tunings };
}

const withBad = (read: Reading, bad: BadLine): Reading => ({
  ...read,
  bad: read.bad + 1,
  firstBad: read.firstBad.length < NAMED ? [...read.firstBad, bad] : read.firstBad,
});

/** How many more lines without an answer than lines with one a file may have. */
const WASTE = 10_000;

/**
 * Whether a file can't be an export of Fretty, whatever it begins with: nearly nothing in it is an answer.
 *
 * @example isHopeless({ ...NOTHING_READ, kind: 'export', blank: 200_000 }) // true
 */
export const isHopeless = ({ answers, bad, blank }: Reading): boolean => bad + blank > answers - bad + WASTE;
