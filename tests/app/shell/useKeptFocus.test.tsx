import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../openApp';

test('given the focus on a button of a pattern, when a palette command removes the patterns, then the heading has the focus', {
  tags: 'full',
}, async () => {
  const { user } = await openApp('/scales?view=patterns');
  act(() => screen.getByRole('button', { name: 'Play Pattern 1' }).focus());
  await user.keyboard(':');
  await screen.findByRole('combobox', { name: 'Type a command' });
  await user.paste('view mode fretboard');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play Pattern 1' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('given the focus on a button, when that is disabled, then the heading has the focus', async () => {
  await openApp('/');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start Quiz' });
  act(() => button.focus());
  act(() => {
    button.disabled = true;
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('given the focus in a dialog, when its control is disabled, then the focus stays in the dialog', async () => {
  const { user } = await openApp('/');
  await user.keyboard('t');
  const dialog = await screen.findByRole('dialog', { name: 'Notes Tips' });
  const other = document.createElement('button');
  dialog.append(other);
  act(() => other.focus());
  act(() => {
    other.disabled = true;
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
});
