import { createContext, type ReactNode } from 'react';
import { Audio } from '../audio/Audio';
import { Listening } from '../listening/Listening';
import { DrillLinksContext } from '../quiz/drillLinks';
import { ListenDeskContext } from '../quiz/listenDesk';
import { QuizzesContext } from '../quiz/Quizzes';
import { PracticeDeskContext } from '../screens/practiceDesk';
import { YourDataContext } from '../screens/yourData';
import { SettingsContext } from '../settings/useSettings';
import { Speech } from '../speech/Speech';
import { useRequired } from '../ui/useRequired';
import type { AppState } from './AppState';

const AppContext = createContext<AppState | undefined>(undefined);

/** Provides the app's state, and to each room its part of it. */
export function AppProvider({ state, children }: { state: AppState; children: ReactNode }) {
  return (
    <AppContext value={state}>
      <SettingsContext value={state.settings}>
        <QuizzesContext value={state.quizzes}>
          <DrillLinksContext value={state.drillLinks}>
            <YourDataContext value={state.yourData}>
              <PracticeDeskContext value={state.practiceDesk}>
                <Audio player={state.player}>
                  <Listening listener={state.listener}>
                    <ListenDeskContext value={state.listenDesk}>
                      <Speech announcer={state.announcer}>{children}</Speech>
                    </ListenDeskContext>
                  </Listening>
                </Audio>
              </PracticeDeskContext>
            </YourDataContext>
          </DrillLinksContext>
        </QuizzesContext>
      </SettingsContext>
    </AppContext>
  );
}

/** The state of the app. */
export const useAppState = (): AppState => useRequired(AppContext, 'state');
