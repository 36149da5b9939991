import { useMemo } from 'react';
import type { ToneStyle } from '../../fretboard/toneCells';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { scalesSettings } from './settings';

/** How the notes of the scale are written; the same object until that changes. */
export function useToneStyle(settings: Settings): ToneStyle {
  const display = useSetting(settings, scalesSettings.display);
  const signs = useSetting(usePreferenceSettings(), preferences.signs);
  return useMemo(() => ({ display, signs }), [display, signs]);
}
