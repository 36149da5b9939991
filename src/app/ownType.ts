/** The content type that browsers accept for a file, by its ending. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
};

/** The content type of any other file: hosts differ, but none sends it as a page. */
const NO_PAGE = /^(?!text\/html)/;

/** The ending of an address; that of a page for a folder or an address without an ending. */
const endingOf = (address: string): string => /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? 'html';

/**
 * Whether a response is the file that was asked for, and not a page that the host sends in its place.
 *
 * @example isOwn('https://fretty.example/assets/start.js', new Response('', { headers: { 'content-type': 'text/html' } })) // false
 */
export const isOwn = (address: string, { ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && (TYPES[endingOf(address)] ?? NO_PAGE).test(headers.get('content-type') ?? '');
