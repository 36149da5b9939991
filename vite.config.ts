import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { projects } from './tests/projects.ts';
import { pages } from './vite.pages.ts';

const modules = fileURLToPath(new URL('node_modules/', import.meta.url));

const fontFolder = `${modules}.cache/fretty-fonts`;

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** The glyphs of each face; any other character falls back to the system's monospace font. */
const faces = [
  {
    name: 'text',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    glyphs: `${printableAscii}·…–—×°‹›’“”`,
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
function subsetFonts(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'fretty:subset-fonts',
    async buildStart() {
      await mkdir(fontFolder, { recursive: true });
      await Promise.all(
        faces.map(async ({ name, source, glyphs, variationAxes }) => {
          const whole = await readFile(require.resolve(source));
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

const alias = [
  { find: '@fonts', replacement: fontFolder },
  // The package.json files of tonal 6.5.0 and its parts point to files that don't exist.
  { find: /^(tonal|@tonaljs\/[^/]+)$/, replacement: `${modules}$1/dist/index.mjs` },
];

const LICENSES = 'licenses.txt';

/** Packages whose code or glyphs are in the built site, though no chunk lists a module of theirs. */
const unlisted = [
  ...faces.map(({ source }) => source.split('/').slice(0, 2).join('/')),
  // These add the code that loads the chunks; the service worker is built from Workbox after the chunks.
  ...['vite', 'rolldown'],
  ...['core', 'precaching', 'routing', 'strategies'].map(part => `workbox-${part}`),
];

/** Packages without a license text, each with a package by the same author under the same license. */
const textElsewhere = new Map([['react-remove-scroll-bar', 'react-remove-scroll']]);

async function licenseText(name: string): Promise<string> {
  const folder = `${modules}${textElsewhere.get(name) ?? name}`;
  const file = (await readdir(folder)).find(each => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} has no license text`);
  // Vite's file continues with the licenses of its bundled dependencies, none of which is in the site.
  const [own = ''] = (await readFile(`${folder}/${file}`, 'utf8')).split(
    '# Licenses of bundled dependencies',
  );
  return own.trim();
}

/** The notice of a package, in the format Vite uses for the modules in the chunks. */
async function noticeOf(name: string): Promise<string> {
  const { version, license } = JSON.parse(await readFile(`${modules}${name}/package.json`, 'utf8'));
  return `\n## ${name} - ${version} (${license})\n\n${await licenseText(name)}\n`;
}

/** A notice with just a heading, followed by the next notice or the end. */
const BARE_NOTICE = /\n## (\S+) - \d.*\n(?=\n## \S+ - \d|$)/g;

/** Adds what Vite's list of licenses leaves out. The build fails if a license text is missing. */
function licenseNotices(): Plugin {
  return {
    name: 'fretty:license-notices',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const list = bundle[LICENSES];
        if (list?.type !== 'asset') throw new Error(`The build has no ${LICENSES}`);
        const bare = [...String(list.source).matchAll(BARE_NOTICE)].map(([, name = '']) => name);
        const notices = await Promise.all([...bare, ...unlisted].map(noticeOf));
        list.source = String(list.source).replace(BARE_NOTICE, '') + notices.join('');
      },
    },
  };
}

/** The chunks; each includes its imports that aren't in an earlier row. A few large files load faster than many small ones. */
const chunks = [
  { name: 'load', test: /vite\/preload-helper|rolldown\/runtime/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'start', test: /\/src\/start\.tsx$/ },
  // Two dialogs search, and no screen does.
  { name: 'search', test: /\/src\/commands\/(compounds|opening|score|search|typed|weights)\.ts$/ },
  // What only the log of answers and its exports share.
  { name: 'answers', test: /\/src\/(practice\/(answer|lines|text)|storage\/(claims|keeping))\.ts$/ },
  { name: 'screens', test: /\/src\/(?!.*Dialog\.)/, minShareCount: 2 },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

/** Makes the whole app available offline. A new version waits until a page asks for it. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  workbox: {
    // The offline copy needs the license notices, too.
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,ico}', LICENSES],
    // The one page without a screen's heading, since an unknown address must not show one.
    navigateFallback: '404.html',
    // Queries are for the app: the page is the same for all of them.
    ignoreURLParametersMatching: [/./],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
  manifest: {
    name: 'Fretty',
    short_name: 'Fretty',
    description: 'A keyboard-first terminal for the guitar fretboard.',
    lang: 'en',
    display: 'standalone',
    background_color: '#0b0f0c',
    theme_color: '#0b0f0c',
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
});

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    ...(mode === 'test' ? [] : [subsetFonts(), ...pages({ alias }), licenseNotices(), offline]),
  ],
  resolve: { alias },
  preview: { port: 4173 },
  // Fonts stay separate files, so that a page needs no data: URLs.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: LICENSES },
    // None of tonal's packages has import side effects, though they don't declare it.
    rolldownOptions: {
      treeshake: { moduleSideEffects: id => !/tonal/.test(id) },
      output: { codeSplitting: { groups: [...chunks] } },
    },
  },
  test: {
    maxWorkers: '100%',
    pool: 'threads',
    // Generous for a busy machine: only a test that hangs should fail.
    testTimeout: 60_000,
    server: { deps: { inline: [/tonal/] } },
    tags: [{ name: 'full', description: 'Long walks, in `npm run test:full` only.' }],
    projects,
  },
}));
