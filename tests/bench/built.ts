import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** Builds Fretty like `npm run build`, and returns the output folder. */
export async function buildFretty({ sourcemap = false } = {}): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'fretty-bench-'));
  await build({ root: checkout, logLevel: 'error', build: { outDir, emptyOutDir: true, sourcemap } });
  return outDir;
}

/** Builds just React, react-dom and the router, and returns the output folder. */
export async function buildFloor(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'fretty-floor-'));
  await build({
    root: fileURLToPath(new URL('floor', import.meta.url)),
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return outDir;
}

/** The JavaScript in a page, and the files of it that the page loads or preloads: what it needs before it can be used. */
async function scriptsOf(folder: string, page: string) {
  const text = await readFile(join(folder, page), 'utf8');
  return {
    inline: [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script),
    files: [...text.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file),
  };
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

/** The size of all JavaScript a page needs before it can be used (bytes, gzipped). */
export async function scriptSize(folder: string, page: string): Promise<number> {
  const { inline, files } = await scriptsOf(folder, page);
  const texts = await Promise.all(files.map(file => readFile(join(folder, file))));
  return sum([...inline, ...texts].map(text => gzipSync(text).length));
}

/** How many columns are looked up at once in a source map: fewer make no difference to a tenth of a kB. */
const STEP = 4;

/**
 * What each module adds to the JavaScript a page needs before it can be used, largest first: its share of its chunk's
 * characters, as a share of the chunk's gzipped bytes.
 */
export async function moduleSizes(
  page: string,
): Promise<readonly (readonly [module: string, size: number])[]> {
  const folder = await buildFretty({ sourcemap: true });
  const { files } = await scriptsOf(folder, page);
  const sizes = new Map<string, number>();
  for (const file of files) {
    const code = await readFile(join(folder, file), 'utf8');
    const map = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => undefined);
    const counts = map === undefined ? new Map([[file, 1]]) : charactersByModule(code, map);
    const share = gzipSync(code).length / sum(counts.values());
    for (const [module, count] of counts) sizes.set(module, (sizes.get(module) ?? 0) + count * share);
  }
  await rm(folder, { recursive: true });
  return [...sizes].toSorted(([, one], [, other]) => other - one);
}

function charactersByModule(code: string, map: string): Map<string, number> {
  const sourceMap = new SourceMap(JSON.parse(map));
  const counts = new Map<string, number>();
  for (const [at, line] of code.split('\n').entries())
    for (let column = 0; column < line.length; column += STEP) {
      const entry = sourceMap.findEntry(at, column);
      // Missing between modules, whatever its type says.
      const source: string | undefined = 'originalSource' in entry ? entry.originalSource : undefined;
      const module = source?.replace(/^.*\/(?=(?:node_modules|src)\/)/, '') ?? 'code between modules';
      counts.set(module, (counts.get(module) ?? 0) + STEP);
    }
  return counts;
}
