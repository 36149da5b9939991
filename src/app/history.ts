import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { createListeners } from '../listeners';

/** Where the app is, and how it came there. */
export interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/** Where the app is and has been, as the router asks for it. */
export interface BrowserHistory {
  readonly navigator: Navigator;
  readonly place: () => Place;
  /**
   * Writes another query to the address of the page that is shown. Nobody is told: the screen's settings know already, and
   * the page stays the same.
   */
  readonly setQuery: (search: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a history needs of a window; a test can be that as well. */
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
 * How many addresses may be written in a row, and after how long there may be one more (milliseconds): together fewer than
 * the 100 in 30 seconds, or 200 in 10, beyond which browsers throw, or drop them. A held arrow comes to 30 a second.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#shared-history-push/replace-state-steps
 * @see https://bugs.webkit.org/show_bug.cgi?id=156115
 * @see https://crbug.com/40554715
 */
const ALLOWANCE = { inARow: 12, oneMoreAfter: 350 } as const;

/** What a page's entry keeps beside its address. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
}

function entryOf(state: unknown): Entry {
  const kept = typeof state === 'object' && state !== null ? state : {};
  return {
    key: 'key' in kept && typeof kept.key === 'string' ? kept.key : 'default',
    state: 'state' in kept ? kept.state : null,
  };
}

/**
 * The history of a browser, whose address follows what is shown: every change is drawn at once, and written at once too,
 * but for those that come faster than browsers take them: of these the last is written, or what stands when the page is
 * left.
 *
 * @example createBrowserHistory(window).place().location.pathname // '/triads'
 */
export function createBrowserHistory(scope: HistoryScope): BrowserHistory {
  const listeners = createListeners();
  let place: Place = { location: read(), action: NavigationType.Pop };
  let unwritten: 'none' | 'some' = 'none';
  let allowed: number = ALLOWANCE.inARow;

  function read(): Location {
    const { pathname, search, hash } = scope.location;
    // What begins with two slashes would be read as the name of a host when it is written back.
    return { pathname: pathname.replace(/^\/+/, '/'), search, hash, ...entryOf(scope.history.state) };
  }

  function show(next: Place): void {
    place = next;
    listeners.notify();
  }

  /** The place that a link or command leads to; what it doesn't name stays as it is. */
  function placeAt(to: To, state: unknown, action: NavigationType): Place {
    const {
      pathname = place.location.pathname,
      search = '',
      hash = '',
    } = typeof to === 'string' ? parsePath(to) : to;
    return { location: { pathname, search, hash, state, key: Math.random().toString(36).slice(2) }, action };
  }

  function replace(): void {
    if (allowed > 0) write('replaceState');
    else unwritten = 'some';
  }

  function write(how: 'pushState' | 'replaceState'): void {
    const { key, state } = place.location;
    unwritten = 'none';
    try {
      scope.history[how]({ key, state } satisfies Entry, '', createPath(place.location));
    } catch {
      // Whoever comes over the limit all the same keeps what is shown, and gets its address a little later.
      unwritten = 'some';
    }
    // The first that is spent starts the clock, which runs until none is.
    if (allowed === ALLOWANCE.inARow) setTimeout(allowMore, ALLOWANCE.oneMoreAfter);
    allowed -= 1;
  }

  function allowMore(): void {
    allowed += 1;
    if (allowed < ALLOWANCE.inARow) setTimeout(allowMore, ALLOWANCE.oneMoreAfter);
    if (allowed > 0) catchUp();
  }

  function catchUp(): void {
    if (unwritten === 'some') write('replaceState');
  }

  /** The browser has gone to another entry by itself; what was not yet written belongs to the one before. */
  function pop(): void {
    unwritten = 'none';
    show({ location: read(), action: NavigationType.Pop });
  }

  return {
    navigator: {
      createHref: to => (typeof to === 'string' ? to : createPath(to)),
      push(to, state = null) {
        catchUp();
        show(placeAt(to, state, NavigationType.Push));
        write('pushState');
      },
      replace(to, state = null) {
        show(placeAt(to, state, NavigationType.Replace));
        replace();
      },
      go(delta) {
        catchUp();
        scope.history.go(delta);
      },
    },
    place: () => place,
    setQuery(search) {
      if (search === place.location.search) return;
      place = { ...place, location: { ...place.location, search } };
      replace();
    },
    subscribe(listener) {
      const leave = listeners.subscribe(listener);
      if (listeners.count() === 1) {
        scope.addEventListener('popstate', pop);
        scope.addEventListener('beforeunload', catchUp);
        scope.addEventListener('pagehide', catchUp);
      }
      return () => {
        leave();
        if (listeners.count() > 0) return;
        scope.removeEventListener('popstate', pop);
        scope.removeEventListener('beforeunload', catchUp);
        scope.removeEventListener('pagehide', catchUp);
      };
    },
  };
}
