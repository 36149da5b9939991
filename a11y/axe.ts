import axe, { type AxeReporter } from 'axe-core';
import type { Page } from 'playwright';
import type { Finding, Rules } from './finding.ts';

declare global {
  interface Window {
    axe: { run<T>(context: Document, options: { reporter: AxeReporter<T> }): Promise<T> };
  }
}

/** The one rule that works out colours, as long as links aren't told by theirs. */
const ON_COLOURS = 'color-contrast';

/**
 * Text is 7:1 here whatever its size. That is more than `color-contrast-enhanced` asks for: 7:1, of large text 4.5:1, and
 * what stays below 4.5:1 it leaves to `color-contrast`.
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

/** A link within a text must be told from it by more than its colour, whatever the contrast of the two. */
const LINKS = 'link-in-text-block';

/** Without the rule that `CONTRAST` outdoes, and without those that axe itself has given up. */
const ALL = axe
  .getRules()
  .filter(({ ruleId, tags }) => ruleId !== 'color-contrast-enhanced' && !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);

/** The rules that axe runs, by the name of their choice. */
export const AXE_RULES: Record<Rules, readonly string[]> = { all: ALL, colours: [ON_COLOURS] };

const OPTIONS = {
  checks: { [ON_COLOURS]: { options: CONTRAST }, [LINKS]: { enabled: false } },
};

/** Takes axe onto a page once; it stays until another is loaded. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** What axe has to say to a page, and which colours of text and ground it has judged there. */
export interface Heard {
  readonly findings: readonly Finding[];
  readonly pairs: readonly string[];
}

/** What axe has to say to the page as it stands. */
export async function axeFindings(page: Page, rules: Rules): Promise<Heard> {
  await bringAxe(page);
  return page.evaluate(
    options =>
      window.axe.run<Heard>(document, {
        ...options,
        // A reporter of our own: those of axe work out a selector for whatever passes.
        reporter: (results, _, resolve) => {
          const findings = results.flatMap(({ id, violations, incomplete }) =>
            [...violations, ...incomplete].map(
              ({ node, any, all, none, result }): Finding => ({
                engine: 'axe',
                rule: id,
                weight: result === 'failed' ? 'violation' : 'to be looked at',
                place: node.selector.join(' '),
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
