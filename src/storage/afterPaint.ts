/** The moments at which a log writes: after the next paint, at once when the page may be gone soon, and when the user is back. */
export interface Moments {
  /** Runs a callback once the latest change of the page has been painted. */
  afterPaint(run: () => void): void;
  /** Calls the listener whenever the page is hidden or left. */
  whenHidden(listener: () => void): void;
  /** Calls the listener whenever the user returns to the page. */
  whenShown(listener: () => void): void;
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
  whenShown(listener) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener();
    });
    window.addEventListener('pageshow', ({ persisted }) => persisted && listener());
    window.addEventListener('focus', listener);
  },
};
