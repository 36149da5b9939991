import { useMemo } from 'react';
import type { Orientation } from '../instrument/orientation';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { TOP_STRINGS } from './orientation';

/** How the user wants necks drawn; the same object until that changes. */
export function useOrientation(): Orientation {
  const settings = usePreferenceSettings();
  const hand = useSetting(settings, preferences.hand);
  const topString = TOP_STRINGS[useSetting(settings, preferences.lowestOnTop)];
  return useMemo(() => ({ hand, topString }), [hand, topString]);
}
