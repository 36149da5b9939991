/** The security policy of the pages, and the headers that a host should send with them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The hashes of the scripts and styles inside a page, as a policy names them. */
interface Hashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/**
 * The content security policy of a page, which may load and run only files from its own origin, and scripts and styles inside it
 * as built. Its one Trusted Types policy is for starting the service worker.
 */
function contentSecurity({ script, style }: Hashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    ...['font', 'img', 'connect', 'manifest', 'worker'].map(kind => `${kind}-src 'self'`),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fretty-worker',
  ].join('; ');
}

/**
 * The headers a host should send with every file. The first is the policy of all pages together, and adds who may frame them.
 */
export const headersFor = (hashes: Hashes): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${contentSecurity(hashes)}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), midi=(self), screen-wake-lock=(self)',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

export const HEADERS = '_headers';

/** The headers in the format that Netlify and Cloudflare Pages read. */
export const headersFile = (base: string, hashes: Hashes): string =>
  [`${base}*`, ...Object.entries(headersFor(hashes)).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const hashesIn = (page: string): Hashes => ({
  script: [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashOf(text)),
  style: [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text)),
});

/** Writes the policy into a page, so that it applies on a host that sends no headers. */
export const withPolicy = (page: string): string =>
  page.replace(
    /(<meta charset="utf-8" ?\/>)/,
    `$1\n    <meta http-equiv="Content-Security-Policy" content="${contentSecurity(hashesIn(page))}">`,
  );

/** Lets the preview server send the headers of the build it serves. */
export function previewHeaders(): Plugin {
  return {
    name: 'fretty:preview-headers',
    async configurePreviewServer({ config, middlewares }) {
      const file = await readFile(resolve(config.root, config.build.outDir, HEADERS), 'utf8');
      const headers = [...file.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
      middlewares.use((_request, response, next) => {
        for (const [, name = '', value = ''] of headers) response.setHeader(name, value);
        next();
      });
    },
  };
}
