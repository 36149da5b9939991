import type { Page } from 'playwright';

/**
 * What is amiss with the necks of a page, a line each: axe lets pass cells without names or with the names of others,
 * and necks that Tab walks cell by cell or not at all.
 */
export const gridFaults = (page: Page): Promise<readonly string[]> =>
  page.getByRole('grid', { includeHidden: true }).evaluateAll(grids =>
    grids.flatMap(grid => {
      const cells = [...grid.querySelectorAll('[role="gridcell"]')];
      const names = cells.map(cell => cell.querySelector(':scope > :not([aria-hidden])')?.textContent ?? '');
      const faults = {
        'has no cells': cells.length === 0,
        'has a cell without a name': names.some(name => name.trim() === ''),
        'has two cells of one name': new Set(names).size < names.length,
        'is not one stop of Tab': grid.querySelectorAll('[tabindex="0"]').length !== 1,
        'has something to focus in a cell': grid.querySelector('td :is(a, button, input, select)') !== null,
        'marks a cell by more than words': grid.querySelector('[aria-selected], [aria-pressed]') !== null,
      };
      return Object.entries(faults)
        .filter(([, holds]) => holds)
        .map(([fault]) => `${grid.ariaLabel} ${fault}`);
    }),
  );
