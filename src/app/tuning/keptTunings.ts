import type { Command } from '../../commands/command';
import { openNotesOf } from '../../instrument/ownTuning';
import type { IdentifiedTuning } from '../../practice/keptTuning';
import { instrument } from '../../settings/instrument';
import type { SettingOption, SettingRow } from '../../settings/setting';
import type { Settings } from '../../settings/settings';
import type { Tunings } from '../data/tunings';
import { keptLine, TUNING } from './text';

/** A kept tuning as an option of the instrument. */
function optionOf({ name, code }: IdentifiedTuning): SettingOption {
  const { text, spoken } = keptLine(name, openNotesOf(code) ?? []);
  return { code, text, ...(spoken !== text && { spoken }), keywords: ['own tuning', 'my tuning'] };
}

/** The options of the kept tunings, one for each that is another. */
const optionsOf = (tunings: readonly IdentifiedTuning[]): readonly SettingOption[] =>
  tunings.filter(({ code }, index) => tunings.findIndex(each => each.code === code) === index).map(optionOf);

/** The codes of the kept tunings, each once. */
export const keptCodes = (tunings: Pick<Tunings, 'list'>, row: SettingRow): readonly string[] =>
  row.id === instrument.id ? [...new Set(tunings.list().things.map(({ code }) => code))] : [];

/** The preferences with the kept tunings, by name, as options of the instrument. */
export function withKeptTunings(settings: Settings, tunings: Pick<Tunings, 'list' | 'subscribe'>): Settings {
  let known: {
    readonly from: readonly SettingOption[];
    readonly tunings: readonly IdentifiedTuning[];
    readonly options: readonly SettingOption[];
  } = { from: [], tunings: [], options: [] };
  const instruments = (): readonly SettingOption[] => {
    const from = settings.optionsOf(instrument);
    const { things: kept } = tunings.list();
    if (known.from === from && known.tunings === kept) return known.options;
    const named = optionsOf(kept);
    const others = from.filter(({ code }) => named.every(option => option.code !== code));
    known = { from, tunings: kept, options: [...others, ...named] };
    return known.options;
  };
  return {
    ...settings,
    optionsOf: row => (row.id === instrument.id ? instruments() : settings.optionsOf(row)),
    subscribe(listener) {
      const stops = [settings, tunings].map(({ subscribe }) => subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/**
 * The commands that open the dialog of an own tuning: one for the palette, and one for the button beside the instrument, which says
 * less. A quiz that is open keeps its neck.
 */
export function tuningCommands(
  { lockOf }: Pick<Settings, 'lockOf'>,
  open: () => void,
): readonly [command: Command, button: Command] {
  const titled = (title: string): Command => ({
    ...{ id: 'shell.own-tuning', title, group: 'Fretty', scope: 'global', run: open },
    get disabled() {
      return lockOf(instrument);
    },
  });
  return [titled(TUNING.title), titled(TUNING.command)];
}
