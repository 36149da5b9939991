import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { MemoryRouter, Router, useLocation } from 'react-router-dom';
import { Audio } from '../audio/Audio';
import { createPlayer, type Player } from '../audio/player';
import { createAnnouncer } from '../speech/announcer';
import { engineOf } from '../speech/engine';
import { Speech } from '../speech/Speech';
import { createSpeaker } from '../speech/speaker';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { createBrowserHistory } from './history';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { PAGES } from './pages';
import { screenAt } from './screens';
import { NO_UPDATES, type Updates } from './updates';

/** The page of the address; one that fails to load or to draw gives way to Page Not Found until another is opened. */
function Page() {
  const { pathname } = useLocation();
  const path = screenAt(pathname)?.path;
  const PageComponent = PAGES.find(page => page.path === path)?.Component;
  return (
    <ErrorBoundary name="page" key={path ?? pathname} fallback={() => <NotFound reason="failed" />}>
      {PageComponent ? <PageComponent /> : <NotFound reason="unknown" />}
    </ErrorBoundary>
  );
}

/** The frame with its page. Where the frame itself fails, going to another page draws it again. */
function Frame({ updates }: { updates: Updates }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary name="page" resetKey={key} fallback={() => <NotFound reason="failed" />}>
      <Layout updates={updates}>
        <Page />
      </Layout>
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
          <Frame updates={updates} />
        </Starting>
      </Audio>
    </Speech>
  );
}
