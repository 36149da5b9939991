import type { Page } from 'playwright';

/** The minimum width and height of a tap target, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24;

/** The tap targets that are too small, one sentence each. Makes no use of WCAG 2.5.8's exceptions. */
export async function targetProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(least => {
    const tappable =
      'a[href], button, input, select, textarea, summary, [role="gridcell"], [role="option"], [role="tab"]';
    const dialogs = document.querySelectorAll('[role="dialog"]');
    const scope = dialogs[dialogs.length - 1] ?? document;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;

    // The target of a radio button or checkbox includes its label; that of a select or field is all of it.
    const areaOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const around = labels.filter(label => label.contains(element));
      return [element, ...around].map(each => each.getBoundingClientRect());
    };
    return [...scope.querySelectorAll(tappable)].filter(isSeen).flatMap(element => {
      const areas = areaOf(element);
      const width = Math.max(...areas.map(area => area.width));
      const height = Math.max(...areas.map(area => area.height));
      // Hidden until it has the focus, so nobody taps it.
      const isSkipLink = areas.every(({ bottom }) => bottom <= 0);
      if (isSkipLink || Math.min(width, height) >= least - 0.01) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return [`${element.tagName} "${name}" is ${width.toFixed(1)} × ${height.toFixed(1)} px`];
    });
  }, LEAST);
}
