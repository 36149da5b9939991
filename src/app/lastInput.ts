import type { Way } from '../practice/answer';

/**
 * Watches how the user acts on a page: by keys, or by a mouse, a pen or a finger. A screen reader or a voice that clicks
 * presses nothing, and counts as what came before.
 *
 * @example const way = watchInput(document); way() // 'keys'
 */
export function watchInput(page: Document): () => Way {
  let way: Way = 'keys';
  const acted = (by: Way) => () => {
    way = by;
  };
  page.addEventListener('keydown', acted('keys'), { capture: true, passive: true });
  page.addEventListener('pointerdown', acted('pointer'), { capture: true, passive: true });
  return () => way;
}
