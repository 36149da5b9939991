import { describe, expect, test, vi } from 'vitest';
import { createTabLocks, dropAbandoned, type TabLocks } from '../../src/storage/tabLocks';

/** The locks of a browser, for one test. */
function fakeLocks(): LockManager {
  const held = new Set<string>();
  return {
    request: async (name: string, run: unknown) => {
      held.add(name);
      if (typeof run === 'function') await run();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map(name => ({ name })), pending: [] }),
  };
}

/** A log with these batches. */
function logWith(...names: readonly string[]) {
  const batches = [...names];
  return {
    batches: async () => [...batches],
    drop: vi.fn(async (name: string) => void batches.splice(batches.indexOf(name), 1)),
  };
}

describe('given claims of open tabs', () => {
  test('when a tab claims a name, then every tab sees it until it is given up', async () => {
    const locks = fakeLocks();
    const [one, other] = [createTabLocks(locks), createTabLocks(locks)];
    const release = await one.hold('import-1');
    expect(await other.held()).toEqual(new Set(['import-1']));

    release();
    await vi.waitFor(async () => expect(await other.held()).toEqual(new Set()));
  });

  test('when batches are left, then those that no tab has claimed are dropped', async () => {
    const tabLocks = createTabLocks(fakeLocks());
    await tabLocks.hold('import-2');
    const log = logWith('import-1', 'import-2', 'deleted-1');
    await dropAbandoned(log, tabLocks);
    expect(await log.batches()).toEqual(['import-2']);
  });

  test.each<[what: string, locks: LockManager | undefined]>([
    ['there are no locks', undefined],
    [
      'locks are refused',
      {
        request: () => Promise.reject(new DOMException('', 'SecurityError')),
        query: () => Promise.reject(new DOMException('', 'SecurityError')),
      },
    ],
  ])('when %s, then a claim is made all the same, and nothing is dropped', async (_, locks) => {
    const tabLocks: TabLocks = createTabLocks(locks);
    (await tabLocks.hold('import-1'))();
    const log = logWith('import-1');
    await dropAbandoned(log, tabLocks);
    expect(log.drop).not.toHaveBeenCalled();
  });
});
