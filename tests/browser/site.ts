import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * The plainest static host: no headers but the type, `scales.html` for `/scales`, and one page for any address without a
 * file.
 */
export interface Site {
  readonly url: string;
  /** Serves this folder from now on. */
  serve(folder: string): void;
  /** Answers some addresses in another way from now on: as if there were no such file, or as if the host had failed. */
  fail(failures: Failures): void;
  close(): Promise<void>;
}

/** By a part of the address: `page` sends the page for addresses without a file, `error` says that the host has failed. */
export type Failures = Readonly<Record<string, 'page' | 'error'>>;

interface SiteOptions {
  /** The base path. Begins and ends with a slash. */
  readonly base?: string;
  readonly encoding?: 'plain' | 'gzip';
  /** Whether browsers may keep what is in `assets` for a year, whatever was sent for it. */
  readonly caching?: 'none' | 'long';
  /** Changes a page before it is sent. */
  readonly change?: (page: string) => string;
}

const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves a folder on a free port. */
export async function openSite(
  folder: string,
  { base = '/', encoding = 'plain', caching = 'none', change = page => page }: SiteOptions = {},
): Promise<Site> {
  let root = folder;
  let failures: Failures = {};
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (!pathname.startsWith(base)) return response.writeHead(404).end();
    const failure = Object.entries(failures).find(([part]) => pathname.includes(part))?.[1];
    if (failure === 'error') return response.writeHead(500).end();
    const asked = normalize(pathname.slice(base.length) || 'index.html');
    const pages = extname(asked) === '' ? [`${asked}.html`, '404.html'] : [];
    const file = (failure === 'page' ? ['404.html'] : [asked, ...pages]).find(
      name => !name.startsWith('.') && isFile(join(root, name)),
    );
    if (file === undefined) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? '';
    const read = await readFile(join(root, file));
    const content = extname(file) === '.html' ? Buffer.from(change(read.toString())) : read;
    const headers = { 'content-type': type, ...(caching === 'long' && asked.startsWith('assets/') && KEPT) };
    if (encoding === 'plain') return response.writeHead(200, headers).end(content);
    return response
      .writeHead(200, { ...headers, 'content-encoding': 'gzip' })
      .end(await promisify(gzip)(content));
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    serve(next) {
      root = next;
    },
    fail(next) {
      failures = next;
    },
    close: () =>
      new Promise(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
