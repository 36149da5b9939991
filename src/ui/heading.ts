/** The cell of a grid that its Tab stop leads to. */
const CURRENT_CELL = '[role="gridcell"][tabindex="0"]';

/** The grid that an element is in. */
export const gridOf = (element: EventTarget | null | undefined): Element | undefined =>
  element instanceof Element ? (element.closest('[role="grid"]') ?? undefined) : undefined;

/**
 * Focuses the current cell of a grid.
 *
 * @returns whether the grid is still in the page, and has one
 */
export function focusGrid(grid: Element | null | undefined): boolean {
  const cell = grid?.isConnected ? grid.querySelector<HTMLElement>(CURRENT_CELL) : undefined;
  cell?.focus();
  return cell != null;
}

/** Focuses the page's heading without scrolling, as a new page does. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
