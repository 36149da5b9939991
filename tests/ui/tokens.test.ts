import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../src/screens/common/preferences';

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

/** The tokens of each theme, by its name. */
const themes = new Map(
  [...css.matchAll(/:root\[data-theme="(\w+)"\]\s*\{([^}]*)\}/g)].map(([, name = '', body = '']) => [
    name,
    new Map(
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, token = '', hex = '']) => [token, hex]),
    ),
  ]),
);

function colour(theme: string, token: string): string {
  const hex = themes.get(theme)?.get(token);
  if (hex === undefined) throw new Error(`${theme} has no --${token}`);
  return hex;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map(pair => {
    const channel = Number.parseInt(pair, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ground', 'raised'] as const;
const TEXTS = ['text', 'dim', 'bright', 'accent', 'warn', 'good', 'bad'] as const;

/** What is written on something else than the grounds. */
const INKS = [
  ['accent-ink', 'accent'],
  ['accent-ink', 'good'],
  ['ground', 'bright'],
] as const;

/** What is no text but has to be made out: edges of controls, and the ring of the focus. */
const MARKS = ['edge', 'bright', 'accent', 'warn', 'good', 'bad'] as const;

test('given two colours, when their contrast is measured, then it is that of WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#fff', '#777')).toBeCloseTo(4.48, 2);
});

test('given the style sheet, when its themes are read, then they are those that can be chosen, each with every token', () => {
  expect([...themes.keys()]).toEqual([...THEMES]);
  const tokens = [...(themes.get('green')?.keys() ?? [])];
  expect(tokens).toHaveLength(14);
  for (const theme of THEMES) expect([...(themes.get(theme)?.keys() ?? [])]).toEqual(tokens);
});

describe.each(THEMES)('given the theme %s', theme => {
  test.each(TEXTS.flatMap(text => GROUNDS.map(ground => [text, ground] as const)))(
    'when --%s is written on --%s, then its contrast is 7 to 1 at least',
    (text, ground) => {
      expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(INKS)('when --%s is written on --%s, then its contrast is 7 to 1 at least', (ink, ground) => {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(MARKS.flatMap(mark => GROUNDS.map(ground => [mark, ground] as const)))(
    'when --%s is drawn on --%s, then its contrast is 3 to 1 at least',
    (mark, ground) => {
      expect(contrast(colour(theme, mark), colour(theme, ground))).toBeGreaterThanOrEqual(3);
    },
  );
});
