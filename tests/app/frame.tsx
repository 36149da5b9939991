import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProvider } from '../../src/app/AppContext';
import { createAppState } from '../../src/app/AppState';
import { Layout } from '../../src/app/Layout';
import { NO_UPDATES } from '../../src/app/updates';
import type { Command } from '../../src/commands/command';
import { createAnnouncer } from '../../src/speech/announcer';
import { engineOf } from '../../src/speech/engine';
import { createSpeaker } from '../../src/speech/speaker';
import { browserStore } from '../../src/storage/storage';
import { silentPlayer, visit } from '../openApp';

/** The state of an app at the address of the window, with a silent player. */
export const stateAt = (address: string) => {
  visit(address);
  return createAppState({
    scope: window,
    base: '/',
    store: browserStore,
    player: silentPlayer(),
    announcer: createAnnouncer(createSpeaker(engineOf(window))),
    updates: NO_UPDATES,
  });
};

interface FrameOptions {
  readonly commands?: readonly Command[];
  readonly page?: ReactNode;
  /** The address; by default an unknown one, so that no screen's hotkeys work. */
  readonly at?: string;
}

/** Opens the frame of every page around the test's own page and commands, without loading a screen. */
export function openFrame({ commands = [], page, at = '/nowhere' }: FrameOptions = {}) {
  const state = stateAt(at);
  state.commands.publish({}, commands);
  render(
    <AppProvider state={state}>
      <MemoryRouter initialEntries={[at]}>
        <Layout>
          <h1 tabIndex={-1}>Test Page</h1>
          {page}
        </Layout>
      </MemoryRouter>
    </AppProvider>,
  );
  return { state, user: userEvent.setup(), region: () => screen.getByRole('status') };
}
