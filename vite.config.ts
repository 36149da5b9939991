import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { FONT_FOLDER, subsetFonts } from './src/site/fonts.ts';
import { LICENSES, licenseNotices } from './src/site/licenses.ts';
import { pages } from './src/site/pages.ts';
import { projects } from './tests/projects.ts';

const modules = fileURLToPath(new URL('node_modules/', import.meta.url));

const alias = [
  { find: '@fonts', replacement: FONT_FOLDER },
  // The package.json files of tonal 6.5.0 and its parts point to files that don't exist.
  { find: /^(tonal|@tonaljs\/[^/]+)$/, replacement: `${modules}$1/dist/index.mjs` },
];

const FIRST_SCREEN = /\/src\/screens\/notes\/NotesScreen\.tsx$/;
const ANY_SCREEN = /\/src\/screens\/\w+\/\w+Screen\.tsx$/;
const ANY_QUIZ = /\/src\/screens\/\w+\/running\.ts$/;

/** Names a chunk for the modules that some module imports, directly or through others. */
function neededBy(importer: RegExp, chunk: string) {
  const known = new Map<string, boolean>();
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const isNeeded = (module: string): boolean => {
      const before = known.get(module);
      if (before !== undefined) return before;
      // Packages may import in circles.
      known.set(module, false);
      const needed = importer.test(module) || (context.getModuleInfo(module)?.importers ?? []).some(isNeeded);
      known.set(module, needed);
      return needed;
    };
    return isNeeded(id) ? chunk : null;
  };
}

const SHARED = /\/(src|node_modules\/(@tonaljs|ts-fsrs))\/(?!.*Dialog\.)/;

/** The chunks; each includes its imports that aren't in an earlier row. A few large files load faster than many small ones. */
const chunks = [
  { name: 'load', test: /vite\/preload-helper|rolldown\/runtime/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'start', test: /\/src\/start\.tsx$/ },
  // What the first screen shares with others; what only those share isn't loaded with it.
  { name: neededBy(FIRST_SCREEN, 'screens'), test: /\/src\/(?!.*Dialog\.)/, minShareCount: 2 },
  // Two dialogs search, and no screen does.
  { name: 'search', test: /\/src\/commands\/(compounds|opening|score|search|typed|weights)\.ts$/ },
  // What only the log of answers and its exports share.
  { name: 'answers', test: /\/src\/(practice\/(answer|lines|text)|storage\/(claims|keeping))\.ts$/ },
  { name: neededBy(ANY_SCREEN, 'more'), test: SHARED, minShareCount: 2 },
  // What runs the quizzes is fetched after a screen.
  { name: neededBy(ANY_QUIZ, 'quizzes'), test: SHARED, minShareCount: 2 },
  { name: 'later', test: SHARED, minShareCount: 2 },
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
