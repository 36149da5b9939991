const failed = new Set<HTMLLinkElement>();

/**
 * Loads code, and before it the style sheets that failed to come with code that was asked for earlier: a bundler's import adds
 * the sheets of its code to the page once and never asks again, so that the code would be drawn without its styles.
 *
 * @see https://github.com/vitejs/vite/blob/v8.3.8/packages/vite/src/node/plugins/importAnalysisBuild.ts
 */
export async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // It doesn't bubble.
  document.addEventListener('error', note, true);
  try {
    await Promise.all([...failed].map(refetch));
    return await load();
  } finally {
    document.removeEventListener('error', note, true);
  }
}

/** A sheet that fails again is left for the next time: what is loaded now may be another's. */
async function refetch(missing: HTMLLinkElement): Promise<void> {
  failed.delete(missing);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = missing.crossOrigin;
  link.href = missing.href;
  const settled = new Promise<void>(settle => {
    link.addEventListener('load', () => settle());
    link.addEventListener('error', () => settle());
  });
  missing.replaceWith(link);
  await settled;
}
