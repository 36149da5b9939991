import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../../src/app/App';
import type { AppState } from '../../../src/app/state';
import { silentPlayer, stateWith, visit } from '../../openApp';

let state: AppState | undefined;

/** Opens Fretty at an address, with a log that `closeLog` closes. */
export async function openWithLog(at: string) {
  const user = userEvent.setup();
  visit(at);
  state = stateWith({ player: silentPlayer() });
  render(<App state={state} />);
  await screen.findByRole('heading', { level: 1 });
  return { user };
}

/** Leaves Fretty once everything is stored: a write under way would fail in the next test. */
export async function closeLog(): Promise<void> {
  cleanup();
  const book = await state?.answers.answerLog();
  await book?.log.flush();
  await book?.log.close();
  state = undefined;
}
