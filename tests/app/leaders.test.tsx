import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import { command, commandOf } from '../commands/made';
import { expectFocusOn, openApp } from '../openApp';
import { openFrame } from './frame';

const footer = () => within(screen.getByRole('contentinfo'));
const pending = (leader: string) => footer().queryByText(`${leader} …`);

/** Presses a key like a browser; returns whether the browser may perform its default action. */
function press(init: KeyboardEventInit, target: Element = document.activeElement ?? document.body) {
  const event = createEvent.keyDown(target, init);
  fireEvent(target, event);
  return { leftToBrowser: !event.defaultPrevented };
}

describe('given a leader that is pending when something else happens', () => {
  test('when the palette is opened by its button, then the next letter is typed there, and nothing behind it changes', {
    tags: 'full',
  }, async () => {
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

    expect(screen.queryByRole('combobox', { name: 'Number of Frets' })).toBeNull();
    expect(window.location.search).toBe('');
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

  test('when its command is locked by the time of the second press, then that is spoken and nothing runs', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    await user.keyboard('z5');
    expect(await screen.findByText('Locked while a question is open')).toBe(screen.getByRole('status'));
    expect(window.location.search).toBe('?quiz=name-note');
  });
});

/** A page with a command of two keys, and one control of each kind. */
async function openPage(commands: readonly Command[] = []) {
  const run = vi.fn();
  const press = vi.fn();
  const frame = await openFrame({
    commands: [{ ...command('frets', 'z 5'), title: 'Number of Frets 24', run }, ...commands],
    page: (
      <>
        <button type="button" onClick={press}>
          Press me
        </button>
        <label>
          Flats
          <input type="checkbox" />
        </label>
        <label>
          Sharps
          <input type="radio" />
        </label>
        <select aria-label="Key" defaultValue="a">
          <option value="a">a</option>
          <option value="z">z</option>
        </select>
        <input aria-label="Answer" />
      </>
    ),
  });
  return { ...frame, run, press };
}

describe('given a leader', () => {
  test('when it is pressed, then the status line shows it with what can follow, and that is spoken', async () => {
    const { user, region } = await openPage();
    await user.keyboard('l');
    expect(pending('l')).toBeVisible();
    expect(footer().getByText(/Learn the Notes/).textContent).toBe('n Learn the Notes');
    expect(footer().getByText(/cancel/).textContent).toBe('Esc cancel');
    expect(await screen.findByText(/^Learn: n Notes, t Triads/)).toBe(region());
  });

  test('when the page gets a neck before the second press, as with answers that are read late, then it still leads there', async () => {
    const { user, run } = await openPage();
    await user.keyboard('z');
    const neck = document.createElement('div');
    neck.setAttribute('role', 'grid');
    screen.getByRole('main').append(neck);
    await user.keyboard('5');
    expect(run).toHaveBeenCalledOnce();
  });

  test('when it is typed in a select or a text field, then the control keeps it', async () => {
    const { user } = await openPage();
    for (const control of [screen.getByRole('combobox'), screen.getByRole('textbox')]) {
      control.focus();
      await user.keyboard('z');
      expect(pending('z')).toBeNull();
    }
    expect(screen.getByRole('textbox')).toHaveValue('z');
  });

  test.each(['radio', 'checkbox', 'button'])('when it is typed on a %s, then it is a leader', async role => {
    const { user } = await openPage();
    within(screen.getByRole('main')).getByRole(role).focus();
    await user.keyboard('z');
    expect(pending('z')).toBeVisible();
  });
});

describe('given a pending leader', { tags: 'full' }, () => {
  test('when Escape is pressed, then it is dropped and its announcement withdrawn', async () => {
    const { user, region } = await openPage();
    await user.keyboard('l');
    await screen.findByText(/^Learn: n Notes, t Triads/);
    await user.keyboard('{Escape}');
    expect(pending('l')).toBeNull();
    expect(region()).toBeEmptyDOMElement();
  });

  test('when Tab is pressed, then it is dropped and the focus moves on', async () => {
    const { user } = await openPage();
    screen.getByRole('checkbox').focus();
    await user.keyboard('z');
    await user.tab();
    expect(pending('z')).toBeNull();
    expect(screen.getByRole('radio')).toHaveFocus();
  });

  test('when Shift goes down before the next key, then it is still pending', async () => {
    const { user, run } = await openPage();
    await user.keyboard('z{Shift>}{/Shift}');
    expect(pending('z')).toBeVisible();
    await user.keyboard('5');
    expect(run).toHaveBeenCalledOnce();
  });

  test('when its follower is pressed, then the command runs', async () => {
    const { user, run } = await openPage();
    await user.keyboard('z');
    expect(pending('z')).toBeVisible();
    await user.keyboard('5');
    expect(run).toHaveBeenCalledOnce();
    expect(pending('z')).toBeNull();
  });

  test('when the focus moves, then it is dropped', async () => {
    const { user, run } = await openPage();
    await user.keyboard('z');
    act(() => screen.getByRole('button', { name: 'Press me' }).focus());
    expect(pending('z')).toBeNull();
    await user.keyboard('5');
    expect(run).not.toHaveBeenCalled();
  });

  test('when a pointer is pressed anywhere, then it is dropped', async () => {
    const { user, run } = await openPage();
    await user.keyboard('z');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('contentinfo') });
    expect(pending('z')).toBeNull();
    await user.keyboard('5');
    expect(run).not.toHaveBeenCalled();
  });

  test('when its command can’t be run by the time of the second press, then the reason is spoken and it doesn’t run', async () => {
    const run = vi.fn();
    let reason: string | undefined;
    const { user, region } = await openPage([
      {
        ...command('tempo'),
        hotkeys: ['b 1'],
        get disabled() {
          return reason;
        },
        run,
      },
    ]);
    await user.keyboard('b');
    reason = 'Locked while a question is open';
    await user.keyboard('1');
    expect(run).not.toHaveBeenCalled();
    expect(await screen.findByText('Locked while a question is open')).toBe(region());
  });

  test('when the command is gone by the time of the second press, then nothing runs', async () => {
    const { user, run, state } = await openPage();
    const owner = {};
    const stop = vi.fn();
    state.commands.publish(owner, [{ ...command('stop', 'b 1'), run: stop }]);
    await user.keyboard('b');
    act(() => state.commands.publish(owner, []));
    await user.keyboard('1');
    expect(stop).not.toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
  });

  test.each<[string, KeyboardEventInit]>([
    ['F5', { key: 'F5', code: 'F5' }],
    ['Control and R', { key: 'r', code: 'KeyR', ctrlKey: true }],
    ['Alt and Left', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true }],
    ['Alt and a follower', { key: '5', code: 'Digit5', altKey: true }],
    ['a sign that no hotkey uses', { key: '[', code: 'BracketLeft' }],
  ])('when %s is pressed, then the browser gets it and the leader is dropped', async (_what, init) => {
    const { user, run } = await openPage();
    await user.keyboard('z');
    expect(pending('z')).toBeVisible();

    expect(press(init)).toEqual({ leftToBrowser: true });

    await waitFor(() => expect(pending('z')).toBeNull());
    await user.keyboard('5');
    expect(run).not.toHaveBeenCalled();
  });

  test('when another key is pressed, then both are dropped and the browser doesn’t get the key', async () => {
    const { user, run } = await openPage();
    await user.keyboard('z');
    expect(press({ key: 'y', code: 'KeyY' })).toEqual({ leftToBrowser: false });
    await user.keyboard('5');
    expect(run).not.toHaveBeenCalled();
  });

  test.each<[string, string, string]>([
    ['another letter', 'ly', 'No shortcut: L, then Y'],
    ['another digit', 'l7', 'No shortcut: L, then 7'],
    ['a letter with Shift', 'z{Shift>}n{/Shift}', 'No shortcut: Z, then Shift N'],
    ['Enter', 'l{Enter}', 'No shortcut: L, then Enter'],
    ['a sign that no command uses', 'l.', 'No shortcut: L, then period'],
    ['a sign that can’t be a hotkey', 'l[[', 'No shortcut: L, then that key'],
  ])('when %s is pressed, then it is spoken that nothing follows', async (_what, keys, spoken) => {
    const { user, region } = await openPage();
    await user.keyboard(keys);
    expect(await screen.findByText(spoken)).toBe(region());
    expect(pending('l')).toBeNull();
  });

  test.each(['Escape', 'Tab'])('when %s is pressed, then it is dropped without a word', async key => {
    const { user, state } = await openPage();
    const texts: string[] = [];
    state.announcer.subscribe(() => texts.push(state.announcer.text()));
    await user.keyboard(`z{${key}}`);
    expect(pending('z')).toBeNull();
    await act(() => new Promise<void>(done => state.announcer.whenQuiet(done)));
    expect(texts.join()).not.toMatch(/no shortcut/i);
  });

  test.each([':', '?'])('when %s is pressed, then it does what it always does', async sign => {
    const { user, run } = await openPage();
    await user.keyboard(`z${sign}`);
    const name = sign === ':' ? 'Command palette' : 'Keyboard Shortcuts';
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await user.keyboard('{Escape}5');
    expect(pending('z')).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });

  test('when a word is typed for the palette, then all of it gets there', async () => {
    const { user } = await openPage();
    await user.keyboard('l:');
    const field = await screen.findByRole('combobox', { name: 'Type a command' });
    await user.keyboard('caged');
    expect(field).toHaveValue('caged');
  });

  test('when Control and K are pressed, then the palette opens', async () => {
    const { user, run } = await openPage();
    await user.keyboard('z{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Type a command' });
    await user.keyboard('5');
    expect(field).toHaveValue('5');
    await user.keyboard('{Escape}');
    expect(pending('z')).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });

  test('when Enter is pressed on the focused button, then the button gets it', async () => {
    const { user, press: pressed } = await openPage();
    screen.getByRole('button', { name: 'Press me' }).focus();
    await user.keyboard('z');
    expect(pending('z')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledOnce();
    expect(pending('z')).toBeNull();
  });

  test('when the leader itself is held down, then it stays pending and nothing else happens', async () => {
    const run = vi.fn();
    const { user } = await openPage([{ ...command('next', 'm m'), run }]);
    await user.keyboard('{m>3/}');
    expect(pending('m')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
    await user.keyboard('m');
    expect(run).toHaveBeenCalledOnce();
  });
});

test('given a setting, when its sequence is completed, then the change is spoken, not what could have followed', async () => {
  const { user } = await openApp();
  await user.keyboard('mm');
  expect(await screen.findByText('Accidentals, Flats')).toBe(screen.getByRole('status'));
});

describe('given a leader of Shift and a letter', () => {
  const run = vi.fn();
  const length = { ...commandOf('Length', 'length.20', 'shift+x 2'), title: 'Length 20', run };
  const next = { ...commandOf('Length', 'length.next', 'shift+x shift+x'), title: 'Next Length' };
  const drill = { ...commandOf('Quick Drill', 'drill.on', 'x 1'), title: 'Quick Drill on' };

  test('when it is pressed, then the status line shows it with what can follow, and that is spoken', async () => {
    const { user, region } = await openPage([length, next, drill]);
    await user.keyboard('{Shift>}x{/Shift}');
    expect(pending('Shift X')).toBeVisible();
    expect(footer().getByText('Length 20').textContent).toBe('2 Length 20');
    expect(footer().getByText('Next Length').textContent).toBe('Shift X Next Length');
    expect(footer().queryByText(/Quick Drill/)).toBeNull();
    expect(await screen.findByText('Length: 2, Length 20; Shift X Next Length')).toBe(region());
  });

  test('when its follower is pressed, then the command runs', async () => {
    run.mockClear();
    const { user } = await openPage([length, next, drill]);
    await user.keyboard('{Shift>}x{/Shift}2');
    expect(run).toHaveBeenCalledOnce();
    expect(pending('Shift X')).toBeNull();
  });

  test('when it is changed in the keymap editor, then the new leader works, with or without Shift', async () => {
    run.mockClear();
    const { user } = await openPage([length, next, drill]);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await user.click(settings.getByRole('button', { name: 'Change Shortcuts' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Change Shortcuts' }));

    await user.click(editor.getByRole('button', { name: 'Length, Shift X' }));
    await user.keyboard('x');
    expect(editor.getByText(/^X is already the first key for Quick Drill\./)).toBeVisible();
    await user.keyboard('{Shift>}Z{/Shift}');
    expectFocusOn('button', 'Length, Shift Z');

    await user.keyboard('{Escape}{Shift>}x{/Shift}');
    expect(pending('Shift X')).toBeNull();
    await user.keyboard('{Shift>}z{/Shift}2');
    expect(run).toHaveBeenCalledOnce();
  });
});
