import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every set of rules up to WCAG 2.2 AA, and best practice; no rule of them is turned off. */
const RULES = [...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'], 'best-practice'];

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> };
  }
}

/**
 * A note is drawn `Db` and named "D flat": speech garbles the sign. axe's rule that a name must hold the drawn text word
 * for word can't know that, so where it complains we ask for more: the name is exactly the drawn text in words.
 */
const NAMED_AS_DRAWN = 'label-content-name-mismatch';

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

async function isNamedInWords(page: Page, target: string): Promise<boolean> {
  const element = page.locator(target);
  const name = await element.getAttribute('aria-label');
  return name !== null && name === inWords(((await element.textContent()) ?? '').trim());
}

/** What axe has against the page as it stands, a line each; empty where it has nothing. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    rules => window.axe.run(document, { runOnly: { type: 'tag', values: rules } }),
    RULES,
  );
  const complaints = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({ id, target: target.join(' '), failureSummary })),
  );
  const standing = [];
  for (const { id, target, failureSummary } of complaints) {
    if (id === NAMED_AS_DRAWN && (await isNamedInWords(page, target))) continue;
    standing.push(`${id} at ${target}: ${failureSummary}`);
  }
  return standing;
}
