import { anyOf, oneOf, onOff } from '../../src/settings/options';
import type { Choices, SettingOption, SettingRow } from '../../src/settings/setting';

/** One row of each kind. */
export const key = oneOf({
  id: 'key',
  label: 'Key',
  control: 'select',
  leader: 'r',
  options: [
    { value: 'C', text: 'C' },
    { value: 'Bb', text: 'Bb', spoken: 'B flat' },
    { value: 'F#', text: 'F#', code: 'Fs', spoken: 'F sharp' },
  ],
  initial: 'C',
});

export const min = oneOf({
  id: 'min',
  label: 'Min Fret',
  control: 'select',
  options: [0, 1, 2, 3, 4].map(value => ({ value, text: String(value) })),
  initial: 0,
  adapt: (options, choices) => options.filter(({ code }) => Number(code) <= max.read(choices)),
});

export const max = oneOf<number>({
  id: 'max',
  label: 'Max Fret',
  control: 'select',
  options: [0, 1, 2, 3, 4].map(value => ({ value, text: String(value) })),
  initial: 4,
});

export const strings = anyOf({
  id: 'strings',
  label: 'Strings',
  control: 'checkboxes',
  options: [6, 5, 4].map(value => ({ value, text: `string ${value}` })),
  initial: [6, 5, 4],
});

export const marks = anyOf({
  id: 'marks',
  label: 'Marks',
  control: 'toggles',
  options: [
    { value: 'C#', text: 'C#' },
    { value: 'D', text: 'D' },
  ],
  initial: [],
});

export const drill = onOff({ id: 'drill', label: 'Quick Drill', initial: 'off' });

export const NOTHING: Choices = new Map();

/** The option with a code. */
export function optionOf(row: SettingRow, code: string, choices: Choices = NOTHING): SettingOption {
  const found = row.optionsIn(choices).find(option => option.code === code);
  if (!found) throw new Error(`${row.id} has no option ${code}`);
  return found;
}
