import type { Page } from './tasks/page.ts';

/** What can be seen of the focused element. */
export interface FocusSeen {
  /** Its name, or `body` if nothing has the focus. */
  readonly name: string;
  readonly ring: boolean;
  /** Whether all of it (or as much as fits) is in the window, clear of the status line. */
  readonly onScreen: boolean;
  /** Whether nothing else is drawn over its middle. */
  readonly uncovered: boolean;
  /** Whether it's a control, or something that takes the focus on purpose. */
  readonly sensible: boolean;
}

export async function focusSeen(page: Page): Promise<FocusSeen> {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    // If it's larger than the window, this much has to be visible (CSS pixels).
    const LEAST = 200;
    const sensible =
      'a[href], button, input, select, summary, [role="gridcell"], [role="dialog"], h1, h2, h3, main, [tabindex="0"][aria-label]';
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { name: 'body', ring: false, onScreen: false, uncovered: false, sensible: false };

    // The ring may be on the element itself, on what is drawn for it, or around a button and its key.
    const drawn = [
      focused,
      focused.parentElement,
      focused.nextElementSibling,
      focused.querySelector('[aria-hidden]'),
    ];
    const outlined = drawn.some(element => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    // The circle of fifths is one drawing, with a ring in it.
    const shape = focused.closest('fieldset')?.querySelector('[data-focus-ring] path');
    const stroked = shape != null && Number.parseFloat(getComputedStyle(shape).strokeWidth) >= 2;

    const box = focused.getBoundingClientRect();
    // The status line, or on a phone the dock, lies over the page.
    const bars = [...document.querySelectorAll('footer, [class*="dock"]')].filter(
      bar =>
        bar.checkVisibility() &&
        !bar.contains(focused) &&
        ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
    );
    const line = Math.min(innerHeight, ...bars.map(bar => bar.getBoundingClientRect().top));
    const bottom = focused.closest('[role="dialog"]') ? innerHeight : line;
    const onScreen =
      box.top >= -1 &&
      box.left >= -1 &&
      box.right <= innerWidth + 1 &&
      (box.bottom <= bottom + 1 || (box.height > bottom - LEAST && box.top < bottom - LEAST));

    const middle = (Math.max(box.top, 0) + Math.min(box.bottom, bottom)) / 2;
    const hit = document.elementFromPoint((box.left + box.right) / 2, middle);
    const own = focused.closest('label') ?? focused.parentElement;

    const read = focused.cloneNode(true);
    if (read instanceof Element) for (const each of read.querySelectorAll('[aria-hidden]')) each.remove();
    const text = read.textContent ?? '';

    return {
      name: (focused.getAttribute('aria-label') ?? text).trim().slice(0, 60),
      // A script puts the focus on a heading for screen readers to read; no ring is drawn there, since nothing on it is operated.
      ring: outlined || stroked || focused.matches(':is(h1, h2, h3)[tabindex="-1"]'),
      onScreen,
      uncovered: own?.contains(hit) ?? false,
      sensible: focused.matches(sensible),
    };
  });
}

const WRONG = {
  ring: 'has no visible ring',
  onScreen: 'is not all on screen',
  uncovered: 'is covered',
  sensible: "shouldn't have it",
} as const;

/** What is wrong with the focus, one sentence each. Empty if it's visible and on something sensible. */
export function focusProblems(seen: FocusSeen): readonly string[] {
  if (seen.name === 'body') return ['the focus is on the body'];
  return (['ring', 'onScreen', 'uncovered', 'sensible'] as const)
    .filter(each => !seen[each])
    .map(each => `the focus, on "${seen.name}", ${WRONG[each]}`);
}
