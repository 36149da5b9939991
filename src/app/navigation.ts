import type { ScreenId } from '../commands/screenId';
import type { ScreenDefinition } from '../screens/definition';
import { derived } from '../screens/derived';
import type { BrowserHistory } from './history';
import { screenAt, screenOf } from './screens';

/** Knows the current screen and opens others. */
export interface Navigation {
  /** The current screen; `undefined` for an unknown address. */
  current(): ScreenDefinition | undefined;
  /** The path of a screen, with the query and the hash that restore it as the user left it. */
  addressOf(screen: ScreenId): string;
  open(screen: ScreenId): void;
  /** Shows a screen with another query, and a hash if it has one: in place if it is the current one, otherwise as a new page. */
  show(screen: ScreenId, search: string): void;
  /** Whether the first page opened is still shown; it doesn't take the focus. */
  isFirstPage(): boolean;
  /** Calls the listener when another page is shown; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

interface NavigationOptions {
  readonly history: BrowserHistory;
  /** The folder the app is served from: `/`, or `/fretty/`. */
  readonly base: string;
  readonly queryOf: (screen: ScreenId) => string;
}

/**
 * Creates the app's navigation on its history.
 *
 * @example createNavigation({ history, base: '/', queryOf: () => '' }).current()?.id // 'notes'
 */
export function createNavigation({ history, base, queryOf }: NavigationOptions): Navigation {
  const { navigator, place, setQuery, subscribe } = history;
  const first = place().location.key;
  let hasLeft: 'no' | 'yes' = 'no';
  subscribe(() => {
    // Returning to the first page counts as coming from another page.
    if (place().location.key !== first) hasLeft = 'yes';
  });

  const current = derived(
    () => place().location.pathname,
    pathname => screenAt(pathname.slice(base.length - 1)),
  );
  const push = (address: string) => navigator.push(base.slice(0, -1) + address);
  const addressOf = (screen: ScreenId) => `${screenOf(screen).path}${queryOf(screen)}`;
  return {
    current,
    addressOf,
    open: screen => push(addressOf(screen)),
    show(screen, search) {
      if (current()?.id === screen) setQuery(search);
      else push(`${screenOf(screen).path}${search}`);
    },
    isFirstPage: () => hasLeft === 'no',
    subscribe,
  };
}
