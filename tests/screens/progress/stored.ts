import type { Answer } from '../../../src/practice/answer';
import { preferred } from '../../../src/practice/lines';
import { changesBy, SUM_STORES } from '../../../src/practice/sums';
import { createLog, type Log } from '../../../src/storage/log';

const NAMES = { name: 'fretty', version: 1 };

/** The log of answers as another tab has it open; it stores each answer at once. */
export const openLog = (): Log<Answer> =>
  createLog<Answer>({
    ...NAMES,
    design: { stores: SUM_STORES, changesBy, preferred },
    moments: { afterPaint: run => run(), whenHidden: () => {} },
  });

/** Stores answers before Fretty is opened. */
export async function storeAnswers(answers: readonly Answer[]): Promise<void> {
  const log = openLog();
  await log.putAside('stored', answers);
  await log.merge('stored');
  await log.close();
}
