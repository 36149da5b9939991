/**
 * The keyboard walks and the quizzes in other engines than Chromium's: `npm run test:browsers`, or one of them,
 * `npm run test:browsers -- WebKit`. What a machine doesn't have is named, and makes the run fail: nothing passes unseen.
 * Anything after a `--` of its own goes to Playwright: `npm run test:browsers -- Firefox -- -g palette`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const engines = JSON.parse(readFileSync(new URL('engines.json', import.meta.url), 'utf8'));
const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/** The programs of an engine by what they are for; of each list the first one on the PATH. */
function programsOf({ programs }) {
  const found = Object.entries(programs).map(([purpose, names]) => [
    purpose,
    names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path)),
  ]);
  return Object.fromEntries(found);
}

function chosen(names) {
  const unknown = names.filter(name => !(name in engines));
  if (unknown.length === 0) return names.length === 0 ? Object.keys(engines) : names;
  console.error(`No engine ${unknown.join(', ')}. The engines: ${Object.keys(engines).join(', ')}.`);
  process.exit(2);
}

function run(program, args, env = {}) {
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Tries one engine and says in a sentence how that went. */
function tried(name, args) {
  const { programs, get } = engines[name];
  const found = programsOf(engines[name]);
  const missing = Object.keys(programs).filter(purpose => !found[purpose]);
  if (missing.length > 0) {
    const names = missing.map(purpose => programs[purpose].join(' or ')).join(', ');
    return `NOT RUN, all its walks and quizzes are skipped: no ${names} on the PATH. ${get}`;
  }
  console.log(`\n── ${name} ──`);
  const config = ['-c', 'tests/browsers/playwright.config.ts', `--project=${name}`];
  const passed = run('@playwright/test/cli.js', ['test', ...config, ...args], {
    FRETTY_PROGRAMS: JSON.stringify(found),
  });
  return passed ? PASSED : 'failed';
}

const PASSED = 'passed';
const words = process.argv.slice(2);
const border = words.includes('--') ? words.indexOf('--') : words.length;
const names = chosen(words.slice(0, border));
const built = run('vite/bin/vite.js', ['build']);
const results = names.map(name => ({
  name,
  verdict: built ? tried(name, words.slice(border + 1)) : 'not run: the build failed',
}));

console.log('');
for (const { name, verdict } of results) {
  console.log(`${name.padEnd(8)} ${verdict}`);
  for (const { title, why } of engines[name].leftOut)
    console.log(`         left out: /${title}/, for ${why}`);
}
process.exitCode = results.every(({ verdict }) => verdict === PASSED) ? 0 : 1;
