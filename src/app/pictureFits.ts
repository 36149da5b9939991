import { isIos } from '../screens/intervals/ios';
import type { TabStore } from '../storage/storage';

/** The screen whose picture is in a page, and its path in the address. */
export interface PicturedScreen {
  readonly screen: string;
  readonly path: string;
}

/** The address, storage and device, which decide what the app will draw. */
export interface Surroundings {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;
  readonly store: Pick<TabStore, 'read'>;
  readonly tabStore: Pick<TabStore, 'read'>;
}

/** The preferences that don't change the picture: they are heard, or drawn by style sheets alone. */
export const UNSEEN = ['theme', 'volume', 'voice', 'results', 'cells', 'hearing'];

/**
 * Whether the app will draw the same as the picture of a screen, which shows its defaults. This function is part of the script in
 * each page, so it must stay small.
 *
 * @example pictureFits({ screen: 'keys', path: '/keys' }, { location: new URL('/keys?key=D-major', origin), … }) // false
 */
export function pictureFits({ screen, path }: PicturedScreen, surroundings: Surroundings): boolean {
  const { location, device, store, tabStore } = surroundings;
  return (
    location.search === '' &&
    [path, `${path}.html`, `${path}index.html`].includes(location.pathname) &&
    chosenIn(store.read('fretty')).every(id => UNSEEN.includes(id)) &&
    store.read(`${screen}_sidebarOpen`) !== 'false' &&
    !tabStore.read('fretty-open-quizzes') &&
    !(screen === 'intervals' && isIos(device))
  );
}

/** The ids of the preferences that were chosen. */
function chosenIn(stored: string | undefined): readonly string[] {
  try {
    return Object.keys(JSON.parse(stored ?? '').values);
  } catch {
    // Nothing stored, or not readable: the defaults.
    return [];
  }
}
