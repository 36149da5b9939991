import { CAPO_FRETS, type CapoFret, withCapo } from '../instrument/capo';
import { type Instrument, namesOf, withNames } from '../instrument/instrument';
import { INSTRUMENTS } from '../instrument/instruments';
import { openNotesOf, ownTuning, STRING_COUNTS } from '../instrument/ownTuning';
import { store } from './choices';
import { namesIn } from './noteNames';
import { oneOf } from './options';
import type { Choices, Setting, SettingOption, SharedText } from './setting';

const readyMade = oneOf<keyof typeof INSTRUMENTS>({
  id: 'instrument',
  label: 'Instrument',
  control: 'select',
  options: Object.values(INSTRUMENTS).map(({ id, name }) => ({ value: id, text: name })),
  initial: 'guitar',
});

/** The own tuning that a code stands for, if it is one. */
function ownIn(code: string | undefined): Instrument | undefined {
  const openNotes = code === undefined ? undefined : openNotesOf(code);
  return openNotes && ownTuning(openNotes);
}

/** An own tuning as an option. */
const ownOption = ({ id, name, spoken }: Instrument): SettingOption => ({
  ...{ code: id, text: name },
  ...(spoken && { spoken }),
});

/**
 * The instrument of every neck: a preference, which an address may override. It is a ready-made one or, by its open notes, the
 * player's own tuning, so that a link means the same to everyone.
 */
export const instrument: Setting<Instrument> = {
  ...readyMade,
  accepts: code => readyMade.accepts(code) || openNotesOf(code) !== undefined,
  optionsIn(choices) {
    const own = ownIn(choices.get(readyMade.id));
    return own ? [...readyMade.optionsIn(choices), ownOption(own)] : readyMade.optionsIn(choices);
  },
  isChosen: (choices, { code }) => instrument.read(choices).id === code,
  read: choices => ownIn(choices.get(readyMade.id)) ?? INSTRUMENTS[readyMade.read(choices)],
  write: (choices, { id }) => store(choices, readyMade, id),
};

/** The instrument in an address; every screen's choices have one, wherever it comes from. */
export const sharedInstrument: SharedText = {
  id: instrument.id,
  defaultCode: '',
  accepts: instrument.accepts,
  impliedInLinks: 'guitar',
};

/** The fret behind which the capo is, on every neck but the tuner's: a preference, which an address may override. */
export const capo: Setting<CapoFret> = oneOf<CapoFret>({
  id: 'capo',
  label: 'Capo',
  control: 'select',
  options: CAPO_FRETS.map(value => ({
    value,
    text: value === 0 ? 'None' : String(value),
    ...(value > 0 && { spoken: `fret ${value}` }),
  })),
  initial: 0,
});

/** The capo in an address. */
export const sharedCapo: SharedText = {
  id: capo.id,
  defaultCode: '',
  accepts: capo.accepts,
  impliedInLinks: '0',
};

/** What every screen with a neck to play on has in its address: the instrument, and where its capo is. */
export const sharedNeck: readonly SharedText[] = [sharedInstrument, sharedCapo];

/**
 * The instrument that some choices are for, with its capo, and its strings labeled as the user names notes.
 *
 * @example instrumentIn(new Map([['instrument', 'ukulele']])).strings.length // 4
 * @example instrumentIn(new Map([['instrument', 'D2-A2-D3-G3-A3-D4']])).name // 'D A D G A D'
 */
export const instrumentIn = (choices: Choices): Instrument =>
  withNames(withCapo(instrument.read(choices), capo.read(choices)), namesIn(choices));

/**
 * Makes something once for each instrument that is asked for, and for the names of its notes.
 *
 * @example perInstrument(scalesOn)(STANDARD_GUITAR).filterIn(new Map()).maxFret // 12
 */
export function perInstrument<Made>(makeFor: (instrument: Instrument) => Made): (of: Instrument) => Made {
  const made = new Map<string, Made>();
  return of => {
    const key = `${of.id} ${namesOf(of)}`;
    const known = made.get(key) ?? makeFor(of);
    made.set(key, known);
    return known;
  };
}

/** Has every string and every set of strings that an own tuning may have. */
const WIDEST = ownTuning(Array.from({ length: STRING_COUNTS.most }, () => 'E2'));

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
  const all = [...Object.values<Instrument>(INSTRUMENTS), WIDEST].map(rowOn);
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
