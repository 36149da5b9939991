import { describe, expect, test } from 'vitest';
import { choicesFor } from '../../../../src/screens/intervals/quiz/quizzes';

const choices = (items: readonly string[], before: [string, string][] = []) =>
  Object.fromEntries(choicesFor({ quiz: 'interval', items }, new Map(before)));

describe('given a round of just some intervals', () => {
  test('when the setup has them all, then nothing changes', () => {
    expect(choices(['interval:m3:up'])).toEqual({});
    expect(choices(['interval:m3:up'], [['quiz', 'ascending-both']])).toEqual({ quiz: 'ascending-both' });
  });

  test('when they go another way, then the direction is the least one that has them', () => {
    expect(choices(['interval:m3:down'])).toEqual({ quiz: 'descending' });
    expect(choices(['interval:m3:down', 'interval:P5:up'])).toEqual({ quiz: 'mixed-single' });
  });

  test('when some aren’t asked, then they join in', () => {
    expect(choices(['interval:m3:up'], [['intervals', '7']])).toEqual({ intervals: '3.7' });
  });
});
