import { renewCode } from './renewCode';

/** A module that is fetched when it is first needed, and then kept. */
export interface LazyModule<Module> {
  /** Fetches the module, trying twice. A failure is forgotten: the next call tries again. */
  fetch(): Promise<Module>;
  /** The module; `undefined` until it is there. */
  now(): Module | undefined;
}

/**
 * A module that is fetched when it is first needed.
 *
 * @example lazyModule(() => import('../speech/voice')).now() // undefined
 */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let request: Promise<Module> | undefined;
  const fetch = async () => {
    module = await fetchTwice(load);
    return module;
  };
  return {
    async fetch() {
      if (module !== undefined) return module;
      request ??= fetch().finally(() => {
        request = undefined;
      });
      return request;
    },
    now: () => module,
  };
}

/**
 * Fetches code with its style sheets, and once more if that fails, past every cache: the first failure may have been a glitch of
 * the network, or a host's fallback page.
 */
export async function fetchTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  const attempt = async () => {
    const module = await load();
    await mendStyles();
    return module;
  };
  try {
    return await attempt();
  } catch {
    await renewCode(...[...failedStyles].map(({ href }) => href));
    return attempt();
  }
}

/** The style sheets in the page that couldn't be loaded. */
const failedStyles = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

/**
 * Loads the style sheets that failed before. Vite asks for each only once, so the code would be rendered without them.
 *
 * @throws Error if one fails again.
 * @see https://github.com/vitejs/vite/blob/v8.3.8/packages/vite/src/node/plugins/importAnalysisBuild.ts
 */
async function mendStyles(): Promise<void> {
  const again = [...failedStyles].map(failed => {
    failedStyles.delete(failed);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = failed.href;
    failed.replaceWith(link);
    return new Promise<void>((loaded, fail) => {
      link.addEventListener('load', () => loaded());
      link.addEventListener('error', () => fail(new Error(`Could not load ${link.href}`)));
    });
  });
  await Promise.all(again);
}
