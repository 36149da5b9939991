import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { isDialogOpen, lateDialog } from '../../src/ui/lateDialog';

const Tips = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog" aria-label="Tips">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);

/** A dialog whose code comes when the test says so. */
function awaited() {
  let arrive = () => {};
  const code = new Promise<{ default: typeof Tips }>(resolve => {
    arrive = () => resolve({ default: Tips });
  });
  const { Component } = lateDialog(() => code);
  return { Component, arrive: () => act(async () => arrive()) };
}

test('given a dialog whose code is on its way, when it is asked for, then it counts as open before it is seen', async () => {
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

test('given a dialog whose code is on its way, when Escape is pressed, then it is closed, and by no other key', async () => {
  const onClose = vi.fn();
  const { Component } = awaited();
  render(<Component onClose={onClose} />);

  await userEvent.keyboard('x');
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
