import { expect, test } from 'vitest';
import type { Command } from '../../src/commands/command';
import { asOpened } from '../../src/commands/search/search';
import { command, commandIn, idsOf } from './made';

const combinable: Command['combinable'] = {
  ...{ table: 'notes', row: 'frets', many: false, label: 'Frets', values: [] },
  combine: () => command('joined'),
};

const commands: readonly Command[] = [
  commandIn('global', 'shell.settings'),
  { ...command('go.scales'), scope: 'global', kind: 'go', opens: 'scales' },
  { ...command('go.notes'), scope: 'global', kind: 'go', opens: 'notes' },
  { ...command('notes.sidebar'), opening: 'last' },
  { ...command('notes.frets'), screen: 'notes', combinable },
  { ...command('notes.frets.next'), screen: 'notes', kind: 'step' },
  { ...command('scales.key'), screen: 'scales', combinable },
  { ...command('scales.copy'), screen: 'scales', where: 'on Scales', disabled: 'on Scales' },
  { ...command('theme'), scope: 'global', combinable },
  commandIn('neck', 'neck.left'),
  { ...command('notes.clear'), disabled: 'No notes are selected' },
  // It does something, though it can be joined with settings.
  {
    ...command('notes.play'),
    opening: 'play',
    combinable: { ...combinable, row: 'play', actsWith: ['frets'] },
  },
  { ...command('notes-quiz.start'), opening: 'start' },
  commandIn('quiz', 'notes-quiz.submit'),
];

test('given the commands on Notes, when the palette opens, then what one most likely wants comes first and what is elsewhere last', () => {
  expect(idsOf(asOpened(commands, 'notes', []))).toEqual([
    ...['notes-quiz.submit', 'notes-quiz.start', 'notes.play', 'go.scales', 'notes.frets', 'neck.left'],
    ...['notes.frets.next', 'notes.clear', 'go.notes', 'shell.settings', 'theme', 'scales.key'],
    ...['scales.copy', 'notes.sidebar'],
  ]);
});

test('given commands that were run lately, when the palette opens, then they come first, and those that are gone are left out', () => {
  const ids = idsOf(asOpened(commands, 'notes', ['theme', 'gone', 'notes.play']));
  expect(ids.slice(0, 3)).toEqual(['theme', 'notes.play', 'notes-quiz.submit']);
  expect(ids).toHaveLength(commands.length);
});

test('given several settings that were set at once lately, when the palette opens, then they are one command again', () => {
  expect(idsOf(asOpened(commands, 'notes', ['notes.frets+theme']))[0]).toBe('joined');
});
