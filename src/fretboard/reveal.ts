/**
 * Scrolls a box sideways until what lies in it is in view, in its middle; where that is in view already, or the box is
 * not drawn, nothing moves. The page itself stays where it is.
 */
export function reveal(box: Element, things: readonly Element[]): void {
  const rects = things.map(thing => thing.getBoundingClientRect());
  const left = Math.min(...rects.map(rect => rect.left));
  const right = Math.max(...rects.map(rect => rect.right));
  const view = box.getBoundingClientRect();
  if (left >= view.left && right <= view.right) return;
  box.scrollLeft += (left + right - view.left - view.right) / 2;
}
