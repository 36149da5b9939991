import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { isDialogOpen, lazyDialog } from '../../src/ui/lazyDialog';
import { tipsDialog, useTips } from '../../src/ui/useTips';

const Tips = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog" aria-label="Tips">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);

/** A dialog whose code arrives when the test says so. */
function awaited() {
  let arrive = () => {};
  const code = new Promise<{ default: typeof Tips }>(resolve => {
    arrive = () => resolve({ default: Tips });
  });
  const { Component } = lazyDialog(() => code);
  return { Component, arrive: () => act(async () => arrive()) };
}

test('given a dialog whose code is loading, when it is opened, then it counts as open before it is visible', async () => {
  const { Component, arrive } = awaited();
  const { unmount } = render(<Component onClose={() => {}} />);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isDialogOpen()).toBe(true);

  await arrive();
  expect(await screen.findByRole('dialog', { name: 'Tips' })).toBeInTheDocument();
  expect(isDialogOpen()).toBe(true);

  unmount();
  expect(isDialogOpen()).toBe(false);
});

test('given a dialog whose code is loading, when Escape is pressed, then it closes, and no other key closes it', async () => {
  const onClose = vi.fn();
  const { Component } = awaited();
  render(<Component onClose={onClose} />);

  await userEvent.keyboard('x');
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('given a dialog whose code is loading, when keys are pressed, then none reaches what is beneath it', async () => {
  const { Component, arrive } = awaited();
  const [click, pressed] = [vi.fn(), vi.fn()];
  render(
    <>
      <button type="button" onClick={click} onKeyDown={pressed}>
        Right
      </button>
      <input aria-label="Your answer" onKeyDown={pressed} />
      <Component onClose={() => {}} />
    </>,
  );
  const [button, field] = [screen.getByRole('button'), screen.getByRole('textbox')];

  act(() => button.focus());
  await userEvent.keyboard('{Enter} c{ArrowDown}{Tab}');
  expect(button).toHaveFocus();
  act(() => field.focus());
  await userEvent.keyboard('Bb{Enter}');
  expect(field).toHaveValue('');
  expect(click).not.toHaveBeenCalled();
  expect(pressed).not.toHaveBeenCalled();

  await arrive();
  await userEvent.keyboard('Bb');
  expect(field).toHaveValue('Bb');
});

test('given tips that a command opens once the palette has closed, when it has run, then they count as open at once', () => {
  const tips = tipsDialog(() => new Promise(() => {}));
  let open = () => {};
  function Page() {
    const [command, dialog] = useTips({ screen: 'notes', title: 'Notes', tips, disabled: undefined });
    open = command.run;
    return dialog;
  }
  render(<Page />);
  // Not in an event of the user's, and not in `act`, which would draw what has changed.
  open();
  expect(isDialogOpen()).toBe(true);
});

test('given a dialog whose code is loading, when the key that opened it is held down, then its repeats don’t reach the browser', () => {
  const { Component } = awaited();
  render(<Component onClose={() => {}} />);

  const press = (repeat: boolean) => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, repeat });
  expect(press(true), 'whether the browser gets it').toBe(false);
  expect(press(false)).toBe(true);
});

test('given a dialog whose code is loading, when a click opens another one, then the first one closes', async () => {
  const onClose = vi.fn();
  const first = awaited();
  const second = awaited();
  function Page() {
    const [open, setOpen] = useState<'first' | 'both' | 'second'>('first');
    const closeFirst = () => {
      onClose();
      setOpen('second');
    };
    return (
      <>
        <button type="button" onClick={() => setOpen('both')}>
          Settings
        </button>
        {open !== 'second' && <first.Component onClose={closeFirst} />}
        {open !== 'first' && <second.Component onClose={() => {}} />}
      </>
    );
  }
  render(<Page />);

  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(onClose).toHaveBeenCalledOnce();

  await first.arrive();
  await second.arrive();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

describe('given a dialog that fails', () => {
  const GONE = new TypeError('Failed to fetch');

  function failing(load: () => Promise<{ default: typeof Tips }>) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { Component } = lazyDialog(load);
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <h1>Question 3 of 12</h1>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && <Component onClose={() => setOpen(false)} />}
        </>
      );
    }
    render(<Page />);
  }

  const failed = () => screen.findByRole('dialog', { name: 'Something Went Wrong' });

  test('when it is opened, then only it fails, says so, and can be closed', async () => {
    failing(() => Promise.reject(GONE));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));

    expect(await failed()).toHaveAccessibleDescription(
      "This dialog couldn't be opened. Check your connection, then try again. If that fails too, reload the page.",
    );
    expect(isDialogOpen()).toBe(true);
    expect(screen.getByText('Question 3 of 12')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isDialogOpen()).toBe(false);
  });

  test('when it is retried and its code is available, then it opens', async () => {
    const load = vi.fn(async () => ({ default: Tips }));
    failing(load.mockRejectedValueOnce(GONE).mockRejectedValueOnce(GONE));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await failed();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('dialog', { name: 'Tips' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('when it fails to render, then only it fails as well', async () => {
    const Broken = (): never => {
      throw new Error('a broken string');
    };
    failing(async () => ({ default: Broken }));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await failed()).toBeInTheDocument();
    expect(screen.getByText('Question 3 of 12')).toBeInTheDocument();
  });
});
