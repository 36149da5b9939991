import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../src/screens/common/preferences';
import { channels, colour, css, declarations } from './tokens';

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(value => {
    const channel = value / 255;
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
  expect([...declarations.keys()]).toEqual([...THEMES]);
  const properties = [...(declarations.get('green')?.keys() ?? [])];
  expect(properties).toHaveLength(15);
  for (const theme of THEMES) expect([...(declarations.get(theme)?.keys() ?? [])]).toEqual(properties);
});

describe('given a change of theme, when style sheets and code are searched, then it changes nothing but colours', () => {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.css'),
  );

  test.each(THEMES)('%s declares colours only', theme => {
    for (const [property, value] of declarations.get(theme) ?? [])
      expect(`${property}: ${value}`).toMatch(
        /^(color-scheme: (dark|light)|--[a-z-]+: #([0-9a-f]{3}){1,2})$/,
      );
  });

  test('the sheet of the themes holds nothing besides', () => {
    const themes = /(:root,\s*)?:root\[data-theme="\w+"\]\s*\{[^}]*\}|\/\*[\s\S]*?\*\//g;
    expect(css.replaceAll(themes, '').trim()).toBe('');
  });

  test('no other sheet asks which of the themes it is', () => {
    expect(sheets.length).toBeGreaterThan(10);
    const asking = sheets.filter(path =>
      /data-theme=|prefers-color-scheme|prefers-contrast|light-dark\(/.test(
        readFileSync(join(src, path), 'utf8'),
      ),
    );
    expect(asking).toEqual([join('ui', 'tokens.css')]);
  });
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
