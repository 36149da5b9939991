import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FIRST } from '../../a11y/themes';
import { THEMES } from '../../src/settings/preferences';
import { channels, color, contrast, css, declarations, mixed } from './tokens';

const channelsOf = (theme: string, token: string) => channels(color(theme, token));

const contrastOf = (theme: string, one: string, other: string) =>
  contrast(channelsOf(theme, one), channelsOf(theme, other));

const GROUNDS = ['ground', 'raised'] as const;
const TEXTS = ['text', 'dim', 'bright', 'accent', 'warn', 'mid', 'good', 'bad'] as const;

/** Text on backgrounds other than the grounds. */
const INKS = [
  ['accent-ink', 'accent'],
  ['accent-ink', 'good'],
  ['ground', 'bright'],
] as const;

/** How much of the accent is in the ground of what is chosen, in percent. */
const TINT = Number(/--tint: color-mix\(in srgb, var\(--accent\) (\d+)%, var\(--raised\)\)/.exec(css)?.[1]);

/** Text on a sector of the circle with a chord of the selected key. */
const ON_THE_CIRCLE = ['bright', 'text'] as const;
const CIRCLE = readFileSync(new URL('../../src/screens/keys/Dial.module.css', import.meta.url), 'utf8');
const MIXES = [...CIRCLE.matchAll(/color-mix\(in srgb, var\(--accent\) (\d+)%, var\(--raised\)\)/g)].map(
  ([, percent]) => Number(percent),
);

/** The steps of lightness that carry figures: their mixed grounds, and what is written on them. */
const HEAT = readFileSync(new URL('../../src/ui/heat.module.css', import.meta.url), 'utf8');
const HEAT_MIXES = [
  ...HEAT.matchAll(
    /color-mix\(in srgb, var\(--([a-z]+)\) (\d+)%, var\(--([a-z]+)\)\);\s*color: var\(--([a-z-]+)\)/g,
  ),
].map(([, one = '', percent, other = '', ink = '']) => ({ one, other, percent: Number(percent), ink }));

/** Non-text parts that must be visible: borders of controls and the focus ring. */
const MARKS = ['edge', 'bright', 'accent', 'warn', 'mid', 'good', 'bad'] as const;

test('given two colors, when their contrast is computed, then it is the one WCAG defines', () => {
  expect(contrast(channels('#000'), channels('#ffffff'))).toBe(21);
  expect(contrast(channels('#777777'), channels('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(contrast(channels('#fff'), channels('#777'))).toBeCloseTo(4.48, 2);
});

test('given the style sheet, when its themes are read, then they are the ones a user can choose, each with every token', () => {
  expect([...declarations.keys()]).toEqual([...THEMES]);
  const properties = [...(declarations.get('green')?.keys() ?? [])];
  expect(properties).toHaveLength(16);
  for (const theme of THEMES) expect([...(declarations.get(theme)?.keys() ?? [])]).toEqual(properties);
});

test('given the circle, when its mixed color is read, then it is found', () => {
  expect(MIXES).toHaveLength(1);
});

test('given the steps of lightness, when their mixed colors are read, then they are found', () => {
  expect(HEAT_MIXES.map(({ one, other, ink }) => `${ink} on ${one} and ${other}`)).toEqual([
    ...['bright on accent and raised', 'accent-ink on accent and bright'],
  ]);
});

test('given the theme in which the audit runs every rule, when its colors are compared, then all are different, mixed ones included', () => {
  const tokens = [...(declarations.get(FIRST)?.values() ?? [])]
    .filter(value => value.startsWith('#'))
    .map(channels);
  const mixes = MIXES.map(percent =>
    mixed(channelsOf(FIRST, 'raised'), channelsOf(FIRST, 'accent'), percent),
  );
  const colors = [...tokens, ...mixes].map(String);
  expect(new Set(colors).size).toBe(colors.length);
  expect(tokens.length).toBeGreaterThan(10);
});

describe('given a change of theme, when style sheets and code are searched, then it changes only colors', () => {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.css'),
  );

  test.each(THEMES)('%s declares colors only', theme => {
    for (const [property, value] of declarations.get(theme) ?? [])
      expect(`${property}: ${value}`).toMatch(
        /^(color-scheme: (dark|light)|--[a-z-]+: #([0-9a-f]{3}){1,2})$/,
      );
  });

  test('the themes’ style sheet contains nothing else but sizes of type, the edges of the page and a mixed color', () => {
    const themes = /(:root,\s*)?\[data-theme="\w+"\]\s*\{[^}]*\}|\/\*[\s\S]*?\*\//g;
    expect(css.replaceAll(themes, '').trim()).toMatch(
      /^:root \{(\s*--(type[a-z-]*|page|gutter): [^;]+;)+\s*\}\s*@media \(max-width: 40rem\) \{\s*:root \{\s*--gutter: [^;]+;\s*\}\s*\}\s*:root,\s*\[data-theme\] \{\s*--tint: [^;]+;\s*\}$/,
    );
  });

  test('every style sheet takes its sizes of type from there, but those that set the root’s, draw to scale or for paper', () => {
    const toScale =
      /ui\/(base|tokens|print)\.css$|scales\/TextVersion|tuner\/Tuner|screens\/(dial|Staff|keys\/)|progress\/Wheel/;
    const sizes = sheets
      .filter(path => !toScale.test(path.replaceAll(sep, '/')))
      .flatMap(path =>
        [...readFileSync(join(src, path), 'utf8').matchAll(/font-size: ([^;]+);/g)].map(
          ([, size = '']) => [path, size] as const,
        ),
      );
    expect(sizes.length).toBeGreaterThan(10);
    // Text of size 0 isn't shown: an icon stands in its place. What grows with a neck is never smaller than one of the sizes, and
    // what goes with its letters is as much smaller as small type is.
    const others = sizes.filter(
      ([path, size]) =>
        !/^(0|inherit|var\(--(type|option-size)\b.*\))$/.test(size) &&
        !(path.includes('Fretboard') && /^(clamp\(var\(--type\b.*\)|0\.8667em)$/.test(size)),
    );
    expect(others).toEqual([]);
  });

  test('no other style sheet depends on the theme', () => {
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
    'when --%s is written on --%s, then its contrast is at least 7 to 1',
    (text, ground) => {
      expect(contrastOf(theme, text, ground)).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(HEAT_MIXES)(
    'when --$ink is written on $percent percent of --$one in --$other, then its contrast is at least 7 to 1',
    ({ one, other, percent, ink }) => {
      const ground = mixed(channelsOf(theme, other), channelsOf(theme, one), percent);
      expect(contrast(channelsOf(theme, ink), ground)).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(INKS)('when --%s is written on --%s, then its contrast is at least 7 to 1', (ink, ground) => {
    expect(contrastOf(theme, ink, ground)).toBeGreaterThanOrEqual(7);
  });

  test('when --bright is written on --tint, then its contrast is at least 7 to 1', () => {
    const tint = mixed(channelsOf(theme, 'raised'), channelsOf(theme, 'accent'), TINT);
    expect(contrast(channelsOf(theme, 'bright'), tint)).toBeGreaterThanOrEqual(7);
  });

  test('when a score between 60 and 80 is drawn, then --mid is yellow or amber: more red than green, and hardly any blue', () => {
    const [red = 0, green = 0, blue = 0] = channelsOf(theme, 'mid');
    expect(red).toBeGreaterThanOrEqual(green);
    expect(green).toBeGreaterThan(blue * 1.3);
  });

  test.each(MIXES.flatMap(percent => ON_THE_CIRCLE.map(text => [text, percent] as const)))(
    'when --%s is written on a sector with %d percent of the accent, then its contrast is at least 7 to 1',
    (text, percent) => {
      const sector = mixed(channelsOf(theme, 'raised'), channelsOf(theme, 'accent'), percent);
      expect(contrast(channelsOf(theme, text), sector)).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(MARKS.flatMap(mark => GROUNDS.map(ground => [mark, ground] as const)))(
    'when --%s is drawn on --%s, then its contrast is at least 3 to 1',
    (mark, ground) => {
      expect(contrastOf(theme, mark, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
