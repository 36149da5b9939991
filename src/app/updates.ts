import { createListeners } from '../listeners';
import { whenIdle } from '../ui/whenIdle';

declare global {
  interface ServiceWorkerContainer {
    /** TypeScript's own types don't know yet that browsers take a trusted address as well. */
    register(script: string | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
  }
}

/** Whether a newer version of the app is there, and waits for the page to be reloaded. */
export type UpdateState = 'none' | 'waiting';

/** What the app knows of versions of itself. */
export interface Updates {
  state(): UpdateState;
  subscribe(listener: () => void): () => void;
  /** Lets the version that waits take over, then loads the page anew; nothing where none waits. */
  take(): void;
}

/** Where there is nothing that keeps the app, every load brings the newest. */
export const NO_UPDATES: Updates = { state: () => 'none', subscribe: () => () => {}, take() {} };

/** The address of the service worker, by the one policy that the page's content security allows. */
function workerAddress(): string | TrustedScriptURL {
  const address = `${import.meta.env.BASE_URL}sw.js`;
  const policy = window.trustedTypes?.createPolicy('fretty-worker', {
    createScriptURL: (_asked: string) => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

type Worker = EventTarget & Pick<ServiceWorker, 'state' | 'postMessage'>;

interface Registration extends EventTarget {
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  readonly active: Worker | null;
  update(): Promise<unknown>;
}

interface Container {
  register(script: string | TrustedScriptURL): Promise<Registration>;
}

/** What is used of what browsers give to keep an app by; a test can be that as well. */
export interface Keeper {
  readonly container: Container;
  readonly address: () => string | TrustedScriptURL;
  readonly reload: () => void;
}

/** Keeps the app in this browser from the first idle moment on, where it can. */
export function keepHere(): Updates {
  const container = containerOf(navigator);
  if (container === undefined) return NO_UPDATES;
  const { start, ...updates } = createUpdates({
    container,
    address: workerAddress,
    reload: () => window.location.reload(),
  });
  whenIdle([start]);
  return updates;
}

/**
 * What keeps apps in a browser. It is missing on pages that came over an unsafe connection, and throws when it is looked at
 * in a frame that may store nothing.
 *
 * @see https://caniuse.com/serviceworkers
 */
export function containerOf(browser: {
  readonly serviceWorker?: ServiceWorkerContainer;
}): ServiceWorkerContainer | undefined {
  try {
    return browser.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the app in the browser, for when there is no network, and watches for a newer version. It never takes one by
 * itself: a quiz may be running. A newer version may become active all the same, because another tab has taken it or because
 * this page was loaded past the cache, so that no page is under the old one: it is announced then too, and reloading takes it.
 *
 * @returns the versions that it knows of, and what starts the keeping: rejected where the browser won't keep the app
 * @see https://web.dev/articles/service-worker-lifecycle
 */
export function createUpdates({ container, address, reload }: Keeper): Updates & {
  readonly start: () => Promise<void>;
} {
  const listeners = createListeners();
  let newer: Worker | undefined;

  const announce = (worker: Worker) => {
    if (worker === newer) return;
    newer = worker;
    listeners.notify();
  };

  const watch = ({ installing, active }: Registration) => {
    // The first version ever is no newer one.
    if (installing === null || active === null) return;
    installing.addEventListener('statechange', () => {
      if (isInstalled(installing)) announce(installing);
    });
  };

  return {
    state: () => (newer ? 'waiting' : 'none'),
    subscribe: listeners.subscribe,
    take() {
      if (newer === undefined) return;
      const taken = newer;
      if (hasLeft(taken)) return reload();
      taken.addEventListener('statechange', () => {
        if (hasLeft(taken)) reload();
      });
      taken.postMessage({ type: 'SKIP_WAITING' });
    },
    async start() {
      const registration = await container.register(address());
      if (registration.waiting && registration.active) announce(registration.waiting);
      // Another tab may have found one before this one could listen.
      watch(registration);
      registration.addEventListener('updatefound', () => watch(registration));
      // A page that is left open for days asks when it is looked at again.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => {});
      });
    },
  };
}

/** It may have gone further by the time one hears of it. */
const isInstalled = ({ state }: Worker): boolean =>
  state === 'installed' || state === 'activating' || state === 'activated';

/** Whether a worker no longer waits: it is active, or a newer one has replaced it. */
const hasLeft = ({ state }: Worker): boolean => state === 'activated' || state === 'redundant';
