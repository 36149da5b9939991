import { whenIdle } from '../ui/whenIdle';

declare global {
  interface ServiceWorkerContainer {
    /** TypeScript's own types don't know yet that browsers take a trusted address as well. */
    register(script: string | TrustedScriptURL): Promise<ServiceWorkerRegistration>;
  }
}

/** Whether a newer version of the app is there, and waits to be taken. */
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
  update(): Promise<unknown>;
}

interface Container extends EventTarget {
  readonly controller: Worker | null;
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
  // https://caniuse.com/serviceworkers: only on pages that came over a safe connection.
  if (!('serviceWorker' in navigator)) return NO_UPDATES;
  const { start, ...updates } = createUpdates({
    container: navigator.serviceWorker,
    address: workerAddress,
    reload: () => window.location.reload(),
  });
  whenIdle([start]);
  return updates;
}

/**
 * Keeps the app in the browser, for when there is no network, and watches for a newer version. It never takes one by
 * itself: a quiz may be running.
 *
 * @returns the versions that it knows of, and what starts the keeping: rejected where the browser won't keep the app
 * @see https://web.dev/articles/service-worker-lifecycle
 */
export function createUpdates({ container, address, reload }: Keeper): Updates & {
  readonly start: () => Promise<void>;
} {
  const listeners = new Set<() => void>();
  let waiting: Worker | undefined;

  const notice = (worker: Worker | null) => {
    // The first version ever has nobody to wait for.
    if (worker?.state !== 'installed' || !container.controller) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };

  return {
    state: () => (waiting ? 'waiting' : 'none'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take() {
      if (!waiting) return;
      container.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
    async start() {
      const registration = await container.register(address());
      notice(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => notice(installing));
      });
      // A page that is left open for days asks when it is looked at again.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => {});
      });
    },
  };
}
