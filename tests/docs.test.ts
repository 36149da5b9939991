import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { headersFor } from '../src/site/policy.ts';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(checkout, path), 'utf8');

const PAGES = [
  'README.md',
  'CHANGELOG.md',
  ...['docs', 'a11y'].flatMap(folder =>
    readdirSync(join(checkout, folder))
      .filter(name => name.endsWith('.md'))
      .map(name => `${folder}/${name}`),
  ),
];

/** The anchor GitHub makes from a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const anchorsIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(PAGES)('given %s', page => {
  test('when its links are followed, then each leads to an existing file and heading', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    for (const [link, path = '', anchor] of links) {
      const file = path === '' ? page : join(dirname(page), path);
      expect(existsSync(join(checkout, file)), link).toBe(true);
      if (anchor !== undefined) expect(anchorsIn(file), link).toContain(anchor);
    }
  });

  test('when it names an npm script, then that script exists', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  test('when it names a file or a folder, then that exists', () => {
    const named = [...read(page).matchAll(/`((?:src|tests|a11y|docs|public)\/[\w./-]*)`/g)];
    expect(named.filter(([, path = '']) => !existsSync(join(checkout, path)))).toEqual([]);
  });
});

test('given the table in docs/house.md that leads from a change to its tests, when they are looked up, then each exists', () => {
  const [, table = ''] = read('docs/house.md').split('| what was changed |');
  const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  const missing = rows.flatMap(row => {
    const [, , unit = '', browser = ''] = row.split('|');
    return [
      ...namesIn(unit).map(name => `tests/${name}`),
      ...namesIn(browser).map(name => (name.startsWith('a11y/') ? name : `tests/browser/${name}`)),
    ].filter(path => !existsSync(join(checkout, path)));
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

/** What a cell names, up to a star. */
function namesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([\w/.]+)/g)].map(([, name = '']) => name);
}

test('given the README, then it can be read in one sitting', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
});

test('given docs/deploy.md, when its security headers are read, then they are those of the build, but for the hashes', () => {
  const hashes = { script: ["'sha256-…'"], style: ["'sha256-…'"] };
  const headers = Object.entries(headersFor(hashes)).map(([name, value]) => `${name}: ${value}`);
  expect(
    read('docs/deploy.md')
      .match(/```\n(Content-Security-Policy.*?)\n```/s)?.[1]
      ?.split('\n'),
  ).toEqual(headers);
});

test('given docs/deploy.md, when the names under which the app stores something are looked up, then each is listed', () => {
  const sources = readdirSync(join(checkout, 'src'), { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.tsx?$/.test(name),
  );
  const names = sources.flatMap(name =>
    [
      ...read(`src/${name}`).matchAll(/(?:NAME = |createJournal\(|readTab\(|readLocal\()'(fretty[^']*)'/g),
    ].map(([, stored = '']) => stored),
  );
  expect(names).toEqual(expect.arrayContaining(['fretty-palette', 'fretty-open-quizzes']));
  const stored = read('docs/deploy.md').split('## What is stored')[1] ?? '';
  for (const name of names) expect(stored).toMatch(new RegExp(`\`${name}[\`/]`));
});
