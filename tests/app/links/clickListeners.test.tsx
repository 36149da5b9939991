import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { start } from '../../../src/start';
import { expectFocusOn, visit } from '../../openApp';

// Whatever the app renders is taken down with the test.
vi.mock('react-dom/client', async load => {
  const client = await load<typeof import('react-dom/client')>();
  return {
    ...client,
    createRoot(...given: Parameters<typeof client.createRoot>) {
      const root = client.createRoot(...given);
      onTestFinished(() => act(() => root.unmount()));
      return root;
    },
  };
});

const CLICKS = ['click', 'mousedown', 'mouseup', 'DOMActivate'];

/** Notes what listens for clicks from here on; returns whether anything does on a target. */
function watchClickListeners(): (target: EventTarget) => boolean {
  const listeners = new Map<EventTarget, Set<unknown>>();
  const on = (target: EventTarget) => {
    const known = listeners.get(target) ?? new Set();
    listeners.set(target, known);
    return known;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    if (CLICKS.includes(type)) on(this ?? window).add(listener);
    addEventListener.call(this, type, listener, options);
  });
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    if (CLICKS.includes(type)) on(this ?? window).delete(listener);
    removeEventListener.call(this, type, listener, options);
  });
  const onclick = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick')?.get;
  return target => on(target).size > 0 || (target instanceof HTMLElement && onclick?.call(target) !== null);
}

/** Everything that makes an element clickable in a browser's eyes if it listens for clicks. */
function around(element: Element): readonly EventTarget[] {
  const { parentElement } = element;
  return [element, ...(parentElement ? around(parentElement) : [document, window])];
}

test('given the app as it starts, when it is clicked, then all of it works, though nothing around its heading listens for clicks', {
  tags: 'full',
}, async () => {
  const isListening = watchClickListeners();
  visit('/keys');
  const root = document.createElement('div');
  document.body.append(root);
  await act(() => start(root));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Keys' });
  expect(around(heading).filter(isListening)).toEqual([]);
  expect(isListening(screen.getByRole('button', { name: 'Shortcuts' }))).toBe(true);

  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'G major, 1 sharp' }));
  expect(location.search).toBe('?key=G-major');

  await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expectFocusOn('button', 'Shortcuts');
  expect(around(heading).filter(isListening)).toEqual([]);
});
