import { useSyncExternalStore } from 'react';
import { InstrumentContext } from '../fretboard/useInstrument';
import type { Instrument } from '../instrument/instrument';
import type { ScreenDefinition } from '../screens/definition';
import { instrumentIn } from '../settings/instrument';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { AppProvider, useAppState } from './AppContext';
import type { AppState } from './AppState';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { PAGES } from './pages';
import { useLocation, useScreen } from './usePlace';

/** The instrument of a screen. */
function useInstrumentOf(screen: ScreenDefinition | undefined): Instrument {
  const { settings } = useAppState();
  const shown = settings.screens[screen?.id ?? 'notes'];
  return useSyncExternalStore(shown.subscribe, () => instrumentIn(shown.choices()));
}

/** The page at the current address. If it fails to load or to render, Page Not Found is shown until another is opened. */
function Page() {
  const { pathname } = useLocation();
  const screen = useScreen();
  const instrument = useInstrumentOf(screen);
  const PageComponent = PAGES.find(page => page.screen === screen)?.Component;
  return (
    <InstrumentContext value={instrument}>
      <ErrorBoundary name="page" key={screen?.id ?? pathname} fallback={() => <NotFound reason="failed" />}>
        {screen && PageComponent ? <PageComponent screen={screen} /> : <NotFound reason="unknown" />}
      </ErrorBoundary>
    </InstrumentContext>
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
