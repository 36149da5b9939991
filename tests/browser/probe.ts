import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import type * as Bundled from '../audio/page';

/** What a page with the sounds of the app in it can be asked for, as `probe`. */
export type Probe = typeof Bundled;

const entry = fileURLToPath(new URL('../audio/page.ts', import.meta.url));

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'probe' } },
  });
  const [bundle] = [built].flat().flatMap(result => ('output' in result ? result.output : []));
  return bundle?.type === 'chunk' ? bundle.code : '';
}

/** Opens a page that has the sounds of the app in it, and nothing else; `site` is where, by default the tests' own server. */
export async function openProbe(page: Page, site = '/'): Promise<void> {
  script ??= bundle();
  // An audio worklet, which records what plays, is only to be had on an origin that counts as secure.
  await page.route('**/audio-test', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Audio</title>' }),
  );
  await page.goto(`${site}audio-test`);
  await page.addScriptTag({ content: await script });
}
