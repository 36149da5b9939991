import { ANSWER_DESIGN } from '../../../src/app/data/answerLog';
import type { Answer } from '../../../src/practice/answer';
import { createJournal } from '../../../src/storage/journal';
import { createLog, type Log } from '../../../src/storage/log';

const NAMES = { name: 'fretty', version: 1 };

/** The log of answers as another tab has it open; it stores each answer at once. */
export const openLog = (): Log<Answer> =>
  createLog<Answer>({
    ...NAMES,
    design: ANSWER_DESIGN,
    journal: createJournal('fretty-answers'),
    moments: { afterPaint: run => run(), whenHidden: () => {}, whenShown: () => {} },
  });

/** Stores answers before Fretty is opened. */
export async function storeAnswers(answers: readonly Answer[]): Promise<void> {
  const log = openLog();
  await log.stage('stored', answers);
  await log.merge('stored');
  await log.close();
}
