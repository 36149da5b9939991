import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Playback, Player } from '../../../src/audio/player';
import { openApp } from '../../openApp';
import { openPlaying } from '../../playing';

const AM_F = '/chords?changes=Am+F&root=A&type=minor';

const shown = () =>
  within(screen.getByRole('group', { name: 'Changes' }))
    .queryByRole('radio', { checked: true })
    ?.getAttribute('aria-label');
const button = (name: string) => screen.getByRole('button', { name });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const stored = () => window.localStorage.getItem('fretty-changes') ?? '';

/** The clicks of a metronome, whose beats a test tells. */
function fakeClicks() {
  let playback: Playback = { status: 'silent' };
  const listeners = new Set<() => void>();
  const become = (next: Playback) => {
    playback = next;
    act(() => {
      for (const listener of listeners) listener();
    });
  };
  const clickPlayer: Player = {
    play: () => {
      playback = { status: 'playing', sounding: undefined };
      return true;
    },
    prepare() {},
    stop: vi.fn(() => {
      playback = { status: 'silent' };
    }),
    snapshot: () => playback,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { clickPlayer, beat: (sounding: number) => become({ status: 'playing', sounding }) };
}

describe('given a minute of changes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('when changes are counted by Space and by a pedal, then the neck follows, and the result is shown and kept', async () => {
    const { user, close } = await openApp(AM_F);
    await user.keyboard('{Shift>}G{/Shift}');
    expect(button('Count a Change')).toHaveFocus();
    pass(3000);
    expect(screen.getByText('60 s left')).toBeVisible();
    pass(1000);
    await user.keyboard(' ');
    expect(shown()).toBe('F major');
    pass(1000);
    await user.keyboard('{PageDown}');
    expect(shown()).toBe('A minor');
    expect(screen.getByText('changes')).toBeVisible();
    pass(60_000);
    expect(screen.getByText('Am to F: 2 per minute, your first count.')).toBeVisible();
    expect(screen.getByText('Am to F: 2 per minute')).toBeVisible();
    expect(button('Count Changes for a Minute')).toHaveFocus();
    expect(stored()).toContain('E2-A2-D3-G3-B3-E4 | Am | F | 2 | ');
    close();
    await openApp(AM_F);
    expect(screen.getByText('Am to F: 2 per minute')).toBeVisible();
  });

  test('when Fretty is told to listen beside it, then a note that only the next chord has counts a change', async () => {
    const { user, listener, strike } = await openPlaying(AM_F);
    await user.click(button('Listen'));
    expect(listener.state().status).toBe('listening');
    await user.keyboard('{Shift>}G{/Shift}');
    pass(4000);
    strike(45);
    expect(shown()).toBe('A minor');
    strike(53);
    expect(shown()).toBe('F major');
    await user.keyboard('{Shift>}L{/Shift}');
    expect(listener.state().status).toBe('off');
  });

  test.each([
    ['Escape', '{Escape}'],
    ['the same key', '{Shift>}G{/Shift}'],
    ['Shift P', '{Shift>}P{/Shift}'],
  ])('when %s is pressed, then it stops, and nothing is kept', async (_, keys) => {
    const { user } = await openApp(AM_F);
    await user.keyboard('{Shift>}G{/Shift}');
    pass(5000);
    await user.keyboard('{PageDown}');
    await user.keyboard(keys);
    expect(button('Count Changes for a Minute')).toBeVisible();
    pass(70_000);
    expect(stored()).toBe('');
  });

  test('when the page is hidden, then it stops', { tags: 'full' }, async () => {
    const { user } = await openApp(AM_F);
    await user.keyboard('{Shift>}G{/Shift}');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button('Count Changes for a Minute')).toBeVisible();
  });

  test('when there is no list, or only one chord, then its key says so', async () => {
    const { user } = await openApp('/chords');
    await user.keyboard('{Shift>}G{/Shift}');
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Type some chords to change first'),
    );
  });
});

describe('given a metronome', () => {
  test('when it runs, then the neck moves on the beat, the next chord is said before, and leaving the screen ends it', async () => {
    const { clickPlayer, beat } = fakeClicks();
    const { user } = await openApp(AM_F, 'experienced', { clickPlayer });
    await user.keyboard('{Shift>}M{/Shift}');
    expect(button('Stop the Metronome')).toBeVisible();
    for (const click of [0, 1, 2, 3, 4, 5]) beat(click);
    expect(shown()).toBe('A minor');
    beat(6);
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('F major'));
    expect(shown()).toBe('A minor');
    beat(8);
    expect(shown()).toBe('F major');
    await user.keyboard('ln');
    await vi.waitFor(() => expect(clickPlayer.stop).toHaveBeenCalled());
  });

  test('when sound is off, then its key says so', async () => {
    window.localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { sound: 'off' } }));
    const { user } = await openApp(AM_F);
    await user.keyboard('{Shift>}M{/Shift}');
    expect(button('Metronome')).toBeDisabled();
  });
});
