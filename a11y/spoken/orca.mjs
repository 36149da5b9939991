/**
 * `npm run a11y:orca` does the tasks of orca/tasks.mjs with a real Orca and compares what it says with orca/*.txt, to the
 * letter. `npm run a11y:orca -- neck palette` does only those two tasks; UPDATE_SPOKEN=1 records instead of comparing.
 * Nothing is skipped silently: if a package is missing, this names it and fails.
 */
import { execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { tasks } from './orca/tasks.mjs';

const here = fileURLToPath(new URL('orca/', import.meta.url));
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const NEEDS = {
  orca: ['orca'],
  'at-spi2-core': ['at-spi-bus-launcher'],
  dbus: ['dbus-run-session', 'dbus-send'],
  xvfb: ['Xvfb'],
  xdotool: ['xdotool'],
  openbox: ['openbox'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
};

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/libexec', '/usr/lib/at-spi2-core'];

const find = name => FOLDERS.map(folder => join(folder, name)).find(path => existsSync(path));

/** The missing packages. One of the browser's names is enough; of the other programs all are needed. */
const missing = Object.entries(NEEDS)
  .filter(([name, programs]) => (name === 'chromium' ? !programs.some(find) : !programs.every(find)))
  .map(([name]) => name);

const wanted = process.argv.slice(2);
const chosen = tasks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

if (missing.length > 0) {
  console.error(`Orca can't run here. Missing: ${missing.join(', ')}. On Debian and Ubuntu:`);
  console.error(`  apt-get install ${missing.join(' ')}`);
  console.error(`Not tested: ${chosen.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
if (chosen.length === 0) {
  console.error(`No such task. The tasks: ${tasks.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build. Run npm run build, then try again.');
  process.exit(2);
}

/** Runs before the app's code and makes its random choices the same every time. Mulberry32. */
const SEED = `let state = 7;
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};`;

/** Runs before the app's code, too: someone who has answered on every screen is shown no first drill. */
const EXPERIENCED = `localStorage.setItem('fretty-learner', '${JSON.stringify({
  version: 1,
  values: { notes: 'yes', triads: 'yes', chords: 'yes', scales: 'yes', keys: 'yes', intervals: 'yes' },
})}');`;

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What runs first in each page of the task that is done. */
let first = SEED;

/** Serves the build, with a script first in each page. An address without a file gets a page of the app. */
function serve() {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://fretty').pathname));
    const isFile = extname(path) !== '' && existsSync(join(dist, path));
    const page = [`${path.slice(1) || 'index'}.html`, '404.html'].find(name => existsSync(join(dist, name)));
    const file = join(dist, isFile ? path : page);
    const body = readFileSync(file);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(isFile ? body : String(body).replace('<head>', `<head><script>${first}</script>`));
  });
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Separate folders for everything that stores settings, so that the user's own are neither read nor changed. */
function environment(folder) {
  const homes = {
    HOME: 'home',
    XDG_DATA_HOME: 'data',
    XDG_CONFIG_HOME: 'config',
    XDG_CACHE_HOME: 'cache',
    XDG_RUNTIME_DIR: 'run',
  };
  const paths = Object.fromEntries(Object.entries(homes).map(([name, path]) => [name, join(folder, path)]));
  for (const path of Object.values(paths)) mkdirSync(path, { mode: 0o700 });
  mkdirSync(join(paths.XDG_DATA_HOME, 'orca'));
  copyFileSync(
    join(here, 'orca-customizations.py'),
    join(paths.XDG_DATA_HOME, 'orca', 'orca-customizations.py'),
  );
  return {
    ...process.env,
    ...paths,
    LANG: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    GSETTINGS_BACKEND: 'memory',
  };
}

/** How long Orca is silent when it has said all that follows from a key (milliseconds). */
const SILENCE = 1200;

/** Does a task and returns what was heard, as text. */
async function hear(task, origin) {
  const folder = mkdtempSync(join(tmpdir(), 'fretty-orca-'));
  try {
    const order = {
      folder,
      keys: task.keys,
      address: `${origin}${task.address}`,
      silence: task.silence ?? SILENCE,
      plays: task.plays,
      playsAfter: task.playsAfter,
      chromium,
      busLauncher: find('at-spi-bus-launcher'),
    };
    const { stdout } = await promisify(execFile)(
      'dbus-run-session',
      ['--', process.execPath, join(here, 'session.mjs'), JSON.stringify(order)],
      { env: environment(folder), timeout: 600_000 },
    );
    return textOf(task, JSON.parse(stdout));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const chromium = NEEDS.chromium.map(find).find(Boolean);

const versionOf = program =>
  /[\d.]*\d/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? '(unknown version)';

const ABOUT = `What Orca says after each key, one utterance per line. To record again: UPDATE_SPOKEN=1 npm run a11y:orca.
Recorded with Orca ${versionOf('orca')} in Chromium ${versionOf(chromium)}. These lines are not compared.
Left out, because it depends on timing: what Orca says while text is being typed, the names of the palette and of the list
of shortcuts, times, tempo, and the cents of a played note. How many commands the palette lists is left out too, since each
new one changes it: the other transcripts have those numbers. Orca's mode comes first, and only if the key changed it. Not
compared are the mode, the palette's field as it opens, and the page's heading, which has the focus for a moment after it:
Orca says them unless something else follows too soon.`;

/** How Orca announces its mode. */
const MODE = /^(Focus|Browse) mode$/;

/** Sometimes said after the key that opens it, sometimes after the next key, sometimes not at all. */
const DIALOG = /^(Command palette|Keyboard Shortcuts) dialog$/;

/** Times, tempo and how far off a pluck was differ each time, and the length of the palette's list with each new command. */
const withoutFigures = line =>
  line
    .replaceAll(/\d+(\.\d)? s\b/g, '… s')
    .replaceAll(/Answers per minute: \d+/g, 'Answers per minute: …')
    .replaceAll(/\d+ answers per minute/g, '… answers per minute')
    .replace(/^Commands List with \d+ items/, 'Commands List with … items')
    .replace(/^\d+ found: /, '… found: ')
    .replaceAll(/, \d+ cents? (flat|sharp)\.$/g, '.')
    .replace(/: \d+ cents? (flat|sharp)\.$/, ': … cents $1.')
    .replace(/^([A-G]\S*(?: sharp| flat)?), \d+ (flat|sharp)\.$/, '$1, … $2.');

/** What is heard after each key, without what depends on timing. */
function textOf({ name, address }, steps) {
  let mode;
  const blocks = steps.map(({ key, heard }) => {
    const next = heard.findLast(line => MODE.test(line)) ?? mode;
    const said = key.startsWith('type:')
      ? []
      : heard.filter(line => !MODE.test(line) && !DIALOG.test(line)).map(withoutFigures);
    // How often a string is plucked before the next key depends on timing.
    const once = said.filter((line, index) => !(line.includes('…') && line === said[index - 1]));
    const lines = [...(next === mode ? [] : [next]), ...once];
    mode = next;
    return [`[${key}]`, ...lines.map(line => `    ${line}`)].join('\n');
  });
  return [`## ${name}: ${address}`, ...blocks, ''].join('\n');
}

/** What Orca may miss as the palette opens, or when it closes and something else is said at once. */
const BY_THE_PALETTE = [
  /^Type a command editable combo box\.$/,
  /^opens listbox$/,
  /^leaving (banner|form|region)\.$/,
  /^main content$/,
  / heading level 1( clickable)?\.$/,
  // Said of a cell only if no heading was.
  /^row \d+ column \d+\.$/,
];

/** The lines of a transcript that are the same each time. */
function comparedIn(text) {
  let [before, key] = ['', ''];
  return text
    .slice(text.indexOf('## '))
    .split('\n')
    .filter(line => {
      const said = line.trim();
      if (line.startsWith('[')) [before, key] = [key, line];
      if (line === said) return true;
      const isByPalette = key === '[colon]' || before.startsWith('[type:');
      return !MODE.test(said) && !(isByPalette && BY_THE_PALETTE.some(each => each.test(said)));
    });
}

/** The first line that differs, in what was recorded and in what was heard, and the key before it. */
function difference(lines, others) {
  const at = others.findIndex((line, index) => line !== lines[index]);
  const line = at < 0 ? others.length : at;
  const key = others.slice(0, line + 1).findLast(each => each.startsWith('['));
  return `after ${key}: heard "${others[line]?.trim() ?? ''}", recorded "${lines[line]?.trim() ?? ''}"`;
}

/** Does a task, then compares what is heard with its file or records it there, and returns the verdict. */
async function check(task, origin) {
  first = task.visitor === 'new' ? SEED : `${SEED}\n${EXPERIENCED}`;
  const text = await hear(task, origin);
  const file = join(here, `${task.name.replaceAll(' ', '-')}.txt`);
  // On a busy machine Orca may not be listening yet.
  if (!/^ {4}/m.test(text)) return { name: task.name, holds: false, verdict: 'nothing was heard' };
  if (process.env.UPDATE_SPOKEN === '1') {
    writeFileSync(file, `${ABOUT}\n\n${text}`);
    return { name: task.name, holds: true, verdict: 'recorded' };
  }
  const before = comparedIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const now = comparedIn(text);
  if (now.join('\n') === before.join('\n')) return { name: task.name, holds: true, verdict: 'same' };
  return { name: task.name, holds: false, verdict: `differs ${difference(before, now)}` };
}

const server = await serve();
const origin = `http://127.0.0.1:${server.address().port}`;
const results = [];
for (const task of chosen) {
  const result = await check(task, origin).catch(({ stderr, message }) => ({
    name: task.name,
    holds: false,
    verdict: `failed: ${/^Error: .*/m.exec(stderr ?? '')?.[0] ?? message}`,
  }));
  results.push(result);
  console.log(`${result.name}: ${result.verdict}`);
}
server.close();
const failed = results.filter(({ holds }) => !holds).length;
console.log(failed === 0 ? `${chosen.length} done` : `${failed} of ${chosen.length} differ or failed`);
process.exitCode = failed === 0 ? 0 : 1;
