import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { NeckCue } from '../../src/fretboard/NeckCue';
import type { Hand } from '../../src/instrument/instrument';

/** A neck of frets that are 50 pixels wide, in a box of 325. */
function showCue({
  hand = 'right',
  firstFret = 0,
  lastFret = 12,
}: Partial<Parameters<typeof NeckCue>[0]> = {}) {
  const box = document.createElement('div');
  Object.defineProperties(box, {
    clientWidth: { value: 325 },
    scrollWidth: { value: Math.max(325, 50 * (lastFret - firstFret + 1)) },
  });
  render(<NeckCue scroller={{ current: box }} {...{ hand, firstFret, lastFret }} />);
  return {
    user: userEvent.setup(),
    box,
    scrollTo(left: number) {
      box.scrollLeft = left;
      fireEvent.scroll(box);
    },
  };
}

const left = () => screen.getByText('‹');
const right = () => screen.getByText('›');

describe('given a neck that is wider than its box', () => {
  test('when it is at the nut, then the frets in view are told, and it goes on only up the neck', () => {
    const { box } = showCue();
    expect(screen.getByText('frets 0 to 5 of 12')).toBeVisible();
    expect(box.dataset.more).toBe('right');
    expect(left()).toHaveAttribute('aria-disabled', 'true');
    expect(right()).toHaveAttribute('aria-disabled', 'false');
  });

  test('when it is turned up the neck, then most of a box has passed, and it goes on both ways', async () => {
    const { user, box } = showCue();
    await user.click(right());
    expect(box.scrollLeft).toBe(260);
    fireEvent.scroll(box);
    expect(screen.getByText('frets 5 to 10 of 12')).toBeVisible();
    expect(box.dataset.more).toBe('both');
    await user.click(left());
    fireEvent.scroll(box);
    expect(screen.getByText('frets 0 to 5 of 12')).toBeVisible();
  });

  test('when it is at its end, then it goes on only toward the nut', () => {
    const { box, scrollTo } = showCue();
    scrollTo(325);
    expect(screen.getByText('frets 7 to 12 of 12')).toBeVisible();
    expect(box.dataset.more).toBe('left');
    expect(right()).toHaveAttribute('aria-disabled', 'true');
  });

  test('when it scrolls by less than a fret, then the same frets stay in view', () => {
    const { scrollTo } = showCue();
    scrollTo(5);
    expect(screen.getByText('frets 0 to 5 of 12')).toBeVisible();
  });

  test('when it begins above the nut, then its own frets are told', () => {
    showCue({ firstFret: 5, lastFret: 17 });
    expect(screen.getByText('frets 5 to 10 of 17')).toBeVisible();
  });

  test('when it is drawn for the left hand, then the nut is at the right, and the box counts down from there', async () => {
    const { user, box } = showCue({ hand: 'left' });
    expect(box.dataset.more).toBe('left');
    expect(right()).toHaveAttribute('aria-disabled', 'true');
    await user.click(left());
    expect(box.scrollLeft).toBe(-260);
    fireEvent.scroll(box);
    expect(screen.getByText('frets 5 to 10 of 12')).toBeVisible();
  });
});

test.each<Hand>(['right', 'left'])(
  'given a neck that fits its box, when it is drawn for the %s hand, then there is nothing to turn to',
  hand => {
    const { box } = showCue({ hand, lastFret: 5 });
    expect(box.dataset.more).toBe('none');
    expect(screen.queryByText('‹')).toBeNull();
  },
);
