import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { App } from '../../../src/app/App';
import { steadyPlan } from '../../../src/audio/plan';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { SCREENS } from '../../../src/screens';
import { frequencyOf } from '../../../src/theory/note';
import { createFakeListener } from '../../listening/fakeListener';
import { stateWith, visit } from '../../openApp';
import { stagedPlayer } from '../intervals/page';

afterEach(() => localStorage.clear());

const A2 = 45;
const region = (name: string) => within(screen.getByRole('region', { name }));
const heard = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), { timeout: 3000 });

/** Opens the tuner with a microphone that hears what a test tells it to. */
async function openTuner(query = '') {
  const listener = createFakeListener();
  const user = userEvent.setup();
  visit(`/tuner${query}`);
  const { player, played, end } = stagedPlayer();
  const state = stateWith({ player, listener });
  render(<App state={state} />);
  await screen.findByRole('region', { name: 'Tuner' });
  /** An open string sounds for half a second. */
  const play = (midi: number, cents = 0) =>
    act(() => {
      for (let index = 0; index < 5; index += 1)
        listener.sound({ level: -20, floor: -62, frequency: frequencyOf(midi + cents / 100) });
    });
  /** An open string is plucked, and sounds for half a second. */
  const pluck = (midi: number, cents = 0) => {
    act(() => listener.hear('heard', { midi: Math.round(midi + cents / 100) }));
    play(midi, cents);
  };
  const said: string[] = [];
  state.announcer.subscribe(() => said.push(state.announcer.text()));
  return { user, listener, state, play, pluck, said, player, played, end };
}

describe('given the tuner', () => {
  test('when it is opened, then it says what the microphone is for before it asks, and its link is the current one', async () => {
    const { user, listener } = await openTuner();
    expect(region('Tuner').getByText(/No sound leaves this device, and none is kept\./)).toBeVisible();
    expect(region('Tuner').getByText(/^Wear headphones/)).toBeVisible();
    expect(listener.state().status).toBe('off');
    await user.click(screen.getByRole('button', { name: 'You Can Tune Your Instrument' }));
    const links = within(screen.getByRole('navigation', { name: 'Screens' })).getAllByRole('link');
    expect(links).toHaveLength(SCREENS.length);
    const current = links.filter(link => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Tune Your Instrument']);
  });

  test('when Listen is pressed, then it listens, says so in words, and the button stops it', async () => {
    const { user, listener } = await openTuner();
    await user.click(region('Tuner').getByRole('button', { name: 'Listen' }));
    expect(listener.state()).toEqual({ status: 'listening', source: 'microphone' });
    expect(await screen.findByText('● Listening to the microphone')).toBeVisible();
    await heard('Listening.');
    await user.click(region('Tuner').getByRole('button', { name: 'Stop Listening' }));
    expect(listener.state().status).toBe('off');
    await heard('Stopped listening.');
  });

  test.each([
    [-7, '−7 cents, flat', 'Too low: tighten'],
    [3, '+3 cents, in tune', 'In tune'],
    [12, '+12 cents, sharp', 'Too high: loosen'],
  ])(
    'when the A is off by %d cents, then it says %s, its note, its string, and what to do: %s',
    async (cents, words, advice) => {
      const { play } = await openTuner();
      play(A2, cents);
      expect(region('Tuner').getByText(advice)).toBeVisible();
      expect(region('Tuner').getByText(words)).toBeVisible();
      expect(region('Tuner').getByText('A2')).toBeVisible();
      expect(region('Tuner').getByText(/^string 5,/)).toBeVisible();
      expect(region('Tuner').getByText('Level −20 dB, room noise −62 dB')).toBeVisible();
    },
  );

  test('when o is pressed, then the reading is said', async () => {
    const { user, play } = await openTuner('?speak=off');
    play(A2, -7);
    await user.keyboard('o');
    await heard('String 5, A 2: 7 cents flat.');
  });

  test('when the player plucks and turns the peg, then each reading is said, and that it is in tune', async () => {
    const { pluck, play } = await openTuner();
    pluck(A2, -16);
    await heard('A, 16 flat.');
    pluck(A2, -16);
    await heard('A, 16 flat.');
    // The string rings on while the peg is turned.
    play(A2, -9);
    await heard('A, 9 flat.');
    play(A2, 1);
    await heard('In tune.');
    pluck(50, 12);
    await heard('D, 12 sharp.');
    pluck(40, 2);
    await heard('String 6, E, in tune.');
  });

  test('when a reading stays nearly the same while the string rings, then it is said once', async () => {
    const { pluck, play, said } = await openTuner();
    pluck(A2, -16);
    play(A2, -13);
    await heard('A, 16 flat.');
    expect(said.filter(text => text !== '')).toEqual(['A, 16 flat.']);
  });

  test.each([
    ['the palette', ':', 'Command palette', ''],
    ['the help', '?', 'Keyboard Shortcuts', ''],
    ['the help, where only strings in tune are told,', '?', 'Keyboard Shortcuts', '?speak=in-tune'],
  ])('when %s is open, then no reading is said beneath it', { tags: 'full' }, async (_, key, name, query) => {
    const { user, pluck, said } = await openTuner(query);
    await user.keyboard(key);
    await screen.findByRole('dialog', { name });
    // What is said of the dialog itself.
    await new Promise(settle => setTimeout(settle, 300));
    pluck(A2, -16);
    pluck(A2, 1);
    await new Promise(settle => setTimeout(settle, 300));
    expect(said.filter(text => /flat|tune/i.test(text))).toEqual([]);
  });

  test('when a dialog is closed while the string still rings, then its reading is said', async () => {
    const { user, pluck, play } = await openTuner();
    await user.keyboard(',');
    await screen.findByRole('dialog', { name: 'Settings' });
    pluck(A2, -16);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    play(A2, -16);
    await heard('A, 16 flat.');
  });

  test('when a screen reader may be what sounds, then nothing is said of it', async () => {
    const { listener, said } = await openTuner();
    act(() => {
      listener.hear('heard', { midi: A2 });
      for (let index = 0; index < 9; index += 1)
        listener.sound({ level: -20, floor: -62, frequency: frequencyOf(A2 - 0.3), notes: 'ignored' });
    });
    expect(region('Tuner').getByText('−30 cents, flat')).toBeVisible();
    expect(said).toEqual([]);
  });

  test('when a string is plucked and dies away early, then what was read of it is said', async () => {
    const { listener } = await openTuner();
    act(() => {
      listener.hear('heard', { midi: A2 });
      for (let index = 0; index < 3; index += 1)
        listener.sound({ level: -20, floor: -62, frequency: frequencyOf(A2 - 0.2) });
      listener.sound({ level: -60, floor: -62 });
    });
    await heard('A, 20 flat.');
  });

  test('when readings are to be said when in tune, then only that is said', async () => {
    const { user, pluck, said } = await openTuner();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Say Readings' }), 'When in Tune');
    pluck(A2, -20);
    pluck(A2, 1);
    await heard('String 5, A 2: in tune.');
    expect(said.filter(text => /flat|^In tune/.test(text))).toEqual([]);
  });

  test('when readings are never to be said, then they are said only when asked for', async () => {
    const { user, pluck, said } = await openTuner('?speak=off');
    expect(screen.getByRole('combobox', { name: 'Say Readings' })).toHaveDisplayValue('Never');
    pluck(A2, -20);
    pluck(50, 2);
    await user.keyboard('o');
    await heard('String 4, D 3: in tune, 2 cents sharp.');
    expect(said.filter(text => text !== '')).toEqual(['String 4, D 3: in tune, 2 cents sharp.']);
  });

  test('when a tone is played, then it is that of the string that was heard, and readings pause until it stops', async () => {
    const { user, play, played, player, listener } = await openTuner();
    await user.keyboard('{Shift>}l{/Shift}');
    play(A2, -20);
    await user.click(region('Tuner').getByRole('button', { name: 'Play Tone' }));
    await heard('Tone: A 2, string 5. Readings pause while it sounds.');
    expect(played).toEqual([steadyPlan(A2)]);
    expect(player.play).toHaveBeenLastCalledWith(
      steadyPlan(A2),
      expect.objectContaining({ voice: 'steady', interrupt: true }),
    );
    expect(region('Tuner').getByText('Readings pause while it sounds.')).toBeVisible();
    // The microphone hears the tone, which is in tune.
    play(A2);
    expect(region('Strings').getByText('−20 cents, flat')).toBeVisible();
    expect(listener.state().status).toBe('listening');

    await user.click(region('Tuner').getByRole('button', { name: 'Stop Tone' }));
    await heard('Tone stopped.');
    play(A2, -8);
    play(A2, -8);
    expect(region('Strings').getByText('−8 cents, flat')).toBeVisible();
  });

  test('when another string is chosen while the tone sounds, then the tone is that string’s, at the A4 that is set', async () => {
    const { user, played, state } = await openTuner();
    await user.keyboard('p');
    await heard('Tone: E 2, string 6.');
    await user.keyboard('s4');
    expect(played.map(([tone]) => tone?.midi)).toEqual([40, 50]);
    expect(region('Tuner').getByText(/^Tone: D3, string 4\./)).toBeVisible();
    const [a4] = state.settings.preferences.table.rows.filter(({ id }) => id === 'a4');
    if (!a4) throw new Error('there is no A4');
    act(() => state.settings.preferences.choose(a4, { code: '432', text: '432' }));
    expect(played.at(-1)?.[0]?.midi).toBeCloseTo(50 + 12 * Math.log2(432 / 440), 6);
  });

  test('when the tuner is left, or the tone comes to its end, then it has stopped', async () => {
    const { user, player, end } = await openTuner();
    await user.keyboard('p');
    end();
    expect(region('Tuner').getByRole('button', { name: 'Play Tone' })).toBeVisible();
    await user.keyboard('p');
    await user.keyboard('ln');
    expect(player.snapshot().status).toBe('silent');
  });

  test('when sound is off, then no tone can be played, and the reason can be read', async () => {
    const { state } = await openTuner();
    const [sound] = state.settings.preferences.table.rows.filter(({ id }) => id === 'sound');
    if (!sound) throw new Error('there is no sound');
    act(() => state.settings.preferences.choose(sound, { code: 'off', text: 'off' }));
    const button = region('Tuner').getByRole('button', { name: 'Play Tone' });
    expect(button).toHaveAccessibleDescription(/Sound is off in the settings/);
  });

  test('when all strings have been measured, then listening knows the guitar’s offset and the room, until it is measured again', async () => {
    const { user, listener, play } = await openTuner();
    for (const { open } of STANDARD_GUITAR.strings) play(open, -3);
    expect(listener.options().offset).toBeCloseTo(-3, 6);
    expect(listener.options().floor).toBe(-62);
    expect(region('Strings').getByText(/3 cents flat of A4 = 440 Hz\. Room noise: −62 dB\./)).toBeVisible();
    await user.click(region('Strings').getByRole('button', { name: 'Measure Again' }));
    expect(listener.options().offset).toBe(0);
    expect(region('Strings').getAllByText('not measured')).toHaveLength(6);
  });

  test('when Measure Again is pressed, then its button keeps the focus, though nothing is left to measure again', async () => {
    const { user, play } = await openTuner();
    play(40, -3);
    const again = region('Strings').getByRole('button', { name: 'Measure Again' });
    again.focus();
    await user.keyboard('{Enter}');
    expect(region('Strings').getAllByText('not measured')).toHaveLength(6);
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toBeEnabled();
    expect(again).toHaveFocus();
    await user.tab();
    await user.tab({ shift: true });
    expect(again, 'no Tab stop while it can’t be used').not.toHaveFocus();
  });

  test('when A4 is set, then the strings are compared with that, and listening as well', async () => {
    const { listener, state, play } = await openTuner();
    const [a4] = state.settings.preferences.table.rows.filter(({ id }) => id === 'a4');
    if (!a4) throw new Error('there is no A4');
    act(() => state.settings.preferences.choose(a4, { code: '432', text: '432' }));
    expect(listener.options().a4).toBe(432);
    play(A2);
    expect(region('Tuner').getByText('+32 cents, sharp')).toBeVisible();
  });

  test('when a string is chosen, then another one is compared with it', async () => {
    const { user, play } = await openTuner();
    await user.keyboard('s6');
    expect(screen.getByRole('radio', { name: 'string 6' })).toBeChecked();
    play(A2);
    expect(region('Tuner').getByText('+500 cents, sharp')).toBeVisible();
  });
});

describe('given the microphone fails', () => {
  test.each([
    ['denied', /^The microphone wasn't allowed/],
    ['missing', /^No microphone found/],
    ['busy', /^Another program is using the microphone/],
    ['forbidden', /^The site that hosts Fretty forbids the microphone/],
  ] as const)('when it is %s, then one sentence says so, and is said', async (failure, text) => {
    const { user, listener } = await openTuner();
    listener.fail(failure);
    await user.keyboard('{Shift>}l{/Shift}');
    expect(region('Tuner').getByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), { timeout: 3000 });
    expect(region('Tuner').getByRole('button', { name: 'Listen' })).toBeEnabled();
  });
});
