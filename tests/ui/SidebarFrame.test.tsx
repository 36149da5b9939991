import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { pass } from '../byEar';
import { silentPlayer, stateWith, visit } from '../openApp';

/** Longer than a text waits before it is said (milliseconds). */
const SAID = 100;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  visit('/triads');
  render(<App state={stateWith({ player: silentPlayer() })} />);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const said = async () => {
  await pass(SAID);
  return screen.getByRole('status').textContent;
};

test('given a screen, when its controls are hidden and shown by their key, then it is said', async () => {
  const user = await open();
  await user.keyboard('h');
  expect(await said()).toBe('Controls hidden');
  await user.keyboard('h');
  expect(await said()).toBe('Controls shown');
});

test('given a screen, when they are hidden by their button, then only the button tells', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Hide Controls' }));
  expect(await said()).toBe('');
  expect(screen.getByRole('button', { name: 'Show Controls' })).toHaveAttribute('aria-expanded', 'false');
});
