import { type Instrument, placesOf } from '../instrument/instrument';
import type { Position } from '../instrument/position';

/** The selector of the cell at a position. */
export const selectorOf = ({ guitarString, fret }: Position): string =>
  `[data-string="${guitarString}"][data-fret="${fret}"]`;

/** The position of the cell that holds an element, if one does. */
export function positionOf(element: EventTarget | null): Position | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-fret]') : null;
  if (!cell) return undefined;
  return { guitarString: Number(cell.dataset.string), fret: Number(cell.dataset.fret) };
}

/** The name of the cell with the focus, which its row has too; empty if the focus is elsewhere. */
export const currentCellName = (): string =>
  document.activeElement?.matches('[data-fret]')
    ? (document.activeElement.closest('tr')?.getAttribute('aria-label') ?? '')
    : '';

/**
 * The strings that a neck shows, string 1 first: one of them, or all.
 *
 * @example stringsShown(STANDARD_GUITAR, undefined) // [5, 4, 3, 2, 1, 0]
 */
export const stringsShown = (instrument: Instrument, onlyString: number | undefined): readonly number[] =>
  placesOf(instrument)
    .filter(place => onlyString === undefined || place === onlyString)
    .toReversed();

/**
 * Scrolls a box sideways until some elements in it are in view, centered. If they are already, or the box isn't drawn,
 * nothing moves. If they don't fit, the first one is brought into view. The page itself never scrolls.
 */
export function reveal(box: Element, elements: readonly Element[]): void {
  const view = box.getBoundingClientRect();
  const all = spanOf(elements);
  const { left, right } = all.right - all.left > view.width ? spanOf(elements.slice(0, 1)) : all;
  // The edges fade where the neck goes on.
  const margin = Math.min(FADE, (view.width - right + left) / 2);
  const neck = spanOf([...box.children]);
  const isInView =
    left >= view.left + (neck.left < view.left - 1 ? margin : 0) &&
    right <= view.right - (neck.right > view.right + 1 ? margin : 0);
  if (isInView) return;
  box.scrollLeft += (left + right - view.left - view.right) / 2;
}

/** The width of the fading edge of a neck (pixels). */
const FADE = 21;

function spanOf(elements: readonly Element[]): { readonly left: number; readonly right: number } {
  const rects = elements.map(element => element.getBoundingClientRect());
  return {
    left: Math.min(...rects.map(rect => rect.left)),
    right: Math.max(...rects.map(rect => rect.right)),
  };
}
