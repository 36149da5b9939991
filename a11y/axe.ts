import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

/** Every rule, or those that a change of colours can break. */
export type Rules = 'all' | 'colours';

const ON_COLOURS = ['color-contrast', 'link-in-text-block'];

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

/** Without the rule that `CONTRAST` outdoes, and without those that axe itself has given up. */
const ALL = axe
  .getRules()
  .filter(({ ruleId, tags }) => ruleId !== 'color-contrast-enhanced' && !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);

const ACCIDENTALS: Record<string, string> = {
  '##': 'double sharp',
  '#': 'sharp',
  bb: 'double flat',
  b: 'flat',
};

const NOTE = /(?<![A-Za-z])([A-G])(##?|bb?)?(\d)?(?![a-z#\d])/g;

const inWords = (drawn: string): string =>
  drawn.replaceAll(NOTE, (_, letter: string, accidental = '', octave = '') =>
    [letter, ACCIDENTALS[accidental] ?? '', octave].filter(part => part !== '').join(' '),
  );

/**
 * A note is drawn `Db` and named "D flat": speech garbles the sign. Where axe wants the drawn text word for word in the
 * name, we ask for more: the name is exactly the drawn text in words.
 */
async function isNamedInWords(page: Page, target: string): Promise<boolean> {
  const element = page.locator(target);
  const name = await element.getAttribute('aria-label');
  return name !== null && name === inWords(((await element.textContent()) ?? '').trim());
}

/** Each cell of a neck says by itself where it is: with header cells Orca would say that twice at every move. */
async function saysItsPlaces(page: Page, target: string): Promise<boolean> {
  const names = await page.locator(target).getByRole('gridcell').allTextContents();
  return names.length > 0 && names.every(name => /\bstring \d, (open|fret \d+)/.test(name));
}

/** What we ask for in the place of rules that know less than we do of how a thing sounds. */
const INSTEAD: Record<string, (page: Page, target: string) => Promise<boolean>> = {
  'label-content-name-mismatch': isNamedInWords,
  'td-has-header': saysItsPlaces,
};

/** Takes axe onto a page once; it stays until another is loaded. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** What axe has against the page as it stands, a line each; empty where it has nothing. */
export async function violationsOn(page: Page, rules: Rules = 'all'): Promise<readonly string[]> {
  await bringAxe(page);
  const { violations } = await page.evaluate(options => window.axe.run(document, options), {
    runOnly: { type: 'rule', values: rules === 'all' ? ALL : ON_COLOURS },
    checks: { 'color-contrast': { options: CONTRAST } },
    resultTypes: ['violations'],
  } as const);
  const complaints = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({ id, target: target.join(' '), failureSummary })),
  );
  const standing = [];
  for (const { id, target, failureSummary } of complaints) {
    if (await INSTEAD[id]?.(page, target)) continue;
    standing.push(`${id} at ${target}: ${failureSummary}`);
  }
  return standing;
}
