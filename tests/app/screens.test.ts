import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, screenAt } from '../../src/app/screens';
import { SCREENS } from '../../src/screens';

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/INDEX.HTML', '/'],
  ['/scales', '/scales'],
  ['/Scales', '/scales'],
  ['/%73cales', '/scales'],
  ['/scales/', '/scales'],
  ['//scales//', '/scales'],
  ['/Scales.html', '/scales'],
])('given %j, when it is asked what it means, then it is %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
  expect(screenAt(pathname)?.path).toBe(path);
});

test.each([
  '/%zz',
  '/scales%',
  '/%E0%A4%A',
  '/scales%2F',
  '/scales/x',
  '/scaless',
  '/html',
  '/.html',
  '/404.html',
])('given %j, when it is asked for, then no screen is there', pathname => {
  expect(screenAt(pathname)).toBeUndefined();
});

test('given any text, when it is asked for, then it is a screen or none, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect([undefined, ...SCREENS]).toContain(screenAt(`/${text}`));
    }),
  );
});
