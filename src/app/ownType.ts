/** What the type of a file must be, by its ending, for browsers to read it. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
};

/** Hosts have many types for other files, but none sends them as a page. */
const NO_PAGE = /^(?!text\/html)/;

/** Its address may be that of a folder, or have no ending: then it is a page. */
const endingOf = (address: string): string => /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? 'html';

/**
 * Whether a response is the file that was asked for, and not a page that the host sends in its place.
 *
 * @example isOwn('https://fretty.example/assets/start.js', new Response('', { headers: { 'content-type': 'text/html' } })) // false
 */
export const isOwn = (address: string, { ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && (TYPES[endingOf(address)] ?? NO_PAGE).test(headers.get('content-type') ?? '');
