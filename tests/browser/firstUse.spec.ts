import { fileURLToPath } from 'node:url';
import { scriptSize } from '../bench/built.ts';
import { expect, test } from './test.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A tripwire against accidents, such as a dialog's library in the first code. No code is shaped for it. */
const MOST_KILOBYTES = 220;

test(`given the built Notes page, when its JavaScript is added up, then it is under ${MOST_KILOBYTES} kB gzipped`, {
  tag: '@fast',
}, async () => {
  expect(await scriptSize(dist, 'index.html')).toBeLessThan(MOST_KILOBYTES * 1000);
});
