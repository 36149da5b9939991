/** The license notices of everything in the built site. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FONT_PACKAGES } from './fonts.ts';

const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** The file of the notices. */
export const LICENSES = 'licenses.txt';

/** Packages whose code or glyphs are in the built site, though no chunk lists a module of theirs. */
const UNLISTED = [
  ...FONT_PACKAGES,
  // An audio worklet is built apart from the chunks.
  'fft.js',
  // These add the code that loads the chunks; the service worker is built from Workbox after the chunks.
  ...['vite', 'rolldown'],
  ...['core', 'precaching', 'routing', 'strategies'].map(part => `workbox-${part}`),
];

/** Packages without a license text, each with a package by the same author under the same license. */
const TEXT_ELSEWHERE = new Map([['react-remove-scroll-bar', 'react-remove-scroll']]);

/** The last chapter of a readme, if it is the license. */
async function licenseInReadme(name: string, folder: string): Promise<string> {
  const [, text] = (await readFile(`${folder}/README.md`, 'utf8')).split(/^#+ LICENSE$/m);
  if (text === undefined) throw new Error(`${name} has no license text`);
  return text.trim();
}

async function licenseText(name: string): Promise<string> {
  const folder = `${MODULES}${TEXT_ELSEWHERE.get(name) ?? name}`;
  const file = (await readdir(folder)).find(each => /^licen[cs]e/i.test(each));
  if (file === undefined) return licenseInReadme(name, folder);
  // Vite's file continues with the licenses of its bundled dependencies, none of which is in the site.
  const [own = ''] = (await readFile(`${folder}/${file}`, 'utf8')).split(
    '# Licenses of bundled dependencies',
  );
  return own.trim();
}

/** The notice of a package, in the format Vite uses for the modules in the chunks. */
async function noticeOf(name: string): Promise<string> {
  const { version, license } = JSON.parse(await readFile(`${MODULES}${name}/package.json`, 'utf8'));
  return `\n## ${name} - ${version} (${license})\n\n${await licenseText(name)}\n`;
}

/** A notice with just a heading, followed by the next notice or the end. */
const BARE_NOTICE = /\n## (\S+) - \d.*\n(?=\n## \S+ - \d|$)/g;

/** Adds the notices that Vite's list of licenses leaves out. The build fails if a license text is missing. */
export function licenseNotices(): Plugin {
  return {
    name: 'fretty:license-notices',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const list = bundle[LICENSES];
        if (list?.type !== 'asset') throw new Error(`The build has no ${LICENSES}`);
        const bare = [...String(list.source).matchAll(BARE_NOTICE)].map(([, name = '']) => name);
        const notices = await Promise.all([...bare, ...UNLISTED].map(noticeOf));
        list.source = String(list.source).replace(BARE_NOTICE, '') + notices.join('');
      },
    },
  };
}
