import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { MemoryRouter, Route, Router, Routes, useLocation } from 'react-router-dom';
import { Audio } from '../audio/Audio';
import { createPlayer, type Player } from '../audio/player';
import { createAnnouncer } from '../speech/announcer';
import { engineOf } from '../speech/engine';
import { Speech } from '../speech/Speech';
import { createSpeaker } from '../speech/speaker';
import { ErrorBoundary } from './ErrorBoundary';
import { createBrowserHistory } from './history';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { PAGES } from './pages';
import { NO_UPDATES, type Updates } from './updates';

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

/** Where the app is by the browser's address. Changes are drawn at once, not as transitions: a key's effect belongs in the next frame. */
function Addressed({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory(window));
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

interface StartingProps {
  readonly at: string | undefined;
  readonly children: ReactNode;
}

function Starting({ at, children }: StartingProps) {
  if (at === undefined) return <Addressed>{children}</Addressed>;
  return (
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
}

interface AppProps {
  /** Where to start; without it the browser's own address is used. */
  readonly at?: string;
  readonly player?: Player;
  readonly updates?: Updates;
}

/** Fretty, whole. */
export function App({ at, player, updates = NO_UPDATES }: AppProps) {
  const [announcer] = useState(() => createAnnouncer(createSpeaker(engineOf(window))));
  const sound = useMemo(() => player ?? createPlayer(), [player]);
  return (
    <Speech announcer={announcer}>
      <Audio player={sound}>
        <Starting at={at}>
          <ErrorBoundary fallback={<NotFound reason="failed" />}>
            <Layout updates={updates}>
              <Pages />
            </Layout>
          </ErrorBoundary>
        </Starting>
      </Audio>
    </Speech>
  );
}
