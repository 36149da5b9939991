import { type ReactNode, useSyncExternalStore } from 'react';
import { Router, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { AppProvider, useAppState } from './AppContext';
import type { AppState } from './AppState';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { PAGES } from './pages';
import { screenAt } from './screens';

/** The page of the address; one that fails to load or to draw gives way to Page Not Found until another is opened. */
function Page() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const PageComponent = PAGES.find(page => page.screen === screen)?.Component;
  return (
    <ErrorBoundary name="page" key={screen?.id ?? pathname} fallback={() => <NotFound reason="failed" />}>
      {screen && PageComponent ? <PageComponent screen={screen} /> : <NotFound reason="unknown" />}
    </ErrorBoundary>
  );
}

/** The frame with its page. Where the frame itself fails, going to another page draws it again. */
function Frame() {
  const { key } = useLocation();
  return (
    <ErrorBoundary name="page" resetKey={key} fallback={() => <NotFound reason="failed" />}>
      <Layout>
        <Page />
      </Layout>
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

/** Fretty, whole. */
export function App({ state }: { readonly state: AppState }) {
  return (
    <AppProvider state={state}>
      <Addressed>
        <Frame />
      </Addressed>
    </AppProvider>
  );
}
