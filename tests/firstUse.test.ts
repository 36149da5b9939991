// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** The file that an import names; `undefined` for a style sheet. */
function fileOf(from: string, to: string): string | undefined {
  const path = join(dirname(from), to);
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(existsSync);
}

/** What a file imports when it is loaded: no types, and nothing that is fetched later. */
function importsOf(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const found: string[] = [];
  new Visitor({
    ImportDeclaration({ importKind, specifiers, source }) {
      const areTypes =
        specifiers.length > 0 &&
        specifiers.every(each => each.type === 'ImportSpecifier' && each.importKind === 'type');
      if (importKind !== 'type' && !areTypes) found.push(source.value);
    },
  }).visit(program);
  return found;
}

/** Everything that is loaded with some files: files by their path from src/, and packages. */
function loadedWith(...entries: readonly string[]): ReadonlySet<string> {
  const loaded = new Set<string>();
  const visit = (file: string) => {
    const name = relative(SRC, file).replaceAll('\\', '/');
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const to of importsOf(file)) {
      const next = to.startsWith('.') ? fileOf(file, to) : undefined;
      if (next) visit(next);
      else if (!to.startsWith('.')) loaded.add(to);
    }
  };
  for (const entry of entries) visit(join(SRC, entry));
  return loaded;
}

describe('given everything that is loaded before Notes can be used', () => {
  const loaded = loadedWith('start.tsx', 'screens/notes/NotesScreen.tsx');

  test('when it is listed, then the app and its first screen are in it', () => {
    for (const file of [
      'app/App.tsx',
      'app/keyboard/useEarlyKeys.ts',
      'fretboard/Fretboard.tsx',
      'react-dom/client',
    ])
      expect(loaded).toContain(file);
  });

  test.each([
    ['tips', /[tT]ips(Text|Dialog)/],
    ['what only dialogs say', /^app\/keyboard\/text\.ts$/],
    ['the browser’s own voice', /^speech\/(voice|browserSpeaker|engine)\.ts$/],
    ['what watches for new versions', /^app\/workerUpdates\.ts$/],
    ['tonal', /^tonal$/],
    [
      'other screens, but for their names',
      /^screens\/(triads|scales|keys|intervals|progress)\/(?!index\.ts)/,
    ],
    [
      'what only other screens teach',
      /^settings\/RangeField|^theory\/(key|scale|triad|degree)\.ts|^instrument\/(pattern|shape)/,
    ],
    [
      'the palette, its search and its memory',
      /^app\/palette\/(Palette|paletteCommands)|^commands\/search\/(habits|search|score|words)/,
    ],
    ['dialogs', /^cmdk$|^@radix|^app\/.*Dialog\.tsx$|^ui\/Dialog\.tsx$/],
    ['the code that changes shortcuts', /^commands\/remap/],
    ['what only searches need: other words for commands', /[kK]eywords\.ts$/],
    [
      'the log of answers',
      /^(idb|ts-fsrs)$|^storage\/(log|database)|^practice\/(memory|knowledge|sums)\.ts$/,
    ],
    [
      'what listens, but for the service that fetches it',
      /^fft\.js$|^listening\/(?!(Listening|listener|service|text)\.)/,
    ],
    ['what is done with the answers', /^app\/data\/(answerLog|answerFiles)/],
  ])('when it is searched for %s, then there is none of it', (_what, pattern) => {
    expect([...loaded].filter(name => pattern.test(name))).toEqual([]);
  });
});

describe.each([
  ['triads', 'Triads'],
  ['scales', 'Scales'],
  ['keys', 'Keys'],
  ['intervals', 'Intervals'],
])('given everything that is loaded before the %s can be used', (id, name) => {
  const loaded = loadedWith('start.tsx', `screens/${id}/${name}Screen.tsx`, `screens/${id}/settings.ts`);

  test.each([
    ['other screens, but for their names', new RegExp(`^screens/(?!${id}/)\\w+/(?!index\\.ts)`)],
    ['the log of answers', /^(idb|ts-fsrs)$|^storage\/(log|database)/],
    ['tips', /[tT]ips(Text|Dialog)/],
  ])('when it is searched for %s, then there is none of it', (_what, pattern) => {
    expect([...loaded].filter(file => pattern.test(file))).toEqual([]);
  });
});
