import { readFileSync } from 'node:fs';

/** The style sheet of the themes. */
export const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

/** What the style sheet declares for each theme, by the theme's name: property to value, as written. */
export const declarations: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...css.matchAll(/:root\[data-theme="(\w+)"\]\s*\{([^}]*)\}/g)].map(([, name = '', body = '']) => [
    name,
    new Map(
      [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, property = '', value = '']) => [
        property,
        value,
      ]),
    ),
  ]),
);

/** The colour of a theme that a token stands for: `#rgb` or `#rrggbb`. */
export function colour(theme: string, token: string): string {
  const hex = declarations.get(theme)?.get(`--${token}`);
  if (hex === undefined) throw new Error(`${theme} has no --${token}`);
  return hex;
}

/**
 * Red, green and blue of a colour, from 0 to 255.
 *
 * @example channels('#0f0') // [0, 255, 0]
 */
export function channels(hex: string): readonly number[] {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : digits.match(/../g);
  return (pairs ?? []).map(pair => Number.parseInt(pair, 16));
}
