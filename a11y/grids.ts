import type { Page } from 'playwright';

/**
 * What is wrong with the necks on a page, one line each. axe doesn't notice cells without a name or with the same name, or
 * necks that aren't exactly one Tab stop.
 */
export const gridFaults = (page: Page): Promise<readonly string[]> =>
  page.getByRole('grid', { includeHidden: true }).evaluateAll(grids =>
    grids.flatMap(grid => {
      const cells = [...grid.querySelectorAll('[role="gridcell"]')];
      const names = cells.map(cell => cell.querySelector(':scope > :not([aria-hidden])')?.textContent ?? '');
      const faults = {
        'has no cells': cells.length === 0,
        'has a cell without a name': names.some(name => name.trim() === ''),
        'has two cells with the same name': new Set(names).size < names.length,
        'is not one Tab stop': grid.querySelectorAll('[tabindex="0"]').length !== 1,
        'has something focusable in a cell': grid.querySelector('td :is(a, button, input, select)') !== null,
        'marks a cell other than in words': grid.querySelector('[aria-selected], [aria-pressed]') !== null,
      };
      return Object.entries(faults)
        .filter(([, holds]) => holds)
        .map(([fault]) => `${grid.ariaLabel} ${fault}`);
    }),
  );
