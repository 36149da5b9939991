import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { createFakeListener } from '../listening/fakeListener';
import { silentPlayer, stateWith, visit } from '../openApp';

const SOON = { timeout: 3000 };

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

async function openAt(address: string) {
  const listener = createFakeListener();
  const user = userEvent.setup();
  visit(address);
  const state = stateWith({ player: silentPlayer(), listener });
  render(<App state={state} />);
  await screen.findByRole('heading', { level: 1 });
  return { user, listener, state };
}

describe('given a screen that doesn’t listen', () => {
  test('when Listen’s key is pressed, then nothing is asked for, and the reason can be read', async () => {
    const { user, listener } = await openAt('/');
    await user.keyboard('{Shift>}l{/Shift}');
    expect(listener.state().status).toBe('off');
    await user.keyboard(':');
    await screen.findByRole('combobox');
    await user.paste('hear my guitar');
    const [found] = screen.getAllByRole('option');
    expect(found).toHaveTextContent('Listen');
    expect(found).toHaveTextContent('on the tuner, or where you answer with Microphone or MIDI');
  });

  test('when the tuner’s key is pressed, then it opens', async () => {
    const { user } = await openAt('/');
    await user.keyboard('lu');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tuner' })).toBeVisible();
  });
});

describe('given the app listens', () => {
  async function listening() {
    const app = await openAt('/tuner');
    await screen.findByRole('region', { name: 'Tuner' });
    await app.user.keyboard('{Shift>}l{/Shift}');
    expect(app.listener.state().status).toBe('listening');
    return app;
  }

  test('when another screen is opened, then it stops', async () => {
    const { user, listener } = await listening();
    await user.keyboard('ln');
    expect(listener.state().status).toBe('off');
  });

  test('when a setting of the screen changes, then it goes on', async () => {
    const { user, listener } = await listening();
    await user.keyboard('s5');
    expect(listener.state().status).toBe('listening');
  });

  test('when the tab is hidden, then it stops', async () => {
    const { listener } = await listening();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(listener.state().status).toBe('off');
  });

  test('when the page is left, then it stops', async () => {
    const { listener } = await listening();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(listener.state().status).toBe('off');
  });

  test('when a note is heard, then the status line shows it, apart from what is listened to', async () => {
    const { listener } = await listening();
    await screen.findByText('● Listening to the microphone');
    act(() => listener.hear('heard', { midi: 48, cents: 7 }));
    expect(screen.getByText('C3, +7 cents')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('● Listening to the microphone · C3, +7 cents');
  });

  test('when the system interrupts it, then the line and the speech say so, and that it listens again', async () => {
    const { listener } = await listening();
    await screen.findByText('● Listening to the microphone');
    act(() => listener.arriving('no'));
    const interrupted = 'The system has interrupted the microphone; waiting for it …';
    expect(screen.getAllByText(interrupted)).not.toEqual([]);
    expect(screen.queryByText('● Listening to the microphone')).toBeNull();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(interrupted), SOON);
    act(() => listener.arriving('yes'));
    expect(screen.getByText('● Listening to the microphone')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Listening.'), SOON);
  });

  test('when it is interrupted, then Stop Listening lets it go', async () => {
    const { user, listener } = await listening();
    act(() => listener.arriving('no'));
    await user.keyboard('{Shift>}l{/Shift}');
    expect(listener.state().status).toBe('off');
  });

  test('when the microphone is unplugged, then the status line says so, and it can listen again', async () => {
    const { user, listener } = await listening();
    act(() => listener.fail('unplugged'));
    expect(screen.getAllByText(/^The microphone was disconnected\./)).not.toEqual([]);
    await user.keyboard('{Shift>}l{/Shift}');
    expect(listener.state().status).toBe('listening');
  });
});
