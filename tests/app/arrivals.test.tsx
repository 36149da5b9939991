import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { announceArrivals, screenOf } from '../../src/app/links/navigation';
import type { ScreenId } from '../../src/commands/command';
import { createListeners } from '../../src/listeners';
import { SCREENS } from '../../src/screens';
import { createAnnouncer } from '../../src/speech/announcer';
import { openApp } from '../openApp';

const region = () => screen.getByRole('status');
const heard = (text: string) => waitFor(() => expect(region()).toHaveTextContent(text), { timeout: 3000 });

describe('given the user comes to another screen', () => {
  test('when its link in the navigator leads there, then the name is left to the heading that gets the focus', async () => {
    const { user } = await openApp('/intervals');
    await user.click(screen.getByRole('button', { name: 'You Can Learn the Intervals' }));
    await user.click(screen.getByRole('link', { name: 'Learn the Triads' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Triads' })).toHaveFocus());
    await user.keyboard('l');
    await heard('Learn: ');
    expect(region()).not.toHaveTextContent('Triads.');
  });

  test('when its hotkey or the browser’s Back leads there, then its name is spoken', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/intervals');
    await user.keyboard('lt');
    await heard('Triads.');
    expect(region().textContent).toBe('Triads.');

    await user.keyboard('lk');
    await heard('Keys.');

    act(() => window.history.back());
    await heard('Triads.');
    act(() => window.history.back());
    await heard('Interval Trainer.');
  });

  test('when a command set something there, then that follows the name', { tags: 'full' }, async () => {
    const { user } = await openApp();
    await user.keyboard(':');
    await user.type(await screen.findByRole('combobox', { name: 'Type a command' }), 'scale type melodic');
    await user.keyboard('{Enter}');
    await heard('Scales. Scale Type, Melodic Minor');
    expect(region().textContent).toBe('Scales. Scale Type, Melodic Minor');
    expect(screen.getByRole('heading', { level: 1, name: 'Scales' })).toHaveFocus();
  });

  test('when a leader led there, then what could have followed isn’t spoken as well', async () => {
    const { user } = await openApp();
    await user.keyboard('l');
    await heard('Learn: ');
    await user.keyboard('s');
    await heard('Scales.');
    expect(region().textContent).toBe('Scales.');
  });
});

/** What is said of arrivals, when the test takes the user from screen to screen. */
function startOn(first: ScreenId | undefined, readsHeading = false) {
  const { notify, subscribe } = createListeners();
  const timers: (() => void)[] = [];
  const announcer = createAnnouncer(undefined, run => {
    timers.push(run);
    return () => timers.splice(timers.indexOf(run), 1);
  });
  let current = first;
  announceArrivals({
    navigation: { current: () => (current === undefined ? undefined : screenOf(current)), subscribe },
    announcer,
    readsHeading: () => readsHeading,
  });
  return {
    announcer,
    go(screen: ScreenId | undefined) {
      current = screen;
      notify();
    },
    /** The text in the live region after a while. */
    heard() {
      for (const run of timers.splice(0)) run();
      return announcer.text();
    },
  };
}

describe('given the page that the app starts with', () => {
  test.each([...SCREENS.map(({ id }) => id), undefined])('when it is %s, then nothing is spoken', id => {
    expect(startOn(id).heard()).toBe('');
  });

  test('when only its settings change, then its name isn’t spoken', () => {
    const { go, heard } = startOn('scales');
    go('scales');
    expect(heard()).toBe('');
  });
});

describe('given a screen whose name is still to be spoken', () => {
  test('when the user goes on to another, then only the last is named', () => {
    const { go, heard } = startOn('notes');
    go('triads');
    go('scales');
    expect(heard()).toBe('Scales.');
  });

  test('when something else is said, then it follows the name', () => {
    const { go, heard, announcer } = startOn('notes');
    go('scales');
    announcer.say('Key, D');
    expect(heard()).toBe('Scales. Key, D');
  });

  test('when a screen reader says its heading, then its name isn’t spoken as well, but what is said there is', () => {
    const { go, heard, announcer } = startOn('notes', true);
    go('scales');
    expect(heard()).toBe('');
    announcer.say('Key, D');
    expect(heard()).toBe('Key, D');
  });

  test('when the address is of no screen, then Page Not Found is spoken', () => {
    const { go, heard } = startOn('notes');
    go(undefined);
    expect(heard()).toBe('Page Not Found.');
  });
});
