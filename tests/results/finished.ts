import { replay } from '../../src/practice/sums';
import type { AnyRun } from '../../src/quiz/definition';
import type { FinishedQuiz } from '../../src/results/earlier';
import { answerWith, START } from '../practice/made';
import { drillWith, next, numberQuiz, sessionAfter, start, submit } from '../quiz/made';

const SETTINGS = '1x9k3zq';

/** The rounds of a log in which one round of two right answers is stored, each a second long by default. */
export const roundsOf = (milliseconds = 1000): readonly object[] => [
  ...replay(
    [0, 1].map(second =>
      answerWith({
        ...{ quiz: numberQuiz.id, item: 'number:1', asked: '1', answered: '2', milliseconds },
        ...{ time: START + second * 1000, length: 2, settings: SETTINGS },
      }),
    ),
  ).rounds.values(),
];

/** A drill of two questions, each answered right after two seconds. */
export function finished(own: Partial<AnyRun> = {}): FinishedQuiz {
  const session = sessionAfter(
    start(drillWith(0), 2),
    ...[submit('right', 2000), next, submit('right', 4000), { type: 'end' } as const],
  );
  if (session.status !== 'completed') throw new Error(`it is ${session.status}`);
  return { ...session, run: { ...session.run, settingsId: SETTINGS, ...own } };
}
