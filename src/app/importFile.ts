import type { Answer } from '../practice/answer';
import { isHopeless, NOTHING_READ, type Reading, readLines } from '../practice/importing';
import {
  DAMAGED_EXPORT,
  importText,
  NEWER_EXPORT,
  NOT_AN_EXPORT,
  NOT_IMPORTED,
  STOPPED_IMPORT,
  TOO_LARGE,
} from '../practice/text';
import type { Claims } from '../storage/claims';
import { linesOf, type SoFar } from '../storage/files';
import type { Log } from '../storage/log';

/** No larger file is read, and no more comes out of one (bytes). */
export const LARGEST = 500 * 1024 * 1024;

/** How a long task shares the page with its user. */
export interface Turns {
  /** In milliseconds. */
  now(): number;
  /** Lets the page handle keys, and draw. */
  giveWay(): Promise<void>;
}

interface Import {
  readonly log: Pick<Log<Answer>, 'putAside' | 'merge' | 'drop'>;
  readonly claims: Claims;
  /** A name for what is read before it joins the log; no other batch has it. */
  readonly batch: string;
  /** Told how much is read, from 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
  readonly turns: Turns;
}

/** So many answers are put aside together, or a few more. */
const TOGETHER = 1000;

/** So many lines are read before the clock is looked at. */
const AT_ONCE = 500;

/** So long a file is read before the page has its turn (milliseconds). */
const TURN = 20;

/** How much of the work reading is; the rest is merging. */
const READING = 0.5;

/** Lines in groups; one empty group if there are none. */
function* inGroups(lines: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at === 0 || at < lines.length; at += AT_ONCE) yield lines.slice(at, at + AT_ONCE);
}

/** The lines of a file in small groups, between which the page has its turns. */
async function* linesInTurns(
  file: Blob,
  turns: Turns,
  tell: (soFar: SoFar) => void,
): AsyncGenerator<readonly string[]> {
  let began = turns.now();
  for await (const lines of linesOf(file, tell)) {
    for (const group of inGroups(lines)) {
      yield group;
      if (turns.now() - began < TURN) continue;
      await turns.giveWay();
      began = turns.now();
    }
  }
}

/** Why nothing more is read of a file. */
function refusal(reading: Reading, unpacked: number): string | undefined {
  if (reading.kind === 'other') return NOT_AN_EXPORT;
  if (reading.kind === 'newer-export') return NEWER_EXPORT;
  if (isHopeless(reading)) return DAMAGED_EXPORT;
  return unpacked > LARGEST ? TOO_LARGE : undefined;
}

/** Reads a file into a batch; stops as soon as it turns out not to be an export. */
async function readAside(file: Blob, use: Import): Promise<Reading | string> {
  const { log, batch, progress, signal, turns } = use;
  let reading = NOTHING_READ;
  let answers: readonly Answer[] = [];
  let unpacked = 0;
  const tell = (soFar: SoFar) => {
    unpacked = soFar.unpacked;
    progress((READING * soFar.read) / file.size);
  };
  const put = async () => {
    const isPut = answers.length === 0 || (await log.putAside(batch, answers));
    answers = [];
    return isPut;
  };
  try {
    for await (const lines of linesInTurns(file, turns, tell)) {
      if (signal.aborted) return STOPPED_IMPORT;
      const read = readLines(reading, lines);
      reading = read.reading;
      const refused = refusal(reading, unpacked);
      if (refused !== undefined) return refused;
      answers = [...answers, ...read.answers];
      if (answers.length >= TOGETHER && !(await put())) return NOT_IMPORTED;
    }
    if (!(await put())) return NOT_IMPORTED;
  } catch (error) {
    console.warn('Could not read a file', error);
    return reading.kind === 'export' ? DAMAGED_EXPORT : NOT_AN_EXPORT;
  }
  return reading.kind === 'export' ? reading : NOT_AN_EXPORT;
}

/**
 * Merges the answers of a file into the log, all that can be read of them or, if anything fails, none.
 *
 * @returns what there is to say about it
 * @example await importFile(file, { log, claims, batch, progress, signal }) // 'Imported 12 new answers.'
 */
export async function importFile(file: Blob, use: Import): Promise<string> {
  if (file.size > LARGEST) return TOO_LARGE;
  const { log, claims, batch, progress, signal } = use;
  const giveUp = await claims.claim(batch);
  try {
    const reading = await readAside(file, use);
    if (typeof reading === 'string') return reading;
    const added = await log.merge(batch, {
      progress: share => progress(READING + (1 - READING) * share),
      signal,
      // The site's data may have been cleared meanwhile.
      expected: reading.answers - reading.bad,
    });
    if (added !== undefined) return importText(reading, added);
    return signal.aborted ? STOPPED_IMPORT : NOT_IMPORTED;
  } finally {
    await log.drop(batch);
    giveUp();
  }
}
