import { fileURLToPath } from 'node:url';
import { scriptSize } from '../bench/built.ts';
import { expect, test } from './test.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The budget is 120 kB; until it is kept, this is what must not be exceeded (bytes, gzipped). */
const MOST = 129_500;

test('given the built page of Notes, when its JavaScript is added up, then it hasn’t grown', {
  tag: '@fast',
}, async () => {
  expect(await scriptSize(dist, 'index.html')).toBeLessThan(MOST);
});
