import type { Answer } from '../practice/answer';
import { NOTHING_READ, type Reading, readLines } from '../practice/importing';
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
import { linesOf } from '../storage/files';
import type { Log } from '../storage/log';

/** No larger file is read (bytes). */
export const LARGEST = 500 * 1024 * 1024;

interface Import {
  readonly log: Pick<Log<Answer>, 'putAside' | 'merge' | 'drop'>;
  readonly claims: Claims;
  /** A name for what is read before it joins the log; no other batch has it. */
  readonly batch: string;
  /** Told how much is read, from 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
}

/** So many answers are put aside together, or a few more. */
const TOGETHER = 1000;

/** How much of the work reading is; the rest is merging. */
const READING = 0.5;

/** Reads a file into a batch; stops as soon as it turns out not to be an export. */
async function readAside(file: Blob, { log, batch, progress, signal }: Import): Promise<Reading | string> {
  let reading = NOTHING_READ;
  let answers: readonly Answer[] = [];
  const put = async () => {
    const isPut = answers.length === 0 || (await log.putAside(batch, answers));
    answers = [];
    return isPut;
  };
  try {
    for await (const lines of linesOf(file, bytes => progress((READING * bytes) / file.size))) {
      if (signal.aborted) return STOPPED_IMPORT;
      const read = readLines(reading, lines);
      reading = read.reading;
      if (reading.kind === 'other') return NOT_AN_EXPORT;
      if (reading.kind === 'newer-export') return NEWER_EXPORT;
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
    });
    if (added !== undefined) return importText(reading, added);
    return signal.aborted ? STOPPED_IMPORT : NOT_IMPORTED;
  } finally {
    await log.drop(batch);
    giveUp();
  }
}
