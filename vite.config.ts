import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { ownFetching } from './src/site/fetching.ts';
import { FONT_FOLDER, subsetFonts } from './src/site/fonts.ts';
import { LICENSES, licenseNotices } from './src/site/licenses.ts';
import { offline } from './src/site/offline.ts';
import { pages } from './src/site/pages.ts';
import { shorterChunks } from './src/site/shorter.ts';
import { projects } from './tests/projects.ts';

const modules = fileURLToPath(new URL('node_modules/', import.meta.url));

const alias = [
  { find: '@fonts', replacement: FONT_FOLDER },
  // The package.json files of tonal 6.5.0 and its parts point to files that don't exist.
  { find: /^(tonal|@tonaljs\/[^/]+)$/, replacement: `${modules}$1/dist/index.mjs` },
];

const START = /\/src\/(start)\.tsx$/;
const SCREEN = /\/src\/screens\/(\w+)\/\w+Screen\.tsx$/;
const TABLE = /\/src\/screens\/(?!notes\/)(\w+)\/(?:settings|actions)\.ts$/;
const QUIZ = /\/src\/screens\/(\w+)\/running\.ts$/;

/**
 * Returns a function that tells which of some modules import another, directly or through others: each by the part of its
 * path in parentheses.
 */
function importersOf(importer: RegExp) {
  const known = new Map<string, ReadonlySet<string>>();
  return function importers(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Packages may import in circles.
    known.set(id, new Set());
    const own = importer.exec(id)?.[1];
    const all = (context.getModuleInfo(id)?.importers ?? []).flatMap(each => [...importers(each, context)]);
    const found = new Set(own === undefined ? all : [own, ...all]);
    known.set(id, found);
    return found;
  };
}

const screensThatNeed = importersOf(SCREEN);
const startNeeds = importersOf(START);
const tablesThatNeed = importersOf(TABLE);
const quizzesThatNeed = importersOf(QUIZ);

/** The app's frame, and what Notes shares with other screens: in one file, it is compressed best. */
function forEveryPage(id: string, context: Rolldown.ChunkingContext): string | null {
  const needing = screensThatNeed(id, context);
  const isShared = needing.has('notes') && needing.size > 1;
  return isShared || startNeeds(id, context).size > 0 ? 'start' : null;
}

/** Chunks that are there before anything is fetched later. */
const ON_EVERY_PAGE = /\/(rolldown-runtime|load|react|start)-[^/]*\.js$/;

/** The name of a chunk of one screen: `TriadsScreen`. */
const ownChunk = (screen: string, part: 'Screen' | 'Table'): string =>
  `${screen.charAt(0).toUpperCase()}${screen.slice(1)}${part}`;

/**
 * What some number of screens need: a chunk for just those screens, so that none comes with what only others need.
 *
 * @param count how many screens; from three on, all share one chunk
 */
const forScreens =
  (count: 1 | 2 | 'more') =>
  (id: string, context: Rolldown.ChunkingContext): string | null => {
    const needing = [...screensThatNeed(id, context)].toSorted();
    if (count === 'more') return needing.length > 2 ? 'more' : null;
    if (needing.length !== count) return null;
    return count === 1 ? needing.map(screen => ownChunk(screen, 'Screen')).join() : needing.join('-');
  };

/** What the palette of every screen needs of another one: its settings, and the texts of its commands. Those of Notes are few. */
function forTables(id: string, context: Rolldown.ChunkingContext): string | null {
  const [screen, ...others] = tablesThatNeed(id, context);
  if (screen === undefined) return null;
  return others.length === 0 ? ownChunk(screen, 'Table') : 'tables';
}

const forQuizzes = (id: string, context: Rolldown.ChunkingContext): string | null =>
  quizzesThatNeed(id, context).size > 0 ? 'quizzes' : null;

const SHARED = /\/(src|node_modules\/(@tonaljs|ts-fsrs))\/(?!.*Dialog\.)/;

/** The chunks; each includes its imports that aren't in an earlier row. A few large files load faster than many small ones. */
const chunks = [
  { name: 'load', test: /\/ui\/fetchChunk\.ts$|vite\/preload-helper|rolldown\/runtime/ },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: forEveryPage, test: /\/(src|node_modules)\/(?!.*Dialog\.)/ },
  // Two dialogs search, and no screen does.
  { name: 'search', test: /\/src\/commands\/(compounds|opening|score|search|typed|weights)\.ts$/ },
  // The palette and the quizzes share these words.
  { name: 'actions', test: /\/src\/quiz\/actions\.ts$/ },
  // What only the log of answers and its exports share.
  { name: 'answers', test: /\/src\/(practice\/(answer|lines|text)|storage\/(claims|keeping))\.ts$/ },
  // What more screens need comes first, since a chunk takes along what its modules import.
  { name: forScreens('more'), test: SHARED },
  { name: forScreens(2), test: SHARED },
  { name: forTables, test: SHARED },
  { name: forScreens(1), test: SHARED },
  // What runs the quizzes is fetched after a screen.
  { name: forQuizzes, test: SHARED, minShareCount: 2 },
  // Small ones that are fetched when the browser is idle: each file of its own would be a name and a hash in every page.
  {
    name: 'dialogs',
    test: /\/src\/(app|ui)\/(\w*Dialog|KeyCapture|KeyRow|dialogText|shortcuts)(\.module)?\.\w+$/,
  },
  {
    name: 'news',
    test: /\/src\/(app|quiz)\/(\w+News|quizNewsText|drillLinkCode|CopiedNotice|workerUpdates)(\.module)?\.\w+$/,
  },
  { name: 'later', test: SHARED, minShareCount: 2 },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    ...(mode === 'test'
      ? []
      : [subsetFonts(), ...pages({ alias }), ownFetching(), shorterChunks(), licenseNotices(), ...offline()]),
  ],
  resolve: { alias },
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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter(file => !ON_EVERY_PAGE.test(`/${file}`)),
    },
    assetsInlineLimit: 0,
    license: { fileName: LICENSES },
    // None of tonal's packages has import side effects, though they don't declare it.
    rolldownOptions: {
      treeshake: { moduleSideEffects: id => !/tonal/.test(id) },
      output: {
        // Each page has the names of all that is fetched later, and hashes don't compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
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
    tags: [{ name: 'full', description: 'Long walks, in `npm run test:full` only.' }],
    projects,
  },
}));
