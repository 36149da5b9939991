import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import type { AnySession } from './definition';
import type { FiguresState } from './progressText';

/** Whether the figures of a quiz are shown: those of a drill can be hidden. */
export function useFiguresState(session: AnySession): FiguresState {
  const wanted = useSetting(usePreferenceSettings(), preferences.figures);
  const isDrill = session.status !== 'idle' && session.run.drill !== undefined;
  return isDrill && wanted === 'off' ? 'hidden' : 'shown';
}
