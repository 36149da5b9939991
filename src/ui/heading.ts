/** Takes the focus to the page's heading, where a new page puts it, without scrolling. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
