import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AppProvider } from '../../src/app/AppContext';
import { Layout } from '../../src/app/shell/Layout';
import type { AppState } from '../../src/app/state';
import type { Command } from '../../src/commands/command';
import { silentPlayer, stateWith, visit } from '../openApp';

/** An app's state at an address, with a player that makes no sound. */
export function stateAt(address: string): AppState {
  visit(address);
  return stateWith({ player: silentPlayer() });
}

interface FrameOptions {
  readonly commands?: readonly Command[];
  readonly page?: ReactNode;
  /** The address; by default an unknown one, so that no screen's hotkeys work. */
  readonly at?: string;
}

/** Opens the frame of every page around the test's own page and commands, without loading a screen. */
export async function openFrame({ commands = [], page, at = '/nowhere' }: FrameOptions = {}) {
  const state = stateAt(at);
  state.commands.publish({}, commands);
  render(
    <AppProvider state={state}>
      <Layout>
        <h1 tabIndex={-1}>Test Page</h1>
        {page}
      </Layout>
    </AppProvider>,
  );
  // Lets the previous test finish: a dialog it left open restores the focus a moment later.
  await screen.findByRole('heading', { level: 1 });
  return { state, user: userEvent.setup(), region: () => screen.getByRole('status') };
}
