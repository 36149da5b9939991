import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONDITIONS, outcomeOf, rowOf } from './conditions';

const DOCS = readFileSync(new URL('../../docs/listening.md', import.meta.url), 'utf8');

/** The places of a row: every fifth, so that the walk takes a minute. */
const isTaken = (index: number): boolean => index % 5 === 2;

describe('given the table in docs/listening.md', { tags: 'full' }, () => {
  test.each(CONDITIONS)(
    'when every fifth place is plucked with $name, then it says what is heard',
    condition => {
      const outcome = outcomeOf(condition, isTaken);
      const row = rowOf(condition, outcome);
      expect(DOCS, `${row}\n${outcome.wrong.join('; ')}`).toContain(row);
    },
  );
});

describe('given the rows of that table', () => {
  test('when they are compared with what is tried, then they are the same', () => {
    const names = [...DOCS.matchAll(/^\| ([^|]+) \| \d+ \| \d+ \| \d+ \| \d+ \| .* \|$/gm)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(CONDITIONS.map(({ name }) => name));
  });
});
