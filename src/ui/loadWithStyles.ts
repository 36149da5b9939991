const failed = new Set<HTMLLinkElement>();

/**
 * Loads code, after retrying the style sheets that failed to load with earlier code. Vite's dynamic imports add the style
 * sheets of a chunk only once, so a chunk that loads at the second attempt would be rendered without its styles.
 *
 * @see https://github.com/vitejs/vite/blob/v8.3.8/packages/vite/src/node/plugins/importAnalysisBuild.ts
 */
export async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Captured, since these events don't bubble.
  document.addEventListener('error', note, true);
  try {
    await Promise.all([...failed].map(refetch));
    return await load();
  } finally {
    document.removeEventListener('error', note, true);
  }
}

/** A style sheet that fails again is retried the next time: the code being loaded now may not need it. */
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
