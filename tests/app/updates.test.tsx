import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import type { Updates } from '../../src/app/updates';
import { browserWorker, containerOf, createUpdates, PATIENCE } from '../../src/app/workerUpdates';
import { stateWith, visit } from '../openApp';

/** A service worker whose lifecycle the test controls. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly postMessage = vi.fn();
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker();
  readonly update = vi.fn(async () => {});
  bring(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer {
  readonly registration = new FakeRegistration();
  controller: FakeWorker | null = null;
  readonly register = vi.fn(async () => this.registration);
}

function keeper({ isOutdated = async () => false } = {}) {
  const container = new FakeContainer();
  const reload = vi.fn();
  const updates = createUpdates({
    container,
    address: () => '/sw.js',
    isOutdated,
    reload,
  });
  return { registration: container.registration, reload, updates };
}

describe('given an app that is available offline', () => {
  test('when its first version has been installed, then no update is waiting', async () => {
    const { registration, updates } = keeper();
    registration.active = null;
    await updates.start();
    const first = new FakeWorker();
    registration.bring(first);
    first.become('installed');
    expect(updates.state()).toBe('none');
  });

  test('when a newer version has been installed, then it waits until it is asked for and has taken over', async () => {
    const { registration, reload, updates } = keeper();
    const heard = vi.fn();
    updates.subscribe(heard);
    await updates.start();
    const newer = new FakeWorker();
    registration.bring(newer);
    expect(updates.state(), 'still on its way').toBe('none');
    newer.become('installed');
    expect(updates.state()).toBe('waiting');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(newer.postMessage).not.toHaveBeenCalled();

    updates.take();
    expect(newer.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    newer.become('activating');
    expect(reload).not.toHaveBeenCalled();
    newer.become('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  describe('when a version was asked for, and another tab keeps the old one', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    async function asked() {
      const { registration, reload, updates } = keeper();
      await updates.start();
      const newer = new FakeWorker();
      registration.bring(newer);
      newer.become('installed');
      updates.take();
      return { registration, newer, reload, updates };
    }

    test('then that is told after a moment, and the version is loaded as soon as it can be', async () => {
      const { newer, reload, updates } = await asked();
      vi.advanceTimersByTime(PATIENCE - 1);
      expect(updates.state()).toBe('waiting');
      vi.advanceTimersByTime(1);
      expect(updates.state()).toBe('held');
      expect(reload).not.toHaveBeenCalled();
      newer.become('activated');
      expect(reload).toHaveBeenCalledTimes(1);
    });

    test('then that is told again once it is asked for again', async () => {
      const { updates } = await asked();
      vi.advanceTimersByTime(PATIENCE);
      updates.take();
      expect(updates.state()).toBe('waiting');
      vi.advanceTimersByTime(PATIENCE);
      expect(updates.state()).toBe('held');
    });

    test('then a version that is just slow to become active is not taken for one that is kept from it', async () => {
      const { newer, updates } = await asked();
      newer.become('activating');
      vi.advanceTimersByTime(PATIENCE);
      expect(updates.state()).toBe('waiting');
    });

    test('then an even newer version that comes meanwhile is ready as any other', async () => {
      const { registration, newer, updates } = await asked();
      const newest = new FakeWorker();
      registration.bring(newest);
      newest.become('installed');
      newer.become('redundant');
      vi.advanceTimersByTime(PATIENCE);
      expect(updates.state()).toBe('waiting');
    });
  });

  test('when a newer version was waiting already, then it is reported immediately', async () => {
    const { registration, updates } = keeper();
    registration.waiting = new FakeWorker();
    registration.waiting.become('installed');
    await updates.start();
    expect(updates.state()).toBe('waiting');
  });

  test('when another tab has loaded the newer version, then this page continues, and reloads when asked', async () => {
    const { registration, reload, updates } = keeper();
    await updates.start();
    const newer = new FakeWorker();
    registration.bring(newer);
    newer.become('installed');
    newer.become('activating');
    newer.become('activated');
    expect(reload).not.toHaveBeenCalled();
    expect(updates.state()).toBe('waiting');
    updates.take();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('when an even newer version has replaced the waiting one, then that one is loaded', async () => {
    const { registration, reload, updates } = keeper();
    await updates.start();
    const newer = new FakeWorker();
    registration.bring(newer);
    newer.become('installed');
    const newest = new FakeWorker();
    registration.bring(newest);
    newest.become('installed');
    newer.become('redundant');
    updates.take();
    expect(newer.postMessage).not.toHaveBeenCalled();
    newest.become('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('when a newer version becomes active immediately, after a reload that bypassed the cache, then it is still reported', async () => {
    const { registration, reload, updates } = keeper();
    await updates.start();
    const newer = new FakeWorker();
    registration.bring(newer);
    // By the time the event arrives its state may have advanced.
    registration.active = newer;
    newer.become('activating');
    expect(updates.state()).toBe('waiting');
    newer.become('activated');
    updates.take();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('when another tab has found a newer version that is still installing, then it is reported here too', async () => {
    const { registration, updates } = keeper();
    const newer = new FakeWorker();
    registration.installing = newer;
    await updates.start();
    newer.become('installed');
    expect(updates.state()).toBe('waiting');
  });

  test('when its page is of an older version than the active one, which took over while it was loading, then that is reported, and loading it is a reload', async () => {
    const { registration, reload, updates } = keeper({ isOutdated: async () => true });
    registration.active?.become('activated');
    const heard = vi.fn();
    updates.subscribe(heard);
    await updates.start();
    expect(updates.state()).toBe('waiting');
    expect(heard).toHaveBeenCalledTimes(1);
    updates.take();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('when its page is older than the active version, and an even newer one is waiting, then the waiting one is loaded', async () => {
    const { registration, reload, updates } = keeper({ isOutdated: async () => true });
    registration.active?.become('activated');
    const waiting = new FakeWorker();
    waiting.become('installed');
    registration.waiting = waiting;
    await updates.start();
    updates.take();
    expect(reload).not.toHaveBeenCalled();
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });

  test('when no version is waiting and one is asked for, then nothing is reloaded', async () => {
    const { reload, updates } = keeper();
    await updates.start();
    updates.take();
    expect(reload).not.toHaveBeenCalled();
  });

  test('when the page becomes visible again, then it checks for a newer version, and survives being offline', async () => {
    const { registration, updates } = keeper();
    registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
    await updates.start();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(1);
    expect(updates.state()).toBe('none');
  });

  test('when the page is hidden, then it doesn’t check', async () => {
    const { registration, updates } = keeper();
    await updates.start();
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    shown.mockRestore();
    expect(registration.update).not.toHaveBeenCalled();
  });
});

describe('given a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  interface Rules {
    createScriptURL(asked: string): string;
  }

  const withWorkers = () => {
    const container = new FakeContainer();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
    return container;
  };

  test('when it has no service workers, then there are no updates', () => {
    expect(browserWorker()).toBeUndefined();
  });

  test('when it has them, then the one beside the page is registered', async () => {
    const { register } = withWorkers();
    await browserWorker()?.start();
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  });

  describe('when the page is in the hands of a service worker that keeps a page', () => {
    const SCRIPT = '<script type="module" crossorigin src="/assets/index-new.js"></script>';

    async function openedWith(script: string, kept: () => Promise<Response>) {
      const container = withWorkers();
      container.controller = container.registration.active;
      container.registration.active?.become('activated');
      vi.stubGlobal('fetch', vi.fn(kept));
      document.body.innerHTML = script;
      const updates = browserWorker();
      await updates?.start();
      document.body.innerHTML = '';
      return updates?.state();
    }

    test('then a page with the same first script is up to date', async () => {
      expect(await openedWith(SCRIPT, async () => new Response(`<body>${SCRIPT}`))).toBe('none');
    });

    test('then a page with another first script is outdated', async () => {
      const old = SCRIPT.replace('new', 'old');
      expect(await openedWith(old, async () => new Response(`<body>${SCRIPT}`))).toBe('waiting');
    });

    test('then a page that can’t be read says nothing', async () => {
      expect(await openedWith(SCRIPT, async () => Response.error())).toBe('none');
      expect(await openedWith(SCRIPT, async () => new Response('', { status: 404 }))).toBe('none');
      expect(await openedWith(SCRIPT, () => Promise.reject(new TypeError('Failed to fetch')))).toBe('none');
    });
  });

  test('when it takes script addresses from policies alone, then ours makes that one address, whatever it is asked for', async () => {
    const { register } = withWorkers();
    const createPolicy = vi.fn((_name: string, { createScriptURL }: Rules) => ({
      createScriptURL: () => ({ trusted: createScriptURL('https://elsewhere.example/sw.js') }),
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    await browserWorker()?.start();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('fretty-worker', expect.anything());
    expect(register).toHaveBeenCalledExactlyOnceWith({ trusted: '/sw.js' });
  });
});

test('given a browser whose serviceWorker getter throws, when the app reads it, then it counts as missing', () => {
  const browser = {
    get serviceWorker(): never {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  };
  expect(containerOf(browser)).toBeUndefined();
  expect(containerOf({})).toBeUndefined();
});

describe('given a waiting newer version', () => {
  let take = vi.fn();
  beforeEach(() => {
    take = vi.fn();
  });

  async function open() {
    let state: ReturnType<Updates['state']> = 'none';
    const listeners = new Set<() => void>();
    const updates: Updates = {
      state: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      take,
    };
    const user = userEvent.setup();
    visit('/?quiz=name-note');
    render(<App state={stateWith({ updates: updates })} />);
    await screen.findByRole('heading', { level: 1 });
    const bring = (next: typeof state = 'waiting') =>
      act(() => {
        state = next;
        for (const listener of listeners) listener();
      });
    return { user, bring };
  }

  const loadIt = () => screen.queryByRole('button', { name: 'Load the New Version' });

  test('when no quiz is running, then the status line shows it, it is spoken once, and a button and the palette load it', async () => {
    const { user, bring } = await open();
    expect(loadIt()).toBeNull();
    await bring();
    expect(screen.getByText('A new version is ready.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('A new version of Fretty is ready'),
    );
    await user.click(screen.getByRole('button', { name: 'Load the New Version' }));
    expect(take).toHaveBeenCalledTimes(1);
    await user.keyboard(':');
    await screen.findByRole('combobox', { name: 'Type a command' });
    await user.paste('new version');
    await user.keyboard('{Enter}');
    expect(take).toHaveBeenCalledTimes(2);
  });

  test('when it was asked for and another tab keeps the old one, then what to do is shown and spoken', async () => {
    const { bring } = await open();
    await bring();
    await bring('held');
    const text = 'To load the new version, close or reload the other tabs with Fretty.';
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
    expect(screen.getByRole('contentinfo')).toHaveTextContent(text);
    expect(loadIt()).toBeEnabled();
  });

  test('when a quiz is running, then nothing is spoken, and the update can’t end the quiz', {
    tags: 'full',
  }, async () => {
    const { user, bring } = await open();
    await user.keyboard('q');
    await screen.findByText('Question 1 of 12');
    const region = screen.getByRole('status');
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await bring();
    expect(loadIt()).toBeDisabled();
    expect(screen.getByText('Question 1 of 12')).toBeVisible();
    await user.keyboard('{Shift>}q{/Shift}');
    await waitFor(() => expect(texts.join('\n')).toContain('A new version of Fretty is ready'));
    expect(loadIt()).toBeEnabled();
  });
});
