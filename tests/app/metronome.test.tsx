// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Metronome, MetronomeState } from '../../src/audio/metronome';
import { createListeners } from '../../src/listeners';
import { openApp } from '../openApp';

/** A metronome whose beats come when a test says so. */
function handMetronome() {
  const { subscribe, notify } = createListeners();
  let state: MetronomeState = { status: 'off' };
  const become = (next: MetronomeState) => {
    state = next;
    notify();
  };
  const metronome = {
    start: vi.fn<Metronome['start']>(pace => {
      become({ status: 'on', pace, beat: state.status === 'on' ? state.beat : undefined });
      return true;
    }),
    stop: vi.fn(() => become({ status: 'off' })),
    state: () => state,
    timeOf: () => undefined,
    subscribe,
    onClick: () => () => {},
  };
  return {
    metronome,
    beat: (beat: number) => act(() => state.status === 'on' && become({ ...state, beat })),
    fail: () => act(() => become({ status: 'off' })),
  };
}

const bar = () => screen.queryByRole('region', { name: 'Metronome' });
const region = () => screen.getByRole('status').textContent?.trim();
const heard = (text: string) => vi.waitFor(() => expect(region()).toBe(text));
const STARTED = 'Metronome on: 80 a minute, 4 beats in a bar, a click on every beat.';
const START = '{Shift>}M{/Shift}';
const TAP = '{Shift>}Y{/Shift}';

async function open(at = '/') {
  const given = handMetronome();
  const { user } = await openApp(at, 'experienced', { metronome: given.metronome });
  return { ...given, user };
}

describe('given a metronome', () => {
  test('when Shift M is pressed twice, then it goes and stops, each is said once, and no beat is', async () => {
    const { metronome, beat, user } = await open();
    expect(bar()).toBeNull();
    await user.keyboard(START);
    expect(metronome.start).toHaveBeenCalledExactlyOnceWith({
      ...{ beatsPerMinute: 80, beats: 4, clicking: 'on', volume: 0.8 },
    });
    await heard(STARTED);
    for (const each of [0, 1, 2, 3, 4, 5]) beat(each);
    expect(screen.getByText('♩ 80 · 2')).toHaveAttribute('aria-hidden', 'true');
    expect(region()).toBe(STARTED);
    await user.keyboard(START);
    expect(bar()).toBeNull();
    await heard('Metronome off.');
  });

  test('when it goes, then its bar has its tempo, and buttons to tap another one and to stop it', async () => {
    const { metronome, user } = await open('/scales');
    await user.keyboard(START);
    const shown = within(screen.getByRole('region', { name: 'Metronome' }));
    expect(shown.getByText('80 a minute')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Tap Tempo' })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Stop the Metronome' }));
    expect(metronome.stop).toHaveBeenCalledOnce();
  });

  test('when another screen is opened, then it stops', async () => {
    const { metronome, user } = await open();
    await user.keyboard(START);
    await user.keyboard('ls');
    await screen.findByRole('heading', { level: 1, name: 'Scales' });
    expect(metronome.state().status).toBe('off');
  });

  test('when the page is hidden, then it stops', { tags: 'full' }, async () => {
    const { metronome, user } = await open();
    await user.keyboard(START);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(metronome.state().status).toBe('off');
    vi.restoreAllMocks();
  });

  test('when it fails, then that is said', async () => {
    const { fail, user } = await open();
    await user.keyboard(START);
    fail();
    await heard("The metronome can't start: this browser gives Fretty no sound.");
    expect(bar()).toBeNull();
  });

  test('when Shift M is pressed on Chords, then that screen has a metronome of its own', async () => {
    const { metronome, user } = await open('/chords?changes=Am+F&root=A&type=minor');
    // It has no sound here, and says so.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await user.keyboard(START);
    logged.mockRestore();
    expect(metronome.start).not.toHaveBeenCalled();
  });
});

describe('given its settings', () => {
  test('when a tempo is typed while it goes, then it changes at once, and what no tempo is changes nothing', async () => {
    const { metronome, user } = await open();
    await user.keyboard(START);
    await user.keyboard(',');
    const tempo = await screen.findByRole('spinbutton', { name: 'Tempo' });
    await user.clear(tempo);
    await user.type(tempo, '241');
    // On the way there it was 24, which is none either.
    expect(metronome.start).toHaveBeenCalledTimes(1);
    await user.clear(tempo);
    await user.type(tempo, '132');
    expect(metronome.start).toHaveBeenLastCalledWith(expect.objectContaining({ beatsPerMinute: 132 }));
    await user.clear(tempo);
    await user.tab();
    expect(tempo).toHaveValue(132);
  });

  test.each([
    ['Light Only', 'none', 'no click, the light only.'],
    ['Off the Beat', 'between', 'a click between the beats.'],
    ['Headphones', 'on', 'a click on every beat.'],
  ])('when the click is %s, then that is done and said', async (name, clicking, text) => {
    const { metronome, user } = await open();
    await user.keyboard(',');
    const group = await screen.findByRole('group', { name: 'Click' });
    expect(group).toHaveAccessibleDescription(/ignores what it hears while it sounds itself/);
    await user.click(within(group).getByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'Metronome' }));
    expect(metronome.start).toHaveBeenCalledWith(expect.objectContaining({ clicking }));
    await vi.waitFor(() => expect(region()).toContain(text));
  });

  test('when sound is off, then there is no click, and that is said', async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { sound: 'off' } }));
    const { metronome, user } = await open();
    await user.keyboard(START);
    expect(metronome.start).toHaveBeenCalledWith(expect.objectContaining({ volume: 0 }));
    await vi.waitFor(() => expect(region()).toContain('no click, the light only'));
  });

  test('when the tempo is tapped, then the metronome follows, and it is said once the taps have ended', {
    tags: 'full',
  }, async () => {
    const { metronome, user } = await open();
    await user.keyboard(START);
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    for (now of [1000, 1500, 2000, 2500]) await user.keyboard(TAP);
    clock.mockRestore();
    expect(metronome.start).toHaveBeenLastCalledWith(expect.objectContaining({ beatsPerMinute: 120 }));
    await vi.waitFor(() => expect(region()).toBe('Tempo 120'), 3000);
  });
});
