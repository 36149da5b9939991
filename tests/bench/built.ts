import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** Builds Fretty like `npm run build`, and returns the output folder. */
export async function buildFretty(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'fretty-bench-'));
  await build({ root: checkout, logLevel: 'error', build: { outDir, emptyOutDir: true } });
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

/** The size of all JavaScript a page loads or preloads, which is what it needs before it can be used (bytes, gzipped). */
export async function scriptSize(folder: string, page: string): Promise<number> {
  const text = await readFile(join(folder, page), 'utf8');
  const files = [...text.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const sizes = files.map(async file => gzipSync(await readFile(join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
