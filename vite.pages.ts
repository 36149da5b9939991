/** Writes the page of each screen, with what its first paint needs in it, and the headers that allow that. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, runnerImport, type UserConfig } from 'vite';
import type { ScreenDefinition } from './src/screens/definition.ts';

type Alias = NonNullable<NonNullable<UserConfig['resolve']>['alias']>;

/** The hashes of the scripts and styles inside a page, as a policy names them. */
interface Hashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/**
 * A page may load and run only files from its own origin, and what is inside it as built. Its one Trusted Types policy is for
 * starting the service worker.
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
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

const HEADERS = '_headers';

/** The headers in the format that Netlify and Cloudflare Pages read. */
const headersFile = (base: string, hashes: Hashes): string =>
  [`${base}*`, ...Object.entries(headersFor(hashes)).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesIn = (page: string): Hashes => ({
  script: [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashOf(text)),
  style: [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text)),
});

/** Writes the policy into a page, so that it applies on a host that sends no headers. */
const withPolicy = (page: string): string =>
  page.replace(
    /(<meta charset="utf-8" ?\/>)/,
    `$1\n    <meta http-equiv="Content-Security-Policy" content="${contentSecurity(hashesIn(page))}">`,
  );

/** The script that runs before the first paint, as one line. */
async function inlineScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/inline.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('The script in the page was not built');
  return output.output[0].code.trim();
}

/** Puts the script in the page, also while developing. */
function scriptBeforePaint(): Plugin {
  return {
    name: 'fretty:script-before-paint',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await inlineScript(), injectTo: 'head' }],
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** The chunk of a module, after everything it imports, so that its styles come last and win. */
function chunksOf(bundle: Bundle, module: RegExp): readonly Rolldown.OutputChunk[] {
  const seen = new Set<Bundle[string] | undefined>();
  const inOrder = (file: Bundle[string] | undefined): readonly Rolldown.OutputChunk[] => {
    if (file?.type !== 'chunk' || seen.has(file)) return [];
    seen.add(file);
    return [...file.imports.flatMap(name => inOrder(bundle[name])), file];
  };
  const holders = Object.values(bundle).filter(
    file => file.type === 'chunk' && file.moduleIds.some(id => module.test(id)),
  );
  if (holders.length === 0) throw new Error(`The build has no chunk for ${module}`);
  return holders.flatMap(inOrder);
}

/** Links to the styles of a module, and preload links for its code. */
function linksTo(bundle: Bundle, base: string, module: RegExp): readonly string[] {
  const chunks = chunksOf(bundle, module);
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...styles.map(file => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`),
  ];
}

/** Tags that load something, as Vite writes them into the head. */
const LOADING = /\s*(<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * A page whose first paint waits for nothing: the styles it needs are in it, and everything else is asked for at its end.
 * Preloaded code comes last: what is drawn before it needs only styles and fonts.
 */
function withLoadingLast(page: string, bundle: Bundle, links: readonly string[]): string {
  const own = [...page.matchAll(LOADING)].map(([, tag = '']) => tag);
  const styles = stylesIn(own);
  const inline = styles.map(file => `    <style>${textOf(bundle, file)}</style>\n`).join('');
  const wanted = [...new Set([...links, ...own])].filter(tag => !styles.some(file => tag.includes(file)));
  const isStyle = (tag: string) => tag.includes('rel="stylesheet"');
  const last = [...wanted.filter(isStyle), ...wanted.filter(tag => !isStyle(tag))].map(tag =>
    tag.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
  );
  return page
    .replace(LOADING, '')
    .replace(/ *<\/head>/, end => `${inline}${end}`)
    .replace(/ *<\/body>/, end => `${last.map(tag => `    ${tag}\n`).join('')}${end}`);
}

/** The files of the style sheets among some tags. */
const stylesIn = (tags: readonly string[]): readonly string[] =>
  tags.flatMap(tag => /rel="stylesheet".*\/(assets\/[^"]+)"/.exec(tag)?.[1] ?? []);

function textOf(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(file.source).trim();
}

/** The app's table of screens, without running the screens' code. */
async function readScreens(alias: Alias): Promise<readonly ScreenDefinition[]> {
  const table = fileURLToPath(new URL('src/screens/index.ts', import.meta.url));
  const { module } = await runnerImport<{ SCREENS: readonly ScreenDefinition[] }>(table, {
    configFile: false,
    resolve: { alias, noExternal: /tonal/ },
  });
  return module.SCREENS;
}

/** Hidden from screen readers, which would read it and then read the same again in the app. */
const firstLook = ({ id, title, subtitle }: ScreenDefinition): string =>
  `<div aria-hidden="true"><p class="first-look-prompt"><span><b>fretty</b>:~/${id}$</span></p>
      <div class="first-look-heading"><h1>${title}</h1><p>${subtitle}</p></div></div>`;

/**
 * Writes a page for each screen, `index.html` for the first one: everything it needs is preloaded before any code runs, and
 * its heading is there immediately. Also writes `404.html`, which many static hosts send for unknown addresses: the app is
 * in it, so the router can handle the address.
 */
function pageForEveryAddress(alias: Alias): Plugin {
  let base = '/';
  return {
    name: 'fretty:page-for-every-address',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const template = String(index.source);
        const start = linksTo(bundle, base, /\/src\/start\.tsx$/);
        const written: string[] = [];
        const write = (links: readonly string[], look: string): string => {
          const page = withPolicy(
            withLoadingLast(template, bundle, [...start, ...links]).replace(
              '<div id="root">',
              root => root + look,
            ),
          );
          written.push(page);
          return page;
        };
        this.emitFile({ type: 'asset', fileName: '404.html', source: write([], '') });
        for (const screen of await readScreens(alias)) {
          const links = linksTo(bundle, base, new RegExp(`/screens/${screen.id}/\\w+Screen\\.tsx$`));
          const source = write(links, firstLook(screen));
          if (screen.path === '/') index.source = source;
          else this.emitFile({ type: 'asset', fileName: `${screen.path.slice(1)}.html`, source });
        }
        const hashes = written.map(hashesIn);
        const all = {
          script: [...new Set(hashes.flatMap(({ script }) => script))],
          style: [...new Set(hashes.flatMap(({ style }) => style))],
        };
        // They are in every page.
        for (const file of stylesIn(template.match(LOADING) ?? [])) delete bundle[file];
        this.emitFile({ type: 'asset', fileName: HEADERS, source: headersFile(base, all) });
      },
    },
  };
}

/** Lets the preview server send the headers of the build it serves. */
function previewHeaders(): Plugin {
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

/** The plugins that make Fretty's pages. */
export const pages = ({ alias }: { readonly alias: Alias }): readonly Plugin[] => [
  scriptBeforePaint(),
  pageForEveryAddress(alias),
  previewHeaders(),
];
