import type { Instrument } from '../instrument/instrument';
import { INSTRUMENTS, type InstrumentId } from '../instrument/instruments';
import { oneOf } from './options';
import type { Choices, Setting, SharedText } from './setting';

/** The instrument of every neck: a preference, which an address may override. */
export const instrument: Setting<InstrumentId> = oneOf<InstrumentId>({
  id: 'instrument',
  label: 'Instrument',
  control: 'select',
  options: Object.values(INSTRUMENTS).map(({ id, name }) => ({ value: id, text: name })),
  initial: 'guitar',
});

/** The instrument in an address; every screen's choices have one, wherever it comes from. */
export const sharedInstrument: SharedText = {
  id: instrument.id,
  defaultCode: '',
  accepts: instrument.accepts,
  impliedInLinks: 'guitar',
};

/**
 * The instrument that some choices are for.
 *
 * @example instrumentIn(new Map([['instrument', 'ukulele']])).strings.length // 4
 */
export const instrumentIn = (choices: Choices): Instrument => INSTRUMENTS[instrument.read(choices)];

/**
 * Makes something once for each instrument that is asked for.
 *
 * @example perInstrument(scalesOn)(STANDARD_GUITAR).filterIn(new Map()).maxFret // 12
 */
export function perInstrument<Made>(makeFor: (instrument: Instrument) => Made): (of: Instrument) => Made {
  const made = new Map<string, Made>();
  return of => {
    const known = made.get(of.id) ?? makeFor(of);
    made.set(of.id, known);
    return known;
  };
}

/** Adds the codes of another instrument to a list, each before the code that follows it there. */
const withCodes = (known: readonly string[], codes: readonly string[]): readonly string[] =>
  codes.reduceRight((all, code, at) => {
    if (all.includes(code)) return all;
    const next = codes[at + 1];
    return all.toSpliced(next === undefined ? all.length : all.indexOf(next), 0, code);
  }, known);

/**
 * A setting whose options depend on the instrument: in everything it does like that of the instrument which the choices are
 * for. A code that only another instrument has counts as the default, and is kept for when that one is back.
 *
 * @example byInstrument(neck => stringsSetting(neck, 'shown')).read(new Map([['instrument', 'ukulele']])) // [0, 1, 2, 3]
 */
export function byInstrument<T>(settingFor: (instrument: Instrument) => Setting<T>): Setting<T> {
  const rowOn = perInstrument(settingFor);
  const all = Object.values(INSTRUMENTS).map(rowOn);
  const rowIn = (choices: Choices) => rowOn(instrumentIn(choices));
  return {
    ...rowOn(INSTRUMENTS.guitar),
    codes: all.map(({ codes }) => codes).reduce(withCodes),
    defaultIn: choices => rowIn(choices).defaultCode,
    accepts: code => all.some(row => row.accepts(code)),
    optionsIn: choices => rowIn(choices).optionsIn(choices),
    isChosen: (choices, option) => rowIn(choices).isChosen(choices, option),
    choose: (choices, option) => rowIn(choices).choose(choices, option),
    read: choices => rowIn(choices).read(choices),
    write: (choices, value) => rowIn(choices).write(choices, value),
  };
}
