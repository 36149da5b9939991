import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../openApp';

test('given the focus on a button of a pattern, when a palette command removes the patterns, then the heading has the focus', {
  tags: 'full',
}, async () => {
  const { user } = await openApp('/scales?view=patterns');
  act(() => screen.getByRole('button', { name: 'Play Pattern 1' }).focus());
  await user.keyboard(':');
  await user.type(await screen.findByRole('combobox', { name: 'Type a command' }), 'view mode fretboard');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play Pattern 1' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
