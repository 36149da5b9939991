import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { recordEarlyKeys } from '../../src/app/keyboard/earlyKeys';
import { openApp } from '../openApp';

afterEach(() => {
  delete window.earlyKeys;
});

/** Opens Notes for someone who typed while the page was loading. */
function openAfter(...keys: readonly string[]) {
  // As if typed just before the app was there, however slow this machine is.
  const time = performance.now() + 60_000;
  const presses = keys.map(key => ({ key, code: '', shiftKey: key === '?' || key === ':', time }));
  window.earlyKeys = recordEarlyKeys(window);
  window.earlyKeys.stop();
  window.earlyKeys.presses.push(...presses);
  return openApp('/');
}

describe('given a key typed before Notes could handle it', () => {
  test('when it is q, then the quiz has started', async () => {
    await openAfter('q');
    expect(await screen.findByRole('button', { name: /^Submit/ })).toBeVisible();
  });

  test('when it is p, then the place of the cursor sounds', async () => {
    const { player } = await openAfter('p');
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
  });

  test('when it is a question mark, then the shortcuts are listed', async () => {
    await openAfter('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  });

  test('when it is a colon, then the palette knows the settings of every screen', async () => {
    const { user } = await openAfter(':');
    await user.type(await screen.findByRole('combobox', { name: 'Type a command' }), 'melodic minor');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('Scales: Scale Type Melodic Minor');
  });
});
