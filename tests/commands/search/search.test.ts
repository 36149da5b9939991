import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/commands/command';
import { hasEveryWord, searchCommands } from '../../../src/commands/search/search';
import { indexCommands } from '../../../src/commands/search/searchIndex';
import { matchedParts } from '../../../src/commands/search/words';
import { readMusic } from '../../../src/theory/typedMusic';

const command = (id: string, group: string, title: string, ...keywords: readonly string[]): Command => ({
  id,
  title,
  group,
  scope: 'screen',
  keywords,
  run: () => {},
});

const commands = [
  command('go.notes', 'Go to', 'Learn the Notes', 'screen', 'open'),
  command('notes.frets.12', 'Notes', 'Number of Frets 12', '12 frets'),
  command('notes.frets.24', 'Notes', 'Number of Frets 24', '24 frets'),
  command('notes.accidentals.sharps', 'Notes', 'Accidentals Sharps', 'sharp'),
  command('notes.accidentals.flats', 'Notes', 'Accidentals Flats', 'flat'),
  { ...command('scales.key.Bb', 'Scales', 'Key Bb', 'B flat', 'Bb Key'), spoken: 'Key B flat' },
  { ...command('scales.key.B', 'Scales', 'Key B', 'B', 'B Key'), spoken: 'Key B' },
  { ...command('scales.key.Cs', 'Scales', 'Key C#', 'C sharp'), spoken: 'Key C sharp' },
  command('triads.quality.minor', 'Triads', 'Quality Minor'),
  command('triads.set.234', 'Triads', 'String Set 2-3-4', '2-3-4 String Set'),
  command('triads.root.C', 'Triads', 'Root C', 'C Root'),
];

const index = indexCommands(commands);

const found = (text: string, recent: readonly string[] = []) =>
  searchCommands(index, text, { recent, readings: [readMusic] }).map(({ id }) => id);

describe('given the commands of several screens', () => {
  test.each([
    ['bb', 'scales.key.Bb'],
    ['BB', 'scales.key.Bb'],
    ['b flat', 'scales.key.Bb'],
    ['B♭', 'scales.key.Bb'],
    ['key b', 'scales.key.B'],
    ['c sharp', 'scales.key.Cs'],
    ['C#', 'scales.key.Cs'],
    ['C♯', 'scales.key.Cs'],
    ['flats', 'notes.accidentals.flats'],
    ['sharps', 'notes.accidentals.sharps'],
    ['24 frets', 'notes.frets.24'],
    ['frets 24', 'notes.frets.24'],
    ['fret', 'notes.frets.12'],
    ['2-3-4', 'triads.set.234'],
    ['minor', 'triads.quality.minor'],
    ['  Learn   notes ', 'go.notes'],
    ['go to the notes', 'go.notes'],
    ['scales: key bb', 'scales.key.Bb'],
  ])('when %j is typed, then %s comes first', (text, first) => {
    expect(found(text)[0]).toBe(first);
  });

  test('when every word is in one command, then no command with only some of them is shown', () => {
    expect(found('24 frets')).toEqual(['notes.frets.24']);
  });

  test('when a text names several settings, then all of them are found', () => {
    const several = found('c minor on 2-3-4');
    expect(several).toEqual(
      expect.arrayContaining(['triads.quality.minor', 'triads.set.234', 'triads.root.C']),
    );
    expect(several).not.toContain('notes.frets.12');
  });

  test('when one command matches every word, then no command with only some of them is shown', () => {
    const together = command('keys.key.Cm', 'Keys', 'Key C minor');
    const all = indexCommands([...commands, together]);
    expect(searchCommands(all, 'c minor', {}).map(({ id }) => id)).toEqual(['keys.key.Cm']);
  });

  test('when a text matches nothing, then nothing is found', () => {
    expect(found('zither')).toEqual([]);
  });

  test('when only the beginning of a word is typed, then it is found', () => {
    expect(found('acc')).toEqual(['notes.accidentals.sharps', 'notes.accidentals.flats']);
  });

  test('when one or two letters are typed, then they match only beginnings of words', () => {
    expect(found('la')).toEqual([]);
    expect(found('lat')).toContain('notes.accidentals.flats');
  });

  test('when nothing is typed, then recent commands come first, then all the others', () => {
    const order = found('', ['triads.root.C', 'scales.key.Bb', 'gone.for.good']);
    expect(order.slice(0, 3)).toEqual(['triads.root.C', 'scales.key.Bb', 'go.notes']);
    expect(order.toSorted()).toEqual(commands.map(({ id }) => id).toSorted());
  });

  test('when any text is typed, then the results are commands, none of them twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), text => {
        const ids = found(text);
        expect(new Set(ids).size).toBe(ids.length);
        expect(commands.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
      }),
    );
  });
});

describe('given a long text pasted by mistake', () => {
  const flood = (text: string) => text.repeat(10_000);

  test('when it is searched for, then only its beginning counts', () => {
    const start = 'b flat '.repeat(6);
    expect(found(`${start} ${flood('zither ')}`)).toEqual(found(start));
  });

  test('when it is matched with a title, then only its beginning counts', () => {
    const parts = matchedParts('Scales: Key Bb', `sca ${flood('zither ')} b`);
    expect(parts.filter(({ matched }) => matched).map(({ text }) => text)).toEqual(['Sca']);
  });
});

describe('given a title and a typed text', () => {
  const matched = (text: string, typed: string) =>
    matchedParts(text, typed)
      .filter(part => part.matched)
      .map(part => part.text);

  test.each([
    ['Scales: Key Bb', 'sca b', ['Sca', 'B']],
    ['Scales: Key Bb', 'key', ['Key']],
    ['Notes: Accidentals Flats', 'lat', []],
    ['Triads: String Set 2-3-4', '2-3', ['2-3']],
    ['Triads: String Set 2-3-4', '2-3-4 string', ['String', '2-3-4']],
    ['Scales: Key C#', 'c#', ['C#']],
    ['Scales: Key C#', '', []],
    ['Scales: Key C#', '(.*', []],
    ['Scales: Key C#', '-', []],
  ])('when in %j %j was typed, then %j is highlighted', (text, typed, parts) => {
    expect(matched(text, typed)).toEqual(parts);
  });

  test('when they are any texts, then the parts make up the title, each at its index', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...commands.map(({ group, title }) => `${group}: ${title}`)),
        fc.oneof(fc.string({ maxLength: 8 }), fc.string({ unit: 'grapheme', maxLength: 8 })),
        (text, typed) => {
          const parts = matchedParts(text, typed);
          expect(parts.map(part => part.text).join('')).toBe(text);
          for (const part of parts) expect(text.startsWith(part.text, part.at)).toBe(true);
        },
      ),
    );
  });
});

describe('given the texts of a line in a list', () => {
  test.each([
    ['play', true],
    ['PL', true],
    ['notes play', true],
    ['c sharp', true],
    ['c#', true],
    ['  ', true],
    ['play quiz', false],
    ['lay', false],
  ])('when they are filtered by %j, then the line stays: %s', (typed, stays) => {
    expect(hasEveryWord(['Play C#', 'Play C sharp', 'Notes'], typed)).toBe(stays);
  });
});
