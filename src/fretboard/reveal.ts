/**
 * Scrolls a box sideways until some elements in it are in view, centered. If they are already, or the box isn't drawn,
 * nothing moves. The page itself never scrolls.
 */
export function reveal(box: Element, elements: readonly Element[]): void {
  const rects = elements.map(element => element.getBoundingClientRect());
  const left = Math.min(...rects.map(rect => rect.left));
  const right = Math.max(...rects.map(rect => rect.right));
  const view = box.getBoundingClientRect();
  if (left >= view.left && right <= view.right) return;
  box.scrollLeft += (left + right - view.left - view.right) / 2;
}
