import { describe, expect, test } from 'vitest';
import { isNaming, namesIn, noteNames, octaveNames } from '../../src/settings/noteNames';
import { memorySettings } from './memorySettings';

const settingsIn = (query: string) => memorySettings('made', { rows: [noteNames, octaveNames] }, query);

describe('given the names of octaves', () => {
  test.each([
    ['?noteNames=german&octaveNames=helmholtz', 'german, helmholtz'],
    ['?noteNames=german-signs&octaveNames=helmholtz', 'german-signs, helmholtz'],
    ['?noteNames=german', 'german'],
    ['?noteNames=fixed-do&octaveNames=helmholtz', 'fixed-do'],
    ['?octaveNames=helmholtz', 'english'],
  ])('when %s is chosen, then notes are named %s', (query, names) => {
    expect(namesIn(settingsIn(query).choices())).toBe(names);
  });

  test('when notes have no German names, then Helmholtz can’t be chosen, and it says why', () => {
    const settings = settingsIn('');
    expect(settings.lockOf(octaveNames)).toBe('Helmholtz goes with German note names only');
    settings.write(noteNames, 'german');
    expect(settings.lockOf(octaveNames)).toBeUndefined();
  });

  test('when settings are asked whether they name notes, then both do', () => {
    expect([noteNames, octaveNames, { id: 'frets' }].map(({ id }) => isNaming(id))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
