import { expect, test } from 'vitest';
import { mixUpsIn } from '../../src/practice/mixUps';
import { replay } from '../../src/practice/sums';
import { answersWith } from './made';

test('given wrong answers, when they are listed, then each pair comes once, whatever the item, the most frequent first', () => {
  const wrong = (asked: string, answered: string, item: string) =>
    ({ asked, answered, item, verdict: 'wrong' }) as const;
  const { confusions } = replay(
    answersWith(
      wrong('m3', 'M3', 'interval:m3:up'),
      wrong('P4', 'P5', 'interval:P4:up'),
      wrong('P4', 'P5', 'interval:P4:down'),
      wrong('M3', 'm3', 'interval:M3:up'),
    ),
  );
  expect(mixUpsIn([...confusions.values()])).toEqual([
    { asked: 'P4', answered: 'P5', times: 2 },
    { asked: 'M3', answered: 'm3', times: 1 },
    { asked: 'm3', answered: 'M3', times: 1 },
  ]);
});
