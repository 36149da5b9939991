import { readFileSync } from 'node:fs';

/** The style sheet of the themes. */
export const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

/** The declarations of each theme in the style sheet, by theme: property to value, as written. */
export const declarations: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...css.matchAll(/\[data-theme="(\w+)"\]\s*\{([^}]*)\}/g)].map(([, name = '', body = '']) => [
    name,
    new Map(
      [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, property = '', value = '']) => [
        property,
        value,
      ]),
    ),
  ]),
);

/** The color of a token in a theme: `#rgb` or `#rrggbb`. */
export function color(theme: string, token: string): string {
  const hex = declarations.get(theme)?.get(`--${token}`);
  if (hex === undefined) throw new Error(`${theme} has no --${token}`);
  return hex;
}

/**
 * Red, green and blue of a color, from 0 to 255.
 *
 * @example channels('#0f0') // [0, 255, 0]
 */
export function channels(hex: string): readonly number[] {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : digits.match(/../g);
  return (pairs ?? []).map(pair => Number.parseInt(pair, 16));
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map(value => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colors.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * @example contrast([0, 0, 0], [255, 255, 255]) // 21
 */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A color mixed with a percentage of another, like `color-mix(in srgb, …)`.
 *
 * @example mixed([0, 0, 0], [100, 100, 100], 25) // [25, 25, 25]
 */
export const mixed = (
  ground: readonly number[],
  other: readonly number[],
  percent: number,
): readonly number[] => ground.map((value, at) => value + (((other[at] ?? 0) - value) * percent) / 100);
