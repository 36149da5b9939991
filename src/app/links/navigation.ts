import type { ScreenId } from '../../commands/command';
import { SCREENS } from '../../screens';
import type { ScreenDefinition } from '../../screens/definition';
import { derived } from '../../screens/derived';
import type { Announcer } from '../../speech/announcer';
import { NOT_FOUND, spokenArrival } from '../text';
import type { BrowserHistory } from './history';

/**
 * The definition of a screen.
 *
 * @throws RangeError if there is none.
 */
export function screenOf(screen: ScreenId): ScreenDefinition {
  const entry = SCREENS.find(({ id }) => id === screen);
  if (entry === undefined) throw new RangeError(`no screen ${screen}`);
  return entry;
}

/**
 * The canonical form of a path, which may be in upper case, percent-encoded, have extra slashes, or name the file a screen's
 * page is built into.
 *
 * @returns `undefined` for a path that can't be decoded
 * @example canonicalPath('//Sc%61les.html/') // '/scales'
 * @example canonicalPath('/index.html') // '/'
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  if (segments.includes(undefined)) return undefined;
  const file = `/${segments.join('/')}`.toLowerCase();
  return file === '/index.html' ? '/' : file.replace(/(?<=[^/])\.html$/, '');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The screen at a path. The router and the shell both use this, so that they never disagree. */
export function screenAt(pathname: string): ScreenDefinition | undefined {
  const canonical = canonicalPath(pathname);
  return SCREENS.find(({ path }) => path === canonical);
}

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

/** Creates the app's navigation on its history. */
export function createNavigation({ history, base, queryOf }: NavigationOptions): Navigation {
  const { navigator, setQuery, subscribe } = history;
  const first = history.current().location.key;
  let hasLeft: 'no' | 'yes' = 'no';
  subscribe(() => {
    // Returning to the first page counts as coming from another page.
    if (history.current().location.key !== first) hasLeft = 'yes';
  });

  const current = derived(
    () => history.current().location.pathname,
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

interface ArrivalsDeps {
  readonly navigation: Pick<Navigation, 'current' | 'subscribe'>;
  readonly announcer: Pick<Announcer, 'say' | 'sayAloud' | 'withdraw'>;
  /** Whether a screen reader will certainly say the screen's heading. */
  readonly readsHeading: (screen: ScreenId) => boolean;
}

/**
 * Announces each screen that is opened: a new page floods a screen reader with changes, and it may miss the heading that
 * gets the focus. Where it certainly says that, the name is left to it, so that it is heard once. What is said at the same
 * moment, such as a setting that a command changed there, follows the name.
 *
 * @example announceArrivals({ navigation, announcer, readsHeading }); navigation.open('scales') // 'Scales.'
 */
export function announceArrivals({ navigation, announcer, readsHeading }: ArrivalsDeps): void {
  let shown = navigation.current();
  let name = '';
  navigation.subscribe(() => {
    const screen = navigation.current();
    if (screen === shown) return;
    shown = screen;
    // A screen that was left again isn't named any more.
    announcer.withdraw(name);
    name = spokenArrival(screen?.title ?? NOT_FOUND.title);
    if (screen && readsHeading(screen.id)) announcer.sayAloud(name);
    else announcer.say(name, 'lasting', 'redrawn');
  });
}
