import { drawnName, type NoteNames } from '../theory/names';
import { midiOf, type PitchName, pitchParts } from '../theory/pitch';

export const FRET_COUNTS = [12, 15, 20, 22, 24] as const;
export type FretCount = (typeof FRET_COUNTS)[number];

/** How thick a string is drawn: 1 is the thinnest. */
export type Gauge = 1 | 2 | 3 | 4 | 5;

export interface InstrumentString {
  /** The player's number; 1 is the top row of a diagram. */
  readonly number: number;
  /** The MIDI number of the open string. */
  readonly open: number;
  /** The open string as its tuning is written: Eb2 where a guitar is tuned down, not D#2. */
  readonly openNote: PitchName;
  /** The text beside the string on the neck: `6(E)`. */
  readonly label: string;
  readonly gauge: Gauge;
  /** The fret at which a short string begins, as a banjo's fifth does; left out if that is the nut. */
  readonly from?: number;
}

export type Inlay = 'none' | 'single' | 'double';

/** A fretted instrument: everything needed to draw, name and play its neck. */
export interface Instrument {
  readonly id: string;
  readonly name: string;
  /** The name as spoken, if it has signs that screen readers garble. */
  readonly spoken?: string;
  /**
   * The strings by place: index 0 is the bottom row of a diagram and has the highest number; the last is string 1. Place
   * says nothing about pitch: the bottom string of a re-entrant ukulele is nearly its highest.
   */
  readonly strings: readonly InstrumentString[];
  /** How many frets its neck may have; the first is the default. */
  readonly fretCounts: readonly [FretCount, ...FretCount[]];
  /** How many frets lie under a hand that stays where it is. */
  readonly hand: number;
  /**
   * The fret behind which a capo is, if there is one. Everything else is as if the neck began there: open notes, dots, and how
   * many frets there are.
   */
  readonly capo?: number;
  /** How its notes are named, if not in English. */
  readonly names?: NoteNames;
  /** The frets with dots. */
  readonly inlays: Readonly<Record<Exclude<Inlay, 'none'>, readonly number[]>>;
}

/** The text beside a string on the neck. */
export const labelOf = (number: number, openNote: PitchName, names: NoteNames = 'english'): string =>
  `${number}(${drawnName(pitchParts(openNote).note, names)})`;

/** How the notes of an instrument are named. */
export const namesOf = ({ names = 'english' }: Pick<Instrument, 'names'>): NoteNames => names;

const named = new WeakMap<Instrument, Map<NoteNames, Instrument>>();

/**
 * An instrument whose notes have other names, beside its strings and wherever they are told. The same object each time.
 *
 * @example withNames(STANDARD_GUITAR, 'german').strings[4]?.label // '2(H)'
 */
export function withNames(instrument: Instrument, names: NoteNames): Instrument {
  if (names === 'english') return instrument;
  const known = named.get(instrument) ?? new Map<NoteNames, Instrument>();
  named.set(instrument, known);
  const strings = instrument.strings.map(string => ({
    ...string,
    label: labelOf(string.number, string.openNote, names),
  }));
  const made = known.get(names) ?? { ...instrument, names, strings };
  known.set(names, made);
  return made;
}

/**
 * The strings of an instrument from their open notes, bottom row first.
 *
 * @param short the fret at which each short string begins, by the string's number
 * @throws RangeError if a string has no gauge.
 * @example stringsOf(['G4', 'C4', 'E4', 'A4'], [1, 3, 2, 1])[0] // { number: 4, open: 67, openNote: 'G4', label: '4(G)', gauge: 1 }
 */
export function stringsOf(
  openNotes: readonly PitchName[],
  gauges: readonly Gauge[],
  short: Readonly<Partial<Record<number, number>>> = {},
): readonly InstrumentString[] {
  return openNotes.map((openNote, place) => {
    const number = openNotes.length - place;
    const gauge = gauges[place];
    const from = short[number];
    if (gauge === undefined) throw new RangeError(`string ${number} has no gauge`);
    return {
      ...{ number, open: midiOf(openNote), openNote, gauge },
      label: labelOf(number, openNote),
      ...(from !== undefined && { from }),
    };
  });
}

/** Whether a string begins further up the neck than the nut. */
export const isShort = ({ from }: Pick<InstrumentString, 'from'>): boolean => from !== undefined;

/**
 * The places of an instrument's strings, bottom row first.
 *
 * @example placesOf(STANDARD_GUITAR) // [0, 1, 2, 3, 4, 5]
 */
export const placesOf = ({ strings }: Instrument): readonly number[] => strings.map((_, place) => place);

/**
 * The dots drawn at a fret.
 *
 * @example inlayAt(STANDARD_GUITAR, 12) // 'double'
 */
export function inlayAt({ inlays }: Instrument, fret: number): Inlay {
  if (inlays.double.includes(fret)) return 'double';
  return inlays.single.includes(fret) ? 'single' : 'none';
}

/** How a neck is drawn. Its places, their names and their order for screen readers don't depend on it. */
export interface Orientation {
  /** The hand that a neck is for; for the left the nut is on the right. */
  readonly hand: 'right' | 'left';
  /** The string in the top row: string 1, or the one with the highest number. */
  readonly topString: 'first' | 'lowest';
}

export type Hand = Orientation['hand'];

/** How necks are drawn unless the user prefers otherwise. */
export const RIGHT_HANDED: Orientation = { hand: 'right', topString: 'first' };

/** The end of a drawn neck. */
export type Side = 'left' | 'right';

/** The side of the nut, and the side of the last fret. */
export const ENDS: Readonly<Record<Hand, Readonly<Record<'nut' | 'lastFret', Side>>>> = {
  right: { nut: 'left', lastFret: 'right' },
  left: { nut: 'right', lastFret: 'left' },
};
