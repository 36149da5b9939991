// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (path: string): string => readFileSync(join(source, path), 'utf8');

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** Each use of a style sheet: who imports it, under which name, and from where. */
const imports = files
  .filter(file => file.endsWith('.tsx'))
  .flatMap(file =>
    [...read(file).matchAll(IMPORT)].map(([, name = '', path = '']) => ({
      ...{ file, name },
      sheet: normalize(join(dirname(file), path)),
    })),
  );

const classesIn = (sheet: string): readonly string[] =>
  [...read(sheet).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** The classes that a component takes from a style sheet by their names. */
const usedBy = (file: string, name: string): readonly string[] =>
  [...read(file).matchAll(new RegExp(`(?<![\\w.'/])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);

test('given the components, when they name a class of a style sheet, then that sheet has it', () => {
  const missing = imports
    // A quiz may be called like its style sheet, and has parts of its own.
    .filter(({ name }) => name !== 'quiz')
    .flatMap(({ file, name, sheet }) =>
      usedBy(file, name)
        .filter(used => !classesIn(sheet).includes(used))
        .map(used => `${file}: ${sheet} has no .${used}`),
    );
  expect(imports.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('given the style sheets, when the components are read, then each is imported', () => {
  const imported = imports.map(({ sheet }) => sheet);
  const unused = files.filter(file => file.endsWith('.module.css') && !imported.includes(file));
  expect(unused).toEqual([]);
});
