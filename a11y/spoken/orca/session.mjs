/**
 * Runs one task with Orca, inside its own D-Bus session: starts a virtual screen, a window manager, the accessibility bus,
 * Orca and Chromium, then presses the keys. Prints what was heard. Started by ../orca.mjs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pluckFile } from './pluck.mjs';

const { chromium, busLauncher, address, keys, folder, plays, playsAfter, silence } = JSON.parse(
  process.argv[2],
);
const heardFile = join(folder, 'heard.txt');

const started = [];

function start(program, args, env = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  return child;
}

async function display() {
  const child = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24']);
  // The pipe stays open: Xvfb would exit if it were closed.
  const [number] = await once(child.stdio[3], 'data', { signal: AbortSignal.timeout(10_000) });
  return `:${String(number).trim()}`;
}

const heard = () => readFileSync(heardFile, 'utf8').split('\n').slice(0, -1);

/** Orca reads a new page from end to end, with pauses shorter than this (milliseconds). */
const READING = 5000;

/** How long a listener who presses nothing waits for what Fretty says when a text before it has been read (milliseconds). */
const PAUSE = 8000;

/** How long a listener waits for a text that a piece which is played ends with (milliseconds). */
const PIECE = 180_000;

/** Waits for a text that Orca says; gives up after `PIECE`, so that what was said instead is shown. */
async function waitFor(text, from) {
  const start = Date.now();
  while (
    Date.now() - start < PIECE &&
    !heard()
      .slice(from)
      .some(line => line.includes(text))
  )
    await sleep(100);
}

/** What Orca says from a line on, until it has been silent for `enough` milliseconds. */
async function listen(from, enough) {
  let lines = heard();
  let since = Date.now();
  while (Date.now() - since < enough) {
    await sleep(100);
    const now = heard();
    if (now.length === lines.length) continue;
    lines = now;
    since = Date.now();
  }
  return lines.slice(from);
}

const xdotool = (...args) => spawnSync('xdotool', args, { encoding: 'utf8' });

/** Retries until there is an answer. */
async function until(what, ask) {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = ask();
    if (answer) return answer;
    await sleep(100);
  }
  throw new Error(`timed out waiting until ${what}`);
}

const hasHeard = word => heard().some(line => line.includes(word));

/** If the accessibility bus has only just started, Orca may come up silent. Then it is restarted. */
async function startOrca() {
  for (let tries = 0; tries < 4; tries += 1) {
    const orca = start('orca', ['--replace'], { ORCA_HEARD: heardFile });
    for (let waits = 0; waits < 80; waits += 1) {
      if (hasHeard('Screen reader on')) return;
      await sleep(100);
    }
    orca.kill('SIGKILL');
  }
  throw new Error('Orca does not start');
}

const windowOf = name =>
  until(`${name} has a window`, () =>
    xdotool('search', '--onlyvisible', '--class', name).stdout.trim().split('\n').at(-1),
  );

function tellBus(property) {
  const bus = ['--session', '--dest=org.a11y.Bus', '--print-reply', '/org/a11y/bus'];
  const set = 'org.freedesktop.DBus.Properties.Set';
  spawnSync('dbus-send', [
    ...bus,
    set,
    'string:org.a11y.Status',
    `string:${property}`,
    'variant:boolean:true',
  ]);
}

function press(key) {
  if (key.startsWith('type:')) xdotool('type', '--delay', '150', key.slice('type:'.length));
  else xdotool('key', '--clearmodifiers', key);
}

/** Without strings to pluck (Hz), the browser has no microphone. */
function microphone() {
  if (plays === undefined) return [];
  const file = join(folder, 'pluck.wav');
  writeFileSync(file, pluckFile(plays, playsAfter));
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ];
}

async function run() {
  writeFileSync(heardFile, '');
  process.env.DISPLAY = await display();
  start('openbox', []);
  start(busLauncher, ['--launch-immediately']);
  await sleep(1000);
  tellBus('IsEnabled');
  tellBus('ScreenReaderEnabled');
  await startOrca();
  start(chromium, [
    ...['--no-first-run', '--no-default-browser-check', '--disable-background-networking', '--disable-gpu'],
    ...[
      '--force-renderer-accessibility',
      '--password-store=basic',
      `--user-data-dir=${join(folder, 'profile')}`,
    ],
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...microphone(),
    ...['--window-size=1200,800', `--app=${address}`],
  ]);
  xdotool('windowfocus', await windowOf('chrom'));
  await until('Orca reads the page', () => hasHeard('Fretty'));
  await listen(0, READING);

  const steps = [];
  for (const key of keys) {
    const from = heard().length;
    const isPause = key === 'pause';
    if (key.startsWith('until:')) await waitFor(key.slice('until:'.length), from);
    else if (!isPause) press(key);
    steps.push({ key, heard: await listen(from, isPause ? PAUSE : silence) });
  }
  return steps;
}

try {
  process.stdout.write(JSON.stringify(await run()));
} finally {
  for (const child of started.reverse()) child.kill();
}
