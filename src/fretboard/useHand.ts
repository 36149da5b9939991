import { useCallback } from 'react';
import type { Hand } from '../instrument/orientation';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';

/** Returns the hand that necks are drawn for; re-renders when it changes. */
export function useHand(): () => Hand {
  const settings = usePreferenceSettings();
  useSetting(settings, preferences.hand);
  return useCallback(() => settings.read(preferences.hand), [settings]);
}
