import { SCREENS } from '../screens';
import { loadTables } from '../screens/tables';
import { preloadable } from '../ui/preloadable';
import { screenAt } from './links/navigation';

/** The page of each screen. */
export const PAGES = SCREENS.map(screen => ({
  screen,
  ...preloadable(async () => {
    const [page] = await Promise.all([screen.load(), loadTables([screen.id])]);
    return page;
  }),
}));

/** Loads the page of a path, if there is one. A failure shows when the page is rendered. */
export async function fetchPage(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  await PAGES.find(page => page.screen === screen)
    ?.preload()
    .catch(() => {});
}
