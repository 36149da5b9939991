import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A host of static files, as plain as they come: no headers but the type, and one page for every address that is no file. */
export interface Site {
  readonly url: string;
  /** What it serves from now on. */
  serve(folder: string): void;
  close(): Promise<void>;
}

/** Serves a folder under a path that begins and ends with a slash, on a port that is free. */
export async function openSite(folder: string, base = '/'): Promise<Site> {
  let root = folder;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(base)) return response.writeHead(404).end();
    const file = normalize(pathname.slice(base.length)) || 'index.html';
    const body = file.startsWith('.') ? undefined : await readFile(join(root, file)).catch(() => undefined);
    if (body) return response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? '' }).end(body);
    if (extname(file) !== '') return response.writeHead(404).end();
    const page = await readFile(join(root, 'index.html'));
    return response.writeHead(200, { 'content-type': TYPES['.html'] ?? '' }).end(page);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    serve(next) {
      root = next;
    },
    close: () =>
      new Promise(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
