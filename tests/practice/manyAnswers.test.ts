import { expect, test } from 'vitest';
import { parseLine } from '../../src/practice/lines';
import { START } from './made';
import { manyAnswers, manyLines } from './manyAnswers';

test('given a year of made answers, when they are exported, then every line is an answer, and they are in order', () => {
  const answers = [...manyAnswers(1000, START)];
  const lines = manyLines(1000, START).split('\n').slice(1);
  expect(lines.map(parseLine)).toEqual(answers.map(answer => ({ kind: 'answer', answer })));
  const ids = answers.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect([...manyAnswers(1000, START)]).toEqual(answers);
});
