/**
 * Fetches again each style sheet of the page that failed to load. A bundler's import adds the sheets of its code to the page
 * once and never asks for them again, so that code fetched at the second attempt would be drawn without its styles.
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
