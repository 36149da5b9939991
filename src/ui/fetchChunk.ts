/** Style sheets that are on their way or there, by address. */
const styles = new Map<string, Promise<unknown>>();

/**
 * Loads code once its style sheets are there, and has the other files that it needs fetched meanwhile. If any of them can't
 * be read, all are asked for past every cache, and once more. The build puts this around every dynamic import, in place of
 * Vite's own helper: that one asks for each style sheet only once, so code that loads at the second attempt would be rendered
 * without its styles.
 *
 * @param files their paths within the site
 * @throws Error if a style sheet can't be loaded; the next call asks for it again.
 * @see https://github.com/vitejs/vite/blob/v8.3.8/packages/vite/src/node/plugins/importAnalysisBuild.ts
 * @example await fetchChunk(() => import('./Palette'), ['assets/Palette-DChlY1Q.css'])
 */
export async function fetchChunk<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const addresses = files.map(file => import.meta.env.BASE_URL + file);
  const attempt = async () => {
    await Promise.all(addresses.map(fetchFile));
    return load();
  };
  try {
    return await attempt();
  } catch {
    await renewCopies(addresses);
    return attempt();
  }
}

/**
 * Asks the host for files, whatever the caches have: a host whose upload isn't complete may have sent its fallback page for
 * one of them. The browser and the service worker keep what comes.
 */
export const renewCopies = (addresses: readonly string[]): Promise<unknown> =>
  Promise.allSettled(
    addresses.map(async address => (await fetch(address, { cache: 'reload' })).arrayBuffer()),
  );

/** Adds a link to a file unless the page has one. Only style sheets are waited for; code is, by its import. */
function fetchFile(href: string): Promise<unknown> | undefined {
  const known = styles.get(href);
  if (known || document.querySelector(`link[href="${href}"]`)) return known;
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  if (isStyle)
    styles.set(
      href,
      new Promise((loaded, failed) => {
        link.addEventListener('load', loaded);
        link.addEventListener('error', () => {
          link.remove();
          styles.delete(href);
          failed(new Error(`Could not load ${href}`));
        });
      }),
    );
  document.head.append(link);
  return styles.get(href);
}
