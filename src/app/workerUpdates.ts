import { createListeners } from '../listeners';
import type { Updates } from './updates';

declare global {
  interface ServiceWorkerContainer {
    /** TypeScript's own declaration doesn't include `TrustedScriptURL` yet. */
    register(script: string | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
  }
}

/** The address of the service worker, made by the one Trusted Types policy that the page's CSP allows. */
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

/** How long a version that was asked for may take to become active before the user is told what it waits for (milliseconds). */
export const PATIENCE = 3000;

/** The parts of the browser that updates need, so that tests can fake them. */
export interface UpdatesOptions {
  readonly container: Container;
  readonly address: () => string | TrustedScriptURL;
  /** Whether the page is of an older version than the active one. */
  readonly isOutdated: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * The browser's service workers. The property is missing on insecure pages, and throws in a frame that isn't allowed storage.
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
 * Makes the app available offline and watches for a newer version. Only the user loads one, since a quiz may be running. A
 * newer version may still become active, because another tab has loaded it or because a reload bypassed the cache and no page
 * uses the old one, even while this page is being loaded; it is reported then too, and loading it is just a reload.
 *
 * @returns the updates, and `start`, which rejects if the service worker can't be registered
 * @see https://web.dev/articles/service-worker-lifecycle
 */
export function createUpdates({ container, address, isOutdated, reload }: UpdatesOptions): Updates & {
  readonly start: () => Promise<void>;
} {
  const listeners = createListeners();
  let newer: Worker | undefined;
  /** The version that was asked for and still waits. */
  let held: Worker | undefined;

  const report = (worker: Worker) => {
    if (worker === newer) return;
    newer = worker;
    listeners.notify();
  };

  // Chromium 156 may keep the old version for minutes while a second tab uses it, until that tab is reloaded or closed.
  const tellIfHeld = (worker: Worker) => {
    if (worker.state !== 'installed') return;
    held = worker;
    listeners.notify();
  };

  const watch = ({ installing, active }: Registration) => {
    // The first version installed isn't an update.
    if (installing === null || active === null) return;
    installing.addEventListener('statechange', () => {
      if (isInstalled(installing)) report(installing);
    });
  };

  return {
    state() {
      if (newer === undefined) return 'none';
      return held === newer ? 'held' : 'waiting';
    },
    subscribe: listeners.subscribe,
    take() {
      if (newer === undefined) return;
      const taken = newer;
      if (hasLeft(taken)) return reload();
      // A user who asks again is told again.
      held = undefined;
      listeners.notify();
      taken.addEventListener('statechange', () => {
        if (hasLeft(taken)) reload();
      });
      taken.postMessage({ type: 'SKIP_WAITING' });
      setTimeout(() => tellIfHeld(taken), PATIENCE);
    },
    async start() {
      const registration = await container.register(address());
      if (registration.waiting && registration.active) report(registration.waiting);
      // Another tab may have found an update before this one was listening.
      watch(registration);
      registration.addEventListener('updatefound', () => watch(registration));
      // A page left open for days checks again when it becomes visible.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => {});
      });
      const { active } = registration;
      if (active && (await isOutdated()) && newer === undefined) report(active);
    },
  };
}

/** Whether a worker is installed; its state may have advanced further by the time the event arrives. */
const isInstalled = ({ state }: Worker): boolean =>
  state === 'installed' || state === 'activating' || state === 'activated';

/** Whether a worker no longer waits: it is active, or a newer one has replaced it. */
const hasLeft = ({ state }: Worker): boolean => state === 'activated' || state === 'redundant';

const firstScriptOf = (page: Document): string | undefined =>
  page.querySelector<HTMLScriptElement>('script[type="module"]')?.src;

/**
 * Whether the page was served by an older service worker than the one it has now, which keeps a page with another first
 * script: the name of that file changes with any of the app's code. A page without a service worker came from the network.
 */
async function isOutdated({ controller }: ServiceWorkerContainer): Promise<boolean> {
  const script = firstScriptOf(document);
  if (controller === null || script === undefined) return false;
  try {
    const kept = await fetch(import.meta.env.BASE_URL);
    return kept.ok && !(await kept.text()).includes(new URL(script).pathname);
  } catch {
    return false;
  }
}

/** Updates by the browser's service workers, if it has any. */
export function browserWorker(): ReturnType<typeof createUpdates> | undefined {
  const container = containerOf(navigator);
  return (
    container &&
    createUpdates({
      container,
      address: workerAddress,
      isOutdated: () => isOutdated(container),
      reload: () => window.location.reload(),
    })
  );
}
