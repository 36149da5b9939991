import type { Answer } from '../practice/answer';
import { CSV_HEADER, formatCsv } from '../practice/csv';
import { formatLine, HEADER } from '../practice/lines';
import { fileOf } from '../storage/files';
import type { Log } from '../storage/log';

/** The formats of an export: gzipped JSON lines, which can be imported, or a table. */
export const EXPORTS = {
  lines: { header: HEADER, format: formatLine, packing: 'gzip', ending: 'jsonl.gz' },
  table: { header: CSV_HEADER, format: formatCsv, packing: 'text', ending: 'csv' },
} as const;
export type ExportKind = keyof typeof EXPORTS;

interface Export {
  readonly kind: ExportKind;
  /** Told how much is done, from 0 to 1. */
  progress(share: number): void;
  readonly signal: AbortSignal;
}

/**
 * All answers of a log as a file, and how many they are.
 *
 * @throws the signal's reason, if it is aborted.
 * @example await exportFile(log, { kind: 'lines', progress, signal }) // { file, count: 1204 }
 */
export async function exportFile(
  log: Pick<Log<Answer>, 'entries' | 'count' | 'pending'>,
  { kind, progress, signal }: Export,
): Promise<{ readonly file: Blob; readonly count: number }> {
  const { header, format, packing } = EXPORTS[kind];
  const total = (await log.count()) + log.pending().length;
  let count = 0;
  async function* lines() {
    yield [header];
    for await (const answers of log.entries()) {
      signal.throwIfAborted();
      yield answers.map(format);
      count += answers.length;
      progress(Math.min(1, count / total));
    }
  }
  return { file: await fileOf(lines(), packing), count };
}
