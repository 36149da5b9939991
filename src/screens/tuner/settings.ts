import { ORDINAL_DIGITS } from '../../commands/hotkey';
import type { Instrument } from '../../instrument/instrument';
import { byInstrument, sharedInstrument } from '../../settings/instrument';
import { oneOf } from '../../settings/options';
import type { Setting, SettingsTable } from '../../settings/setting';

/** The string that is tuned: the one nearest to what is heard, or one by its place. */
export type TunedString = 'nearest' | number;

type TunedOption = Parameters<typeof oneOf<TunedString>>[0]['options'][number];

const stringOf = ({ strings }: Instrument): Setting<TunedString> =>
  oneOf<TunedString>({
    id: 'string',
    label: 'String',
    title: 'String to tune',
    keywords: ['which string', 'tuning'],
    control: 'radios',
    leader: 's',
    options: [
      {
        value: 'nearest',
        text: 'Nearest',
        keywords: ['any', 'automatic', 'auto'],
        stroke: 'n',
        digit: 'none',
      },
      ...strings.map(
        ({ number, label }, place): TunedOption => ({
          ...{ value: place, code: String(number), text: label, spoken: `string ${number}` },
          ...{ digit: ORDINAL_DIGITS[number - 1] ?? 'none', keywords: [`string ${number}`] },
        }),
      ),
    ],
    initial: 'nearest',
  });

/** When readings are said without being asked for. */
export type SpokenReadings = 'plucks' | 'in-tune' | 'never';

/**
 * Nothing tells a page whether a screen reader is in use, and without one or eyes-free quizzes nobody hears what is said: so
 * the first choice can be everyone's.
 */
const speak = oneOf<SpokenReadings>({
  id: 'speak',
  label: 'Say Readings',
  keywords: ['announce', 'speech', 'voice', 'announce strings in tune'],
  control: 'select',
  options: [
    { value: 'plucks', text: 'After Each Pluck', keywords: ['always', 'every pluck', 'on'] },
    { value: 'in-tune', text: 'When in Tune' },
    { value: 'never', code: 'off', text: 'Never', keywords: ['off', 'silent', 'quiet'] },
  ],
  initial: 'plucks',
});

const guitarString = byInstrument(stringOf);

/** What can be set on the tuner; A4 is set for the whole app. */
export const tunerSettings = { guitarString, speak };

export const tunerTable: SettingsTable = {
  rows: Object.values(tunerSettings),
  shared: [sharedInstrument],
  hasNoteNames: true,
};
