import axe, { type AxeReporter } from 'axe-core';
import type { Page } from 'playwright';
import type { Finding, Rules } from './finding.ts';

declare global {
  interface Window {
    axe: { run<T>(context: Document, options: { reporter: AxeReporter<T> }): Promise<T> };
  }
}

/** The one rule that computes colors, since the one for links has that check turned off (`LINKS`). */
const ON_COLOURS = 'color-contrast';

/**
 * We require 7:1 for text of any size. `color-contrast-enhanced` is less strict: it accepts 4.5:1 for large text, and leaves
 * anything below 4.5:1 to `color-contrast`.
 */
const CONTRAST = {
  ignoreUnicode: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 7 }, large: { expected: 7 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.1,
  textStrokeEmMin: 0.03,
};

/** A link inside text must differ from it by more than color, whatever the contrast between the two. */
const LINKS = 'link-in-text-block';

/** All rules except the one that `CONTRAST` makes redundant, and those axe has deprecated. */
const ALL = axe
  .getRules()
  .filter(({ ruleId, tags }) => ruleId !== 'color-contrast-enhanced' && !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);

/** The axe rules in each set. */
export const AXE_RULES: Record<Rules, readonly string[]> = { all: ALL, colours: [ON_COLOURS] };

const OPTIONS = {
  checks: { [ON_COLOURS]: { options: CONTRAST }, [LINKS]: { enabled: false } },
};

/** Loads axe into a page, unless it's there already. It stays until the next page load. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** What axe reports about a page, and which pairs of text and background colors it checked. */
export interface Heard {
  readonly findings: readonly Finding[];
  readonly pairs: readonly string[];
}

/** Runs axe on the page as it is now. */
export async function axeFindings(page: Page, rules: Rules): Promise<Heard> {
  await bringAxe(page);
  return page.evaluate(
    options =>
      window.axe.run<Heard>(document, {
        ...options,
        // A reporter of our own: axe's compute a selector for every element that passes.
        reporter: (results, _, resolve) => {
          const findings = results.flatMap(({ id, violations, incomplete }) =>
            [...violations, ...incomplete].map(
              ({ node, any, all, none, result }): Finding => ({
                engine: 'axe',
                rule: id,
                weight: result === 'failed' ? 'violation' : 'needs review',
                // Not its selector, which takes attributes that may have changed by the time the place is looked up.
                place: node.ancestry.join(' '),
                says: [...any, ...all, ...none].map(({ message }) => message).join('; '),
              }),
            ),
          );
          const contrasts = results
            .filter(({ id }) => id === options.onColours)
            .flatMap(({ passes, violations }) => [...passes, ...violations].flatMap(({ any }) => any));
          const pairs = new Set(contrasts.map(({ data }) => `${data.fgColor} ${data.bgColor}`));
          resolve({ findings, pairs: [...pairs] });
        },
      }),
    { ...OPTIONS, runOnly: { type: 'rule', values: AXE_RULES[rules] }, onColours: ON_COLOURS } as const,
  );
}
