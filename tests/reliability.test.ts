// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** A title as it is written: its fixed parts, between which something is filled in. */
interface Title {
  readonly parts: readonly string[];
  readonly start: number;
  readonly end: number;
}

interface Texted {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
}

/** The fixed parts of a string or a template; in a table of tests, `%s` and `$name` are filled in, too. */
function partsOf({ type, value, quasis = [] }: Texted): readonly string[] {
  const texts = type === 'TemplateLiteral' ? quasis.map(quasi => quasi.value.cooked ?? '') : [];
  const all = typeof value === 'string' ? [value] : texts;
  return all.flatMap(text => text.split(/%[sjdif#]|\$[a-z]\w*/));
}

const isTitle = (parts: readonly string[]): boolean => /(^|\W)(given|when|then|that)\b/.test(parts.join(' '));

/** Every call in a file whose first argument reads like the title of a test, with where it begins and ends. */
function titlesIn(path: string, source: string): readonly Title[] {
  const titles: Title[] = [];
  new Visitor({
    CallExpression({ arguments: [first], start, end }) {
      if (first === undefined) return;
      const parts = partsOf(first);
      if (isTitle(parts)) titles.push({ parts, start, end });
    },
  }).visit(parseSync(path, source).program);
  return titles;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text is a title with something filled in that the file has as well. */
function fits(text: string, { parts }: Title, source: string): boolean {
  const found = new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 's').exec(text);
  return found?.slice(1).every(filled => source.includes(filled)) ?? false;
}

/** Whether a file has a test with this title; `given a tab › when …` is one within another. */
function hasTest(path: string, source: string, title: string): boolean {
  const all = titlesIn(path, source);
  const within = (names: readonly string[], start: number, end: number): boolean => {
    const [name, ...rest] = names;
    if (name === undefined) return true;
    return all.some(
      each =>
        each.start >= start &&
        each.end <= end &&
        fits(name, each, source) &&
        within(rest, each.start, each.end),
    );
  };
  return within(title.split(' › '), 0, source.length);
}

/** The rows of the table in docs/reliability.md: an area, a fault, what the user sees, and the tests that show it. */
const rows = read('../docs/reliability.md')
  .split('\n')
  .filter(line => line.startsWith('| ') && !/^\| (where|---)/.test(line))
  .map(line => line.slice(2, -2).split(' | '));

const shown = rows.flatMap(([area = '', fault = '', , tests = '']) =>
  tests.split('<br>').map(each => {
    const [, path = '', title = ''] = /^\[[^\]]+\]\(\.\.\/(tests\/[^)]+)\): (.+)$/.exec(each) ?? [];
    return { area, fault, path, title, each };
  }),
);

describe('given the table in docs/reliability.md', () => {
  test('when its areas are compared with where something can break, then each is there', () => {
    expect([...new Set(rows.map(([area]) => area))]).toEqual([
      ...['storage', 'answers', 'tabs', 'clock', 'sound', 'microphone', 'MIDI', 'service worker', 'code'],
      ...['address', 'import', 'upgrade', 'browser'],
    ]);
  });

  test('when its rows are read, then each says what the user sees', () => {
    for (const row of rows) {
      expect(row, row[1]).toHaveLength(4);
      expect(row[2], row[1]).toMatch(/\w.*\.”?$/);
    }
  });

  test.each(shown)('when $fault, then the test of it exists: $title', ({ path, title, each }) => {
    expect(path, `not "[file](../tests/file): title": ${each}`).not.toBe('');
    expect(hasTest(path, read(`../${path}`), title), `${path} has no test "${title}"`).toBe(true);
  });
});

describe('given a file of tests', () => {
  const source = `
    for (const what of ['full', 'locked'])
      describe(\`given a disk that is \${what}\`, () => {
        test('when it is used, then that is said', () => {});
      });
    test.each(['a', 'b'])('given %s, then it is said', () => {});
  `;
  test.each([
    ['given a disk that is full › when it is used, then that is said', true],
    ['given a disk that is fast › when it is used, then that is said', false],
    ['given b, then it is said', true],
    ['given a disk that is full › given b, then it is said', false],
    ['when it is used, then that is not said', false],
  ])('when the test "%s" is looked for, then whether it is found is %s', (title, isFound) => {
    expect(hasTest('x.test.ts', source, title)).toBe(isFound);
  });
});
