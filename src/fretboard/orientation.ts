import type { Orientation } from '../instrument/orientation';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';

/** The string on top, by whether the user wants the lowest one there. */
export const TOP_STRINGS = { on: 'lowest', off: 'first' } as const satisfies Record<
  'on' | 'off',
  Orientation['topString']
>;

/** How necks are drawn under some preferences. */
export const orientationIn = ({ read }: Pick<Settings, 'read'>): Orientation => ({
  hand: read(preferences.hand),
  topString: TOP_STRINGS[read(preferences.lowestOnTop)],
});
