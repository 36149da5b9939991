// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));

let temporary: string;

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'fretty-ready-'));
});

afterEach(() => rmSync(temporary, { recursive: true }));

/** Runs the check in a folder of this name, with this version of Node. */
function check(name: string, node = process.versions.node) {
  const folder = join(temporary, name);
  mkdirSync(join(folder, 'src/site'), { recursive: true });
  cpSync(join(checkout, 'package.json'), join(folder, 'package.json'));
  cpSync(join(checkout, 'src/site/ready.js'), join(folder, 'src/site/ready.js'));
  const pretend = join(temporary, 'pretend.cjs');
  const versions = JSON.stringify({ ...process.versions, node });
  writeFileSync(pretend, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
  const { status, stderr } = spawnSync(process.execPath, ['--require', pretend, 'src/site/ready.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stderr.trimEnd(), folder };
}

describe('given a checkout', { tags: 'full' }, () => {
  test.each(['fretty', "it's fretty", '100% fretty', 'frétty (2)'])(
    'when its folder is called %s, then it can be built there',
    name => expect(check(name)).toMatchObject({ status: 0, said: '' }),
  );

  test.runIf(process.platform !== 'win32').each(['fretty#2', 'fretty?'])(
    'when its folder is called %s, then one sentence says why it can’t be built there',
    name => {
      const { status, said, folder } = check(name);
      expect(status).toBe(1);
      expect(said).toBe(
        `Fretty can't be built in ${folder}/: Vite takes # and ? in a path for parts of an address, so move it to a folder without them.`,
      );
    },
  );

  test.each(['18.20.8', '20.18.3'])('when Node is %s, then one sentence says which is needed', node => {
    expect(check('fretty', node)).toMatchObject({
      status: 1,
      said: `Fretty needs Node 20.19 or later, and this is Node ${node}.`,
    });
  });

  test.each(['20.19.0', '22.12.0', '24.0.1'])('when Node is %s, then it can be built', node => {
    expect(check('fretty', node).status).toBe(0);
  });

  test('when it is built, started, developed or tested, then that is checked before anything else', () => {
    for (const name of ['dev', 'build', 'start'])
      expect(scripts[name]).toMatch(/^node src\/site\/ready\.js && /);
    const [first] = /^import .*$/m.exec(readFileSync(join(checkout, 'tests/run.mjs'), 'utf8')) ?? [];
    expect(first).toBe("import '../src/site/ready.js';");
    expect(existsSync(join(checkout, 'src/site/ready.js'))).toBe(true);
  });
});
