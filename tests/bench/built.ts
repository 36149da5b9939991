import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** Builds Fretty as `npm run build` does, and tells where. */
export async function buildFretty(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'fretty-bench-'));
  await build({ root: checkout, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Builds React, react-dom and the router alone, and tells where. */
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

/** The JavaScript that a page brings along or links to, in bytes of gzip: all that it needs before it can be used. */
export async function scriptSize(folder: string, page: string): Promise<number> {
  const text = await readFile(join(folder, page), 'utf8');
  const files = [...text.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const sizes = files.map(async file => gzipSync(await readFile(join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
