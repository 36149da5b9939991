import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a box is too narrow for what it holds, as things stand now.
 *
 * @param content what it holds: the box is measured again when this changes
 */
export function useOverflow(box: RefObject<HTMLElement | null>, content: string): 'scrolls' | 'fits' {
  const [overflow, setOverflow] = useState<'scrolls' | 'fits'>('fits');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is of another width
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => setOverflow(current.scrollWidth > current.clientWidth ? 'scrolls' : 'fits');
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, content]);
  return overflow;
}
