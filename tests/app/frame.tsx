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

/** An app's state at the address of the window, with a player that makes no sound. */
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
  /** The address; by default no screen's, so that none of theirs has a hotkey. */
  readonly at?: string;
}

/** Opens the frame of every page around a page of the test's own, with commands of its own: no screen is loaded. */
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
