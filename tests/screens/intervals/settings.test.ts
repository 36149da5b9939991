import { describe, expect, test } from 'vitest';
import { intervalsSettings, intervalsTable } from '../../../src/screens/intervals/settings';
import { readChoices, searchOf } from '../../../src/settings/choices';

const { root, quizDirection, asked } = intervalsSettings;

const read = (query: string) => readChoices(intervalsTable, new URLSearchParams(query));

describe('given the address of the screen', () => {
  test('when it sets everything, then it is read and written back unchanged', () => {
    const query =
      '?mode=quiz&root=D%234&direction=descending-both&quiz=mixed-both&intervals=3.4.8.9&drill=on&pause=0';
    const choices = read(query);
    expect(root.read(choices)).toBe(63);
    expect(quizDirection.read(choices)).toBe('mixed-both');
    expect(asked.read(choices)).toEqual(['Minor 3rd', 'Major 3rd', 'Minor 6th', 'Major 6th']);
    expect(searchOf(intervalsTable, choices)).toBe(query);
  });
});

describe('given the options', () => {
  test('when a root is spoken, then its accidental is a word', () => {
    expect(root.optionsIn(new Map())[3]?.spoken).toBe('D sharp 4');
  });
});
