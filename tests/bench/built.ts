import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Manifest } from 'vite';

/** A built app: where it lies, and what imports what in it. */
export interface Built {
  readonly folder: string;
  readonly manifest: Manifest;
}

const checkout = fileURLToPath(new URL('../..', import.meta.url));

async function builtInto(folder: string): Promise<Built> {
  return { folder, manifest: JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) };
}

/** Fretty, as `npm run build` builds it. */
export async function buildFretty(): Promise<Built> {
  const outDir = await mkdtemp(join(tmpdir(), 'fretty-bench-'));
  await build({ root: checkout, logLevel: 'error', build: { outDir, emptyOutDir: true, manifest: true } });
  return builtInto(outDir);
}

/** React, react-dom and the router alone. */
export async function buildFloor(): Promise<Built> {
  const outDir = await mkdtemp(join(tmpdir(), 'fretty-floor-'));
  await build({
    root: fileURLToPath(new URL('floor', import.meta.url)),
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, manifest: true, target: 'es2022' },
  });
  return builtInto(outDir);
}

/** All that must be there before some entries run. */
function filesOf(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Nothing was built from ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const entry of entries) add(entry);
  return files;
}

/** The JavaScript that some entries need before they run, in bytes of gzip. */
export async function scriptSize({ folder, manifest }: Built, entries: readonly string[]): Promise<number> {
  const sizes = [...filesOf(manifest, entries)].map(
    async file => gzipSync(await readFile(join(folder, file))).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
