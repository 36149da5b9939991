import { memo, type RefObject, useLayoutEffect, useState } from 'react';
import { ENDS, type Hand, type Side } from '../instrument/instrument';
import styles from './NeckCue.module.css';
import { reveal } from './places';
import { viewText } from './text';

/** The frets of a neck that are in view; `undefined` while all of them are. */
interface View {
  readonly from: number;
  readonly to: number;
}

interface NeckCueProps {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The hand that the neck is drawn for. */
  readonly hand: Hand;
  readonly firstFret: number;
  readonly lastFret: number;
}

/**
 * Shows that a neck goes on beyond its box, and where one is on it. It is for eyes and pointers only: a screen reader knows
 * every cell, and keys bring theirs into view.
 */
export const NeckCue = memo(function NeckCue({ scroller, hand, firstFret, lastFret }: NeckCueProps) {
  const [view, setView] = useState<View>();
  const count = lastFret - firstFret + 1;

  // After a change of hands the box is back at the nut; the cursor may be elsewhere.
  useLayoutEffect(() => {
    const { current: box } = scroller;
    const cursor = box?.querySelector('[tabindex="0"]');
    if (box && cursor) reveal(box, [cursor]);
  }, [scroller]);

  useLayoutEffect(() => {
    const { current: box } = scroller;
    if (!box) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = box;
      const column = scrollWidth / count;
      const isWhole = scrollWidth <= clientWidth + 1 || column === 0;
      // A box that begins at its right edge counts from there, down from 0.
      const passed = ENDS[hand].nut === 'left' ? scrollLeft : -scrollLeft;
      const from = Math.ceil((passed - column / 4) / column);
      const to = Math.floor((passed + clientWidth + column / 4) / column) - 1;
      const last = Math.min(count - 1, to);
      box.dataset.more = isWhole ? 'none' : moreOn(hand, from > 0, last < count - 1);
      setView(old => {
        if (isWhole) return undefined;
        const next = { from: firstFret + Math.max(0, from), to: firstFret + last };
        return old?.from === next.from && old.to === next.to ? old : next;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller, hand, firstFret, count]);

  if (!view) return null;
  const ends = { nut: view.from === firstFret, lastFret: view.to === lastFret };
  const isAt = (side: Side) => (ENDS[hand].nut === side ? ends.nut : ends.lastFret);
  const turn = (direction: 1 | -1) => {
    const { current: box } = scroller;
    if (box) box.scrollLeft += direction * box.clientWidth * 0.8;
  };
  return (
    <div className={styles.cue} aria-hidden="true">
      {/* Not `disabled`: the one that was clicked would lose the focus at the end of the neck. */}
      <button type="button" tabIndex={-1} aria-disabled={isAt('left')} onClick={() => turn(-1)}>
        ‹
      </button>
      <span>
        {viewText(view.from, view.to, lastFret)}
        <svg aria-hidden="true" viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" className={styles.bar}>
          <rect width={count} height="1" className={styles.whole} />
          <rect x={view.from - firstFret} width={view.to - view.from + 1} height="1" />
        </svg>
      </span>
      <button type="button" tabIndex={-1} aria-disabled={isAt('right')} onClick={() => turn(1)}>
        ›
      </button>
    </div>
  );
});

/** The sides on which a neck goes on, given whether it does beyond its first and its last fret in view. */
function moreOn(hand: Hand, before: boolean, after: boolean): 'both' | Side {
  if (before && after) return 'both';
  return ENDS[hand][before ? 'nut' : 'lastFret'];
}
