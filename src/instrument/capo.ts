import { partsOf } from '../theory/note';
import { type PitchName, pitchName, pitchParts } from '../theory/pitch';
import { type FretCount, type Instrument, type InstrumentString, labelOf } from './instrument';
import { firstFretOf, hasFret, type Position } from './position';

/** Where a capo may be: 0 is none, and beyond 11 it would be easier to retune. */
export const CAPO_FRETS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type CapoFret = (typeof CAPO_FRETS)[number];

/** The fret behind which the capo of an instrument is; 0 without one. */
export const capoOf = ({ capo = 0 }: Instrument): number => capo;

/** How many semitones a fret lies above the open string. */
const aboveOpen = (fret: number, from: number): number => (fret > 0 ? fret - from : fret);

/**
 * The fret that a place has without the capo. A short string is raised by a capo of its own, so that its frets, too, count from
 * the capo.
 *
 * @example fretFromNut(withCapo(STANDARD_GUITAR, 3), { guitarString: 1, fret: 2 }) // 5
 * @example fretFromNut(withCapo(INSTRUMENTS.banjo, 2), { guitarString: 0, fret: 0 }) // 7
 */
export function fretFromNut(instrument: Instrument, { guitarString, fret }: Position): number {
  const from = firstFretOf(instrument, guitarString);
  const above = aboveOpen(fret, from) + capoOf(instrument);
  return above > 0 ? above + from : above;
}

/**
 * The fret, counted from the capo, of a place that has another one without it; `undefined` if the place is behind the capo, or
 * its string has no such fret.
 *
 * @example fretFromCapo(withCapo(STANDARD_GUITAR, 3), { guitarString: 1, fret: 5 }) // 2
 */
export function fretFromCapo(instrument: Instrument, place: Position): number | undefined {
  if (!hasFret(instrument, place)) return undefined;
  const from = firstFretOf(instrument, place.guitarString);
  const above = aboveOpen(place.fret, from) - capoOf(instrument);
  if (above < 0) return undefined;
  return above === 0 ? 0 : above + from;
}

const hasFlat = (openNote: PitchName): boolean => partsOf(pitchParts(openNote).note).accidental === 'b';

/** A string with a capo: what sounds when it is open. A tuning that is written with flats stays so. */
function heldAt(string: InstrumentString, capo: number, style: 'sharps' | 'flats'): InstrumentString {
  const open = string.open + capo;
  const openNote = pitchName(open, style);
  return { ...string, open, openNote, label: labelOf(string.number, openNote) };
}

const beyond = (frets: readonly number[], capo: number): readonly number[] =>
  frets.map(fret => fret - capo).filter(fret => fret > 0);

/** The lengths of a neck that there are beyond a capo; the shortest in any case. */
function countsBeyond({ fretCounts }: Instrument, capo: number): readonly [FretCount, ...FretCount[]] {
  const [first, ...others] = fretCounts;
  const last = Math.max(...fretCounts) - capo;
  return [first, ...others.filter(count => count <= last)];
}

const held = new WeakMap<Instrument, Map<CapoFret, Instrument>>();

function withNewCapo(instrument: Instrument, capo: CapoFret): Instrument {
  const { id, name, spoken = name, strings, inlays } = instrument;
  const style = strings.some(({ openNote }) => hasFlat(openNote)) ? 'flats' : 'sharps';
  return {
    ...instrument,
    ...{ id: `${id} capo ${capo}`, capo, name: `${name}, capo ${capo}`, spoken: `${spoken}, capo ${capo}` },
    strings: strings.map(string => heldAt(string, capo, style)),
    fretCounts: countsBeyond(instrument, capo),
    inlays: { single: beyond(inlays.single, capo), double: beyond(inlays.double, capo) },
  };
}

/**
 * An instrument with a capo: its neck begins there, and frets count from it. The same object each time.
 *
 * @example withCapo(STANDARD_GUITAR, 3).strings[0]?.openNote // 'G2'
 */
export function withCapo(instrument: Instrument, capo: CapoFret): Instrument {
  if (capo === 0) return instrument;
  const known = held.get(instrument) ?? new Map<CapoFret, Instrument>();
  held.set(instrument, known);
  const made = known.get(capo) ?? withNewCapo(instrument, capo);
  known.set(capo, made);
  return made;
}
