import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import { createRegistry } from '../../src/commands/registry';
import { CommandButton } from '../../src/ui/CommandButton';
import { ShellContext, useShell } from '../../src/ui/shell';

const run = vi.fn();

const command: Command = {
  id: 'notes-quiz.answer.A#',
  title: 'Answer A#',
  spoken: 'Answer A sharp',
  group: 'Notes quiz',
  scope: 'quiz',
  hotkeys: ['shift+a', 'x'],
  run,
};

const button = () => screen.getByRole('button');

describe('given a command', () => {
  test('when it is rendered, then it is a button named in words, with its first hotkey beside it, hidden and not in its text', () => {
    render(<CommandButton command={command} />);
    expect(button()).toHaveAccessibleName('Answer A sharp');
    expect(within(button()).getByText('Answer A#')).toBeVisible();
    const hint = screen.getByText('Shift A');
    expect(hint.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(button()).not.toContainElement(hint);
    expect(screen.queryByText('x')).toBeNull();
  });

  test('when it is clicked, or Enter or Space is pressed on it, then it runs', async () => {
    run.mockClear();
    const user = userEvent.setup();
    render(<CommandButton command={command} />);
    await user.click(button());
    await user.keyboard('{Enter} ');
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('when it can’t be run, then its button is disabled and says why', async () => {
    run.mockClear();
    const user = userEvent.setup();
    render(<CommandButton command={{ ...command, disabled: 'Choose a note first' }} />);
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('title', 'Choose a note first');
    await user.click(button());
    expect(run).not.toHaveBeenCalled();
  });

  test('when it can’t be run but has to keep the focus, then its button stays focusable and does nothing', async () => {
    run.mockClear();
    const user = userEvent.setup();
    render(<CommandButton command={{ ...command, disabled: 'Playing' }} whenDisabled="keep-focus" />);
    expect(button()).toBeEnabled();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(run).not.toHaveBeenCalled();
  });

  test('when it can be run, then its button isn’t marked as disabled, pressed or expanded', () => {
    render(<CommandButton command={command} whenDisabled="keep-focus" />);
    for (const name of ['aria-disabled', 'aria-pressed', 'aria-expanded', 'title'])
      expect(button()).not.toHaveAttribute(name);
  });

  test('when it is a toggle or expands something, then its button says so', () => {
    render(<CommandButton command={command} pressed expanded={false} />);
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  test('when another control does the same from the keyboard, then Tab skips it', async () => {
    const user = userEvent.setup();
    render(<CommandButton command={command} tabStop="skipped" />);
    await user.tab();
    expect(button()).not.toHaveFocus();
  });
});

describe('given a command that changes after it was created', () => {
  /** Renders the button of a command whose properties can be changed at any time, and counts its renders. */
  function show() {
    const now: { title: string; disabled?: string | undefined; hint?: string; isOffered?: boolean } = {
      title: 'Play',
    };
    const play: Command = {
      id: 'notes.play',
      group: 'Notes',
      scope: 'screen',
      get title() {
        return now.title;
      },
      get disabled() {
        return now.disabled;
      },
      get hint() {
        return now.hint;
      },
      get isOffered() {
        return now.isOffered ?? true;
      },
      run,
    };
    const registry = createRegistry();
    const rendered = vi.fn();
    function Page() {
      const shell = useShell();
      return (
        <ShellContext value={{ ...shell, registry }}>
          <Profiler id="button" onRender={rendered}>
            <CommandButton command={play} />
          </Profiler>
        </ShellContext>
      );
    }
    render(<Page />);
    return {
      now,
      rendered,
      change(next: Partial<typeof now>) {
        Object.assign(now, next);
        act(registry.changed);
      },
    };
  }

  test('when its title changes, then its button shows the new one', () => {
    const { change } = show();
    change({ title: 'Hear It' });
    expect(button()).toHaveAccessibleName('Hear It');
  });

  test('when it can’t be run and then can be again, then its button says so each time', async () => {
    run.mockClear();
    const { change } = show();
    const user = userEvent.setup();
    change({ disabled: 'Nothing to hear' });
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('title', 'Nothing to hear');
    change({ disabled: undefined });
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('title');
    await user.click(button());
    expect(run).toHaveBeenCalledOnce();
  });

  test('when it is disabled and its button hasn’t re-rendered yet, then a click doesn’t run it', async () => {
    run.mockClear();
    const { now } = show();
    now.disabled = 'Nothing to hear';
    await userEvent.setup().click(button());
    expect(run).not.toHaveBeenCalled();
  });

  test('when it stops existing, then its button is gone until it exists again', () => {
    const { change } = show();
    change({ isOffered: false });
    expect(screen.queryByRole('button')).toBeNull();
    change({ isOffered: true });
    expect(button()).toBeVisible();
  });

  test('when something changes that the button doesn’t show, then the button doesn’t re-render', () => {
    const { change, rendered } = show();
    change({ hint: 'play' });
    expect(rendered).toHaveBeenCalledOnce();
  });
});
