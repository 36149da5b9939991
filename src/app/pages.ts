import { SCREENS } from '../screens';
import { fetchedAhead } from '../ui/fetchedAhead';
import { screenAt } from './screens';

/** The page of each screen. */
export const PAGES = SCREENS.map(screen => ({ screen, ...fetchedAhead(screen.load) }));

/** Fetches what is drawn under a path, if anything is; a failure is met when it is drawn. */
export async function fetchPage(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  await PAGES.find(page => page.screen === screen)
    ?.fetch()
    .catch(() => {});
}
