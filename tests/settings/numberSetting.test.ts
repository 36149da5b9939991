import { describe, expect, test } from 'vitest';
import { chooseIn, optionBeside, readChoices, searchOf } from '../../src/settings/choices';
import { createSettingCommands } from '../../src/settings/commands';
import { numberIn } from '../../src/settings/numberSetting';
import type { SettingsTable } from '../../src/settings/setting';
import { settingsOf } from './made';

const tempo = numberIn({
  id: 'tempo',
  label: 'Tempo',
  leader: 'b',
  range: { least: 40, most: 200, unit: 'notes per minute' },
  landmarks: [40, 100, 200],
  initial: 100,
});
const table: SettingsTable = { rows: [tempo] };

const choicesOf = (query: string) => readChoices(table, new URLSearchParams(query));

describe('given a setting for a number in a range', () => {
  test.each([
    ['40', 40],
    ['97', 97],
    ['200', 200],
  ])('when the address has %s, then it is %i, and is written back', (code, value) => {
    expect(tempo.read(choicesOf(`tempo=${code}`))).toBe(value);
    expect(searchOf(table, choicesOf(`tempo=${code}`))).toBe(`?tempo=${code}`);
  });

  test.each(['39', '201', '1e2', '100.5', '-60', '060', ' 60', 'fast', ''])(
    'when the address has "%s", then the default is used',
    code => {
      expect(tempo.read(choicesOf(`tempo=${encodeURIComponent(code)}`))).toBe(100);
      expect(searchOf(table, choicesOf(`tempo=${encodeURIComponent(code)}`))).toBe('');
    },
  );

  test('when the number isn’t a landmark, then it is still one of the options', () => {
    const choices = choicesOf('tempo=97');
    expect(tempo.optionsIn(choices).map(({ text }) => text)).toEqual(['40', '97', '100', '200']);
    expect(tempo.optionsIn(choices).filter(option => tempo.isChosen(choices, option))).toHaveLength(1);
    expect(optionBeside(tempo, choices, 'next')?.text).toBe('100');
  });

  test('when a number is chosen, then it is accepted in the range and ignored outside', () => {
    const chosen = chooseIn(table, new Map(), tempo, { code: '61', text: '61' });
    expect(tempo.read(chosen)).toBe(61);
    expect(tempo.read(chooseIn(table, chosen, tempo, { code: '500', text: '500' }))).toBe(61);
    expect(tempo.write(chosen, 100).size).toBe(0);
  });

  test('when its commands are created, then each landmark has its digit, whatever number is chosen', () => {
    const commands = createSettingCommands({
      settings: settingsOf(table, { chosen: choicesOf('tempo=97') }),
      title: 'Scales',
      scope: 'screen',
      hotkeysWork: () => true,
      say: () => {},
    });
    expect(commands.map(({ title, spoken, hotkeys }) => [title, spoken, hotkeys])).toEqual([
      ['Tempo 40', 'Tempo 40 notes per minute', ['b 1']],
      ['Tempo 100', 'Tempo 100 notes per minute', ['b 2']],
      ['Tempo 200', 'Tempo 200 notes per minute', ['b 3']],
      ['Next Tempo', undefined, ['b b']],
    ]);
  });
});
