/** What open tabs are using, as far as they can tell each other. */
export interface TabLocks {
  /** Claims a name, which resolves once every tab can see it; returns a function that gives it up. A tab that goes gives up all of its names. */
  claim(name: string): Promise<() => void>;
  /** The names that open tabs have claimed; `undefined` if the browser can't tell. */
  claimed(): Promise<ReadonlySet<string> | undefined>;
}

/**
 * Claims as locks, which a browser releases when a tab is closed or crashes. Outside a secure context there are none.
 *
 * @see https://www.w3.org/TR/web-locks/
 * @example const giveUp = await createClaims(navigator.locks).claim('import-k3x9')
 */
export function createTabLocks(locks: LockManager | undefined): TabLocks {
  if (locks === undefined) return { claim: async () => () => {}, claimed: async () => undefined };
  return {
    claim: name =>
      new Promise(resolve => {
        const held = locks.request(name, () => new Promise<void>(giveUp => resolve(() => giveUp())));
        // A page that may not hold locks goes on without.
        held.catch(() => resolve(() => {}));
      }),
    async claimed() {
      try {
        const { held = [] } = await locks.query();
        return new Set(held.flatMap(({ name = [] }) => name));
      } catch {
        return undefined;
      }
    },
  };
}

/** What may hold batches of tabs that are gone. */
interface Batches {
  batches(): Promise<readonly string[]>;
  drop(batch: string): Promise<void>;
}

/**
 * Drops the batches that no open tab has claimed: a tab was closed before it was done with them.
 *
 * @example await dropLeft(log, claims)
 */
export async function dropLeft(log: Batches, claims: TabLocks): Promise<void> {
  // In this order: a batch is claimed before it is begun.
  const batches = await log.batches();
  const claimed = await claims.claimed();
  if (claimed === undefined) return;
  for (const batch of batches) if (!claimed.has(batch)) await log.drop(batch);
}
