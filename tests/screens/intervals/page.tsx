import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../../../src/app/App';
import type { PlannedTone } from '../../../src/audio/plan';
import type { Playback, Player } from '../../../src/audio/player';
import { INTERVALS } from '../../../src/theory/interval';
import { stateWith, visit } from '../../openApp';

/** A player without sound that plays as long as the test says. */
export function stagedPlayer() {
  const listeners = new Set<() => void>();
  const played: (readonly PlannedTone[])[] = [];
  let playback: Playback = { status: 'silent' };
  const show = (next: Playback) => {
    playback = next;
    for (const listener of listeners) listener();
  };
  const player: Player = {
    play: vi.fn<Player['play']>((tones, { interrupt }) => {
      if (playback.status === 'playing' && !interrupt) return false;
      played.push(tones);
      show({ status: 'playing', sounding: undefined });
      return true;
    }),
    prepare: vi.fn<Player['prepare']>(),
    stop: vi.fn(() => show({ status: 'silent' })),
    snapshot: () => playback,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    player,
    played,
    /** Lets a tone of what plays be heard. */
    sound: (sounding: number) => act(() => show({ status: 'playing', sounding })),
    /** Lets what plays come to its end. */
    end: () => act(() => show({ status: 'silent' })),
  };
}

/** Lets time pass; the tests of this screen have clocks of their own. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Longer than any text waits before it is spoken (milliseconds). */
const SPOKEN_BY_THEN = 200;

/** The text of the live region once nothing is left to say, without the space that sets a repeated text apart. */
export async function heardByNow(): Promise<string> {
  await pass(SPOKEN_BY_THEN);
  return (screen.getByRole('status').textContent ?? '').trimEnd();
}

/** The buttons of the intervals, from Unison to Octave; asking for each by role takes jsdom long. */
export const intervalButtons = () =>
  screen
    .getAllByRole('button')
    .filter(({ textContent }) => INTERVALS.some(({ name }) => name === textContent));

/** Opens the Intervals screen with a staged player. */
export async function openIntervals(query = '') {
  const stage = stagedPlayer();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  visit(`/intervals${query}`);
  const { unmount } = render(<App state={stateWith({ player: stage.player })} />);
  await screen.findByRole('heading', { level: 1, name: 'Interval Trainer' });
  return { user, ...stage, close: unmount };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const radio = (name: string) => screen.getByRole('radio', { name });
export const region = (name: string) => within(screen.getByRole('region', { name }));

/** The MIDI numbers of what was played. */
export const pitches = (tones: readonly PlannedTone[] | undefined) => tones?.map(({ midi }) => midi);
