import { createContext, useCallback, useContext, useMemo } from 'react';
import type { Hand, Instrument, Orientation } from '../instrument/instrument';
import { STANDARD_GUITAR } from '../instrument/instruments';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';

/** Provides the instrument of the screen that is shown. */
export const InstrumentContext = createContext<Instrument>(STANDARD_GUITAR);

/** The instrument in use, for everything that draws, names or plays a neck. */
export const useInstrument = (): Instrument => useContext(InstrumentContext);

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

/** Returns the hand that necks are drawn for; re-renders when it changes. */
export function useHand(): () => Hand {
  const settings = usePreferenceSettings();
  useSetting(settings, preferences.hand);
  return useCallback(() => settings.read(preferences.hand), [settings]);
}

/** How the user wants necks drawn; the same object until that changes. */
export function useOrientation(): Orientation {
  const settings = usePreferenceSettings();
  const hand = useSetting(settings, preferences.hand);
  const topString = TOP_STRINGS[useSetting(settings, preferences.lowestOnTop)];
  return useMemo(() => ({ hand, topString }), [hand, topString]);
}
