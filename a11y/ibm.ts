import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Checker } from 'accessibility-checker-engine';
import type { Page } from 'playwright';
import type { Finding, Rules } from './finding.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

declare global {
  interface Window {
    ace: { Checker: new () => Checker };
  }
}

/** The engine's one rule that computes colors. */
export const IBM_ON_COLOURS = 'text_contrast_sufficient';

/** The engine's two-word verdicts and what they mean. Passes are left out. */
const WEIGHTS: Record<string, Finding['weight']> = {
  'VIOLATION FAIL': 'violation',
  'RECOMMENDATION FAIL': 'recommendation',
  'VIOLATION POTENTIAL': 'needs review',
  'RECOMMENDATION POTENTIAL': 'needs review',
  'VIOLATION MANUAL': 'needs review',
  'RECOMMENDATION MANUAL': 'needs review',
};

/** What the engine puts before whatever is in the body, whose shadow root holds just a slot (src/app/links/clickListeners.ts). */
const SLOT = '/#document-fragment[1]/slot[1]';

async function bringIbm(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
}

/** Runs IBM's engine on the page as it is now, with all of its rule sets. */
export async function ibmFindings(page: Page, rules: Rules): Promise<readonly Finding[]> {
  await bringIbm(page);
  const results = await page.evaluate(
    async ([rules, onColours]) => {
      const checker = new window.ace.Checker();
      if (rules === 'colours')
        for (const id of checker.engine.getRulesIds()) if (id !== onColours) checker.disableRule(id);
      const { results } = await checker.check(document, checker.getGuidelineIds());
      return results.map(({ ruleId, value, path, message }) => ({
        rule: ruleId,
        verdict: value.join(' '),
        path: path.dom ?? '',
        says: message,
      }));
    },
    [rules, IBM_ON_COLOURS] as const,
  );
  return results.flatMap(({ rule, verdict, path, says }): Finding[] => {
    const weight = WEIGHTS[verdict];
    return weight === undefined
      ? []
      : [{ engine: 'IBM', rule, weight, place: `xpath=${path.replace(SLOT, '')}`, says }];
  });
}
