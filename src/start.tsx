import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createAppState } from './app/AppState';
import { fetchPage } from './app/pages';
import { keepHere, NO_UPDATES } from './app/updates';
import { browserWorld } from './app/world';

/**
 * Draws the app with its first screen in it: a frame drawn without the screen would hold it back for the third of a second
 * that React keeps a fallback. It is drawn as a transition, in slices between which the browser answers.
 *
 * @see https://github.com/react/react/issues/36569
 */
export async function start(root: HTMLElement): Promise<void> {
  const state = createAppState(browserWorld(import.meta.env.PROD ? keepHere() : NO_UPDATES));
  await fetchPage(location.pathname.slice(import.meta.env.BASE_URL.length - 1));
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App state={state} />
      </StrictMode>,
    ),
  );
}
