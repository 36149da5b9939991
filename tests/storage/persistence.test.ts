import { describe, expect, test } from 'vitest';
import { deletesUnvisited, requestPersistence } from '../../src/storage/persistence';

describe('given a browser that is asked to keep what is stored', () => {
  test.each([
    ['it agrees', { persist: () => Promise.resolve(true) }, 'agreed'],
    ['it refuses', { persist: () => Promise.resolve(false) }, 'refused'],
    ['it fails', { persist: () => Promise.reject(new TypeError()) }, 'unknown'],
    ['it can’t be asked', undefined, 'unknown'],
  ] as const)('when %s, then that is its answer', async (_, storage, answer) => {
    expect(await requestPersistence(storage)).toBe(answer);
  });
});

test.each([
  ['Apple Computer, Inc.', false, true],
  ['Apple Computer, Inc.', true, false],
  ['Google Inc.', false, false],
  ['', false, false],
] as const)(
  'given a browser by "%s", installed: %s, then it deletes what isn’t visited: %s',
  (vendor, isInstalled, deletes) => {
    expect(deletesUnvisited({ vendor, isInstalled })).toBe(deletes);
  },
);
