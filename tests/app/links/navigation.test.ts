import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, screenAt } from '../../../src/app/links/navigation';
import { SCREENS } from '../../../src/screens';

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
])('given the path %j, then its canonical form is %s', (pathname, path) => {
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
])('given the path %j, then there is no screen', pathname => {
  expect(screenAt(pathname)).toBeUndefined();
});

test('given any path, when its screen is looked up, then there is one or none, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect([undefined, ...SCREENS]).toContain(screenAt(`/${text}`));
    }),
  );
});
