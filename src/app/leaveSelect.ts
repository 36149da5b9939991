import { focusGrid, focusHeading } from '../ui/heading';

/** Whether the list of a select is open. Browsers that don't know `:open` keep the keys of an open list to themselves. */
function isOpen(select: Element): boolean {
  try {
    return select.matches(':open');
  } catch {
    return false;
  }
}

const NECK = 'main [role="grid"]';

/**
 * Moves the focus out of a select, which keeps letters for itself, to where hotkeys work: to the neck that was used last or
 * the first one, or else to the heading.
 *
 * @param lastNeck the neck that had the focus last, on this page or another
 * @returns whether it did; an open list is only closed, by the browser
 */
export function leaveSelect(select: Element, lastNeck: Element | undefined): boolean {
  if (isOpen(select)) return false;
  if (!focusGrid(lastNeck) && !focusGrid(document.querySelector(NECK))) focusHeading();
  return true;
}
