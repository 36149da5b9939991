import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import type { ScreenDefinition } from '../../src/screens/definition';
import { createFakeListener } from '../listening/fakeListener';
import { openApp, silentPlayer, stateWith, visit } from '../openApp';

const network = vi.hoisted((): { status: 'gone' | 'back' } => ({ status: 'gone' }));

vi.mock('../../src/screens', async importOriginal => {
  const original = await importOriginal<typeof import('../../src/screens')>();
  const [home] = original.SCREENS;
  if (!home) throw new Error('there are no screens');
  const broken: ScreenDefinition = {
    ...home,
    id: 'triads',
    path: '/broken',
    load: async () => ({
      default: () => {
        throw new Error('a broken string');
      },
    }),
  };
  const unloadable: ScreenDefinition = {
    ...home,
    id: 'scales',
    path: '/unloadable',
    load: () => Promise.reject(new Error('the network is gone')),
  };
  const late: ScreenDefinition = {
    ...home,
    id: 'keys',
    name: 'Late',
    path: '/late',
    load: async () => {
      if (network.status === 'gone') throw new Error('the network is gone');
      return { default: () => <h1>it is back</h1> };
    },
  };
  const others = original.SCREENS.filter(({ id }) => id === 'intervals' || id === 'progress');
  return { ...original, SCREENS: [home, broken, unloadable, late, ...others] };
});

const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  network.status = 'gone';
  logged.mockReset().mockImplementation(() => {});
});

afterEach(() => {
  logged.mockReset();
});

describe.each([
  ['that fails to draw', '/broken', 'a broken string'],
  ['that fails to load', '/unloadable', 'the network is gone'],
])('given a screen %s', (_what, path, reason) => {
  test('when it is opened, then Page Not Found is shown instead, with a way to try again, and the error is logged', async () => {
    await openApp(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Palette' })).toBeVisible();
    expect(logged).toHaveBeenCalledWith(
      'This page failed',
      expect.objectContaining({ message: reason }),
      expect.anything(),
    );
  });

  test('when the user comes there from another screen, then it is spoken that nothing was found', {
    tags: 'full',
  }, async () => {
    await openApp('/intervals');
    window.history.pushState({ key: 'another' }, '', path);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Page Not Found\.$/), {
      timeout: 3000,
    });
  });

  test('when Go Home is chosen, then the Notes screen works as usual', { tags: 'full' }, async () => {
    const { user } = await openApp(path);
    await user.click(screen.getByRole('link', { name: 'Go Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toHaveFocus();
  });
});

test('given an app that listens, when its screen fails, then the microphone is let go', async () => {
  const listener = createFakeListener();
  await listener.start('microphone');
  visit('/broken');
  render(<App state={stateWith({ player: silentPlayer(), listener })} />);
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(listener.state().status).toBe('off');
});

test('given a screen whose code failed to load, when it is opened again and the code is available, then it is shown', async () => {
  const { user } = await openApp('/late');
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go Home' }));
  await screen.findByRole('heading', { level: 1, name: 'Notes' });
  network.status = 'back';
  await user.click(screen.getByRole('button', { name: /^You Can Learn/ }));
  const link = screen.getByRole('link', { name: 'Learn the Late' });
  await user.click(link);
  expect(await screen.findByText('it is back')).toBeVisible();
});
