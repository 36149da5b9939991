/** Focuses the page's heading without scrolling, as a new page does. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
