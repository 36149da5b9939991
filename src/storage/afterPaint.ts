/** When a log writes: after the next paint, and at once when the page may be gone soon. */
export interface Moments {
  /** Runs a callback once what was just drawn has been painted. */
  afterPaint(run: () => void): void;
  /** Calls the listener whenever the page is hidden or left. */
  whenHidden(listener: () => void): void;
}

/** The moments of a browser's page. */
export const pageMoments: Moments = {
  afterPaint(run) {
    // A hidden page paints nothing.
    if (document.visibilityState === 'hidden') run();
    else requestAnimationFrame(() => setTimeout(run));
  },
  whenHidden(listener) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener();
    });
    window.addEventListener('pagehide', listener);
  },
};
