import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../src/app/App';
import type { PlayedNote } from '../src/listening/playedNote';
import { createFakeListener } from './listening/fakeListener';
import { silentPlayer, stateWith, visit } from './openApp';

/** A listener that the test plays to, one note after the other. */
export function playedTo() {
  const listener = createFakeListener();
  const struck = (midi: number, own: Partial<PlayedNote>) => ({ midi, onset: performance.now(), ...own });
  return {
    listener,
    /** Strikes a note, which rings on until it ends. */
    strike(midi: number, own: Partial<PlayedNote> = {}) {
      const note = struck(midi, own);
      act(() => listener.hear('heard', note));
      return {
        hold: () => act(() => listener.hear('held', note)),
        end: () => act(() => listener.hear('ended', note)),
      };
    },
  };
}

/** Opens Fretty at an address with such a listener. */
export async function openPlaying(at: string) {
  const played = playedTo();
  const player = silentPlayer();
  const user = userEvent.setup();
  visit(at);
  const { unmount } = render(<App state={stateWith({ player, listener: played.listener })} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...played, user, player, close: unmount };
}
