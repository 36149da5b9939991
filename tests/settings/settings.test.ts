import { describe, expect, test, vi } from 'vitest';
import { anyOf, oneOf } from '../../src/settings/options';
import type { SettingsTable } from '../../src/settings/setting';
import { settingsOf } from './made';

const frets = oneOf<number>({
  id: 'frets',
  label: 'Number of Frets',
  control: 'select',
  options: [12, 15, 24].map(value => ({ value, text: `${value}` })),
  initial: 12,
});

const lowest = oneOf<number>({
  id: 'lowest',
  label: 'Lowest Fret',
  control: 'select',
  options: [0, 12, 20].map(value => ({ value, text: `${value}` })),
  initial: 0,
  adapt: (options, choices) => options.filter(({ code }) => Number(code) < frets.read(choices)),
});

const marks = anyOf({
  id: 'marks',
  label: 'Marks',
  control: 'toggles',
  options: [
    { value: 'C', text: 'C' },
    { value: 'D', text: 'D' },
  ],
  initial: [],
});

const table: SettingsTable = {
  rows: [frets, lowest, marks],
  settle: choices => (lowest.read(choices) < frets.read(choices) ? choices : lowest.write(choices, 0)),
};

describe('given the settings of a table', () => {
  test('when nothing is chosen, then each has its default', () => {
    const settings = settingsOf(table);
    expect(settings.read(frets)).toBe(12);
    expect(settings.read(marks)).toEqual([]);
  });

  test('when one is written, then it is read back immediately, and listeners are called', () => {
    const settings = settingsOf(table);
    const heard = vi.fn(() => settings.read(frets));
    const stop = settings.subscribe(heard);
    settings.write(frets, 24);
    expect(heard).toHaveLastReturnedWith(24);
    stop();
    settings.write(frets, 12);
    expect(heard).toHaveBeenCalledOnce();
    expect(settings.choices().size).toBe(0);
  });

  test('when an option is chosen, then it is on and, if several can be chosen, off again the next time', () => {
    const settings = settingsOf(table);
    const [c] = settings.optionsOf(marks);
    if (!c) throw new Error('there is no C');
    settings.choose(marks, c);
    expect(settings.read(marks)).toEqual(['C']);
    settings.choose(marks, c);
    expect(settings.read(marks)).toEqual([]);
  });

  test('when a choice makes another impossible, then the other is corrected with it', () => {
    const settings = settingsOf(table, {
      chosen: new Map([
        ['frets', '24'],
        ['lowest', '20'],
      ]),
    });
    settings.write(frets, 12);
    expect(settings.read(lowest)).toBe(0);
  });

  test('when options are read again, then they are the same array until a choice changes', () => {
    const settings = settingsOf(table);
    const before = settings.optionsOf(lowest);
    expect(before.map(({ text }) => text)).toEqual(['0']);
    expect(settings.optionsOf(lowest)).toBe(before);
    settings.write(frets, 24);
    expect(settings.optionsOf(lowest).map(({ text }) => text)).toEqual(['0', '12', '20']);
  });
});
