/**
 * Reloads every style sheet of the page that failed to load. Vite's dynamic imports add the style sheets of a chunk only
 * once, so a chunk that loads at the second attempt would be rendered without its styles.
 *
 * @see https://github.com/vitejs/vite/blob/v8.3.8/packages/vite/src/node/plugins/importAnalysisBuild.ts
 */
export async function refetchStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(refetch));
}

async function refetch(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = failed.crossOrigin;
  link.href = failed.href;
  const settled = new Promise<void>(settle => {
    link.addEventListener('load', () => settle());
    link.addEventListener('error', () => settle());
  });
  failed.replaceWith(link);
  await settled;
}
