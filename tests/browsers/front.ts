import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server before a server: it hands on what that one says, and puts a script before all others of each page. */
export interface Front {
  readonly url: string;
  /** The text of that script. */
  before: string;
  /** How many answers are on their way. */
  underway(): number;
  close(): Promise<void>;
}

const SCRIPT = '/before-all.js';

/** How a page takes part in offline use; without it each load is a first one. */
const WORKER = '/sw.js';

/** Opens a front on a port that is free. WebDriver has no way to run a script before those of the page. */
export async function openFront(behind: string): Promise<Front> {
  let underway = 0;
  const front = { before: '' };
  const server = createServer(async ({ url = '/' }, response) => {
    underway += 1;
    response.on('close', () => {
      underway -= 1;
    });
    if (url === WORKER) return response.writeHead(404).end();
    if (url === SCRIPT)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(front.before);
    const answer = await fetch(behind + url, { headers: { accept: 'text/html' } });
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html');
    return response
      .writeHead(answer.status, { ...headers, 'cache-control': 'no-store' })
      .end(isPage ? String(body).replace('<head>', `<head><script src="${SCRIPT}"></script>`) : body);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return Object.assign(front, {
    url: `http://127.0.0.1:${port}`,
    underway: () => underway,
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  });
}
