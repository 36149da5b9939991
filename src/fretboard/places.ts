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
