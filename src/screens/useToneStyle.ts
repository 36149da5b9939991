import { useMemo } from 'react';
import type { Display } from '../fretboard/neckSettings';
import type { ToneStyle } from '../fretboard/toneCells';
import { useInstrument } from '../fretboard/useInstrument';
import { preferences } from '../settings/preferences';
import type { Setting } from '../settings/setting';
import type { Settings } from '../settings/settings';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';

/** How a screen writes the notes of a triad or a scale; the same object until that changes. */
export function useToneStyle(settings: Settings, row: Setting<Display>): ToneStyle {
  const display = useSetting(settings, row);
  const signs = useSetting(usePreferenceSettings(), preferences.signs);
  const { names } = useInstrument();
  return useMemo(() => ({ display, signs, ...(names && { names }) }), [display, signs, names]);
}
