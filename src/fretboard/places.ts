import { type Instrument, placesOf } from '../instrument/instrument';
import { firstFretOf, fretsFrom, hasFret, type Position } from '../instrument/position';
import { missingText } from './text';

/** The selector of the cell at a position. */
export const selectorOf = ({ guitarString, fret }: Position): string =>
  `[data-string="${guitarString}"][data-fret="${fret}"]`;

/** The position of the cell that holds an element, if one does. */
export function positionOf(element: EventTarget | null): Position | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-fret]') : null;
  if (!cell) return undefined;
  return { guitarString: Number(cell.dataset.string), fret: Number(cell.dataset.fret) };
}

/** The string, by place, whose missing frets an element stands for, if it does. */
export function missingAt(element: EventTarget | null): number | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-missing]') : null;
  return cell ? Number(cell.dataset.missing) : undefined;
}

/** A fret that a short string lacks. */
export interface MissingFret {
  readonly fret: number;
  readonly name: string;
  /** Whether the string begins right behind it. */
  readonly isLast: boolean;
}

/**
 * The frets that a string lacks on part of a neck, both ends included.
 *
 * @example missingOn(INSTRUMENTS.banjo, 0, 0, 12).map(({ fret }) => fret) // [1, 2, 3, 4, 5]
 */
export function missingOn(
  instrument: Instrument,
  guitarString: number,
  firstFret: number,
  lastFret: number,
): readonly MissingFret[] {
  const begin = firstFretOf(instrument, guitarString);
  return fretsFrom(firstFret, lastFret)
    .filter(fret => !hasFret(instrument, { guitarString, fret }))
    .map(fret => ({ fret, name: missingText(instrument, { guitarString, fret }), isLast: fret === begin }));
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
