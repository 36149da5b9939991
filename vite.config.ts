import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { FONT_FOLDER, subsetFonts } from './src/site/fonts.ts';
import { LICENSES, licenseNotices } from './src/site/licenses.ts';
import { offline } from './src/site/offline.ts';
import { pages } from './src/site/pages.ts';
import { projects } from './tests/projects.ts';

const modules = fileURLToPath(new URL('node_modules/', import.meta.url));

const alias = [
  { find: '@fonts', replacement: FONT_FOLDER },
  // The package.json files of tonal 6.5.0 and its parts point to files that don't exist.
  { find: /^(tonal|@tonaljs\/[^/]+)$/, replacement: `${modules}$1/dist/index.mjs` },
];

/**
 * The exports of react-router 7.18.5 lead every bundler to its development build.
 *
 * @see https://github.com/remix-run/react-router/issues/14102
 */
const routerInProduction = [
  { find: /^react-router$/, replacement: `${modules}react-router/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${modules}react-router/dist/production/dom-export.mjs` },
];

/** The frame of the app, and the screen that is opened first. */
const FIRST = /\/src\/(start|screens\/notes\/NotesScreen)\.tsx$/;

const known = new Map<string, boolean>();

/** Whether one of these imports a module, directly or through others. */
function isNeededFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  if (FIRST.test(id)) return true;
  const before = known.get(id);
  if (before !== undefined) return before;
  // Packages may import in circles.
  known.set(id, false);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const isNeeded = importers.some(importer => isNeededFirst(importer, context));
  known.set(id, isNeeded);
  return isNeeded;
}

/** The chunks that are named here; all others come from the imports in the code. An earlier row goes before a later one. */
const chunks = [
  // What the page's first script needs: in `start` it would run before the first paint, with all of the app.
  { name: 'load', test: /vite\/preload-helper|rolldown\/runtime|\/src\/ui\/renewCode\.ts$/ },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // The frame, and what Notes shares with other screens, its settings and commands too: in one file it is a tenth shorter than
  // in thirty.
  {
    name: (id: string, context: Rolldown.ChunkingContext) => (isNeededFirst(id, context) ? 'start' : null),
    test: /\/(src|node_modules)\/(?!screens\/notes\/(?!(index|settings|commands)\.ts))/,
  },
  // What other screens share, for the same reason. Dialogs are for themselves: no screen waits for what they are made of.
  { name: 'screens', test: /\/(src|@tonaljs)\/(?!screens\/notes\/|.*Dialog\.)/, minShareCount: 4 },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    ...(mode === 'test' ? [] : [subsetFonts(), ...pages({ alias }), licenseNotices(), ...offline()]),
  ],
  resolve: { alias: mode === 'production' ? [...alias, ...routerInProduction] : alias },
  preview: { port: 4173 },
  // An audio worklet is a file of its own, too.
  worker: { format: 'es' },
  css: {
    modules: {
      // Vite's own names end in a hash, which doesn't compress. Style sheets have different names (tests/house.test.ts).
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  // Fonts stay separate files, so that a page needs no data: URLs.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: LICENSES },
    // None of tonal's packages has import side effects, though they don't declare it.
    rolldownOptions: {
      treeshake: { moduleSideEffects: id => !/tonal/.test(id) },
      output: {
        codeSplitting: { groups: [...chunks] },
      },
    },
  },
  test: {
    maxWorkers: '100%',
    pool: 'threads',
    // Generous for a busy machine: only a test that hangs should fail.
    testTimeout: 60_000,
    server: { deps: { inline: [/tonal/] } },
    tags: [
      {
        name: 'full',
        description: 'Long walks, and variations on other tests: in `npm run test:full` only.',
      },
    ],
    projects,
  },
}));
