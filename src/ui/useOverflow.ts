import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a box is too narrow for its content. */
export function useOverflow(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): 'scrolls' | 'fits' {
  const [overflow, setOverflow] = useState<'scrolls' | 'fits'>('fits');
  useLayoutEffect(() => {
    const { current: outer } = box;
    const { current: inner } = content;
    if (!outer || !inner) return;
    const measure = () => setOverflow(inner.offsetWidth > outer.clientWidth ? 'scrolls' : 'fits');
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [box, content]);
  return overflow;
}
