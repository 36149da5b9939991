import { describe, expect, test } from 'vitest';
import type { NoteNames } from '../../src/theory/names';
import { readNames } from '../../src/theory/typedNames';

const read = (text: string, names: NoteNames): string | undefined =>
  readNames(names)(text.split(' '))
    ?.map(word => word.text)
    .join(' ');

describe('given a key that is typed in another language', () => {
  test.each([
    ['fis moll', 'f# minor'],
    ['es dur', 'eb major'],
    ['h dur', 'b major'],
    ['b moll', 'bb minor'],
    ['si bemol majeur', 'bb major'],
    ['si bémol majeur', 'bb major'],
    ['sib majeur', 'bb major'],
    ['do dièse mineur', 'c# minor'],
    ['re maggiore', 'd major'],
    ['fa diesis minore', 'f# minor'],
    ['sol mayor', 'g major'],
    ['la menor', 'a minor'],
    ['key h moll', 'key b minor'],
    ['triad moll', 'triad minor'],
  ])('when it is %s, then it is %s with English names', (typed, meant) => {
    expect(read(typed, 'english')).toBe(meant);
  });

  test.each([
    ['fis moll', 'german', 'fis minor'],
    ['h dur', 'german', 'h major'],
    ['h dur', 'german-signs', 'h major'],
    ['b moll', 'german-signs', 'b minor'],
    ['fis moll', 'german-signs', 'f# minor'],
    ['si bemol majeur', 'fixed-do', 'sib major'],
    ['fis moll', 'fixed-do', 'fa# minor'],
    ['si majeur', 'fixed-do-ti', 'ti major'],
  ] as const)('when it is %s with the %s names, then it is %s', (typed, names, meant) => {
    expect(read(typed, names)).toBe(meant);
  });
});

describe('given a note in the names of the user', () => {
  test.each([
    ['h', 'german', 'h'],
    ['b', 'german', 'b'],
    ['b minor', 'german', 'b minor'],
    ['root es', 'german', 'root es'],
    ['e flat', 'german', 'es'],
    ['hm', 'german', 'h minor chord'],
    ['lam', 'fixed-do', 'la minor chord'],
    ['sol sharp', 'fixed-do', 'sol#'],
    ['b', 'fixed-do', 'si'],
  ] as const)('when %s is typed with the %s names, then it is read as %s', (typed, names, meant) => {
    expect(read(typed, names)).toBe(meant);
  });

  test('when a note has another name, then that is known in the same names', () => {
    expect(readNames('german')(['des'])).toEqual([{ text: 'des', role: 'note', alias: 'cis' }]);
  });
});

test.each(['b flat', 'open the settings', 'how do i play h', 'do it', 'la', 'm7'])(
  'given English names, when %s is typed, then it is read as before',
  typed => {
    expect(read(typed, 'english')).toBeUndefined();
  },
);
