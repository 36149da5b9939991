import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router-dom';
import { createListeners } from '../../listeners';

/** An entry of the app's history. */
export interface HistoryEntry {
  readonly location: Location;
}

/** The app's history, in the form the router needs. */
export interface BrowserHistory {
  readonly navigator: Navigator;
  readonly current: () => HistoryEntry;
  /**
   * Changes the query and the hash of the current page, without notifying listeners: the screen's settings made
   * the change, and the page stays the same.
   */
  readonly setQuery: (query: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The parts of a window that a history needs, so that tests can fake it. */
export interface HistoryScope extends EventTarget {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly history: {
    readonly state: unknown;
    pushState(state: unknown, unused: string, address: string): void;
    replaceState(state: unknown, unused: string, address: string): void;
    go(delta?: number): void;
  };
}

/**
 * How many addresses may be written in a row, and the time until one more may be written (milliseconds). Together they stay
 * below 100 in 30 seconds and 200 in 10 seconds, beyond which browsers throw or drop them; a held arrow key makes 30 a second.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#shared-history-push/replace-state-steps
 * @see https://bugs.webkit.org/show_bug.cgi?id=156115
 * @see https://crbug.com/40554715
 */
const WRITE_LIMIT = { inARow: 12, oneMoreAfter: 350 } as const;

/** The state stored with a history entry beside its address. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
}

function entryOf(state: unknown): Entry {
  const stored = typeof state === 'object' && state !== null ? state : {};
  return {
    key: 'key' in stored && typeof stored.key === 'string' ? stored.key : 'default',
    state: 'state' in stored ? stored.state : null,
  };
}

/**
 * A browser history whose address follows what is shown. Every change is shown immediately, and written immediately unless
 * changes come faster than browsers accept them: then the latest is written as soon as possible, or when the page is left
 * (but Chromium reloads the address that was written before).
 */
export function createBrowserHistory(scope: HistoryScope): BrowserHistory {
  const listeners = createListeners();
  let current: HistoryEntry = { location: read() };
  let unwritten: 'none' | 'some' = 'none';
  let writesLeft: number = WRITE_LIMIT.inARow;

  function read(): Location {
    const { pathname, search, hash } = scope.location;
    // Written back, a path that begins with two slashes would be read as a host name.
    return { pathname: pathname.replace(/^\/+/, '/'), search, hash, ...entryOf(scope.history.state) };
  }

  function show(next: HistoryEntry): void {
    current = next;
    listeners.notify();
  }

  /** The entry that a link or a command leads to; parts of the address it doesn't name stay the same. */
  function entryAt(to: To, state: unknown): HistoryEntry {
    const {
      pathname = current.location.pathname,
      search = '',
      hash = '',
    } = typeof to === 'string' ? parsePath(to) : to;
    return { location: { pathname, search, hash, state, key: Math.random().toString(36).slice(2) } };
  }

  function replace(): void {
    if (writesLeft > 0) write('replaceState');
    else unwritten = 'some';
  }

  function write(how: 'pushState' | 'replaceState'): void {
    const { key, state } = current.location;
    unwritten = 'none';
    try {
      scope.history[how]({ key, state } satisfies Entry, '', createPath(current.location));
    } catch {
      // If the browser's limit is exceeded anyway, the address is written a little later.
      unwritten = 'some';
    }
    // The first write starts the timer, which runs until all writes are available again.
    if (writesLeft === WRITE_LIMIT.inARow) setTimeout(allowMore, WRITE_LIMIT.oneMoreAfter);
    writesLeft -= 1;
  }

  function allowMore(): void {
    writesLeft += 1;
    if (writesLeft < WRITE_LIMIT.inARow) setTimeout(allowMore, WRITE_LIMIT.oneMoreAfter);
    if (writesLeft > 0) catchUp();
  }

  function catchUp(): void {
    if (unwritten === 'some') write('replaceState');
  }

  /** The browser went to another entry; a change that wasn't written yet belongs to the entry before. */
  function pop(): void {
    unwritten = 'none';
    show({ location: read() });
  }

  return {
    navigator: {
      createHref: to => (typeof to === 'string' ? to : createPath(to)),
      push(to, state = null) {
        catchUp();
        show(entryAt(to, state));
        write('pushState');
      },
      replace(to, state = null) {
        show(entryAt(to, state));
        replace();
      },
      go(delta) {
        catchUp();
        scope.history.go(delta);
      },
    },
    current: () => current,
    setQuery(query) {
      const { search = '', hash = '' } = parsePath(query);
      if (search === current.location.search && hash === current.location.hash) return;
      current = { ...current, location: { ...current.location, search, hash } };
      replace();
    },
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      if (listeners.count() === 1) {
        scope.addEventListener('popstate', pop);
        scope.addEventListener('beforeunload', catchUp);
        scope.addEventListener('pagehide', catchUp);
      }
      return () => {
        unsubscribe();
        if (listeners.count() > 0) return;
        scope.removeEventListener('popstate', pop);
        scope.removeEventListener('beforeunload', catchUp);
        scope.removeEventListener('pagehide', catchUp);
      };
    },
  };
}
