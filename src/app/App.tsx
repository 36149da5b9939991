import { type ReactNode, useSyncExternalStore } from 'react';
import { Router, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { AppProvider, useAppState } from './AppContext';
import type { AppState } from './AppState';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { PAGES } from './pages';
import { screenAt } from './screens';

/** The page at the current address. If it fails to load or to render, Page Not Found is shown until another is opened. */
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

/** The frame with its page. If the frame itself fails, opening another page renders it again. */
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

/** The router on the app's own history. Without transitions, so that the effect of a key press shows in the next frame. */
function HistoryRouter({ children }: { readonly children: ReactNode }) {
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

/** The whole app. */
export function App({ state }: { readonly state: AppState }) {
  return (
    <AppProvider state={state}>
      <HistoryRouter>
        <Frame />
      </HistoryRouter>
    </AppProvider>
  );
}
