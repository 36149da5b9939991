import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const modules = fileURLToPath(new URL('node_modules/', import.meta.url));

const fontFolder = `${modules}.cache/fretty-fonts`;

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What each face is asked to draw; any other character falls back to the system's own monospace. */
const faces = [
  {
    name: 'text',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    glyphs: `${printableAscii}·…–—×°’“”`,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    // JetBrains Mono has no accidentals; DejaVu draws them at the height of its capitals.
    name: 'signs',
    source: '@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2',
    glyphs: '♭♯→←↑↓▾▸❯●✓✗',
    variationAxes: {},
  },
];

/** Cuts the fonts down to the glyphs above before anything asks for `@fonts/<name>.woff2`. */
function subsetFonts(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'fretty:subset-fonts',
    async buildStart() {
      await mkdir(fontFolder, { recursive: true });
      await Promise.all(
        faces.map(async ({ name, source, glyphs, variationAxes }) => {
          const whole = await readFile(resolve(source));
          const cut = await subsetFont(whole, glyphs, {
            targetFormat: 'woff2',
            variationAxes,
            noLayoutClosure: true,
          });
          await writeFile(`${fontFolder}/${name}.woff2`, cut);
        }),
      );
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(mode === 'test' ? [] : [subsetFonts()])],
  resolve: {
    alias: [
      { find: '@fonts', replacement: fontFolder },
      // tonal 6.5.0 and its parts name files in package.json that they do not hold.
      { find: /^(tonal|@tonaljs\/[^/]+)$/, replacement: `${modules}$1/dist/index.mjs` },
    ],
  },
  preview: { port: 4173 },
  // Fonts stay files of their own, so that a page needs no data: addresses.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // None of tonal's parts does anything when it is merely imported, though none of them says so.
    rolldownOptions: { treeshake: { moduleSideEffects: id => !/tonal/.test(id) } },
  },
  test: {
    server: { deps: { inline: [/tonal/] } },
    projects: [
      { extends: true, test: { name: 'pure', environment: 'node', include: ['tests/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
}));
