import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import type * as Bundled from '../audio/page';

/** The functions of the test page's `probe`. */
export type Probe = typeof Bundled;

const entry = fileURLToPath(new URL('../audio/page.ts', import.meta.url));

let script: Promise<string> | undefined;

/** Bundles a file for a page, where its exports become a global. */
export async function bundled(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  });
  const [bundle] = [built].flat().flatMap(result => ('output' in result ? result.output : []));
  return bundle?.type === 'chunk' ? bundle.code : '';
}

/** Opens a page that contains only the app's sounds. `site` is its address, by default that of the tests' server. */
export async function openProbe(page: Page, site = '/'): Promise<void> {
  script ??= bundled(entry, 'probe');
  // The audio worklet that records what plays only works on a secure origin.
  await page.route('**/audio-test', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Audio</title>' }),
  );
  await page.goto(`${site}audio-test`);
  await page.addScriptTag({ content: await script });
}
