import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { App } from '../../../src/app/App';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { frequencyOf } from '../../../src/theory/note';
import { createFakeListener } from '../../listening/fakeListener';
import { silentPlayer, stateWith, visit } from '../../openApp';

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
  const state = stateWith({ player: silentPlayer(), listener });
  render(<App state={state} />);
  await screen.findByRole('region', { name: 'Tuner' });
  /** An open string sounds for half a second. */
  const play = (midi: number, cents = 0) =>
    act(() => {
      for (let index = 0; index < 5; index += 1)
        listener.sound({ level: -20, floor: -62, frequency: frequencyOf(midi + cents / 100) });
    });
  return { user, listener, state, play };
}

describe('given the tuner', () => {
  test('when it is opened, then it says what the microphone is for before it asks, and none of the five links is current', async () => {
    const { user, listener } = await openTuner();
    expect(region('Tuner').getByText(/No sound leaves this device, and none is kept\./)).toBeVisible();
    expect(region('Tuner').getByText(/^Wear headphones/)).toBeVisible();
    expect(listener.state().status).toBe('off');
    await user.click(screen.getByRole('button', { name: 'You Can Tune Your Instrument' }));
    const links = within(screen.getByRole('navigation', { name: 'Screens' })).getAllByRole('link');
    expect(links).toHaveLength(6);
    for (const link of links) expect(link).not.toHaveAttribute('aria-current');
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
    [-7, '−7 cents, flat'],
    [3, '+3 cents, in tune'],
    [12, '+12 cents, sharp'],
  ])('when the A is off by %d cents, then it says %s, its note and its string', async (cents, words) => {
    const { play } = await openTuner();
    play(A2, cents);
    expect(region('Tuner').getByText(words)).toBeVisible();
    expect(region('Tuner').getByText('A2')).toBeVisible();
    expect(region('Tuner').getByText(/^string 5/)).toBeVisible();
    expect(region('Tuner').getByText('Level −20 dB, the room −62 dB')).toBeVisible();
  });

  test('when o is pressed, then the reading is said', async () => {
    const { user, play } = await openTuner('?speak=off');
    play(A2, -7);
    await user.keyboard('o');
    await heard('String 5, A 2: 7 cents flat.');
  });

  test('when a string comes into tune, then that is said, unless the user doesn’t want it', async () => {
    const { user, play, state } = await openTuner();
    const said: string[] = [];
    state.announcer.subscribe(() => said.push(state.announcer.text()));
    play(A2, -20);
    play(A2, 1);
    await heard('String 5, A 2: in tune.');
    await user.click(screen.getByRole('switch', { name: 'Say when a string is in tune' }));
    play(50, 2);
    await user.keyboard('o');
    await heard('String 4, D 3: in tune, 2 cents sharp.');
    expect(said).not.toContain('String 4, D 3: in tune.');
  });

  test('when all strings have been measured, then listening knows the guitar’s offset and the room, until it is measured again', async () => {
    const { user, listener, play } = await openTuner();
    for (const { open } of STANDARD_GUITAR.strings) play(open, -3);
    expect(listener.options().offset).toBeCloseTo(-3, 6);
    expect(listener.options().floor).toBe(-62);
    expect(region('Strings').getByText(/the tuning is 3 cents flat, the room is at −62 dB/)).toBeVisible();
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
    ['missing', /^There is no microphone/],
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
