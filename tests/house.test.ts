// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

/** Files by their path from src/, with forward slashes. */
type Files = Record<string, string>;

/** Files in src/ that belong to no room and that every room may import. */
const commonGround = ['listeners.ts'];

/** The room of the files directly in src/. */
const door = 'src';

/** Which rooms each room may import from. A new folder in src/ is a new row. */
const layers: Record<string, readonly string[]> = {
  theory: [],
  storage: [],
  speech: [],
  audio: ['theory'],
  listening: ['theory'],
  instrument: ['theory'],
  commands: [],
  ui: ['commands', 'speech', 'storage'],
  settings: ['theory', 'instrument', 'commands', 'audio', 'speech', 'storage', 'ui'],
  fretboard: ['theory', 'instrument', 'commands', 'settings', 'audio', 'speech', 'ui'],
  quiz: ['commands', 'settings', 'audio', 'listening', 'speech', 'ui'],
  practice: ['theory', 'instrument', 'quiz'],
  results: ['theory', 'instrument', 'commands', 'settings', 'quiz', 'practice', 'speech', 'storage', 'ui'],
  neckQuiz: [
    ...['theory', 'instrument', 'fretboard', 'commands', 'settings', 'quiz', 'practice', 'results'],
    ...['audio', 'listening', 'speech', 'ui'],
  ],
  screens: [
    ...['theory', 'instrument', 'fretboard', 'commands', 'settings', 'quiz', 'practice', 'results'],
    'neckQuiz',
    ...['audio', 'listening', 'speech', 'storage', 'ui'],
  ],
  app: [
    ...['theory', 'instrument', 'fretboard', 'commands', 'settings', 'quiz', 'practice', 'results'],
    'neckQuiz',
    ...['audio', 'listening', 'speech', 'storage', 'ui', 'screens'],
  ],
  site: ['screens', 'app'],
  [door]: ['app'],
};

/** The only packages some rooms may import; other rooms may import any. */
const packages: Record<string, readonly string[]> = {
  theory: ['tonal'],
  instrument: [],
  commands: [],
  practice: ['ts-fsrs'],
};

/** Packages that only one room may import. */
const owners: Record<string, string> = {
  mousetrap: 'app',
  cmdk: 'app',
  idb: 'storage',
  'fft.js': 'listening',
  'ts-fsrs': 'practice',
};

/** Time, chance and the page, which pure rooms may not use. */
const impure = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'Math.random', 'crypto'],
  ...['document', 'window', 'globalThis'],
];

/** Rooms in which only hooks and components may use time, chance and the page. */
const partlyPure = ['quiz', 'settings'];

const isPure = (room: string, path: string): boolean =>
  ['theory', 'instrument', 'commands', 'practice'].includes(room) ||
  (partlyPure.includes(room) && !/\/use[A-Z]\w*\.ts$|\.tsx$/.test(path));

/** What the import of a computed path counts as. */
const COMPUTED = 'import(a computed path)';

/** Where the standard guitar is meant, whatever the user plays: until a screen lends its own, to compare with, and for one string. */
const STANDARD = [
  ...['fretboard/useInstrument.ts', 'screens/scales/systemText.ts'],
  'screens/intervals/AnswerNeck.tsx',
];

/** Names that only some rooms may use. A leading dot means a property of any object. */
const restricted: readonly { names: readonly string[]; may: (room: string, path: string) => boolean }[] = [
  { names: ['AudioContext', '.AudioContext'], may: room => room === 'audio' },
  {
    names: ['localStorage', '.localStorage', 'sessionStorage', '.sessionStorage'],
    may: room => room === 'storage',
  },
  // One runs the app that it has just built, the other imports the page's first script once more.
  { names: [COMPUTED], may: (room, path) => room === 'site' || path === 'app/inline/firstScript.ts' },
  { names: impure, may: (room, path) => !isPure(room, path) },
  // All others ask theory/names.ts, which knows how the user names notes.
  {
    names: ['noteText', 'spokenNoteName'],
    may: (_, path) => ['theory/note.ts', 'theory/names.ts'].includes(path),
  },
  // Everything else is given the instrument that the user plays.
  { names: ['STANDARD_GUITAR'], may: (room, path) => room === 'instrument' || STANDARD.includes(path) },
];

/** All violations of the house rules, one sentence each. */
function violations(files: Files): string[] {
  const read = Object.entries(files)
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([path, text]) => ({ path, ...facts(path, text) }));
  const imports = read.flatMap(({ path, specifiers }) => specifiers.map(to => ({ from: path, to })));
  return [
    ...Object.keys(files).flatMap(unknownRoom),
    ...read.flatMap(({ path, errors }) => errors.map(error => `${path}: ${error}`)),
    ...imports.flatMap(({ from, to }) => wrongImport(from, to)),
    ...read.flatMap(({ path, mentions }) => wrongNames(path, mentions)),
    ...cycles(graph(imports, files)),
  ];
}

function unknownRoom(path: string): string[] {
  return roomOf(path) in layers ? [] : [`${path}: there is no room "${roomOf(path)}" in the house`];
}

function wrongImport(from: string, to: string): string[] {
  if (to.startsWith('.')) return wrongPath(from, target(from, to));
  const name = packageOf(to);
  const room = roomOf(from);
  const allowed = packages[room];
  if (allowed && !allowed.includes(name)) return [`${from}: ${room} may not import the package ${name}`];
  const owner = owners[name];
  if (owner && owner !== room) return [`${from}: only ${owner} may import the package ${name}`];
  return [];
}

function wrongPath(from: string, to: string): string[] {
  if (to.startsWith('../')) return [`${from}: ${to} is outside src`];
  if (commonGround.some(file => file === to || file === `${to}.ts`)) return [];
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room !== other && !layers[room]?.includes(other))
    return [`${from}: ${room} may not import ${other} (${to})`];
  if (room === 'screens' && other === room) return wrongScreen(from, to);
  return [];
}

/** A screen never imports from another screen's folder; files beside the folders are shared. */
function wrongScreen(from: string, to: string): string[] {
  const [screen, other] = [screenOf(from), screenOf(to)];
  if (screen === other || screen === '' || other === '') return [];
  return [`${from}: screens/${screen} may not import screens/${other} (${to})`];
}

function wrongNames(path: string, mentions: Set<string>): string[] {
  const room = roomOf(path);
  return restricted
    .filter(rule => !rule.may(room, path))
    .flatMap(rule => rule.names.filter(name => mentions.has(name)))
    .map(name => `${path}: ${room} may not mention ${name.replace(/^\./, '')}`);
}

function roomOf(path: string): string {
  const [room = '', ...inside] = path.split('/');
  // The path of a room alone means its index.
  return inside.length > 0 || room in layers ? room : door;
}

function screenOf(path: string): string {
  const [, folder = '', ...inside] = path.split('/');
  return inside.length > 0 ? folder : '';
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The path of a relative import from src/, as written: the extension may be missing, and a query such as `?raw` is removed. */
function target(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
}

interface Facts {
  specifiers: string[];
  /** `name` for a free identifier, `object.name` and `.name` for a property. */
  mentions: Set<string>;
  errors: string[];
}

/** Uses Vite's parser, so that comments, strings and JSX text aren't taken for code and types aren't missed. */
function facts(path: string, text: string): Facts {
  const { program, errors } = parseSync(path, text);
  const errorTexts = errors.map(error => error.message);
  const specifiers: string[] = [];
  const mentions = new Set<string>();
  const propertyNames = new Set<object>();
  const takeSource = ({ source }: { source: { type: string } | null }) => {
    if (source && 'value' in source) specifiers.push(String(source.value));
    else if (source) mentions.add(COMPUTED);
  };
  const nameKey = (node: { key: object; computed: boolean }) => {
    if (!node.computed) propertyNames.add(node.key);
  };
  new Visitor({
    ImportDeclaration: takeSource,
    ExportNamedDeclaration: takeSource,
    ExportAllDeclaration: takeSource,
    ImportExpression: takeSource,
    TSImportType: takeSource,
    Property: nameKey,
    PropertyDefinition: nameKey,
    MethodDefinition: nameKey,
    TSPropertySignature: nameKey,
    TSMethodSignature: nameKey,
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      propertyNames.add(node.property);
      mentions.add(`.${node.property.name}`);
      if (node.object.type === 'Identifier') mentions.add(`${node.object.name}.${node.property.name}`);
    },
    Identifier(node) {
      if (!propertyNames.has(node)) mentions.add(node.name);
    },
  }).visit(program);
  return { specifiers, mentions, errors: errorTexts };
}

type Graph = Map<string, string[]>;

function graph(imports: { from: string; to: string }[], files: Files): Graph {
  const edges: Graph = new Map();
  for (const { from, to } of imports.filter(({ to }) => to.startsWith('.'))) {
    const path = target(from, to);
    const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .map(end => path + end)
      .find(it => it in files);
    if (found) edges.set(from, [...(edges.get(from) ?? []), found]);
  }
  return edges;
}

function cycles(edges: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) walk(path, []);
  return found.map(circle => `import cycle: ${circle}`);
}

function filesOfSrc(): Files {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const paths = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map(path => [path.slice(src.length + 1).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  );
}

describe('given files that follow the rules', () => {
  test('when data flows one way, then there are no violations', () => {
    expect(
      violations({
        'main.ts': "import { App } from './app/App.tsx'; import './base.css';",
        'app/App.tsx': "import Mousetrap from 'mousetrap'; import('../screens/notes/Notes.tsx');",
        'screens/notes/Notes.tsx': "import { row } from '../row.ts'; import css from './Notes.module.css';",
        'screens/row.ts': "import { note } from '../theory/note';",
        'theory/note.ts': "import { Note } from 'tonal';",
        'instrument/neck.ts': "export type { Note } from '../theory/note.ts';",
        'audio/synth.ts': "import { useRef } from 'react'; export const context = new AudioContext();",
      }),
    ).toEqual([]);
  });

  test('when a restricted name is in a comment, a string or a name of its own, then there is no violation', () => {
    expect(
      violations({
        'theory/note.ts':
          '// the window\nexport const a = "document"; export const b = { window: 1, document: 2 }.window;',
        'screens/notes/Notes.tsx': "export const Notes = () => <p>Don't use localStorage, it's off</p>;",
      }),
    ).toEqual([]);
  });
});

describe('given one violation', () => {
  const violationCases: [what: string, files: Files, said: string][] = [
    [
      'a lower room imports a higher one',
      { 'theory/note.ts': "import { x } from '../quiz/x.ts';" },
      'theory/note.ts: theory may not import quiz (quiz/x.ts)',
    ],
    [
      'only a type is imported',
      { 'audio/synth.ts': "import type { X } from '../quiz/x';" },
      'audio/synth.ts: audio may not import quiz (quiz/x)',
    ],
    [
      'only a type is imported, inline',
      { 'storage/x.ts': "export type X = import('../ui/x').X;" },
      'storage/x.ts: storage may not import ui (ui/x)',
    ],
    [
      'something is handed on',
      { 'ui/x.ts': "export * from '../theory/x.ts';" },
      'ui/x.ts: ui may not import theory (theory/x.ts)',
    ],
    [
      'an import waits until it is called',
      { 'quiz/x.ts': "export const later = () => import('../screens/notes/x.ts');" },
      'quiz/x.ts: quiz may not import screens (screens/notes/x.ts)',
    ],
    [
      'the path of an import is computed',
      { 'app/x.ts': 'export const any = (name: string) => import(name);' },
      'app/x.ts: app may not mention import(a computed path)',
    ],
    [
      'the front door leads past app',
      { 'main.ts': "import './theory/note.ts';" },
      'main.ts: src may not import theory (theory/note.ts)',
    ],
    [
      'a room reaches back to the door',
      { 'ui/x.ts': "import '../base.css';" },
      'ui/x.ts: ui may not import src (base.css)',
    ],
    [
      'an import leaves src',
      { 'app/x.ts': "import '../../tests/x.ts';" },
      'app/x.ts: ../tests/x.ts is outside src',
    ],
    [
      'a screen looks into another',
      { 'screens/notes/x.ts': "import '../scales/y.ts';" },
      'screens/notes/x.ts: screens/notes may not import screens/scales (screens/scales/y.ts)',
    ],
    [
      'theory takes a package',
      { 'theory/x.ts': "import { useState } from 'react';" },
      'theory/x.ts: theory may not import the package react',
    ],
    [
      'an instrument takes a package',
      { 'instrument/x.ts': "import { Note } from 'tonal';" },
      'instrument/x.ts: instrument may not import the package tonal',
    ],
    [
      'commands take a scoped package',
      { 'commands/x.ts': "import '@radix-ui/react-dialog/sub';" },
      'commands/x.ts: commands may not import the package @radix-ui/react-dialog',
    ],
    [
      'a screen listens to keys',
      { 'screens/notes/x.ts': "import Mousetrap from 'mousetrap';" },
      'screens/notes/x.ts: only app may import the package mousetrap',
    ],
    [
      'ui opens a palette',
      { 'ui/x.tsx': "import { Command } from 'cmdk';" },
      'ui/x.tsx: only app may import the package cmdk',
    ],
    [
      'a screen makes sound',
      { 'screens/notes/x.ts': 'export const make = () => new window.AudioContext();' },
      'screens/notes/x.ts: screens may not mention AudioContext',
    ],
    [
      'app stores',
      { 'app/x.ts': "localStorage.setItem('a', 'b');" },
      'app/x.ts: app may not mention localStorage',
    ],
    [
      'app stores for one tab',
      { 'app/x.ts': "window.sessionStorage.setItem('a', 'b');" },
      'app/x.ts: app may not mention sessionStorage',
    ],
    [
      'a screen takes the guitar for granted',
      { 'screens/notes/x.ts': "import { STANDARD_GUITAR } from '../../instrument/instruments';" },
      'screens/notes/x.ts: screens may not mention STANDARD_GUITAR',
    ],
    [
      'a screen writes a note itself',
      { 'screens/notes/x.ts': "import { noteText } from '../../theory/note';" },
      'screens/notes/x.ts: screens may not mention noteText',
    ],
    [
      'theory says a note itself',
      { 'theory/x.ts': "import { spokenNoteName } from './note';" },
      'theory/x.ts: theory may not mention spokenNoteName',
    ],
    [
      'theory rolls dice',
      { 'theory/x.ts': 'Math.random();' },
      'theory/x.ts: theory may not mention Math.random',
    ],
    ['quiz reads the clock', { 'quiz/x.ts': 'Date.now();' }, 'quiz/x.ts: quiz may not mention Date'],
    ['quiz measures', { 'quiz/x.ts': 'performance.now();' }, 'quiz/x.ts: quiz may not mention performance'],
    [
      'commands touch the page',
      { 'commands/x.ts': 'document.title = "";' },
      'commands/x.ts: commands may not mention document',
    ],
    ['a folder has no row', { 'utils/x.ts': '' }, 'utils/x.ts: there is no room "utils" in the house'],
    [
      'files import each other in a cycle',
      {
        'ui/a.ts': "import './b';",
        'ui/b.ts': "import './c.tsx';",
        'ui/c.tsx': "import type { A } from './a.ts';",
      },
      'import cycle: ui/a.ts → ui/b.ts → ui/c.tsx → ui/a.ts',
    ],
  ];

  test.each(violationCases)('when %s, then it is reported', (_what, files, said) => {
    expect(violations(files)).toEqual([said]);
  });

  test('when a file can’t be parsed, then that is reported', () => {
    expect(violations({ 'ui/x.ts': 'const = ;' })).not.toEqual([]);
  });
});

test('given src, when its imports are checked, then every file follows the rules', () => {
  const files = filesOfSrc();

  expect(Object.keys(files)).toContain('main.ts');
  expect(violations(files)).toEqual([]);
});

test('given the diagram in docs/house.md, when it is read, then its arrows are the allowed imports', () => {
  const picture = /```mermaid\n(.*?)```/s.exec(readFileSync('docs/house.md', 'utf8'))?.[1] ?? '';
  const shared = Object.keys(layers).filter(room => !['screens', 'app', 'site', door].includes(room));
  const arrows = [...picture.matchAll(/^ +(.+) --> (.+)$/gm)].flatMap(([, from = '', to = '']) =>
    from
      .split(' & ')
      .flatMap(room => (room === 'shared' ? shared : [room]))
      .flatMap(room => to.split(' & ').map(other => `${room} -> ${other}`)),
  );
  const allowed = Object.entries(layers)
    .filter(([room]) => room !== door)
    .flatMap(([room, others]) => others.map(other => `${other} -> ${room}`));
  expect(arrows.sort()).toEqual(allowed.sort());
});

test('given all style sheets of components, when their names are compared, then no two are the same: classes are named after them', () => {
  const names = readdirSync(fileURLToPath(new URL('../src', import.meta.url)), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter(path => path.endsWith('.module.css'))
    .map(path => path.split(sep).at(-1));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
