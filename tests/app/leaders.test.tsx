import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectFocusOn, openApp } from '../openApp';

const footer = () => within(screen.getByRole('contentinfo'));
const pending = (leader: string) => footer().queryByText(`${leader} …`);
const frets = () => screen.getByLabelText('Number of Frets');

/** Presses a key as a browser sends it; returns whether the browser is left to do what it does with that key. */
function press(init: KeyboardEventInit, target: Element = document.activeElement ?? document.body) {
  const event = createEvent.keyDown(target, init);
  fireEvent(target, event);
  return { leftToBrowser: !event.defaultPrevented };
}

describe('given a leader that was pressed for something else', () => {
  test('when the palette is opened by its button, then the next letter is typed there, and nothing behind it changes', async () => {
    const { user } = await openApp('/scales');
    await user.keyboard('l');
    await user.click(screen.getByRole('button', { name: 'Palette' }));
    const field = await screen.findByRole('combobox', { name: 'Type a command' });

    await user.keyboard('k');

    expect(field).toHaveValue('k');
    expect(window.location.pathname).toBe('/scales');
    expect(screen.getByRole('heading', { level: 1, name: 'Scales', hidden: true })).toBeInTheDocument();
  });

  test('when a quiz is started by its button, then the next digit doesn’t change a locked setting', async () => {
    const { user } = await openApp();
    await user.keyboard('z');
    await user.click(screen.getByRole('button', { name: 'Start Quiz' }));

    await user.keyboard('5');

    expect(frets()).toBeDisabled();
    expect(frets()).toHaveValue('12');
  });

  test('when a quiz with a text field is started by its button, then the next letter is typed into the field', async () => {
    const { user } = await openApp('/keys');
    await user.click(screen.getByRole('tab', { name: 'Quiz' }));
    await user.keyboard('r');
    await user.click(screen.getByRole('button', { name: 'Start Quiz' }));

    await user.keyboard('c');

    expect(screen.getByRole('textbox')).toHaveValue('c');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('when the browser goes back, then the next digit does nothing there', async () => {
    const { user } = await openApp('/triads');
    await user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    await user.keyboard('z');
    expect(pending('z')).toBeVisible();

    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Triads' });
    expect(pending('z')).toBeNull();
    await user.keyboard('5');

    expect(window.location.pathname).toBe('/triads');
    expect(window.location.search).toBe('');
    expect(screen.getByRole('heading', { level: 1, name: 'Triads' })).toBeVisible();
  });

  test('when the focus moves, or a pointer is pressed anywhere, then it is dropped', async () => {
    const { user } = await openApp();
    await user.keyboard('z');
    act(() => screen.getByRole('button', { name: 'Tips' }).focus());
    expect(pending('z')).toBeNull();
    await user.keyboard('z');
    expect(pending('z')).toBeVisible();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('contentinfo') });
    expect(pending('z')).toBeNull();
  });

  test('when what it leads to is locked by the time of the second press, then that is said and nothing runs', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    await user.keyboard('z5');
    expect(await screen.findByText('Locked while a question is open')).toBe(screen.getByRole('status'));
    expect(frets()).toHaveValue('12');
  });
});

describe('given a pending leader and a key that isn’t a follower’s', () => {
  test.each<[string, KeyboardEventInit]>([
    ['F5', { key: 'F5', code: 'F5' }],
    ['Control and R', { key: 'r', code: 'KeyR', ctrlKey: true }],
    ['Alt and Left', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true }],
    ['Alt and a follower', { key: 'n', code: 'KeyN', altKey: true }],
    ['a sign that no hotkey uses', { key: '[', code: 'BracketLeft' }],
  ])('when it is %s, then the browser has it, and the leader is dropped', async (_what, init) => {
    const { user } = await openApp();
    await user.keyboard('l');
    expect(pending('l')).toBeVisible();

    expect(press(init)).toEqual({ leftToBrowser: true });

    await waitFor(() => expect(pending('l')).toBeNull());
    expect(window.location.pathname).toBe('/');
  });

  test('when it is Control and K, then the palette opens', async () => {
    const { user } = await openApp();
    await user.keyboard('l{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Type a command' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(pending('l')).toBeNull();
    expect(window.location.pathname).toBe('/');
  });

  test('when it is the Enter of a focused button, then the button has it', async () => {
    const { user } = await openApp();
    screen.getByRole('button', { name: 'Hide Controls' }).focus();
    await user.keyboard('l');
    expect(pending('l')).toBeVisible();

    await user.keyboard('{Enter}');

    expectFocusOn('button', 'Show Controls');
    expect(pending('l')).toBeNull();
  });

  test('when it is held down, then neither it nor its repeats do anything', async () => {
    const { user } = await openApp();
    await user.keyboard('{m>3/}');
    expect(pending('m')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Sharps' })).toBeChecked();
  });
});
