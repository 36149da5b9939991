import { fileURLToPath } from 'node:url';
import { scriptSize } from '../bench/built.ts';
import { expect, test } from './test.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The budget is 120 kB; where it isn't kept yet, this is what must not be exceeded (bytes, gzipped). */
const MOST = {
  index: 122_500,
  triads: 129_300,
  scales: 137_300,
  keys: 132_300,
  intervals: 133_800,
  progress: 146_500,
  tuner: 122_800,
} as const;

for (const [page, most] of Object.entries(MOST))
  test(`given the built page ${page}.html, when its JavaScript is added up, then it hasn’t grown`, {
    tag: '@fast',
  }, async () => {
    expect(await scriptSize(dist, `${page}.html`)).toBeLessThan(most);
  });
