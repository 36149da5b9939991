import { useRef, useSyncExternalStore } from 'react';
import type { ScreenId } from '../commands/screenId';
import { useSettings } from '../settings/useSettings';
import type { Preloadable } from '../ui/preloadable';
import { lateNews } from './lateNews';

const notices = new Map<ScreenId, Preloadable<object>>();

/** The notice about a link on a screen. */
function noticeOn(screen: ScreenId): Preloadable<object> {
  const known = notices.get(screen);
  if (known) return known;
  const notice = lateNews(async () => {
    const { drillNoticeOn } = await import('./DrillNotice');
    return { default: await drillNoticeOn(screen) };
  });
  notices.set(screen, notice);
  return notice;
}

/** Loads the notice about a link, so that it is drawn with its screen. A failure shows when it is rendered. */
export const preloadLink = (screen: ScreenId): Promise<unknown> =>
  noticeOn(screen)
    .preload()
    .catch(() => {});

/** Above a screen that was opened by the link to a drill: what the drill is. Its code isn't needed before. */
export function LinkedDrill({ screen }: { readonly screen: ScreenId }) {
  const settings = useSettings(screen);
  const hash = useSyncExternalStore(settings.subscribe, settings.hash);
  const wasLinked = useRef(false);
  wasLinked.current ||= hash !== '';
  const { Component } = noticeOn(screen);
  return wasLinked.current && <Component />;
}
