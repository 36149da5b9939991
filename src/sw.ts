// The service worker: it keeps the whole app, so that it works offline. A new version waits until a page asks for it.
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isOwn } from './app/ownType';

declare const self: EventTarget & {
  skipWaiting(): Promise<void>;
  /** All files of the built site; the build writes them here. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
};

/** Whether a page asks for a file past every cache, since it couldn't read the copy it got. */
const isAskedAgain = (event: Event): boolean =>
  'request' in event && event.request instanceof Request && event.request.cache === 'reload';

/**
 * Keeps and serves nothing but the file that was asked for: a host whose upload isn't complete may send its fallback page
 * instead. A file that isn't served from the cache is fetched, and Workbox mends its copy if the file is the one in the manifest.
 */
const onlyOwnFiles: WorkboxPlugin = {
  // The browser's own cache may have such a page, too.
  requestWillFetch: async ({ request }) =>
    request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request,
  cacheWillUpdate: async ({ request, response }) => (isOwn(request.url, response) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) =>
    cachedResponse && isOwn(request.url, cachedResponse) && !isAskedAgain(event) ? cachedResponse : null,
};

self.addEventListener('message', (event: Event & Partial<Pick<MessageEvent, 'data'>>) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
addPlugins([onlyOwnFiles]);
// Queries are for the app: the page is the same for all of them.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
// The one page without a screen's heading, since an unknown address must not show one.
registerRoute(new NavigationRoute(createHandlerBoundToURL('404.html')));
