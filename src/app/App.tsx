import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Audio } from '../audio/Audio';
import { createPlayer, type Player } from '../audio/player';
import { createAnnouncer } from '../speech/announcer';
import { engineOf } from '../speech/engine';
import { Speech } from '../speech/Speech';
import { createSpeaker } from '../speech/speaker';
import { ErrorBoundary } from './ErrorBoundary';
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

interface RouterProps {
  readonly at: string | undefined;
  readonly children: ReactNode;
}

/** Changes are drawn at once, not as transitions: a key's effect belongs in the next frame. */
function Router({ at, children }: RouterProps) {
  if (at !== undefined)
    return (
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        {children}
      </MemoryRouter>
    );
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      {children}
    </BrowserRouter>
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
        <Router at={at}>
          <ErrorBoundary fallback={<NotFound reason="failed" />}>
            <Layout updates={updates}>
              <Pages />
            </Layout>
          </ErrorBoundary>
        </Router>
      </Audio>
    </Speech>
  );
}
