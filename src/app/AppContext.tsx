import { createContext, type ReactNode, useSyncExternalStore } from 'react';
import { type Location, Router } from 'react-router-dom';
import { Audio } from '../audio/Audio';
import { Listening } from '../listening/Listening';
import { DrillAddingContext } from '../quiz/AddToWorkout';
import { DrillLinksContext } from '../quiz/drillLinks';
import { ListenDepsContext } from '../quiz/listenCommands';
import { QuizzesContext } from '../quiz/quizzes';
import { PracticeApiContext } from '../results/practiceApi';
import type { ScreenDefinition } from '../screens/definition';
import { YourDataContext } from '../screens/yourData';
import { SettingsContext } from '../settings/useSettings';
import { Speech } from '../speech/Speech';
import { useRequired } from '../ui/shell';
import type { BrowserHistory } from './links/history';
import type { AppState } from './state';

const AppContext = createContext<AppState | undefined>(undefined);

/** Provides the app's state, and to each room its part of it. */
export function AppProvider({ state, children }: { state: AppState; children: ReactNode }) {
  return (
    <AppContext value={state}>
      <SettingsContext value={state.settings}>
        <QuizzesContext value={state.quizzes}>
          <DrillLinksContext value={state.drillLinks}>
            <DrillAddingContext value={state.drillAdding}>
              <YourDataContext value={state.yourData}>
                <PracticeApiContext value={state.practiceApi}>
                  <Audio
                    player={state.player}
                    drone={state.drone}
                    clicks={state.clicks}
                    beat={state.beat.shared}
                  >
                    <Listening listener={state.listener}>
                      <ListenDepsContext value={state.listenDeps}>
                        <Speech announcer={state.announcer}>
                          <HistoryRouter history={state.history}>{children}</HistoryRouter>
                        </Speech>
                      </ListenDepsContext>
                    </Listening>
                  </Audio>
                </PracticeApiContext>
              </YourDataContext>
            </DrillAddingContext>
          </DrillLinksContext>
        </QuizzesContext>
      </SettingsContext>
    </AppContext>
  );
}

interface HistoryRouterProps {
  readonly history: BrowserHistory;
  readonly children: ReactNode;
}

/** A router on the app's own history, so that links change it. */
function HistoryRouter({ history, children }: HistoryRouterProps) {
  const { location } = useSyncExternalStore(history.subscribe, history.current);
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      location={location}
      navigator={history.navigator}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}

export const useAppState = (): AppState => useRequired(AppContext, 'state');

/**
 * The app's location; re-renders when another page is shown, at once and not as a transition, so that the effect of a key press
 * shows in the next frame.
 */
export function useLocation(): Location {
  const { history } = useAppState();
  return useSyncExternalStore(history.subscribe, history.current).location;
}

/** The current screen; `undefined` for an unknown address. */
export function useScreen(): ScreenDefinition | undefined {
  const { history, navigation } = useAppState();
  return useSyncExternalStore(history.subscribe, navigation.current);
}
