import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a box is too small for its content. While it scrolls, it must be a Tab stop. */
export function useOverflow(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): 'scrolls' | 'fits' {
  const [overflow, setOverflow] = useState<'scrolls' | 'fits'>('fits');
  useLayoutEffect(() => {
    const { current: outer } = box;
    const { current: inner } = content;
    if (!outer || !inner) return;
    const measure = () => {
      const fits = inner.offsetWidth <= outer.clientWidth && inner.offsetHeight <= outer.clientHeight;
      setOverflow(fits ? 'fits' : 'scrolls');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [box, content]);
  return overflow;
}
