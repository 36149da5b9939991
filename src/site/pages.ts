/** Writes the page of each screen, which has all that its first paint needs, and the headers that allow that. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, runnerImport, type UserConfig } from 'vite';
import type { Picture } from '../app/picture.ts';
import type { ScreenDefinition } from '../screens/definition.ts';
import { takePictures } from './pictures.ts';
import { HEADERS, hashesIn, headersFile, previewHeaders, withPolicy } from './policy.ts';

type Alias = NonNullable<NonNullable<UserConfig['resolve']>['alias']>;

/** Builds a script for a page, as one line: the first runs before anything is painted, the other before its picture is. */
async function inlineScript(name: 'inline' | 'app/inline/picture'): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      // As a library, so that nothing is put around its dynamic import.
      lib: {
        entry: fileURLToPath(new URL(`../${name}.ts`, import.meta.url)),
        formats: ['iife'],
        name: 'inline',
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
      handler: async () => [{ tag: 'script', children: await inlineScript('inline'), injectTo: 'head' }],
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

const lines = (tags: readonly string[]): string => tags.map(tag => `    ${tag}\n`).join('');

/** The title of the template and of an unknown address, which ends each screen's title. */
const APP_TITLE = 'Fretty';

/** The look of a page until the app has started. */
interface Look {
  /** The title of its tab, which a screen reader reads before the app has started. */
  readonly title: string;
  /** The markup shown at once: its styles are in the page. */
  readonly first: string;
  /** The picture that takes its place once its style sheets are there, with the script that decides whether it does. */
  readonly picture: string;
  /** The rules in place of the picture's style attributes. */
  readonly rules: string;
}

const NO_LOOK: Look = { title: APP_TITLE, first: '', picture: '', rules: '' };

/**
 * A page whose first paint waits for nothing: the styles it needs are in it. Browsers paint elements before a style sheet
 * without it, and those after it, or after a script after it, with it.
 *
 * Chromium 156 asks for a style sheet in the body only when the one before it has arrived, and for a font only when it draws
 * with it, so the page asks for all of them at once: for the app's sheet, the largest, in the head, and for the others after
 * the first look, since more requests or a font in the head delay the first paint. Preloaded code comes last: the elements
 * before it need only styles and fonts.
 */
function pageWith(
  template: string,
  bundle: Bundle,
  base: string,
  links: readonly string[],
  look: Look,
): string {
  const own = [...template.matchAll(LOADING)].map(([, tag = '']) => tag);
  const styles = stylesIn(own);
  const inline = [...styles.map(file => textOf(bundle, file)), look.rules].filter(text => text !== '');
  const wanted = [...new Set([...links, ...own])].filter(tag => !styles.some(file => tag.includes(file)));
  const sheets = wanted.filter(isStyleSheet);
  const last = wanted
    .filter(tag => !isStyleSheet(tag))
    .map(tag => tag.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'));
  return template
    .replace(LOADING, '')
    .replace(/ *<title>.*<\/title>\n/, () =>
      lines([...sheets.slice(0, 1).map(preload), `<title>${look.title}</title>`]),
    )
    .replace(/ *<\/head>/, end => lines(inline.map(text => `<style>${text}</style>`)) + end)
    .replace(/ *<div id="root">/, root =>
      [
        look.first,
        lines([...sheets.slice(1).map(preload), ...fontLinks(bundle, base), ...sheets]),
        root,
        look.picture,
      ].join(''),
    )
    .replace(/ *<\/body>/, end => lines(last) + end);
}

const isStyleSheet = (tag: string): boolean => tag.includes('rel="stylesheet"');

const preload = (sheet: string): string => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"');

const fontLinks = (bundle: Bundle, base: string): readonly string[] =>
  Object.keys(bundle)
    .filter(name => name.endsWith('.woff2'))
    .map(name => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${name}">`);

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
  const table = fileURLToPath(new URL('../screens/index.ts', import.meta.url));
  const { module } = await runnerImport<{ SCREENS: readonly ScreenDefinition[] }>(table, {
    configFile: false,
    resolve: { alias, noExternal: /tonal/ },
  });
  return module.SCREENS;
}

/** The first look of a screen, hidden from screen readers, which would read the same again in the app. */
const firstLook = ({ id, title, subtitle }: ScreenDefinition): string =>
  `    <div class="first-look" data-screen="${id}" aria-hidden="true">
      <p class="first-look-prompt"><span><b>fretty</b>:~/${id}$</span></p>
      <div class="first-look-heading"><h1>${title}</h1><p>${subtitle}</p></div>
    </div>\n`;

const pictureTag = ({ id }: ScreenDefinition, path: string, { markup }: Picture): string =>
  `<div class="first-look-picture" data-screen="${id}" data-path="${path}" aria-hidden="true" inert>${markup}</div>`;

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
        const screens = await readScreens(alias);
        const pathOf = ({ path }: ScreenDefinition) => base + path.slice(1);
        const pictures = await takePictures(bundle, base, screens.map(pathOf));
        const script = await inlineScript('app/inline/picture');
        const lookOf = (screen: ScreenDefinition): Look => {
          const picture = pictures[pathOf(screen)];
          if (picture === undefined) throw new Error(`There is no picture of ${screen.id}`);
          return {
            title: `${screen.title} · ${APP_TITLE}`,
            first: firstLook(screen),
            picture: `${pictureTag(screen, pathOf(screen), picture)}<script>${script}</script>`,
            rules: picture.rules,
          };
        };
        const written: string[] = [];
        const write = (links: readonly string[], look: Look): string => {
          const page = withPolicy(pageWith(template, bundle, base, [...start, ...links], look));
          written.push(page);
          return page;
        };
        this.emitFile({ type: 'asset', fileName: '404.html', source: write([], NO_LOOK) });
        for (const screen of screens) {
          const links = linksTo(bundle, base, new RegExp(`/screens/${screen.id}/\\w+Screen\\.tsx$`));
          const source = write(links, lookOf(screen));
          if (screen.path === '/') index.source = source;
          else this.emitFile({ type: 'asset', fileName: `${screen.path.slice(1)}.html`, source });
        }
        const hashes = written.map(hashesIn);
        const all = {
          script: [...new Set(hashes.flatMap(({ script }) => script))],
          style: [...new Set(hashes.flatMap(({ style }) => style))],
        };
        // Their styles are in every page.
        for (const file of stylesIn(template.match(LOADING) ?? [])) delete bundle[file];
        this.emitFile({ type: 'asset', fileName: HEADERS, source: headersFile(base, all) });
      },
    },
  };
}

/** The plugins that make Fretty's pages. */
export const pages = ({ alias }: { readonly alias: Alias }): readonly Plugin[] => [
  scriptBeforePaint(),
  pageForEveryAddress(alias),
  previewHeaders(),
];
