import type { Orientation } from '../instrument/orientation';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { TOP_STRINGS } from './orientation';

/** How necks are drawn under some preferences. */
export const orientationIn = ({ read }: Pick<Settings, 'read'>): Orientation => ({
  hand: read(preferences.hand),
  topString: TOP_STRINGS[read(preferences.lowestOnTop)],
});
