import { describe, expect, test } from 'vitest';
import { intervalsSettings, intervalsTable } from '../../../src/screens/intervals/settings';
import { readChoices, searchOf } from '../../../src/settings/choices';

const { mode, root, direction, quizDirection, asked, drill, pause } = intervalsSettings;

const read = (query: string) => readChoices(intervalsTable, new URLSearchParams(query));

describe('given the address of the screen', () => {
  test('when it has no query, then everything has the defaults of the spec', () => {
    const choices = read('');
    expect(mode.read(choices)).toBe('practice');
    expect(root.read(choices)).toBe(60);
    expect(direction.read(choices)).toBe('ascending');
    expect(quizDirection.read(choices)).toBe('ascending');
    expect(asked.read(choices)).toHaveLength(13);
    expect(drill.read(choices)).toBe('off');
    expect(pause.read(choices)).toBe(600);
    expect(searchOf(intervalsTable, choices)).toBe('');
  });

  test('when it sets everything, then it is read and written back unchanged', () => {
    const query =
      '?mode=quiz&root=D%234&direction=descending-both&quiz=mixed-both&intervals=3.4.8.9&drill=on&pause=0';
    const choices = read(query);
    expect(root.read(choices)).toBe(63);
    expect(quizDirection.read(choices)).toBe('mixed-both');
    expect(asked.read(choices)).toEqual(['Minor 3rd', 'Major 3rd', 'Minor 6th', 'Major 6th']);
    expect(searchOf(intervalsTable, choices)).toBe(query);
  });

  test('when it has invalid values, then they fall back to their defaults', () => {
    const choices = read('mode=x&root=C5&direction=mixed-both&quiz=up&intervals=13&drill=1&pause=7');
    expect(searchOf(intervalsTable, choices)).toBe('');
  });
});

describe('given the options', () => {
  test('when they are listed, then they are those of the spec, in its order', () => {
    const texts = (row: (typeof intervalsTable.rows)[number]) =>
      row.optionsIn(new Map()).map(({ text }) => text);
    expect(texts(root)).toEqual([
      'C4',
      'C#4',
      'D4',
      'D#4',
      'E4',
      'F4',
      'F#4',
      'G4',
      'G#4',
      'A4',
      'A#4',
      'B4',
    ]);
    expect(texts(direction)).toEqual(['Ascending', 'Descending', 'Ascending Both', 'Descending Both']);
    expect(texts(quizDirection)).toEqual([
      ...['Ascending Only', 'Descending Only', 'Ascending Both', 'Descending Both'],
      ...['Mixed (Ascending + Descending)', 'Mixed Both (Ascending Both + Descending Both)'],
    ]);
  });

  test('when a root is spoken, then its accidental is a word', () => {
    expect(root.optionsIn(new Map())[3]?.spoken).toBe('D sharp 4');
  });
});
