/** Makes the whole app available offline: by the service worker, with a list of all files, and the manifest of the app. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { LICENSES } from './licenses.ts';

interface ListedFile {
  readonly url: string;
  readonly revision: string | null;
  readonly size: number;
  readonly integrity?: string;
}

const hashOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The files that arrive as they were built, unlike pages, to which hosts may add something of theirs. */
const UNCHANGED = /^assets\//;

/**
 * Lists the hash of each file that must arrive as it was built. The worker then takes nothing else for it, and mends its copy
 * from the network if that got lost.
 *
 * @param folder where the build has written the files
 */
const withIntegrity = async (files: ListedFile[], folder: string): Promise<ListedFile[]> =>
  Promise.all(
    files.map(async file =>
      UNCHANGED.test(file.url)
        ? { ...file, integrity: hashOf(await readFile(resolve(folder, file.url))) }
        : file,
    ),
  );

/** The plugins that make the app work offline: `src/sw.ts` is the service worker. */
export function offline(): readonly PluginOption[] {
  let folder = 'dist';
  const findFolder: Plugin = {
    name: 'fretty:built-folder',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
  };
  const worker = VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectManifest: {
      // The offline copy needs the license notices, too.
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,ico}', LICENSES],
      manifestTransforms: [async files => ({ manifest: await withIntegrity(files, folder) })],
      sourcemap: false,
      rollupFormat: 'iife',
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
  return [findFolder, worker];
}
