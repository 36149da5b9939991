/** The fonts of the site, cut to the glyphs it shows. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

export const FONT_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/fretty-fonts', import.meta.url));

const PRINTABLE_ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** The glyphs of each face; any other character falls back to the system's monospace font. */
const FACES = [
  {
    name: 'text',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    glyphs: `${PRINTABLE_ASCII}·…–—×°‹›’“”`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    // JetBrains Mono has no accidentals; those of DejaVu have cap height.
    name: 'signs',
    source: '@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2',
    glyphs: '♭♯→←↑↓≡▾▸❯●✓✗',
    variationAxes: {},
  },
];

/** Subsets the fonts to the glyphs above before anything imports `@fonts/<name>.woff2`. */
export function subsetFonts(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'fretty:subset-fonts',
    async buildStart() {
      await mkdir(FONT_FOLDER, { recursive: true });
      await Promise.all(
        FACES.map(async ({ name, source, glyphs, variationAxes }) => {
          const whole = await readFile(require.resolve(source));
          const cut = await subsetFont(whole, glyphs, {
            targetFormat: 'woff2',
            variationAxes,
            noLayoutClosure: true,
          });
          await writeFile(`${FONT_FOLDER}/${name}.woff2`, cut);
        }),
      );
    },
  };
}

/** The packages that the fonts come from. */
export const FONT_PACKAGES = FACES.map(({ source }) => source.split('/').slice(0, 2).join('/'));
