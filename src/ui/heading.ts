/** The cell of a grid that its Tab stop leads to. */
const CURRENT_CELL = '[role="gridcell"][tabindex="0"]';

/** The first neck of the page. */
export const firstNeck = (): Element | null | undefined =>
  document.querySelector('main')?.querySelector('[role="grid"]');

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

/**
 * Focuses the page's heading without scrolling, as a new page does. A question on a small screen hides the heading: then its neck
 * or, without one, the main area has the focus.
 */
export function focusHeading(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const heading = find('h1');
  heading?.focus({ preventScroll: true });
  if (heading === null || document.activeElement === heading) return;
  const rest = find(`main ${CURRENT_CELL}`) ?? find('main');
  rest?.focus({ preventScroll: true });
}

/**
 * Whether a key press belongs to an input method's composition, which uses Escape, Enter and the arrows itself. Safari ends
 * a composition before it sends the key that ended it, and marks that key only by its key code.
 *
 * @see https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
