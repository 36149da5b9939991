import { fetchedAhead } from '../ui/fetchedAhead';
import { SCREENS, screenAt } from './screens';

/** What is drawn under each path. */
export const PAGES = SCREENS.map(({ path, load }) => ({ path, ...fetchedAhead(load) }));

/** Fetches what is drawn under a path, if anything is; a failure is met when it is drawn. */
export async function fetchPage(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  await PAGES.find(({ path }) => path === screen?.path)
    ?.fetch()
    .catch(() => {});
}
