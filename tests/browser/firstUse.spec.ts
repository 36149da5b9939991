import { fileURLToPath } from 'node:url';
import { scriptSize } from '../bench/built.ts';
import { expect, test } from './test.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What must not be exceeded (bytes, gzipped): the budget of 120 kB on the first page; on the others, where they stand. */
const MOST = {
  index: 120_000,
  triads: 126_700,
  scales: 134_400,
  keys: 129_500,
  intervals: 131_100,
  progress: 143_700,
  tuner: 120_200,
} as const;

for (const [page, most] of Object.entries(MOST))
  test(`given the built page ${page}.html, when its JavaScript is added up, then it hasn’t grown`, {
    tag: '@fast',
  }, async () => {
    expect(await scriptSize(dist, `${page}.html`)).toBeLessThan(most);
  });
