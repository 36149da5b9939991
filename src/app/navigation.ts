import type { ScreenId } from '../commands/screenId';
import type { ScreenDefinition } from '../screens/definition';
import type { BrowserHistory } from './history';
import { screenAt, screenOf } from './screens';

/** Which screen is shown, and the way to the others. */
export interface Navigation {
  /** The screen that is shown; none where the address is unknown. */
  current(): ScreenDefinition | undefined;
  /** The path of a screen with the query that brings it back as it was left. */
  addressOf(screen: ScreenId): string;
  open(screen: ScreenId): void;
  /** Shows a screen under another query: in place if it is shown already, else as a new page. */
  show(screen: ScreenId, search: string): void;
  /** Whether the page that was opened first is still shown; it takes no focus by itself. */
  isFirstPage(): boolean;
  /** Calls back when another page is shown; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

interface NavigationOptions {
  readonly history: BrowserHistory;
  /** The folder that the app is served from: `/`, or `/fretty/`. */
  readonly base: string;
  readonly queryOf: (screen: ScreenId) => string;
}

/**
 * Makes the navigation of an app on its history.
 *
 * @example createNavigation({ history, base: '/', queryOf: () => '' }).current()?.id // 'notes'
 */
export function createNavigation({ history, base, queryOf }: NavigationOptions): Navigation {
  const { navigator, place, setQuery, subscribe } = history;
  const first = place().location.key;
  let hasLeft: 'no' | 'yes' = 'no';
  subscribe(() => {
    // Coming back to the first page is coming from elsewhere, too.
    if (place().location.key !== first) hasLeft = 'yes';
  });

  const current = () => screenAt(place().location.pathname.slice(base.length - 1));
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
