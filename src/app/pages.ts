import { fetchedAhead } from '../ui/fetchedAhead';
import { SCREENS } from './screens';

/** What is drawn under each path. */
export const PAGES = SCREENS.map(({ path, load }) => ({ path, ...fetchedAhead(load) }));
