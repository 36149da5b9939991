import { useRef, useSyncExternalStore } from 'react';
import type { ScreenId } from '../../commands/command';
import { useSettings } from '../../settings/useSettings';
import { DrillNotice } from './DrillNotice';

/** Above a screen that was opened by the link to a drill: what the drill is. */
export function LinkedDrill({ screen }: { readonly screen: ScreenId }) {
  const settings = useSettings(screen);
  const hash = useSyncExternalStore(settings.subscribe, settings.hash);
  const wasLinked = useRef(false);
  wasLinked.current ||= hash !== '';
  return wasLinked.current && <DrillNotice screen={screen} />;
}
