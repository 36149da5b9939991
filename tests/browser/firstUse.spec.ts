import { fileURLToPath } from 'node:url';
import { scriptSize } from '../bench/built.ts';
import { expect, test } from './test.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The budget is 120 kB; where it isn't kept yet, this is what must not be exceeded (bytes, gzipped). */
const MOST = {
  index: 127_500,
  triads: 133_900,
  scales: 141_300,
  keys: 136_800,
  intervals: 138_300,
  progress: 151_100,
  tuner: 127_500,
} as const;

for (const [page, most] of Object.entries(MOST))
  test(`given the built page ${page}.html, when its JavaScript is added up, then it hasn’t grown`, {
    tag: '@fast',
  }, async () => {
    expect(await scriptSize(dist, `${page}.html`)).toBeLessThan(most);
  });
