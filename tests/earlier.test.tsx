import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fileKindOf, parseLine } from '../src/practice/lines';
import { replay } from '../src/practice/sums';
import { progressTable } from '../src/screens/progress/settings';
import { tunerTable } from '../src/screens/tuner/settings';
import { readChoices } from '../src/settings/choices';
import { createPreferences } from '../src/settings/preferenceStore';
import { preferenceTable } from '../src/settings/preferences';
import type { SettingsTable } from '../src/settings/setting';
import addresses from './earlier/addresses.txt?raw';
import exported from './earlier/answers.jsonl?raw';
import preferences from './earlier/preferences.json?raw';
import stored from './earlier/sums.jsonl?raw';
import { openApp } from './openApp';
import { LINKED_SCREENS } from './screens/linked';

// The files in tests/earlier are what Fretty 0.1.0 has written. Never change one: add those of a later version beside them.

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

/** Different machines may round the last digits differently. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'number' && !Number.isInteger(each) ? Number(each.toPrecision(9)) : each,
    ),
  );

const TABLES: Readonly<Record<string, SettingsTable>> = {
  ...Object.fromEntries(Object.values(LINKED_SCREENS).map(({ path, table }) => [path, table])),
  '/progress': progressTable,
  '/tuner': tunerTable,
};

test('given the preferences of an earlier Fretty, when they are read, then every one still applies', () => {
  const store = { read: () => preferences, write: () => {}, watch: () => () => {} };
  const { values } = JSON.parse(preferences);
  const { choices } = createPreferences(store, () => 'id');
  // What is the default by now isn't stored again.
  const defaults = Object.fromEntries(
    preferenceTable.rows.filter(({ id }) => id in values).map(({ id, defaultCode }) => [id, defaultCode]),
  );
  expect({ ...defaults, ...Object.fromEntries(choices()) }).toEqual(values);
});

describe('given the answers of an earlier Fretty, of every quiz and given in every way', () => {
  const [header = '', ...lines] = linesOf(exported);

  test('when their export is read, then nothing of any answer is lost', () => {
    expect(fileKindOf(header)).toBe('export');
    for (const line of lines) expect(parseLine(line)).toEqual({ kind: 'answer', answer: JSON.parse(line) });
  });

  test('when they are summed up, then the sums are those that it has stored', () => {
    const answers = lines.map(parseLine).flatMap(line => (line.kind === 'answer' ? [line.answer] : []));
    const rows = Object.entries(replay(answers)).flatMap(([store, sums]) =>
      [...sums.values()].map(row => ({ store, row })),
    );
    const keyOf = ({ store, row }: { store: string; row: { key: string } }) => `${store} ${row.key}`;
    const inOrder = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const before = linesOf(stored).map(line => JSON.parse(line));
    expect(rounded(inOrder)).toEqual(rounded(before.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))));
  });
});

// Chords came later.
test.each(Object.entries(TABLES).filter(([path]) => path !== '/chords'))(
  'given the addresses of an earlier Fretty on %s, when each is read, then every setting in it still applies',
  (path, table) => {
    const own = linesOf(addresses)
      .map(address => new URL(address, 'https://fretty.test'))
      .filter(({ pathname }) => pathname === path);
    expect(own).not.toEqual([]);
    for (const { search, searchParams } of own)
      expect(Object.fromEntries(readChoices(table, searchParams)), search).toMatchObject(
        Object.fromEntries(searchParams),
      );
  },
);

test.each([
  ['notes', '/'],
  ['triads', '/triads'],
  ['scales', '/scales'],
  ['keys', '/keys'],
])(
  'given controls that were hidden in an earlier Fretty on %s, when it is opened, then they are hidden',
  async (name, path) => {
    localStorage.setItem(`${name}_sidebarOpen`, 'false');
    await openApp(path);
    expect(screen.getByRole('button', { name: 'Show Controls' })).toBeVisible();
  },
);
