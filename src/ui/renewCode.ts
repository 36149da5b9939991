/**
 * Asks the host again for the code that the page has asked for, and for other files, whatever the caches have: a host whose
 * upload isn't complete may have sent its fallback page for one of them. The browser and the service worker keep what comes.
 */
export function renewCode(...others: readonly string[]): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const addresses = [...others, ...[...links].map(({ href }) => href)];
  return Promise.allSettled(
    addresses.map(async address => (await fetch(address, { cache: 'reload' })).arrayBuffer()),
  );
}
