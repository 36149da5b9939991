/**
 * Says in one sentence why Fretty can't be built here, and exits with 1, before anything is written. It is plain old
 * JavaScript: a Node that is too old must be able to run it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const [, major, minor] = /(\d+)\.(\d+)/.exec(
  JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).engines.node,
);
const [ownMajor, ownMinor] = process.versions.node.split('.');
const folder = fileURLToPath(root);

const isOld = Number(ownMajor) < Number(major) || (ownMajor === major && Number(ownMinor) < Number(minor));

const reason = isOld
  ? `Fretty needs Node ${major}.${minor} or later, and this is Node ${process.versions.node}.`
  : /[#?]/.test(folder)
    ? `Fretty can't be built in ${folder}: Vite takes # and ? in a path for parts of an address, so move it to a folder without them.`
    : undefined;

if (reason !== undefined) {
  console.error(reason);
  process.exit(1);
}
