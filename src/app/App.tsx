import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentCellName } from '../fretboard/places';
import { InstrumentContext } from '../fretboard/useInstrument';
import type { Instrument } from '../instrument/instrument';
import type { ScreenDefinition } from '../screens/definition';
import { instrumentIn } from '../settings/instrument';
import { useSpeech } from '../speech/Speech';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { AppProvider, useAppState, useLocation, useScreen } from './AppContext';
import { PAGES } from './pages';
import { Layout } from './shell/Layout';
import { NotFound } from './shell/NotFound';
import type { AppState } from './state';
import { instrumentNews } from './text';

/** The instrument of a screen. */
function useInstrumentOf(screen: ScreenDefinition | undefined): Instrument {
  const { settings } = useAppState();
  const shown = settings.screens[screen?.id ?? 'notes'];
  return useSyncExternalStore(shown.subscribe, () => instrumentIn(shown.choices()));
}

/**
 * Says which instrument is shown once it has changed, and the cell with the focus, which may be another note now. If it was
 * chosen in a dialog, that closes first.
 */
function useSpokenInstrument(screen: ScreenDefinition | undefined, instrument: Instrument): void {
  const { say, after } = useSpeech();
  const known = useRef({ screen, instrument });
  useEffect(() => {
    if (known.current.screen !== screen) known.current = { screen, instrument };
    // Other note names make it another object, and are told where they are chosen.
    if (known.current.instrument.id === instrument.id) return;
    return after(0, () => {
      known.current = { screen, instrument };
      say(instrumentNews(instrument, currentCellName()), 'news', 'redrawn');
    });
  }, [screen, instrument, say, after]);
}

/** The page at the current address. If it fails to load or to render, Page Not Found is shown until another is opened. */
function Page() {
  const { pathname } = useLocation();
  const screen = useScreen();
  const instrument = useInstrumentOf(screen);
  useSpokenInstrument(screen, instrument);
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

export function App({ state }: { readonly state: AppState }) {
  return (
    <AppProvider state={state}>
      <Frame />
    </AppProvider>
  );
}
