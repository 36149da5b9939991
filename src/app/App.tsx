import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Route, Router, Routes, useLocation } from 'react-router-dom';
import { createPlayer } from '../audio/player';
import { createAnnouncer } from '../speech/announcer';
import { engineOf } from '../speech/engine';
import { createSpeaker } from '../speech/speaker';
import { browserStore } from '../storage/storage';
import { AppProvider, useAppState } from './AppContext';
import { createAppState, type World } from './AppState';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { PAGES } from './pages';
import { NO_UPDATES } from './updates';

/** Every page; one that fails to load or to draw gives way to Page Not Found until another is opened. */
function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<NotFound reason="failed" />}>
      <Suspense>
        <Routes>
          {PAGES.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
          <Route path="*" element={<NotFound reason="unknown" />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The router on the app's own history. Changes are drawn at once, not as transitions: a key's effect belongs in the next frame. */
function Addressed({ children }: { readonly children: ReactNode }) {
  const { history } = useAppState();
  const { location, action } = useSyncExternalStore(history.subscribe, history.place);
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      location={location}
      navigationType={action}
      navigator={history.navigator}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}

/** What a test puts in place of what the browser has. */
type AppProps = Partial<Pick<World, 'player' | 'updates'>>;

/** Fretty, whole, at the address of its window. */
export function App({ player, updates = NO_UPDATES }: AppProps) {
  const [state] = useState(() =>
    createAppState({
      scope: window,
      base: import.meta.env.BASE_URL,
      store: browserStore,
      player: player ?? createPlayer(),
      announcer: createAnnouncer(createSpeaker(engineOf(window))),
      updates,
    }),
  );
  return (
    <AppProvider state={state}>
      <Addressed>
        <ErrorBoundary fallback={<NotFound reason="failed" />}>
          <Layout>
            <Pages />
          </Layout>
        </ErrorBoundary>
      </Addressed>
    </AppProvider>
  );
}
