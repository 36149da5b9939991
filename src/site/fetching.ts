/** How the built site fetches code. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../ui/fetchChunk.ts', import.meta.url));

/** The module that Vite puts around every dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/** Replaces Vite's helper by our own, which also asks again for what has failed, and is a third as long. */
export function ownFetching(): Plugin {
  return {
    name: 'fretty:own-fetching',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === HELPER ? `export { fetchChunk as __vitePreload } from ${JSON.stringify(OWN)};` : null;
    },
  };
}
