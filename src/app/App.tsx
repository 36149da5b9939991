import { ErrorBoundary } from '../ui/ErrorBoundary';
import { AppProvider } from './AppContext';
import type { AppState } from './AppState';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { PAGES } from './pages';
import { useLocation, useScreen } from './usePlace';

/** The page at the current address. If it fails to load or to render, Page Not Found is shown until another is opened. */
function Page() {
  const { pathname } = useLocation();
  const screen = useScreen();
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

/** The whole app. */
export function App({ state }: { readonly state: AppState }) {
  return (
    <AppProvider state={state}>
      <Frame />
    </AppProvider>
  );
}
