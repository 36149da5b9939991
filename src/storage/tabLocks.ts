/** Names that open tabs hold, so that each tab knows what another still uses. */
export interface TabLocks {
  /** Holds a name; resolves once every tab can see that, with a function that releases it. A closed tab releases all of its names. */
  hold(name: string): Promise<() => void>;
  /** The names that open tabs hold; `undefined` if the browser can't tell. */
  held(): Promise<ReadonlySet<string> | undefined>;
}

/**
 * Creates names held as Web Locks, which a browser releases when a tab is closed or crashes. Outside a secure context there are
 * none.
 *
 * @see https://www.w3.org/TR/web-locks/
 */
export function createTabLocks(locks: LockManager | undefined): TabLocks {
  if (locks === undefined) return { hold: async () => () => {}, held: async () => undefined };
  return {
    hold: name =>
      new Promise(resolve => {
        const request = locks.request(name, () => new Promise<void>(release => resolve(() => release())));
        // A page that may not hold locks goes on without.
        request.catch(() => resolve(() => {}));
      }),
    async held() {
      try {
        const { held = [] } = await locks.query();
        return new Set(held.flatMap(({ name = [] }) => name));
      } catch {
        return undefined;
      }
    },
  };
}

/** The staged batches of a log, those of closed tabs too. */
interface Batches {
  batches(): Promise<readonly string[]>;
  drop(batch: string): Promise<void>;
}

/** Drops the batches that no open tab holds: their tab was closed before it was done with them. */
export async function dropAbandoned(log: Batches, tabLocks: TabLocks): Promise<void> {
  // In this order: a tab holds a batch before it stages it.
  const batches = await log.batches();
  const held = await tabLocks.held();
  if (held === undefined) return;
  for (const batch of batches) if (!held.has(batch)) await log.drop(batch);
}
