import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { hideClickListeners } from './app/links/clickListeners';
import { fetchPage } from './app/pages';
import { createAppState } from './app/state';
import { NO_UPDATES } from './app/updates';
import { isHandsFree, keepScreenAwake } from './app/wakeLock';
import { browserUpdates, browserWorld, readyVoice } from './app/world';

/**
 * Renders the app together with its first screen: if the frame were rendered first, React would show the fallback for at
 * least a third of a second. It is rendered as a transition, in slices between which the browser stays responsive.
 *
 * @see https://github.com/react/react/issues/36569
 */
export async function start(root: HTMLElement): Promise<void> {
  const state = createAppState(browserWorld(import.meta.env.PROD ? browserUpdates() : NO_UPDATES));
  keepScreenAwake({
    locks: 'wakeLock' in navigator ? navigator.wakeLock : undefined,
    page: document,
    isNeeded: () => isHandsFree(state),
    stores: [state.listener, state.quizzes, state.drone, state.clicks, state.beat.metronome],
  });
  await Promise.all([
    readyVoice(state.settings.preferences),
    fetchPage(location.pathname.slice(import.meta.env.BASE_URL.length - 1)),
  ]);
  // Dialogs are rendered into the body.
  hideClickListeners([root, document.body]);
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App state={state} />
        <FirstLookGone />
      </StrictMode>,
    ),
  );
}

/** Removes the page's first look in the frame that shows the app. */
function FirstLookGone() {
  useLayoutEffect(() => document.querySelector('.first-look')?.remove(), []);
  return null;
}
